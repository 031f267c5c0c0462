import Integrations
import Server
import Testing

struct WordRoutesTests {
  @Test func `says that nobody writes notes down, and how somebody would`() async throws {
    let visitor = Visitor()
    #expect(try await visitor.ask("GET", "/api/v1/words").text == #"{"available":false}"#)
    let answer = try await visitor.ask(
      "POST",
      "/api/v1/words",
      headers: [("X-Pacesetter", "1"), ("Content-Type", "audio/webm")],
      body: [1]
    )
    #expect(answer.status == 503)
    #expect(answer.text.contains("make voice-notes"))
  }

  @Test(arguments: [
    ("audio/webm", [] as [UInt8], 400), ("text/html", [1], 400), ("audio/webm", [1, 2, 3], 400),
    ("audio/ogg; codecs=opus", [UInt8](repeating: 1, count: 256_001), 413),
  ])
  func `refuses what is no voice note`(type: String, body: [UInt8], status: Int) async throws {
    var visitor = Visitor()
    visitor.transcriber = Transcriber(try ListeningCommand("cat {sound}"))
    #expect(try await visitor.ask("GET", "/api/v1/words").text == #"{"available":true}"#)
    let answer = try await visitor.ask(
      "POST",
      "/api/v1/words",
      headers: [("X-Pacesetter", "1"), ("Content-Type", type)],
      body: body
    )
    #expect(answer.status == status, "\(answer.text)")
  }
}
