import Exchange
import Storage
import Testing

struct EventBatchTests {
  @Test func `reads what a device sends`() throws {
    let batch = try EventBatch(Pen().body(7...9))
    #expect(batch.device == "00000000000000aa")
    #expect(batch.events.map { $0.event.number } == [7, 8, 9])
    #expect(batch.events[0].event.session == "run-1")
    #expect(batch.events[0].bytes == Pen().line(7))
    // The last line feed may be missing.
    #expect(try EventBatch(Pen().line(1)).events.count == 1)
  }

  @Test func `reads an event of no session`() throws {
    #expect(try EventBatch(Pen(session: nil).body(1...1)).events[0].event.session == nil)
  }

  @Test(arguments: [
    ("", "there is no event"), ("hello", "checksum"), ("00000000 {}", "checksum"),
    ("12345678", "checksum"),
  ])
  func `says what is wrong with a line`(body: String, hint: String) {
    let error = #expect(throws: EventBatchError.self) { try EventBatch(Array(body.utf8)) }
    #expect(error?.line == 1)
    #expect(error?.reason.contains(hint) == true)
  }

  @Test(arguments: [
    ("device", #""0000""#), ("device", #""00000000000000AA""#), ("device", "7"), ("seq", "0"),
    ("seq", "1.5"), ("seq", "1e30"), ("seq", "\"1\""), ("session", #""""#), ("session", #""A""#),
    ("session", #""../x""#), ("session", "7"), ("type", #""a b""#), ("type", #""""#), ("at", "-1"),
    ("at", "1e11"), ("wall", "-5"), ("offset", "2000"), ("offset", "null"),
  ])
  func `takes no member out of bounds`(name: String, value: String) {
    let members = [
      ("device", #""00000000000000aa""#), ("seq", "1"), ("session", "null"), ("type", #""a""#),
      ("at", "0"), ("wall", "0"), ("offset", "0"), ("payload", "null"),
    ]
    let json =
      "{"
      + members.map { "\"\($0.0)\":\($0.0 == name ? value : $0.1)" }.joined(separator: ",") + "}"
    let error = #expect(throws: EventBatchError.self) { try EventBatch(Pen.sealed(json)) }
    #expect(error?.reason.contains("\"\(name)\"") == true, "\(error?.reason ?? "")")
  }

  @Test(arguments: [
    "[]", "7", "{", #"{"device":"00000000000000aa"}"#,
    #"{"device":"00000000000000aa","device":"00000000000000aa"}"#,
    String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
  ])
  func `takes nothing but an envelope`(json: String) {
    #expect(throws: EventBatchError.self) { try EventBatch(Pen.sealed(json)) }
  }

  @Test func `takes no gap, no step back and no other device within a batch`() {
    for body in [
      Pen().body([1, 3]), Pen().body([2, 1]), Pen().body([1, 1]),
      Pen().body([1]) + Pen(device: "00000000000000bb").body([2]),
    ] {
      let error = #expect(throws: EventBatchError.self) { try EventBatch(body) }
      #expect(error?.line == 2)
    }
  }

  @Test func `takes no more than it can carry`() throws {
    #expect(try EventBatch(Pen().body(1...500)).events.count == 500)
    #expect(throws: EventBatchError.self) { try EventBatch(Pen().body(1...501)) }
    let long = "\"" + String(repeating: "x", count: LinkEvent.longestLine) + "\""
    #expect(throws: EventBatchError.self) { try EventBatch(Pen().line(1, long)) }
  }
}
