/// Why a server cannot be spoken to.
public enum ServerClientError: Error, Hashable, Sendable {
  /// Nobody answers there.
  case unreachable(ServerAddress, String)
  /// The server there cannot prove its identity.
  case untrusted(ServerAddress, String)
  /// It was there and went away in the middle.
  case lost(ServerAddress)
  /// It refuses what was asked.
  case refused(status: Int, detail: String)
  /// A file holds no certificate that could be trusted.
  case noAuthority(String)

  /// Whether asking again later may help.
  public var mayPass: Bool {
    switch self {
    case .unreachable, .lost: true
    case .refused(let status, _): status >= 500 || status == 408 || status == 429
    case .untrusted, .noAuthority: false
    }
  }
}

extension ServerClientError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .unreachable(let address, let reason):
      "check that the server runs; there is no answer at \(address): \(reason)"
    case .untrusted(let address, let reason):
      "name the server's own authority with --authority, if it has one; \(address) cannot be trusted:"
        + " \(reason)"
    case .lost(let address): "\(address) closed the connection"
    case .refused(_, let detail): detail
    case .noAuthority(let path): "give a certificate in PEM or DER; \(path) holds none"
    }
  }
}
