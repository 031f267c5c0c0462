import Foundation
import Testing

struct DevicesTests {
  private let data = ScratchPlace()

  @Test func `pairs, lists and shuts out, through the server and without it`() throws {
    let options = ["--behind-proxy", "--allow-host", "run.example.org"]
    let server = try ServedCommand(options, data: data.url)
    // Other devices open it by the name that the proxy has for it.
    let invitation = /https:\/\/run\.example\.org\/pair on it and type [0-9A-Z]{4}-[0-9A-Z]{4}/
    #expect(server.said.firstMatch(of: invitation) != nil)
    let code = try run("devices", "pair").rows[0]
    let http = PlainHTTP(port: server.port)
    #expect(http.ask("GET", "/api/v1/sessions")?.status == 401)
    let answer = http.ask(
      "POST",
      "/api/v1/pair",
      Array(#"{"code":"\#(code)","name":"Kim's phone","keep":"token"}"#.utf8)
    )
    let token = try #require(answer?.body.firstMatch(of: /"token":"([0-9a-f]+)"/)?.1)
    let headers = ["Authorization: Bearer \(token)"]
    #expect(http.ask("GET", "/api/v1/sessions", headers: headers)?.status == 200)

    let listed = try run("devices").output
    #expect(listed.wholeMatch(of: /[0-9a-f]{8}  seen \S+  paired \S+  Kim's phone\n/) != nil)
    let id = String(listed.prefix(8))
    #expect(server.stop() == 0)
    #expect(try run("devices", "list").output == listed)
    let unpaired = try run("devices", "pair")
    #expect(unpaired.status == 69)
    #expect(unpaired.errors.contains("serve"))

    let again = try ServedCommand(["--behind-proxy"], data: data.url)
    #expect(again.said.contains("1 device is paired") == true)
    #expect(try run("devices", "revoke", id).status == 0)
    #expect(
      PlainHTTP(port: again.port).ask("GET", "/api/v1/sessions", headers: headers)?.status == 401
    )
    #expect(try run("devices", "revoke", id).status == 1)
    #expect(again.stop() == 0)
    #expect(try run("devices", "revoke", id).status == 1)
    #expect(try run("devices").output.isEmpty)
    let log = try String(
      contentsOf: data.url.appendingPathComponent("security.log"),
      encoding: .utf8
    )
    for word in ["code-made owner", "paired 127.0.0.1 \(id)", "denied 127.0.0.1", "revoked owner"] {
      #expect(log.contains(word), "\(log)")
    }
    #expect(!log.contains(token))
  }

  @Test(arguments: [["devices", "revoke", "../../x"], ["devices", "revoke", "0123"]])
  func `takes no strange name for a device`(arguments: [String]) throws {
    #expect(try Command.run(arguments).status == 64)
  }

  @Test(arguments: [["--host", "0.0.0.0"], ["--host", "192.168.1.2"], ["--host", "::"]])
  func `opens to others only with TLS or when it is told to`(arguments: [String]) throws {
    let outcome = try Command.run(["serve"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--insecure-http"))
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }
}
