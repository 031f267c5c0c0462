/// Why a certificate cannot be used.
public enum CertificateError: Error, Hashable, Sendable {
  case unreadable(String)
  case noCertificate(String)
  case noKey(String)
  case mismatch(String, String)
  case refused(String)
}

extension CertificateError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .unreadable(let path): "\(path) is not there, or this user may not read it"
    case .noCertificate(let path): "\(path) is no certificate in PEM (-----BEGIN CERTIFICATE-----)"
    case .noKey(let path): "\(path) is no private key in PEM without a passphrase"
    case .refused(let reason): "TLS cannot begin: \(reason)"
    case .mismatch(let chain, let key): "the key \(key) is not that of the certificate \(chain)"
    }
  }
}
