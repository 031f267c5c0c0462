import Exchange
import Formats
import Testing
import Training

/// An event that was just written says what one says that was read.
struct LinkEventPayloadTests {
  private func event(_ payload: (inout JSONWriter) -> Void) -> LinkEvent {
    LinkEvent(
      device: "00000000000000aa",
      number: 3,
      session: "s",
      type: "sensed",
      at: 1000,
      time: LocalTime(secondsSince1970: 1_780_000_000, offset: .zero),
      payload: payload
    )
  }

  @Test func `gives what a closure wrote as a tree, and reads it back from its line`() throws {
    let written = event { json in json.object { $0.field("heartRate", 151.0) } }
    #expect(written.payload == ["heartRate": 151])
    let read = try LinkEvent(line: written.line)
    #expect(read == written)
    #expect(read.line == written.line)
  }
}
