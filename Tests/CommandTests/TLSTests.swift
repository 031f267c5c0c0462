import Foundation
import Integrations
import Testing

private let isPossible =
  InstalledProgram.path(of: "openssl") != nil && InstalledProgram.path(of: "curl") != nil

@Suite(.enabled(if: isPossible, "openssl or curl is missing"))
struct TLSTests {
  private let data = ScratchPlace()

  @Test func `serves with its own authority, which others can come to trust`() throws {
    let server = try ServedCommand(["--tls", "local"], data: data.url)
    #expect(server.said.contains("https://"))
    #expect(server.said.firstMatch(of: /([0-9A-F]{2}:){31}[0-9A-F]{2}/) != nil)
    let root = data.url.appendingPathComponent("tls/authority.pem").path
    for name in ["localhost", "127.0.0.1"] {
      let address = "https://\(name):\(server.port)/health"
      #expect(try curl(["--cacert", root, address]).hasPrefix(#"{"status":"ok""#))
      #expect(try curl([address]).isEmpty, "nobody trusts it before")
    }
    #expect(
      try curl(["--cacert", root, "--tls-max", "1.1", "https://localhost:\(server.port)/"]).isEmpty
    )
    let downloaded = data.url.appendingPathComponent("downloaded.crt").path
    _ = try curl(["-k", "-o", downloaded, "https://localhost:\(server.port)/authority.crt"])
    let certificate = try Data(contentsOf: URL(fileURLWithPath: downloaded))
    #expect(certificate.starts(with: [0x30, 0x82]))
    // The live lane works the same through TLS.
    let live = try curl([
      "--cacert", root, "-H", "X-Pacesetter: 1", "-w", "%{http_code}", "-d",
      #"{"device":"00000000000000aa"}"#, "https://localhost:\(server.port)/api/v1/live",
    ])
    #expect(live == "204")
    #expect(server.stop() == 0)
  }

  @Test func `serves with a certificate of its owner's`() throws {
    _ = try ServedCommand(["--tls", "local"], data: data.url).stop()
    let tls = data.url.appendingPathComponent("tls")
    let (chain, key) = (
      tls.appendingPathComponent("server.pem"), tls.appendingPathComponent("server.key")
    )
    let server = try ServedCommand(
      ["--tls-cert", chain.path, "--tls-key", key.path],
      data: data.url
    )
    let root = tls.appendingPathComponent("authority.pem").path
    #expect(try curl(["--cacert", root, "https://localhost:\(server.port)/health"]).contains("ok"))
    #expect(
      try curl(["--cacert", root, "https://localhost:\(server.port)/authority.crt"]).contains("404")
    )
    #expect(server.stop() == 0)
  }

  @Test func `says what is wrong with a certificate`() throws {
    _ = try ServedCommand(["--tls", "local"], data: data.url).stop()
    let tls = data.url.appendingPathComponent("tls").path
    for (chain, key, hint) in [
      ("/nonexistent", "\(tls)/server.key", "/nonexistent cannot be read"),
      ("\(tls)/server.key", "\(tls)/server.key", "give a certificate in PEM"),
      ("\(tls)/server.pem", "\(tls)/server.pem", "give a private key"),
      ("\(tls)/server.pem", "\(tls)/authority.key", "belongs to another"),
    ] {
      let outcome = try Command.run("serve", "--port", "0", "--tls-cert", chain, "--tls-key", key)
      #expect(outcome.status == 69)
      #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    (["--tls-cert", "x"], "give both"), (["--tls", "none"], "local"),
    (["--tls", "local", "--tls-cert", "x", "--tls-key", "y"], "--tls-cert"),
  ])
  func `says what is wrong with the wish for TLS`(arguments: [String], hint: String) throws {
    let outcome = try Command.run(["serve"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test func `signs for no name of the Internet`() throws {
    let outcome = try Command.run(
      "serve",
      "--port",
      "0",
      "--tls",
      "local",
      "--allow-host",
      "run.example.org"
    )
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("run.example.org"))
    #expect(outcome.errors.contains("--tls-cert"))
  }

  private func curl(_ arguments: [String]) throws -> String {
    let pipe = Pipe()
    let child = try Child("curl", ["-s"] + arguments, output: .pipe(pipe))
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    child.wait()
    return String(decoding: bytes, as: UTF8.self)
  }
}
