import Foundation
import NIOCore
import NIOSSL

/// The certificate that the server shows, and its key, as files that may be renewed.
public struct Certificate: Hashable, Sendable {
  /// The certificate and those between it and its authority, in PEM.
  public let chain: String
  /// The key, in PEM.
  public let key: String

  /// Names the files.
  public init(chain: String, key: String) {
    self.chain = chain
    self.key = key
  }

  /// The settings of a server with this certificate.
  func configuration() throws(CertificateError) -> TLSConfiguration {
    let (chain, key) = try load()
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) },
      privateKey: .privateKey(key)
    )
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    do { _ = try NIOSSLContext(configuration: configuration) } catch {
      throw .mismatch(self.chain, self.key)
    }
    return configuration
  }

  /// When the files were last written; a renewal writes both.
  func written() -> [Date] {
    [chain, key].map { path in
      // A file that is being renewed may be away for a moment, and is then new.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
  }

  private func load() throws(CertificateError) -> ([NIOSSLCertificate], NIOSSLPrivateKey) {
    for path in [chain, key] where !FileManager.default.isReadableFile(atPath: path) {
      throw .unreadable(path)
    }
    let certificates: [NIOSSLCertificate]
    do { certificates = try NIOSSLCertificate.fromPEMFile(chain) } catch {
      throw .noCertificate(chain)
    }
    guard !certificates.isEmpty else { throw .noCertificate(chain) }
    do { return (certificates, try NIOSSLPrivateKey(file: key, format: .pem)) } catch {
      throw .noKey(key)
    }
  }
}
