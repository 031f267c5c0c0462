import Foundation
import HTTPTypes
import Hummingbird
import Server
import Testing

/// Requirement R10: who may come in, and who not.
struct AccessTests {
  /// A machine of the same network, at a server that is open to it.
  private var stranger: Visitor {
    var visitor = Visitor()
    visitor.settings.host = "0.0.0.0"
    visitor.settings.otherNames = ["home.example"]
    visitor.address = "192.168.1.7"
    return visitor
  }

  @Test func `opens no route to a stranger but those that are for everybody`() async throws {
    let visitor = stranger
    let routes = WebServer(
      visitor.settings,
      archive: try await visitor.keep.archive(),
      booth: visitor.booth
    ).router().routes
    let forAll = ["GET /health", "GET /authority.crt", "POST /api/v1/pair"]
    // A calendar app can send the secret of the plan's feed in its address only.
    let feed = "GET /calendar/{file}"
    #expect(routes.count > 15)
    for route in routes where !(forAll + [feed]).contains(route.description) {
      let path = route.path.description.replacing(":id", with: "run-1")
        .replacing(":chunk", with: "0")
      for path in [path, "/" + path, path + "/", path.replacing("api", with: "%61pi")] {
        let answer = try await visitor.ask(
          route.method.rawValue,
          path,
          host: "home.example",
          headers: [
            ("X-Pacesetter", "1"), ("Authorization", "Bearer " + String(repeating: "0", count: 64)),
          ]
        )
        // A path that the router does not know either is not there for anybody.
        #expect([401, 404].contains(answer.status), "\(route): \(answer.status)")
        if answer.status == 404 { #expect(answer.text.contains("there is nothing at")) }
      }
      let plain = try await visitor.ask(
        route.method.rawValue,
        path,
        host: "home.example",
        headers: [("X-Pacesetter", "1")]
      )
      #expect(plain.status == 401, "\(route)")
      #expect(plain.header("WWW-Authenticate") == "Bearer")
    }
  }

  @Test func `lets a device in that knows the code, and knows it again by its cookie`() async throws
  {
    let visitor = stranger
    let code = try await code(visitor)
    let answer = try await pair(visitor, #"{"code":"\#(code)","name":"Kim's phone"}"#)
    #expect(answer.status == 200)
    #expect(!answer.text.contains("token"))
    let cookie = try #require(answer.header("Set-Cookie"))
    #expect(
      cookie.wholeMatch(
        of: /pacesetter=[0-9a-f]{64}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict/
      ) != nil
    )
    let shown = [("Cookie", "a=b; " + cookie.prefix { $0 != ";" } + "; c=d")]
    let list = try await visitor.ask("GET", "/api/v1/devices", host: "home.example", headers: shown)
    #expect(list.text.contains(#""name":"Kim's phone""#))
    #expect(list.text.contains(#""isThis":true"#))
    // The same code is of no use to anybody else.
    #expect(try await pair(visitor, #"{"code":"\#(code)","name":"thief"}"#).status == 403)
  }

  @Test func `keeps its cookie to TLS and to this host where there is TLS`() async throws {
    var visitor = stranger
    visitor.settings.behindProxy = true
    let code = try await code(visitor)
    let answer = try await pair(visitor, #"{"code":"\#(code)","name":"phone"}"#)
    let cookie = try #require(answer.header("Set-Cookie"))
    #expect(cookie.hasPrefix("__Host-pacesetter="))
    #expect(cookie.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure"))
  }

  @Test func `gives a program its token, and no page`() async throws {
    let visitor = stranger
    let body = #"{"code":"\#(try await code(visitor))","name":"watch","keep":"token"}"#
    for header in [("Origin", "http://home.example"), ("Sec-Fetch-Site", "same-origin")] {
      #expect(try await pair(visitor, body, [header]).status == 403)
    }
    let answer = try await pair(visitor, body)
    let token = try #require(answer.text.firstMatch(of: /"token":"([0-9a-f]{64})"/)?.1)
    #expect(answer.header("Set-Cookie") == nil)
    for (value, status) in [
      ("Bearer \(token)", 200), ("bearer \(token)", 200), ("Bearer \(token)0", 401),
      ("Basic \(token)", 401), ("Bearer", 401), ("", 401),
    ] {
      let list = try await visitor.ask(
        "GET",
        "/api/v1/sessions",
        host: "home.example",
        headers: [("Authorization", value)]
      )
      #expect(list.status == status, "\(value)")
    }
  }

  @Test func `shuts a device out`() async throws {
    let visitor = stranger
    let cookie = try await paired(visitor)
    let list = try await visitor.ask(
      "GET",
      "/api/v1/devices",
      host: "home.example",
      headers: cookie
    )
    let id = try #require(list.text.firstMatch(of: /"id":"([0-9a-f]{8})"/)?.1)
    let gone = try await visitor.ask(
      "DELETE",
      "/api/v1/devices/\(id)",
      host: "home.example",
      headers: cookie + [("X-Pacesetter", "1"), ("Origin", "http://home.example")]
    )
    #expect(gone.status == 204)
    #expect(gone.header("Set-Cookie")?.contains("Max-Age=0") == true)
    let after = try await visitor.ask(
      "GET",
      "/api/v1/devices",
      host: "home.example",
      headers: cookie
    )
    #expect(after.status == 401)
  }

  @Test func `believes no cookie that comes without a word on where from`() async throws {
    let visitor = stranger
    let cookie = try await paired(visitor)
    for (headers, status) in [
      ([], 403), ([("Origin", "http://home.example")], 200), ([("Sec-Fetch-Site", "none")], 200),
      ([("Origin", "null")], 403), ([("Origin", "https://evil.example")], 403),
    ] as [([(String, String)], Int)] {
      let answer = try await visitor.ask(
        "POST",
        "/api/v1/events",
        host: "home.example",
        headers: cookie + headers + [("X-Pacesetter", "1")],
        body: Pen().body(1...1)
      )
      #expect(answer.status == status, "\(headers)")
    }
  }

  @Test(
    arguments: [
      ("192.168.1.7", "192.168.1.2:8080", [], false, false),
      ("127.0.0.1", "localhost", [], false, true),
      ("::1", "[::1]:8080", [], false, true), ("::ffff:127.0.0.1", "127.0.0.1", [], false, true),
      ("127.0.0.1", "home.example", [], false, false),
      ("127.0.0.1", "localhost", ["X-Forwarded-For"], false, false),
      ("127.0.0.1", "localhost", ["Forwarded"], false, false),
      ("127.0.0.1", "localhost", ["Via"], false, false),
      ("127.0.0.1", "localhost", [], true, false),
      ("127.0.0.1", "192.168.1.2", [], false, false), (nil, "localhost", [], true, true),
    ] as [(String?, String, [String], Bool, Bool)]
  )
  func `asks nobody at home for a token, and takes no proxy for somebody at home`(
    address: String?,
    host: String,
    headers: [String],
    behindProxy: Bool,
    isAtHome: Bool
  ) async throws {
    var visitor = stranger
    visitor.settings.behindProxy = behindProxy
    visitor.address = address
    let answer = try await visitor.ask(
      "GET",
      "/api/v1/sessions",
      host: host,
      headers: headers.map { ($0, "203.0.113.9") }
    )
    #expect(answer.status == (isAtHome ? 200 : 401))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"code":7,"name":"x"}"#, #"{"code":"x"}"#, #"{"code":"x","name":""}"#,
    #"{"code":"x","name":"   "}"#, #"{"code":"x","name":"\#(String(repeating: "n", count: 61))"}"#,
  ])
  func `says what is wrong with a wish to pair`(body: String) async throws {
    #expect(try await pair(stranger, body).status == 400)
  }

  @Test func `takes no name that would draw on a terminal`() async throws {
    let visitor = stranger
    let body = #"{"code":"\#(try await code(visitor))","name":"\u001b[31mred\u202e\n\u0000 phone"}"#
    let answer = try await pair(visitor, body)
    #expect(answer.text.contains(#""name":"[31mred phone""#))
  }

  @Test func `limits how fast codes can be tried, by the address that a proxy names`() async throws
  {
    var visitor = stranger
    visitor.settings.behindProxy = true
    visitor.address = "127.0.0.1"
    for attempt in 1...7 {
      let answer = try await pair(
        visitor,
        #"{"code":"00000000","name":"x"}"#,
        [("X-Forwarded-For", "10.0.0.\(attempt), 203.0.113.9")]
      )
      #expect(answer.status == (attempt <= 5 ? 403 : 429))
    }
    let other = try await pair(
      visitor,
      #"{"code":"00000000","name":"x"}"#,
      [("X-Forwarded-For", "203.0.113.10")]
    )
    #expect(other.status == 403)
  }

  @Test func `ends the streams of a device that is shut out, and its live messages`() async throws {
    var settings = ServerSettings(port: 0, web: "/nowhere")
    settings.behindProxy = true
    let keep = TestArchive()
    try await LoopbackServer.run(settings, keep: keep) { port in
      let archive = try await keep.archive()
      let code = try #require(await archive.desk.make())
      let (token, id) = try await Wire.connect(port) { wire in
        let body = Array(#"{"code":"\#(code)","name":"watch","keep":"token"}"#.utf8)
        try await wire.request("POST", "/api/v1/pair", body)
        let answer = try #require(try await wire.answer()).body
        return (
          String(try #require(answer.firstMatch(of: /"token":"([0-9a-f]+)"/)?.1)),
          String(try #require(answer.firstMatch(of: /"id":"([0-9a-f]+)"/)?.1))
        )
      }
      let shown = ["X-Pacesetter: 1", "Authorization: Bearer \(token)"]
      try await Wire.connect(port) { stream in
        try await stream.request("GET", "/api/v1/live", headers: shown)
        #expect(try await stream.event("hello") != nil)
        try await Wire.connect(port) { wire in
          let message = Array(#"{"device":"00000000000000aa"}"#.utf8)
          try await wire.request("POST", "/api/v1/live", headers: shown, message)
          #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 204") == true)
          #expect(try await stream.event("live") != nil)
          try await wire.request("DELETE", "/api/v1/devices/\(id)", headers: shown)
          #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 204") == true)
          // It ends, with nothing more in it.
          #expect(await !stream.rest().contains("event:"))
          try await wire.request("POST", "/api/v1/live", headers: shown, message)
          #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 401") == true)
        }
      }
    }
  }

  private func code(_ visitor: Visitor) async throws -> String {
    let archive = try await visitor.keep.archive()
    return try #require(await archive.desk.make()).description
  }

  private func pair(
    _ visitor: Visitor,
    _ body: String,
    _ headers: [(String, String)] = []
  ) async throws -> Answer {
    try await visitor.ask(
      "POST",
      "/api/v1/pair",
      host: "home.example",
      headers: headers + [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    )
  }

  private func paired(_ visitor: Visitor) async throws -> [(String, String)] {
    let answer = try await pair(visitor, #"{"code":"\#(try await code(visitor))","name":"phone"}"#)
    return [("Cookie", String(try #require(answer.header("Set-Cookie")).prefix { $0 != ";" }))]
  }
}
