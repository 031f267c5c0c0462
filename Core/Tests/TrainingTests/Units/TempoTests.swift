import Testing
import Training

struct TempoTests {
  @Test(arguments: [150, 180, 230])
  func `takes what a metronome can tick`(beatsPerMinute: Int) throws {
    #expect(try Tempo(beatsPerMinute: beatsPerMinute).beatsPerMinute == beatsPerMinute)
  }

  @Test(arguments: [149, 231, 0, -180, Int.max, Int.min])
  func `refuses what it cannot, and says what it expected`(beatsPerMinute: Int) {
    #expect(throws: TempoError.outOfRange(beatsPerMinute)) {
      try Tempo(beatsPerMinute: beatsPerMinute)
    }
    #expect(
      TempoError.outOfRange(240).description
        == "choose a tempo from 150 to 230 steps per minute; found 240"
    )
  }

  @Test func `changes up to its ends`() {
    #expect(Tempo.usual.changed(by: 1) == Tempo(clamping: 181))
    #expect(Tempo.usual.changed(by: Int.max) == .fastest)
    #expect(Tempo.usual.changed(by: Int.min) == .slowest)
  }
}
