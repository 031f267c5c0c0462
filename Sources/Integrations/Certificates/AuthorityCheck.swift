import Foundation

/// Proves a server's certificate by one authority, with openssl.
///
/// The TLS library of this program refuses everything that is signed by an authority limited to
/// addresses, because it does not know such limits (BoringSSL, `nc_match_single`). That of a home is
/// limited so; openssl knows them.
actor AuthorityCheck {
  private let authority: [UInt8]
  /// Certificates that were verified, so that none is verified twice.
  private var proven: Set<[UInt8]> = []

  /// Takes the authority's certificate in DER.
  init(_ authority: [UInt8]) { self.authority = authority }

  /// Whether a chain in DER, the server's own certificate first, proves that it is a host.
  func proves(_ chain: [[UInt8]], _ host: String) async -> Bool {
    guard let own = chain.first else { return false }
    if proven.contains(own) { return true }
    guard await isProven(chain, own, host) else { return false }
    proven.insert(own)
    return true
  }

  private func isProven(_ chain: [[UInt8]], _ own: [UInt8], _ host: String) async -> Bool {
    // Without a place for the files, or without openssl, nothing is proven.
    guard let scratch = try? ScratchFolder() else { return false }
    defer { scratch.remove() }
    let files = [scratch.file("authority"), scratch.file("between"), scratch.file("own")]
    let texts = [
      Self.pem(authority), chain.dropFirst().map(Self.pem).joined(), Self.pem(own),
    ]
    for (file, text) in zip(files, texts) {
      // What cannot be checked is not trusted.
      guard (try? Data(text.utf8).write(to: file)) != nil else { return false }
    }
    let between = chain.count > 1 ? ["-untrusted", files[1].path] : []
    let name = [HomeName.isAddress(host) ? "-verify_ip" : "-verify_hostname", host]
    let verify = ChildProcess(
      "openssl",
      ["verify", "-CAfile", files[0].path] + between + ["-purpose", "sslserver"] + name
        + [files[2].path],
      timeout: .seconds(20)
    )
    do { try await verify.run() } catch { return false }
    return true
  }

  private static func pem(_ der: [UInt8]) -> String {
    let text = Data(der).base64EncodedString(options: .lineLength64Characters)
    return "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"
  }
}
