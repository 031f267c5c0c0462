import Exchange
import Formats
import Foundation
import Hummingbird
import Server
import Testing

/// Tokens of programs and buttons: each opens what its scopes say, on every route, and nothing else.
struct TokenTests {
  /// A machine of the same network, at a server that is open to it.
  private let stranger = {
    var visitor = Visitor()
    visitor.settings.host = "0.0.0.0"
    visitor.settings.otherNames = ["home.example"]
    visitor.address = "192.168.1.7"
    return visitor
  }()

  private func secret(
    _ scopes: String...,
    shares: [String] = [],
    from visitor: Visitor
  ) async throws -> (id: String, secret: String) {
    var owner = visitor
    owner.address = nil
    let list = { (words: [String]) in words.map { "\"\($0)\"" }.joined(separator: ",") }
    let body = #"{"name":"Button","scopes":[\#(list(scopes))],"shares":[\#(list(shares))]}"#
    let answer = try await owner.send("POST", "/api/v1/tokens", Array(body.utf8))
    let json = try JSON.parse(answer.body)
    return (
      try #require(json["token"]?["id"]?.string, "\(answer.text)"),
      try #require(json["secret"]?.string)
    )
  }

  private func ask(
    _ visitor: Visitor,
    _ method: String,
    _ path: String,
    _ secret: String,
    _ body: String = ""
  ) async throws -> Answer {
    try await visitor.ask(
      method,
      path,
      host: "home.example",
      headers: [("Authorization", "Bearer \(secret)")],
      body: Array(body.utf8)
    )
  }

  @Test(arguments: Endpoint.Scope.grantable)
  func `opens every route of its scope, and refuses every other`(scope: Endpoint.Scope) async throws
  {
    let visitor = stranger
    let (_, secret) = try await secret(scope.rawValue, from: visitor)
    var opened = 0
    for endpoint in API.endpoints where endpoint.scope != .open && !LinkAPI.live.contains(endpoint)
    {
      // Nothing is erased while others are still asked.
      guard endpoint.name != "eraseEverything" || scope != .control else { continue }
      let path = endpoint.path.split(separator: "/").map { $0.hasPrefix(":") ? "0a0b0c0d" : $0 }
        .joined(separator: "/")
      let answer = try await ask(visitor, endpoint.method.rawValue, "/" + path, secret)
      if endpoint.scope == scope {
        opened += 1
        // It is answered, or complained about for another reason; but for the guards it was in.
        #expect(![401, 403].contains(answer.status), "\(endpoint.name): \(answer.text)")
      } else {
        #expect(answer.status == 403, "\(endpoint.name): \(answer.status)")
        let challenge = answer.header("WWW-Authenticate") ?? ""
        #expect(challenge.contains("scope=\"\(endpoint.scope.rawValue)\""), "\(endpoint.name)")
      }
    }
    #expect(opened > 4)
  }

  @Test func `opens no route that the table does not know`() async throws {
    let visitor = stranger
    let (_, secret) = try await secret("read", "log", "control", from: visitor)
    let server = WebServer(
      visitor.settings,
      archive: try await visitor.keep.archive(),
      booth: visitor.booth
    )
    let table = Set(
      API.endpoints.map {
        $0.method.rawValue + " "
          + $0.path.split(separator: "/").map { part in
            "/" + (part.hasPrefix(":") ? "{\(part.dropFirst())}" : part)
          }.joined()
      }
    )
    for route in server.router().routes {
      #expect(table.contains("\(route.method.rawValue) \(route.path)"), "\(route)")
    }
    #expect(try await ask(visitor, "GET", "/api/v1/nothing", secret).status == 404)
  }

  @Test func `counts at home too, and opens nothing anywhere once it is revoked`() async throws {
    let visitor = stranger
    var home = visitor
    home.address = "127.0.0.1"
    let (id, secret) = try await secret("log", from: visitor)
    let shown = [("Authorization", "Bearer \(secret)")]
    // At home nobody needs a token; whoever shows one gets what it allows.
    #expect(try await home.ask("GET", "/api/v1/log").status == 200)
    #expect(try await home.ask("GET", "/api/v1/log", headers: shown).status == 403)
    let body = #"{"count":20}"#
    let added = try await ask(visitor, "POST", "/api/v1/intents/log-challenge", secret, body)
    #expect(added.status == 200, "\(added.text)")
    #expect(added.text.contains("20 Push-Ups added. 20 of 100 Push-Ups are done today."))

    let list = try JSON.parse(try await home.ask("GET", "/api/v1/tokens").body)
    let token = try #require(list["tokens"]?.array?.first)
    #expect(token["last"]?.string == "addReps")
    #expect(token["seen"]?.number ?? 0 > 1_700_000_000)
    #expect(!"\(list)".contains(secret))

    #expect(try await home.send("DELETE", "/api/v1/tokens/\(id)", []).status == 204)
    #expect(try await home.send("DELETE", "/api/v1/tokens/\(id)", []).status == 404)
    for place in [visitor, home] {
      let answer = try await place.ask(
        "POST",
        "/api/v1/intents/log-challenge",
        host: "localhost",
        headers: shown,
        body: Array(body.utf8)
      )
      #expect(answer.status == 401)
    }
  }

  @Test(arguments: [
    #"{"name":"","scopes":["log"]}"#, #"{"name":"x","scopes":[]}"#, #"{"name":"x"}"#,
    #"{"name":"x","scopes":["open"]}"#, #"{"name":"x","scopes":["log"],"shares":["all"]}"#,
    #"{"name":"\u001b[31mred","scopes":["log"]}"#, #"{"name":"   ","scopes":["log"]}"#,
  ])
  func `says what is wrong with a wish for a token`(body: String) async throws {
    let answer = try await Visitor().send("POST", "/api/v1/tokens", Array(body.utf8))
    #expect(answer.status == 400, "\(answer.text)")
  }

  @Test func `ends the stream of a token that is revoked, and lets it listen to no more`()
    async throws
  {
    var settings = ServerSettings(port: 0, web: "/nowhere")
    settings.behindProxy = true
    let keep = TestArchive()
    var owner = Visitor(keep: keep)
    owner.address = nil
    let (id, secret) = try await secret("read", from: owner)
    let (_, other) = try await self.secret("log", from: owner)
    try await LoopbackServer.run(settings, keep: keep) { port in
      let shown = ["Authorization: Bearer \(secret)"]
      try await Wire.connect(port) { stream in
        try await stream.request("GET", "/api/v1/live", headers: shown)
        #expect(try await stream.event("hello") != nil)
        try await Wire.connect(port) { wire in
          try await wire.request("GET", "/api/v1/live", headers: ["Authorization: Bearer \(other)"])
          #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 403") == true)
        }
        try await Wire.connect(port) { wire in
          let message = Array(#"{"device":"00000000000000aa"}"#.utf8)
          try await wire.request("POST", "/api/v1/live", headers: shown, message)
          #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 403") == true)
        }
        var owner = Visitor(keep: keep)
        owner.address = nil
        // The keyring and the hub are those of the archive that is served.
        #expect(try await owner.send("DELETE", "/api/v1/tokens/\(id)", []).status == 204)
        #expect(await !stream.rest().contains("event:"))
      }
    }
  }
}
