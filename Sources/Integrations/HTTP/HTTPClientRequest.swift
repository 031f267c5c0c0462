/// One request of an ``HTTPClient``.
public struct HTTPClientRequest: Sendable {
  /// A header: its name and its value.
  public typealias Header = (name: String, value: String)

  /// The method, such as `GET` or `PROPFIND`.
  public var method: String
  /// Where it goes.
  public var destination: HTTPDestination
  /// The path with its query, escaped.
  public var path: String
  /// What is sent beside `Host` and `Content-Length`.
  public var headers: [Header]
  /// The body; nothing is sent of an empty one.
  public var body: [UInt8]
  /// How long it may take, and how much is read.
  public var limits: HTTPClientLimits

  /// Whether sending it twice does no harm.
  ///
  /// A connection that was left open may have just been closed: only such a request is sent on one,
  /// and again on a fresh one where that failed. Any other gets a fresh connection at once.
  public var isRepeatable: Bool

  /// Creates a request; what is read or put in place may be repeated unless it is said otherwise.
  public init(
    _ method: String,
    _ destination: HTTPDestination,
    _ path: String,
    headers: [Header] = [],
    body: [UInt8] = [],
    limits: HTTPClientLimits = HTTPClientLimits(),
    isRepeatable: Bool? = nil
  ) {
    self.method = method
    self.destination = destination
    self.path = path
    self.headers = headers
    self.body = body
    self.limits = limits
    self.isRepeatable =
      isRepeatable
      ?? ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PROPFIND", "REPORT"].contains(method)
  }
}
