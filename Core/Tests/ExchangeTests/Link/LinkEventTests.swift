import Exchange
import Formats
import Testing
import Training

struct LinkEventTests {
  private let event = LinkEvent(
    device: "9f3c2a17b0d4e6f8",
    number: 17,
    session: "0190f1c2a7b34d5e8f60718293a4b5c6",
    type: "workoutStarted",
    at: 0,
    time: LocalTime(
      Instant(millisecondsSince1970: 1_784_541_234_567),
      offset: UTCOffset(clamping: 120)
    ),
    payload: ["kind": "watch"]
  )

  @Test func `is read as it was written`() throws {
    let line = event.line
    #expect(
      String(decoding: line.dropFirst(9), as: UTF8.self)
        == #"{"device":"9f3c2a17b0d4e6f8","seq":17,"session":"0190f1c2a7b34d5e8f60718293a4b5c6","type":"workoutStarted","at":0,"wall":1784541234567,"offset":120,"payload":{"kind":"watch"}}"#
    )
    #expect(try LinkEvent(line: line) == event)
    #expect(try LinkEvent(line: line + [10]) == event)
  }

  @Test func `needs no session`() throws {
    var settings = event
    settings.session = nil
    #expect(try LinkEvent(line: settings.line) == settings)
  }

  @Test func `notices every flipped bit`() {
    let line = event.line
    for index in line.indices {
      for bit in 0..<8 {
        var damaged = line
        damaged[index] ^= 1 << bit
        // A checksum may be written in small letters by nobody: every bit of it counts as well.
        #expect(throws: LinkEventError.self) { try LinkEvent(line: damaged) }
      }
    }
  }

  @Test(arguments: [
    (
      #"{"device":"9F3c2a17b0d4e6f8","seq":1,"session":null,"type":"a","at":0,"wall":0,"offset":0}"#,
      "device"
    ),
    (
      #"{"device":"9f3c2a17b0d4e6f8","seq":0,"session":null,"type":"a","at":0,"wall":0,"offset":0}"#,
      "seq"
    ),
    (
      #"{"device":"9f3c2a17b0d4e6f8","seq":1,"session":"Ä","type":"a","at":0,"wall":0,"offset":0}"#,
      "session"
    ),
    (
      #"{"device":"9f3c2a17b0d4e6f8","seq":1,"session":null,"type":"a b","at":0,"wall":0,"offset":0}"#,
      "type"
    ),
    (
      #"{"device":"9f3c2a17b0d4e6f8","seq":1,"session":null,"type":"a","at":-1,"wall":0,"offset":0}"#,
      "at"
    ),
    (
      #"{"device":"9f3c2a17b0d4e6f8","seq":1,"session":null,"type":"a","at":0,"wall":0,"offset":1081}"#,
      "offset"
    ),
  ])
  func `says which member is wrong`(json: String, member: String) {
    let line = sealed(json)
    let error = #expect(throws: LinkEventError.self) { try LinkEvent(line: line) }
    #expect(error?.description.contains("\"\(member)\"") == true)
  }

  private func sealed(_ json: String) -> [UInt8] {
    let bytes = Array(json.utf8)
    let digits = String(CRC32C.checksum(of: bytes), radix: 16, uppercase: true)
    return Array((String(repeating: "0", count: 8 - digits.count) + digits + " ").utf8) + bytes
  }
}
