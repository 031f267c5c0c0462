public import Screens

/// Why a request got no whole answer.
public enum HTTPClientError: Error, Hashable, Sendable {
  /// Nobody answers there.
  case unreachable(HTTPDestination, NetworkRefusal.Reason)
  /// The name leads into a private network, where nobody has allowed that.
  case forbidden(HTTPDestination)
  /// Nobody who is trusted here has signed the server's certificate.
  case unsigned(HTTPDestination)
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
    case .forbidden, .unsigned, .untrusted, .tooLong, .garbled, .cancelled, .noAuthority: false
    }
  }
}

extension HTTPClientError {
  /// What a person is told.
  public var refusal: NetworkRefusal {
    switch self {
    case .unreachable(let place, let reason): .unreachable("\(place)", reason)
    case .forbidden(let place): .forbidden("\(place)")
    case .unsigned(let place): .unsigned("\(place)")
    case .untrusted(let place, let detail): .insecure("\(place)", detail)
    case .lost(let place): .lost("\(place)")
    case .tooSlow(let place, let limit):
      .tooSlow("\(place)", seconds: Int(limit.components.seconds))
    case .tooLong(let place, let limit): .tooLong("\(place)", bytes: limit)
    case .garbled(let place): .garbled("\(place)")
    case .refused(let status, let detail): .refused(status: status, detail)
    case .cancelled: .cancelled
    case .noAuthority(let path): .noAuthority(path)
    }
  }
}

extension HTTPClientError: CustomStringConvertible {
  /// The English sentence.
  public var description: String { refusal.words(in: .english) }
}
