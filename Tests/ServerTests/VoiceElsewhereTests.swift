import Formats
import Integrations
import Server
import Testing

/// A person has their notes written down by a recognizer that is not on this machine.
@Suite(.enabled(if: InstalledProgram.path(of: "ffmpeg") != nil, "ffmpeg is missing"))
struct VoiceElsewhereTests {
  // A second of silence; the recognizer is played.
  private static let note = Sound(samples: [Float](repeating: 0, count: 16_000), rate: 16_000).wav

  private func visitor(_ recognizer: FaultServer, key: String? = nil) throws -> Visitor {
    var visitor = Visitor()
    visitor.transcriber = Transcriber(
      try ListeningEndpoint("http://127.0.0.2:\(recognizer.port)/v1", model: "tiny", key: key)
    )
    return visitor
  }

  private func write(_ visitor: Visitor) async throws -> Answer {
    try await visitor.ask(
      "POST",
      "/api/v1/words",
      headers: [("X-Pacesetter", "1"), ("Content-Type", "audio/wav")],
      body: Self.note
    )
  }

  private func ledger(_ visitor: Visitor) async throws -> [JSON] {
    let answer = try await visitor.ask("GET", "/api/v1/mind/ledger")
    return try JSON.parse(answer.body)["entries"]?.array ?? []
  }

  @Test func `no sound leaves before its owner shares their voice`() async throws {
    let recognizer = try await FaultServer(host: "127.0.0.2") { _ in
      .whole(200, [:], #"{"text":"how far"}"#)
    }
    let visitor = try visitor(recognizer)
    let refused = try await write(visitor)
    #expect(refused.status == 503)
    #expect(refused.text.contains("turn on \\\"Your voice\\\""), "\(refused.text)")
    #expect(recognizer.requests.all.isEmpty)
    #expect(try await ledger(visitor).isEmpty)

    let shared = #"{"shared":["voice"]}"#
    #expect(try await visitor.send("PATCH", "/api/v1/mind", Array(shared.utf8)).status == 200)
    #expect(try await write(visitor).text == #"{"text":"how far"}"#)

    // Whoever takes it back is obeyed at once.
    let none = #"{"shared":[]}"#
    #expect(try await visitor.send("PATCH", "/api/v1/mind", Array(none.utf8)).status == 200)
    #expect(try await write(visitor).status == 503)
    #expect(recognizer.requests.all.count == 1)
  }

  @Test func `each sound that went stands in the ledger, without the key`() async throws {
    let recognizer = try await FaultServer(host: "127.0.0.2") { _ in
      .whole(200, [:], #"{"text":"how far"}"#)
    }
    let visitor = try visitor(recognizer, key: "sk-canary-41")
    _ = try await visitor.send("PATCH", "/api/v1/mind", Array(#"{"shared":["voice"]}"#.utf8))
    _ = try await write(visitor)
    #expect(recognizer.requests.all.first?.contains("Bearer sk-canary-41") == true)
    let entries = try await ledger(visitor)
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    #expect(entry["task"]?.string == "note")
    #expect(entry["taskWords"]?.string == "Voice note")
    #expect(entry["categories"]?.string == "voice")
    #expect(entry["outcome"]?.string == "answered")
    #expect(entry["bytes"]?.number ?? 0 > 32_000)
    let number = try #require(entry["number"]?.number.map { Int($0) })
    let text = try await visitor.ask("GET", "/api/v1/mind/ledger/\(number)").text
    #expect(text.contains("a sound of 1.0 s"), "\(text)")
    #expect(text.contains("127.0.0.2"))
    #expect(!text.contains("canary"))
  }

  @Test func `a recognizer that refuses the key is said to, and the note costs nothing`()
    async throws
  {
    let recognizer = try await FaultServer(host: "127.0.0.2") { _ in .whole(401, [:], "{}") }
    let visitor = try visitor(recognizer)
    _ = try await visitor.send("PATCH", "/api/v1/mind", Array(#"{"shared":["voice"]}"#.utf8))
    let answer = try await write(visitor)
    #expect(answer.status == 503)
    #expect(answer.text.contains("PACESETTER_LISTEN_KEY"))
    #expect(
      try await ledger(visitor).first?["outcome"]?.string?.contains("refuses the key") == true
    )
  }
}
