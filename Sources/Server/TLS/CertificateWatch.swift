import Foundation
import NIOSSL

/// Shows the newest certificate to new connections: a renewal needs no restart.
actor CertificateWatch {
  /// How often it looks whether the files have changed.
  static let pause = Duration.seconds(60)

  private let certificate: Certificate
  private var written: [Date]
  private var looked = ContinuousClock.now
  private var newer = NIOSSLContextConfigurationOverride.noChanges

  /// Watches over a certificate that has just been read.
  init(_ certificate: Certificate) {
    self.certificate = certificate
    written = certificate.written()
  }

  /// What is different from the certificate that the server began with.
  func change() -> NIOSSLContextConfigurationOverride {
    guard ContinuousClock.now - looked >= Self.pause else { return newer }
    looked = .now
    let written = certificate.written()
    guard written != self.written else { return newer }
    // One that cannot be used, perhaps half written, is no reason to stop showing the one before.
    guard let configuration = try? certificate.configuration() else { return newer }
    self.written = written
    newer.certificateChain = configuration.certificateChain
    newer.privateKey = configuration.privateKey
    return newer
  }
}
