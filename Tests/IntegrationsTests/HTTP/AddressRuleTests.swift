import Integrations
import NIOCore
import Screens
import Testing

/// What is sent to an address of somebody else's choice reaches nothing private.
struct AddressRuleTests {
  /// Forms of this machine and of private networks, as people and attackers write them.
  private static let forms = [
    "127.0.0.1", "127.1", "127.0.1", "127.255.255.254", "0.0.0.0", "0", "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1", "100.127.255.255", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1",
    "192.0.2.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "198.18.0.1", "198.19.255.255",
    "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
    "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "017700000001", "[::1]", "[::]",
    "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]",
    "[64:ff9b:1::1]", "[100::1]", "[2001::1]", "[2001:db8::1]", "[2002:7f00:1::]", "[fc00::1]",
    "[fd12:3456::1]", "[fe80::1]", "[fec0::1]", "[ff02::1]", "localhost", "LOCALHOST",
  ]

  @Test(arguments: forms) func `connects to nothing private`(host: String) async throws {
    let server = try await ScriptedServer { _, _ in [.answer("secret")] }
    let client = HTTPClient(rule: AddressRule())
    let place = HTTPDestination.server(
      try ServerAddress(typed: "http://\(host):\(server.port)")
    )
    await #expect {
      _ = try await client.send(HTTPClientRequest("GET", place, "/"))
    } throws: { error in
      guard case .forbidden? = error as? HTTPClientError else { return false }
      return true
    }
  }

  @Test func `connects to a host of the own network that its owner has named`() async throws {
    let server = try await ScriptedServer { _, _ in [.answer("fine")] }
    let client = HTTPClient(rule: AddressRule(allowedHosts: ["127.0.0.1"]))
    let place = HTTPDestination.server(
      try ServerAddress(typed: "http://127.0.0.1:\(server.port)")
    )
    #expect(try await client.send(HTTPClientRequest("GET", place, "/")).status == 200)
    let other = HTTPDestination.server(
      try ServerAddress(typed: "http://localhost:\(server.port)")
    )
    await #expect(throws: HTTPClientError.self) {
      _ = try await client.send(HTTPClientRequest("GET", other, "/"))
    }
  }

  @Test func `posts nothing to a private address that nobody has allowed`() async throws {
    let server = try await ScriptedServer { _, _ in [.answer("fine")] }
    let sender = WebhookSender()
    func send(_ address: String, isAtHome: Bool) async -> WebhookSender.Outcome {
      await sender.send(
        "{}",
        number: 1,
        to: address,
        secret: [1],
        isAtHome: isAtHome,
        at: 1_780_300_000
      )
    }
    let address = "http://127.0.0.1:\(server.port)/x"
    #expect(await send(address, isAtHome: true).isTaken)
    let refused = await send(address, isAtHome: false)
    #expect(!refused.isTaken && !refused.mayPass)
    let hidden = await send("http://127.0.0.1/x", isAtHome: false)
    #expect(!hidden.isTaken && hidden.refusal?.words(in: .english).contains("private") == true)
  }
}
