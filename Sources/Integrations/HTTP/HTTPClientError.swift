/// Why a request got no whole answer.
public enum HTTPClientError: Error, Hashable, Sendable {
  /// Nobody answers there.
  case unreachable(HTTPDestination, String)
  /// The name leads into a private network, where nobody has allowed that.
  case forbidden(HTTPDestination)
  /// Somebody answers there without proving that they are the server.
  case untrusted(HTTPDestination, String)
  /// The server was there and went away in the middle.
  case lost(HTTPDestination)
  /// The server takes longer than the request allows.
  case tooSlow(HTTPDestination, Duration)
  /// The body is longer than the request allows.
  case tooLong(HTTPDestination, Int)
  /// What answers there does not speak HTTP.
  case garbled(HTTPDestination)
  /// The server refuses what was asked.
  case refused(status: Int, detail: String)
  /// Whoever asked no longer wants the answer.
  case cancelled
  /// A file holds no certificate that could be trusted.
  case noAuthority(String)

  /// Whether asking again later may help.
  public var mayPass: Bool {
    switch self {
    case .unreachable, .lost, .tooSlow: true
    case .refused(let status, _): status >= 500 || status == 408 || status == 429
    case .forbidden, .untrusted, .tooLong, .garbled, .cancelled, .noAuthority: false
    }
  }
}

extension HTTPClientError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .unreachable(let place, let reason):
      "check that the server runs; there is no answer at \(place): \(reason)"
    case .forbidden(let place): "\(place) is in a private network, which is not allowed here"
    case .untrusted(let place, let reason): "\(place) cannot be trusted: \(reason)"
    case .lost(let place): "\(place) closed the connection"
    case .tooSlow(let place, let limit):
      "\(place) did not answer within \(limit.components.seconds) s"
    case .tooLong(let place, let limit): "\(place) sent more than \(limit) bytes"
    case .garbled(let place): "the server at \(place) does not speak HTTP"
    case .refused(_, let detail): detail
    case .cancelled: "the request was cancelled"
    case .noAuthority(let path): "give a certificate in PEM or DER; \(path) holds none"
    }
  }
}
