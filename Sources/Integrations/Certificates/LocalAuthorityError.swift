/// Why there is no certificate of one's own.
public enum LocalAuthorityError: Error, Hashable, Sendable {
  case notHomely(String)
  case folder(String, reason: String)
  case openssl(ChildProcessError)
}

extension LocalAuthorityError: CustomStringConvertible {
  /// The sentence shown to a person, with the next step.
  public var description: String {
    switch self {
    case .notHomely(let name):
      "get a certificate for \(name) and use --tls-cert and --tls-key; the local authority signs only"
        + " names and addresses of home networks"
    case .folder(let path, let reason):
      "check the permissions of the folder \(path); it cannot be written: \(reason)"
    case .openssl(.notFound): "install openssl, which makes the certificates: apt install openssl"
    case .openssl(let error): error.description
    }
  }
}
