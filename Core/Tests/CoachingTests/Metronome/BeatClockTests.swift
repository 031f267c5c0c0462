import Coaching
import Testing
import Training

struct BeatClockTests {
  @Test(arguments: [150, 173, 180, 181, 229, 230], [44_100, 48_000, 96_000])
  func `has not drifted after three hours`(beatsPerMinute: Int, rate: Int) {
    var clock = BeatClock(Tempo(clamping: beatsPerMinute), rate: rate)
    let minutes = Int64(3 * 60)
    for _ in 0..<(minutes * Int64(beatsPerMinute)) { clock.advance() }
    #expect(
      clock.next
        == Beat(
          index: minutes * Int64(beatsPerMinute),
          sample: minutes * 60 * Int64(rate),
          phase: 0
        )
    )
  }

  @Test func `lies where the fraction says, at every beat of a minute`() {
    var clock = BeatClock(Tempo(clamping: 173), rate: 48_000, startingAt: 480)
    for index in 0..<Int64(173) {
      let (sample, rest) = (index * 2_880_000).quotientAndRemainder(dividingBy: 173)
      #expect(
        clock.next == Beat(index: index, sample: 480 + sample, phase: Double(rest) / 173)
      )
      clock.advance()
    }
  }

  @Test func `puts the next beat one new interval after the last`() {
    var clock = BeatClock(Tempo(clamping: 180), rate: 48_000)
    clock.advance()
    clock.retime(Tempo(clamping: 200), at: 100)
    #expect(clock.next == Beat(index: 1, sample: 14_400, phase: 0))
    clock.advance()
    clock.retime(Tempo(clamping: 150), at: 20_000)
    #expect(clock.next == Beat(index: 2, sample: 14_400 + 19_200, phase: 0))
  }

  @Test func `plays a beat at once whose new time has passed`() {
    var clock = BeatClock(Tempo(clamping: 150), rate: 48_000)
    clock.advance()
    clock.retime(Tempo(clamping: 230), at: 15_000)
    #expect(clock.next == Beat(index: 1, sample: 15_000, phase: 0))
    clock.retime(Tempo(clamping: 200), at: 15_000)
    #expect(clock.next == Beat(index: 1, sample: 15_000, phase: 0))
    clock.advance()
    #expect(clock.next == Beat(index: 2, sample: 29_400, phase: 0))
  }

  @Test func `a change before the first beat leaves it where it is`() {
    var clock = BeatClock(.usual, rate: 48_000, startingAt: 7)
    clock.retime(.fastest, at: 0)
    #expect(clock.next == Beat(index: 0, sample: 7, phase: 0))
  }

  @Test func `no error grows over ten thousand changes of tempo`() {
    // 151, 157 and 163 share no factor with anything: the worst fractions there are.
    let tempos = [151, 157, 163].map { Tempo(clamping: $0) }
    var clock = BeatClock(tempos[0], rate: 44_100)
    clock.advance()
    for change in 1...10_000 {
      clock.retime(tempos[change % 3], at: clock.next.sample - 44_100)
      clock.advance()
    }
    // The first beat, 10,000 intervals in turn, and the interval to the beat that is next: each
    // tempo's share as one fraction.
    var sample: Int64 = 0
    var phase = 0.0
    for (place, tempo) in tempos.enumerated() {
      let count =
        Int64((1...10_000).filter { $0 % 3 == place }.count) + (place == 10_000 % 3 ? 1 : 0)
      let beats = Int64(tempo.beatsPerMinute)
      let (whole, rest) = (count * 60 * 44_100).quotientAndRemainder(dividingBy: beats)
      sample += whole
      phase += Double(rest) / Double(beats)
    }
    let error =
      Double(clock.next.sample - sample) + (clock.next.phase - phase)
    #expect(abs(error) < 1e-12)
  }

  @Test(arguments: 0..<200)
  func `an interval lies between the old and the new, whenever the change comes`(story: Int) {
    var seed = Seed(UInt64(story))
    var clock = BeatClock(Tempo(clamping: 150 + seed.below(81)), rate: 48_000)
    var last = clock.next
    var now = Int64(0)
    for _ in 0..<50 {
      clock.advance()
      let old = clock.tempo
      let interval = 2_880_000 / Double(old.beatsPerMinute)
      now = last.sample + Int64(seed.fraction() * interval)
      let new = Tempo(clamping: 150 + seed.below(81))
      clock.retime(new, at: now)
      let passed =
        Double(clock.next.sample - last.sample) + clock.next.phase - last.phase
      let ends = [interval, 2_880_000 / Double(new.beatsPerMinute)].sorted()
      #expect(passed > ends[0] - 1 && passed < ends[1] + 1)
      #expect(clock.next.index == last.index + 1)
      last = clock.next
    }
  }
}
