import Coaching
import Testing
import Training

struct SessionClockTests {
  private typealias Reading = SessionClock.Reading

  private func begun() -> SessionClock {
    SessionClock(Reading(monotonic: 5000, wall: 1_767_254_400_000))
  }

  @Test func `counts by the monotonic clock`() {
    var clock = begun()
    #expect(
      clock.read(Reading(monotonic: 6000.4, wall: 1_767_254_401_000), mayHaveSlept: false) == nil
    )
    #expect(clock.time == .milliseconds(1000))
    #expect(
      clock.read(Reading(monotonic: 6000.4, wall: 1_767_254_401_000), mayHaveSlept: false) == nil
    )
    #expect(clock.time == .milliseconds(1000))
  }

  @Test(arguments: [0.4, 0.5, 0.6])
  func `keeps time though it is read at fractions of a millisecond`(fraction: Double) {
    var clock = begun()
    for tick in 1...90_000 {
      let passed = (40 + fraction) * Double(tick)
      let reading = Reading(monotonic: 5000 + passed, wall: 1_767_254_400_000 + passed.rounded())
      #expect(clock.read(reading, mayHaveSlept: false) == nil)
      #expect(abs(clock.now - passed) <= 0.5)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `is not moved by a wall clock that anybody sets`(number: UInt64) {
    var seed = Seed(number)
    var clock = begun()
    var (monotonic, wall) = (5000.0, 1_767_254_400_000.0)
    let steps = [1000, 3_600_000, 86_400_000, 315_360_000_000.0]
    for second in 1...7200 {
      monotonic += 1000
      wall += 1000
      if seed.below(36) == 0 { wall += steps[seed.below(4)] * (seed.below(2) == 0 ? 1 : -1) }
      _ = clock.read(Reading(monotonic: monotonic, wall: max(0, wall)), mayHaveSlept: false)
      #expect(clock.time == .seconds(second))
    }
  }

  @Test func `says when the wall clock was set, for whoever must date the session`() {
    var clock = begun()
    let reading = Reading(monotonic: 6000, wall: 1_767_258_001_000)
    #expect(clock.read(reading, mayHaveSlept: false) == .stepped(zero: 1_767_258_000_000))
    #expect(clock.time == .seconds(1))
  }

  @Test func `counts a sleep that the monotonic clock has slept through`() {
    var clock = begun()
    let reading = Reading(monotonic: 5500, wall: 1_767_255_000_500)
    #expect(clock.read(reading, mayHaveSlept: true) == .unheard(.suspended))
    #expect(clock.time == .milliseconds(600_500))
    #expect(clock.zero == 1_767_254_400_000)
  }

  @Test func `counts a sleep through which the monotonic clock went on`() {
    var clock = begun()
    let reading = Reading(monotonic: 605_000, wall: 1_767_255_000_000)
    #expect(clock.read(reading, mayHaveSlept: false) == .unheard(.suspended))
    #expect(clock.time == .seconds(600))
  }

  @Test func `never runs backwards`() {
    var clock = begun()
    _ = clock.read(Reading(monotonic: 9000, wall: 1_767_254_404_000), mayHaveSlept: false)
    _ = clock.read(Reading(monotonic: 100, wall: 1_767_254_404_100), mayHaveSlept: false)
    #expect(clock.time == .seconds(4))
  }

  @Test func `goes on by the wall clock after a reload`() {
    let clock = SessionClock(
      resumedAt: .seconds(100),
      zero: 1_767_254_400_000,
      Reading(monotonic: 3, wall: 1_767_254_560_000)
    )
    #expect(clock.time == .seconds(160))
  }

  @Test func `loses no time to a wall clock that was set back before a reload`() {
    var clock = SessionClock(
      resumedAt: .seconds(100),
      zero: 1_767_254_400_000,
      Reading(monotonic: 3, wall: 1_767_254_000_000)
    )
    #expect(clock.time == .seconds(100))
    _ = clock.read(Reading(monotonic: 1003, wall: 1_767_254_001_000), mayHaveSlept: false)
    #expect(clock.time == .seconds(101))
  }
}
