import Coaching
import Testing
import Training

// Defects seen in other systems (the gym's definitions, last section); each has a test by its name.
struct TimerDefectTests {
  @Test func `a finished EMOM reports nothing remaining`() {
    let end = snapshot(.every(.seconds(60), rounds: 12, getReady: .zero), at: 720)
    #expect(end.stage == .finished)
    #expect(end.phaseLeft == .zero && end.totalLeft == .zero && end.reading == .zero)
  }

  @Test func `a finished interval reports finished and not work`() {
    let program = TimerProgram.intervals(
      work: .seconds(30),
      rest: .seconds(10),
      rounds: 4,
      getReady: .zero
    )
    #expect(snapshot(program, at: 150).stage == .finished)
    #expect(snapshot(program, at: 149.9).stage == .work)
  }

  @Test func `a trailing rest is not counted`() {
    let program = TimerProgram.intervals(work: .seconds(30), rest: .seconds(10), rounds: 4)
    #expect(program.duration == .seconds(150))
    #expect(program.phases.last?.kind == .work)
  }

  @Test func `an AMRAP has a count of rounds`() {
    var clock = BlockClock(.amrap(.seconds(60), getReady: .zero))
    clock.handle(.start, at: .zero)
    clock.handle(.roundDone, at: .seconds(20))
    #expect(clock.snapshot(at: .seconds(60)).roundsDone == 1)
  }

  @Test func `a clock knows tenths of a second`() {
    #expect(
      snapshot(.amrap(.seconds(60), getReady: .zero), at: 12.3).reading == .milliseconds(47_700)
    )
  }

  @Test func `a stopwatch goes on behind 600 s`() {
    #expect(snapshot(.stopwatch(), at: 36_000.5).reading == .milliseconds(36_000_500))
    #expect(snapshot(.stopwatch(), at: 36_000.5).stage == .work)
  }

  private func snapshot(_ program: TimerProgram, at seconds: Double) -> TimerSnapshot {
    var clock = BlockClock(program)
    clock.handle(.start, at: .zero)
    // 12.3 s is no Double: a moment is named in milliseconds, as journals name it.
    return clock.snapshot(at: Duration(roundedSeconds: seconds))
  }
}
