import Coaching
import Testing
import Training

struct EarconTests {
  @Test(arguments: Earcon.allCases)
  func `begins and ends in silence and is never louder than a voice`(earcon: Earcon) throws {
    let samples = earcon.samples(rate: 48_000)
    #expect(abs(Double(samples.count) / 48_000 - earcon.duration.inSeconds) < 0.001)
    let loudest = try #require(samples.map { abs($0) }.max())
    #expect(loudest > 0.2 && loudest <= Float(Earcon.peak))
    #expect(samples.first == 0 && abs(samples.last ?? 1) < 0.01)
    // No click: no step between two samples is larger than its wave has.
    let steps = zip(samples, samples.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? 1) < 0.05)
  }

  @Test func `tells faster and slower by its last note`() {
    #expect(Earcon.rising.notes[1].hertz > Earcon.rising.notes[0].hertz)
    #expect(Earcon.falling.notes[1].hertz < Earcon.falling.notes[0].hertz)
  }
}
