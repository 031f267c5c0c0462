public import Formats

/// What a server answers to a request.
public struct ServerAnswer: Hashable, Sendable {
  /// The status.
  public let status: Int
  /// The headers, their names in lower case.
  public let headers: [String: String]
  /// The body.
  public let body: [UInt8]

  /// The body as JSON; null where it is none.
  public var json: JSON { (try? JSON.parse(body)) ?? .null }

  /// What the server says is wrong, or the bare status.
  public var detail: String { json["detail"]?.string ?? "the server answers \(status)" }
}
