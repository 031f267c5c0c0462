import Foundation
import Server
import Testing

struct EventRoutesTests {
  private let visitor = Visitor()
  private let pen = Pen()

  @Test func `acknowledges events, again and again`() async throws {
    for _ in 1...3 {
      let answer = try await visitor.send("POST", "/api/v1/events", pen.body(1...3))
      #expect(answer.status == 200)
      #expect(answer.text == #"{"acked":3}"#)
      #expect(answer.header("Cache-Control") == "no-store")
    }
    let acked = try await visitor.ask("GET", "/api/v1/events/acked?device=\(pen.device)")
    #expect(acked.text == #"{"acked":3}"#)
  }

  @Test func `tells a sender what is missing`() async throws {
    _ = try await visitor.send("POST", "/api/v1/events", pen.body(1...2))
    let gap = try await visitor.send("POST", "/api/v1/events", pen.body(5...5))
    #expect(gap.status == 409)
    #expect(gap.text.contains(#""expected":3"#))
    let healed = try await visitor.send("POST", "/api/v1/events", pen.body(3...5))
    #expect(healed.text == #"{"acked":5}"#)
    let jump = try await visitor.send("POST", "/api/v1/events?oldest=9", pen.body(9...9))
    #expect(jump.text == #"{"acked":9}"#)
  }

  @Test func `keeps the first of two events with one number`() async throws {
    _ = try await visitor.send("POST", "/api/v1/events", pen.body(1...2))
    let answer = try await visitor.send("POST", "/api/v1/events", pen.body(2...2, "7"))
    #expect(answer.status == 409)
    #expect(answer.text.contains(#""conflict":2,"acked":2"#))
  }

  @Test(arguments: [
    ("", 400), ("nonsense", 400), ("12345678 {}", 400), ("\0\0\0\0\0\0\0\0\0\0\0", 400),
  ])
  func `says in words what is wrong with a batch`(body: String, status: Int) async throws {
    let answer = try await visitor.send("POST", "/api/v1/events", Array(body.utf8))
    #expect(answer.status == status)
    #expect(answer.text.contains(#""line":1"#))
  }

  @Test func `takes no more than a batch`() async throws {
    let long = [UInt8](repeating: 0x61, count: 256 * 1024 + 1)
    #expect(try await visitor.send("POST", "/api/v1/events", long).status == 413)
  }

  @Test(arguments: ["", "?device=", "?device=x", "?device=../../etc"])
  func `asks back when it is not told whose events`(query: String) async throws {
    #expect(try await visitor.ask("GET", "/api/v1/events/acked" + query).status == 400)
  }
}
