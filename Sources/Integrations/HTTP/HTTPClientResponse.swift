public import Formats

/// The whole answer to a request.
public struct HTTPClientResponse: Hashable, Sendable {
  /// The status and the headers.
  public let head: HTTPClientHead
  /// The body.
  public let body: [UInt8]

  /// The status.
  public var status: Int { head.status }

  /// The headers, their names in lower case.
  public var headers: [String: String] { head.headers }

  /// The body as JSON; null where it is none.
  public var json: JSON {
    // Who needs a member says which one is missing.
    (try? JSON.parse(body)) ?? .null
  }

  /// What the server says is wrong, or the bare status.
  public var detail: String { json["detail"]?.string ?? "the server answers \(status)" }
}
