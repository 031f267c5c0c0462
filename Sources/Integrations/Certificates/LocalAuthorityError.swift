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
      "\(name) is no name or address of a home network, and the local authority signs no other;"
        + " get a certificate for it and use --tls-cert and --tls-key"
    case .folder(let path, let reason): "the folder \(path) cannot be written: \(reason)"
    case .openssl(.notFound): "openssl makes the certificates and is missing: apt install openssl"
    case .openssl(let error): error.description
    }
  }
}
