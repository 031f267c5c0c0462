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
    case .unreadable(let path): "check the path and its permissions: \(path) cannot be read"
    case .noCertificate(let path):
      "give a certificate in PEM (-----BEGIN CERTIFICATE-----); \(path) holds none"
    case .noKey(let path): "give a private key in PEM without a passphrase; \(path) holds none"
    case .refused(let reason): "TLS cannot start: \(reason)"
    case .mismatch(let chain, let key):
      "give the key of the certificate \(chain); \(key) belongs to another"
    }
  }
}
