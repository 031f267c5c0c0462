import Foundation
import Server
import Testing

/// The live lane over real connections.
struct LiveTests {
  private let keep = TestArchive()

  @Test func `passes live messages on to everybody who listens`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      let message = #"{"device":"00000000000000aa","pace":301.5}"#
      try await listen(port, "", count: 12) { screens in
        try await Wire.connect(port) { sender in
          // Several on one connection, as a page does.
          for _ in 1...3 {
            try await sender.request("POST", "/api/v1/live", Array(message.utf8))
            #expect(try await sender.answer()?.head.hasPrefix("HTTP/1.1 204") == true)
          }
        }
        for screen in screens {
          for _ in 1...3 { #expect(try await screen.event("live") == message) }
        }
      }
    }
  }

  @Test func `goes on where a screen was cut off`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      try await post(port, Pen().body(1...5))
      try await listen(port, "?after=2") { screens in
        #expect(try await screens[0].event("hello")?.hasSuffix(#""head":5}"#) == true)
        for seq in Int64(3)...5 { #expect(try await screens[0].event("event") == Pen().text(seq)) }
        try await post(port, Pen().body(6...7))
        for seq in Int64(6)...7 { #expect(try await screens[0].event("event") == Pen().text(seq)) }
      }
      // The header of a browser that comes back counts before the query.
      try await listen(port, "?after=0", headers: ["Last-Event-ID: 6"]) { screens in
        let event = try await screens[0].event("event")
        #expect(event == Pen().text(7))
      }
      // Who knows more than there is has known another server.
      try await listen(port, "?after=900") { screens in
        let hello = try await screens[0].read(to: "id: 7\n")
        #expect(hello != nil)
      }
    }
  }

  @Test func `brings a screen that was away for long up to date, every event once`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      for first in stride(from: Int64(1), to: 3000, by: 500) {
        try await post(port, Pen().body(first...first + 499))
      }
      try await listen(port, "?after=0", count: 2) { screens in
        try await post(port, Pen().body(3001...3010))
        for screen in screens {
          for seq in Int64(1)...3010 { #expect(try await screen.event("event") == Pen().text(seq)) }
        }
      }
    }
  }

  @Test func `leaves out what a screen does not want`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      let watch = Pen(device: "00000000000000bb", session: "run-2")
      try await listen(port, "?after=0&except=00000000000000aa") { screens in
        try await post(port, Pen().body(1...2))
        try await live(port, "00000000000000aa")
        try await post(port, watch.body(1...1))
        #expect(try await screens[0].event("event") == watch.text(1))
        try await live(port, "00000000000000bb")
        #expect(try await screens[0].event("live")?.contains("00000000000000bb") == true)
      }
      try await listen(port, "?after=0&session=run-2") { screens in
        let event = try await screens[0].event("event")
        #expect(event == watch.text(1))
      }
    }
  }

  @Test func `tells of files`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      let path = "/api/v1/files/" + String(repeating: "0a", count: 16)
      try await listen(port, "") { screens in
        try await Wire.connect(port) { wire in
          try await wire.request("PUT", path + "/0", [1, 2, 3])
          _ = try await wire.answer()
          let end = Array(#"{"chunks":1,"type":"audio/webm"}"#.utf8)
          try await wire.request("POST", path, end)
          _ = try await wire.answer()
        }
        #expect(try await screens[0].event("file")?.contains(#""state":"complete""#) == true)
      }
    }
  }

  @Test(arguments: [
    ("POST", "/api/v1/live", "{}", 400), ("POST", "/api/v1/live", "", 400),
    ("POST", "/api/v1/live", "{\n\"device\":\"00000000000000aa\"}", 400),
    ("POST", "/api/v1/live", String(repeating: "x", count: 5000), 413),
    ("PUT", "/api/v1/live", "{}", 405), ("GET", "/api/v1/live?after=x", "", 400),
    ("GET", "/api/v1/live?except=x", "", 400), ("GET", "/api/v1/live?session=A", "", 400),
    ("GET", "/api/v1/lives", "", 404), ("POST", "//api/v1/live", "{}", 404),
  ])
  func `says what is wrong with a message`(
    method: String,
    path: String,
    body: String,
    status: Int
  ) async throws {
    try await LoopbackServer.run(keep: keep) { port in
      try await Wire.connect(port) { wire in
        try await wire.request(method, path, Array(body.utf8))
        let answer = try #require(try await wire.answer())
        #expect(answer.head.hasPrefix("HTTP/1.1 \(status)"), "\(answer.head)")
        #expect(answer.head.lowercased().contains("application/problem+json"))
      }
    }
  }

  @Test func `holds the live lane to the same rules as every other`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      let message = Array(#"{"device":"00000000000000aa"}"#.utf8)
      for (host, headers, status) in [
        ("evil.example", ["X-Pacesetter: 1"], 421), ("localhost", [], 403),
        ("localhost", ["X-Pacesetter: 1", "Origin: http://evil.example"], 403),
        ("localhost", ["X-Pacesetter: 1", "Sec-Fetch-Site: cross-site"], 403),
        ("localhost", ["X-Pacesetter: 1", "X-Forwarded-For: 203.0.113.5"], 401),
        ("localhost", ["X-Pacesetter: 1", "Authorization: Bearer x", "Via: 1.1 proxy"], 401),
        ("localhost", ["X-Pacesetter: 1", "Sec-Fetch-Site: same-origin"], 204),
      ] as [(String, [String], Int)] {
        try await Wire.connect(port) { wire in
          try await wire.request("POST", "/api/v1/live", headers: headers, host: host, message)
          let answer = try #require(try await wire.answer())
          #expect(answer.head.hasPrefix("HTTP/1.1 \(status)"), "\(headers): \(answer.head)")
        }
      }
    }
  }

  @Test func `answers requests in their order or not at all`() async throws {
    try await LoopbackServer.run(keep: keep) { port in
      let message = #"{"device":"00000000000000aa"}"#
      let live =
        "POST /api/v1/live HTTP/1.1\r\nHost: localhost\r\nX-Pacesetter: 1\r\n"
        + "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
      try await Wire.connect(port) { wire in
        try await wire.send(live + live + "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for status in ["204", "204", "200"] {
          #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 \(status)") == true)
        }
      }
      try await Wire.connect(port) { wire in
        try await wire.send("GET /api/v1/sessions HTTP/1.1\r\nHost: localhost\r\n\r\n" + live)
        // Either the first has been answered in time, or the second was refused; never mixed up.
        let answers = try await wire.read(to: "\r\n\r\n")
        #expect(answers?.hasPrefix("HTTP/1.1 200") == true || answers?.contains(" 400") == true)
      }
    }
  }

  @Test func `cuts off a screen that does not read, and keeps the others waiting for nobody`()
    async throws
  {
    var settings = ServerSettings(port: 0, web: "/nowhere")
    settings.limits.stalled = .milliseconds(600)
    try await LoopbackServer.run(settings, keep: keep) { port in
      let text = "\"" + String(repeating: "x", count: 400) + "\""
      try await Wire.connect(port, receiving: 4096) { sleeper in
        try await sleeper.request("GET", "/api/v1/live?after=0")
        #expect(try await sleeper.read(to: "hello") != nil)
        try await listen(port, "?after=0") { screens in
          // More than the system holds for a reader that does not read.
          for first in stride(from: Int64(1), to: 20_000, by: 400) {
            try await post(port, Pen().body(first...first + 399, text))
            for _ in 1...400 { #expect(try await screens[0].event("event") != nil) }
          }
        }
        // It gets what was on its way, and then the end.
        #expect(await !sleeper.rest().contains(#""seq":20000,"#))
      }
    }
  }

  /// Runs screens that listen while the body lasts.
  private func listen(
    _ port: Int,
    _ query: String,
    headers: [String] = [],
    count: Int = 1,
    _ body: ([Wire]) async throws -> Void
  ) async throws {
    try await listen(port, query, headers, count, [], body)
  }

  private func listen(
    _ port: Int,
    _ query: String,
    _ headers: [String],
    _ count: Int,
    _ screens: [Wire],
    _ body: ([Wire]) async throws -> Void
  ) async throws {
    guard screens.count < count else { return try await body(screens) }
    try await Wire.connect(port) { wire in
      try await wire.request("GET", "/api/v1/live" + query, headers: headers)
      #expect(try await wire.read(to: "\r\n\r\n")?.contains("text/event-stream") == true)
      #expect(try await wire.read(to: "retry: 1000\n") != nil)
      try await listen(port, query, headers, count, screens + [wire], body)
    }
  }

  private func post(_ port: Int, _ body: [UInt8]) async throws {
    try await Wire.connect(port) { wire in
      try await wire.request("POST", "/api/v1/events", body)
      #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 200") == true)
    }
  }

  private func live(_ port: Int, _ device: String) async throws {
    try await Wire.connect(port) { wire in
      try await wire.request("POST", "/api/v1/live", Array(#"{"device":"\#(device)"}"#.utf8))
      #expect(try await wire.answer()?.head.hasPrefix("HTTP/1.1 204") == true)
    }
  }
}
