import Foundation
import Integrations
import Testing

@Suite(.enabled(if: InstalledProgram.path(of: "openssl") != nil, "openssl is missing"))
struct LocalAuthorityTests {
  private let scratch: ScratchFolder
  private let authority: LocalAuthority

  init() throws {
    scratch = try ScratchFolder()
    authority = LocalAuthority(folder: scratch.file("tls"))
  }

  @Test func `makes certificates that hold for the names of a home`() async throws {
    defer { scratch.remove() }
    let names = ["localhost", "Kim.local", "192.168.1.5", "fd00::5", "127.0.0.1", "::1"]
    try await authority.prepare(for: names)
    for name in ["localhost", "kim.local"] {
      #expect(await verifies(["-verify_hostname", name]), "\(name)")
    }
    for address in ["192.168.1.5", "fd00::5", "127.0.0.1", "::1"] {
      #expect(await verifies(["-verify_ip", address]), "\(address)")
    }
    #expect(await !verifies(["-verify_hostname", "other.local"]))
    #expect(await !verifies(["-verify_ip", "192.168.1.6"]))
    #expect(authority.fingerprint()?.wholeMatch(of: /([0-9A-F]{2}:){31}[0-9A-F]{2}/) != nil)
    for file in [authority.serverKey, authority.folder.appendingPathComponent("authority.key")] {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `keeps what is good and makes anew what is not`() async throws {
    defer { scratch.remove() }
    try await authority.prepare(for: ["kim.local"])
    let (root, leaf) = try files()
    try await authority.prepare(for: ["kim.local"])
    #expect(try files() == (root, leaf))
    try await authority.prepare(for: ["kim.local", "192.168.1.5"])
    let changed = try files()
    #expect(changed.0 == root)
    #expect(changed.1 != leaf)
    #expect(await verifies(["-verify_ip", "192.168.1.5"]))
    try FileManager.default.removeItem(at: authority.certificate)
    try await authority.prepare(for: ["kim.local", "192.168.1.5"])
    #expect(try files().0 != root)
    #expect(await verifies(["-verify_hostname", "kim.local"]))
  }

  @Test(arguments: [
    "run.example.org", "8.8.8.8", "2001:db8::1", "kim.local.example.org", "a b.local",
    "x.local\nDNS:evil.example", "172.32.0.1", "*",
  ])
  func `signs for no one but a home`(name: String) async throws {
    defer { scratch.remove() }
    await #expect(throws: LocalAuthorityError.notHomely(name)) {
      try await authority.prepare(for: [name])
    }
  }

  /// The limit is in the authority itself, so that a stolen key is of no use elsewhere.
  @Test func `is worth nothing outside a home, whoever signs`() async throws {
    defer { scratch.remove() }
    try await authority.prepare(for: ["kim.local"])
    let settings = scratch.file("evil.cnf")
    try Data("subjectAltName = DNS:bank.example".utf8).write(to: settings)
    let folder = authority.folder.path
    try await openssl([
      "req", "-new", "-key", authority.serverKey.path, "-subj", "/CN=x", "-out", "\(folder)/e.csr",
    ])
    try await openssl([
      "x509", "-req", "-in", "\(folder)/e.csr", "-CA", authority.certificate.path, "-CAkey",
      "\(folder)/authority.key", "-set_serial", "7", "-days", "9", "-extfile", settings.path,
      "-out", authority.serverCertificate.path,
    ])
    #expect(await !verifies(["-verify_hostname", "bank.example"]))
  }

  private func files() throws -> (Data, Data) {
    (try Data(contentsOf: authority.certificate), try Data(contentsOf: authority.serverCertificate))
  }

  private func verifies(_ wish: [String]) async -> Bool {
    let command =
      ["verify", "-x509_strict", "-CAfile", authority.certificate.path] + wish
      + [authority.serverCertificate.path]
    do { try await openssl(command) } catch { return false }
    return true
  }

  private func openssl(_ arguments: [String]) async throws {
    try await ChildProcess("openssl", arguments, timeout: .seconds(60)).run()
  }
}
