import Foundation
import Integrations
import Server
import Testing

/// The server over a real connection, where the limits of the wire are.
struct SocketTests {
  @Test func `serves, refuses what is too long, and stops when told`() async throws {
    try await LoopbackServer.run { port in
      let health = try await exchange(port, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(health.head.hasPrefix("HTTP/1.1 200 OK"))
      #expect(health.body.contains(#"{"status":"ok""#))

      let many = (1...80).map { "X-\($0): 1\r\n" }.joined()
      let tooMany = try await exchange(
        port,
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\(many)\r\n"
      )
      #expect(tooMany.head.hasPrefix("HTTP/1.1 431"))

      let long = String(repeating: "x", count: 20_000)
      let tooLong = try await exchange(
        port,
        "GET /health HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n"
      )
      #expect(tooLong.head.hasPrefix("HTTP/1.1 431"))

      for path in [
        "speech", "events", "sessions/import", "files/\(String(repeating: "0a", count: 16))",
      ] {
        let body = try await exchange(
          port,
          "POST /api/v1/\(path) HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
            + "Content-Length: 99999999\r\nConnection: close\r\n\r\n"
        )
        #expect(body.head.hasPrefix("HTTP/1.1 413"), "\(path)")
      }

      let nonsense = try await exchange(port, "\u{16}\u{3}\u{1} this is no HTTP\r\n\r\n")
      #expect(nonsense.head.hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test func `says that the port is taken`() async throws {
    try await LoopbackServer.run { port in
      let settings = ServerSettings(port: port, web: "/nowhere")
      let other = TestArchive()
      let archive = try await other.archive()
      await #expect(throws: ServeError.portTaken("127.0.0.1", port)) {
        try await WebServer(settings, archive: archive, booth: SpeechBooth { VoiceRoster([]) })
          .run { _ in Issue.record("two servers on one port") }
      }
      withExtendedLifetime(other) {}
    }
  }

  @Test func `hangs up on who holds it without using it`() async throws {
    var settings = ServerSettings(port: 0, web: "/nowhere")
    settings.limits.firstRequest = .milliseconds(200)
    settings.limits.body = .milliseconds(200)
    try await LoopbackServer.run(settings) { port in
      // Headers that never end, a body that never comes, and nothing at all.
      for start in [
        "GET /health HTTP/1.1\r\nHost: local",
        "POST /api/v1/events HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
          + "Content-Length: 100\r\n\r\n12",
        "POST /api/v1/live HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
          + "Content-Length: 100\r\n\r\n12",
        "POST /api/v1/events HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
        "",
      ] {
        try await Wire.connect(port) { wire in
          // On a busy machine the server has hung up before a word is said.
          try? await wire.send(start)
          // It ends: that is all that is asked of it here.
          _ = await wire.rest()
        }
      }
    }
  }

  @Test func `hangs up on who says nothing more, and not on who listens`() async throws {
    var settings = ServerSettings(port: 0, web: "/nowhere")
    settings.limits.idle = .milliseconds(200)
    settings.limits.stalled = .milliseconds(400)
    try await LoopbackServer.run(settings) { port in
      // Who has asked and says nothing more.
      try await Wire.connect(port) { wire in
        try await wire.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(await wire.rest().hasPrefix("HTTP/1.1 200"))
      }
      // A screen that listens is no such thing, however quiet it is.
      try await Wire.connect(port) { screen in
        try await screen.request("GET", "/api/v1/live")
        #expect(try await screen.event("hello") != nil)
        try await Wire.connect(port) { wire in
          try await wire.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
          _ = await wire.rest()
        }
        try await Wire.connect(port) { wire in
          try await wire.request(
            "POST",
            "/api/v1/live",
            Array(#"{"device":"00000000000000aa"}"#.utf8)
          )
          _ = try await wire.answer()
        }
        #expect(try await screen.event("live") != nil)
      }
    }
  }

  /// Sends bytes and returns the answer.
  private func exchange(_ port: Int, _ request: String) async throws -> (
    head: String, body: String
  ) {
    try await Wire.connect(port) { wire in
      try await wire.send(request)
      return try await wire.answer() ?? ("", "")
    }
  }
}
