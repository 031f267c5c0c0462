public import Foundation
import Formats

/// A certificate authority of this machine's own, for serving TLS where no public one would help.
///
/// Whoever installs its certificate trusts it for names and addresses of a home network and for no
/// other, so a stolen key cannot stand in for a bank. The keys are made and used by the `openssl`
/// program: once a year is too seldom to compile a library of its own for it.
public struct LocalAuthority: Sendable {
  /// How long a server's certificate is good: what Apple's systems take at most, and a margin.
  static let days = 397
  /// It is made anew when fewer days than this are left.
  static let margin = 30

  /// Where the certificates and keys are.
  public let folder: URL

  /// Names the folder, which need not exist yet.
  public init(folder: URL) { self.folder = folder }

  /// Whether it signs a name or an address: whether that belongs to a home network.
  public static func signs(_ name: String) -> Bool { HomeName.isHomely(name.lowercased()) }

  /// The certificate to be installed on other devices.
  public var certificate: URL { folder.appendingPathComponent("authority.pem") }
  /// The certificate that the server shows.
  public var serverCertificate: URL { folder.appendingPathComponent("server.pem") }
  /// Its key.
  public var serverKey: URL { folder.appendingPathComponent("server.key") }

  private var key: URL { folder.appendingPathComponent("authority.key") }
  private var list: URL { folder.appendingPathComponent("server.names") }

  /// Makes the authority where there is none, and a certificate for these names and addresses where
  /// there is none that still is good for a while.
  public func prepare(for names: [String]) async throws(LocalAuthorityError) {
    if let name = names.first(where: { !Self.signs($0) }) { throw .notHomely(name) }
    let names = Set(names.map { $0.lowercased() }).sorted()
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .folder(folder.path, reason: error.localizedDescription)
    }
    if !exists(certificate) || !exists(key) { try await makeAuthority() }
    guard !(await isGood(for: names)) else { return }
    try await makeCertificate(for: names)
  }

  /// The digest of the authority's certificate, as systems show it to compare.
  public func fingerprint() -> String? {
    guard let der = der() else { return nil }
    let digits = Array(SHA256.hexadecimal(of: der).uppercased())
    return stride(from: 0, to: digits.count, by: 2)
      .map { String(digits[$0...$0 + 1]) }.joined(separator: ":")
  }

  /// The bytes of the authority's certificate.
  public func der() -> [UInt8]? {
    // Not there is the usual case where TLS is not ours.
    guard let text = try? String(contentsOf: certificate, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }
    return Data(base64Encoded: lines.joined()).map { Array($0) }
  }

  private func makeAuthority() async throws(LocalAuthorityError) {
    let host = ProcessInfo.processInfo.hostName.prefix(40)
    try await withSettings(
      """
      [req]
      distinguished_name = name
      prompt = no
      x509_extensions = authority
      [name]
      CN = Pacesetter at \(HomeName.isPlain(String(host)) ? String(host) : "home")
      O = Pacesetter
      [authority]
      basicConstraints = critical, CA:TRUE, pathlen:0
      keyUsage = critical, keyCertSign, cRLSign
      subjectKeyIdentifier = hash
      nameConstraints = critical, @permitted
      [permitted]
      \(HomeName.constraints)
      """
    ) { settings throws(LocalAuthorityError) in
      try await makeKey(key)
      try await openssl([
        "req", "-new", "-x509", "-key", key.path, "-sha256", "-days", "3650", "-config", settings,
        "-set_serial", serial(), "-out", certificate.path + ".new",
      ])
    }
    try move(certificate)
    // What the authority before has signed is worth nothing now.
    try? FileManager.default.removeItem(at: serverCertificate)
  }

  private func makeCertificate(for names: [String]) async throws(LocalAuthorityError) {
    let alternatives = names.map { HomeName.isAddress($0) ? "IP:\($0)" : "DNS:\($0)" }
    try await withSettings(
      """
      [req]
      distinguished_name = name
      prompt = no
      [name]
      CN = Pacesetter
      [server]
      basicConstraints = critical, CA:FALSE
      keyUsage = critical, digitalSignature
      extendedKeyUsage = serverAuth
      authorityKeyIdentifier = keyid
      subjectAltName = \(alternatives.joined(separator: ", "))
      """
    ) { settings throws(LocalAuthorityError) in
      let request = folder.appendingPathComponent("server.csr")
      // A request left behind holds no secret and is written over the next time.
      defer { try? FileManager.default.removeItem(at: request) }
      try await makeKey(serverKey)
      try await openssl([
        "req", "-new", "-key", serverKey.path, "-sha256", "-config", settings,
        "-out", request.path,
      ])
      try await openssl([
        "x509", "-req", "-in", request.path, "-CA", certificate.path, "-CAkey", key.path,
        "-sha256", "-days", String(Self.days), "-set_serial", serial(), "-extfile", settings,
        "-extensions", "server", "-out", serverCertificate.path + ".new",
      ])
    }
    try move(serverCertificate)
    do {
      try Data(names.joined(separator: "\n").utf8).write(to: list, options: .atomic)
    } catch {
      throw .folder(folder.path, reason: error.localizedDescription)
    }
  }

  /// Whether the server's certificate has these names and lives for a while.
  private func isGood(for names: [String]) async -> Bool {
    // A list that cannot be read is as good as none.
    guard exists(serverCertificate), exists(serverKey),
      let known = try? String(contentsOf: list, encoding: .utf8),
      known == names.joined(separator: "\n")
    else { return false }
    let seconds = String(Self.margin * 86_400)
    let check = ["x509", "-in", serverCertificate.path, "-noout", "-checkend", seconds]
    do throws(LocalAuthorityError) { try await openssl(check) } catch { return false }
    return true
  }

  private func makeKey(_ key: URL) async throws(LocalAuthorityError) {
    try await openssl(["ecparam", "-genkey", "-name", "prime256v1", "-noout", "-out", key.path])
    chmod(key.path, 0o600)
  }

  private func withSettings(
    _ text: String,
    _ work: (_ path: String) async throws(LocalAuthorityError) -> Void
  ) async throws(LocalAuthorityError) {
    let file = folder.appendingPathComponent("openssl.cnf")
    do { try Data((text + "\n").utf8).write(to: file) } catch {
      throw .folder(folder.path, reason: error.localizedDescription)
    }
    // Settings left behind hold no secret and are written over the next time.
    defer { try? FileManager.default.removeItem(at: file) }
    try await work(file.path)
  }

  private func openssl(_ arguments: [String]) async throws(LocalAuthorityError) {
    do throws(ChildProcessError) {
      try await ChildProcess("openssl", arguments, timeout: .seconds(30)).run()
    } catch {
      throw .openssl(error)
    }
  }

  private func move(_ file: URL) throws(LocalAuthorityError) {
    guard rename(file.path + ".new", file.path) == 0 else {
      throw .folder(folder.path, reason: String(cString: strerror(errno)))
    }
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  private func serial() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(UInt64.random(in: 1...(1 << 62), using: &generator))
  }
}
