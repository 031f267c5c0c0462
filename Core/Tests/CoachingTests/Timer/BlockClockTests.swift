import Coaching
import Testing
import Training

private let second = Duration.seconds(1)

/// What a snapshot says in a line: stage, round, reading to the tenth.
private func line(_ snapshot: TimerSnapshot) -> String {
  let tenths = (snapshot.reading.inSeconds * 10).rounded() / 10
  let round = snapshot.rounds > 0 ? " \(snapshot.round)/\(snapshot.rounds)" : ""
  return "\(snapshot.stage.rawValue)\(round) \(tenths)" + (snapshot.isPaused ? " paused" : "")
}

private func started(_ program: TimerProgram, at start: Duration = .zero) -> BlockClock {
  var clock = BlockClock(program)
  clock.handle(.start, at: start)
  return clock
}

private func lines(_ program: TimerProgram, at seconds: [Double]) -> [String] {
  let clock = started(program)
  return seconds.map { line(clock.snapshot(at: .seconds($0))) }
}

struct BlockClockTests {
  @Test func `shows a whole EMOM`() {
    #expect(
      lines(
        .every(.seconds(60), rounds: 2, getReady: .seconds(10)),
        at: [0, 9.9, 10, 10.1, 69.9, 70, 129.9, 130, 9999]
      ) == [
        "getReady 0/2 10.0", "getReady 0/2 0.1", "work 1/2 60.0", "work 1/2 59.9", "work 1/2 0.1",
        "work 2/2 60.0", "work 2/2 0.1", "finished 2/2 0.0", "finished 2/2 0.0",
      ]
    )
  }

  @Test func `ends the work of a window and keeps the window`() {
    #expect(
      lines(
        .every(.seconds(60), rounds: 2, work: .seconds(40), getReady: .zero),
        at: [0, 39.9, 40, 59.9, 60, 119.9, 120]
      ) == [
        "work 1/2 40.0", "work 1/2 0.1", "rest 1/2 20.0", "rest 1/2 0.1", "work 2/2 40.0",
        "rest 2/2 0.1", "finished 2/2 0.0",
      ]
    )
  }

  @Test func `shows intervals and drops the last rest`() {
    let program = TimerProgram.intervals(
      work: .seconds(20),
      rest: second * 10,
      rounds: 8,
      getReady: .zero
    )
    // Eight times 20 s with seven rests of 10 s: 3:50.
    #expect(program.duration == .seconds(230))
    #expect(
      lines(program, at: [19.9, 20, 30, 209.9, 210, 229.9, 230])
        == [
          "work 1/8 0.1", "rest 1/8 10.0", "work 2/8 20.0", "rest 7/8 0.1", "work 8/8 20.0",
          "work 8/8 0.1", "finished 8/8 0.0",
        ]
    )
    let kept = TimerProgram.intervals(
      work: .seconds(20),
      rest: .seconds(10),
      rounds: 8,
      keepsLastRest: true
    )
    #expect(kept.duration == .seconds(240))
  }

  @Test func `takes a rest of nothing`() {
    let program = TimerProgram.intervals(
      work: .seconds(30),
      rest: .zero,
      rounds: 3,
      getReady: .zero
    )
    #expect(
      lines(program, at: [29.9, 30, 90]) == ["work 1/3 0.1", "work 2/3 30.0", "finished 3/3 0.0"]
    )
  }

  @Test func `counts an AMRAP down and its rounds up, with undo`() {
    var clock = started(.amrap(.seconds(600), getReady: .zero))
    clock.handle(.roundDone, at: .seconds(100))
    clock.handle(.roundDone, at: .seconds(210))
    clock.handle(.roundDone, at: .seconds(215))
    clock.handle(.undoRound, at: .seconds(216))
    clock.handle(.reps(12), at: .seconds(590))
    let end = clock.snapshot(at: .seconds(700))
    #expect(line(end) == "finished 1/1 0.0")
    #expect([end.roundsDone, end.reps] == [2, 12])
    #expect(clock.roundTimes == [.seconds(100), .seconds(210)])
    #expect(clock.snapshot(at: .seconds(300)).reading == .seconds(300))
  }

  @Test func `counts for time up until all is done`() {
    var clock = started(.forTime(cap: .seconds(720), getReady: .seconds(10)))
    #expect(clock.snapshot(at: .seconds(70)).reading == .seconds(60))
    clock.handle(.stop, at: .seconds(310))
    let end = clock.snapshot(at: .seconds(5000))
    #expect(end.stage == .finished && end.isStopped)
    #expect(end.reading == .seconds(300))
    let capped = started(.forTime(cap: .seconds(720), getReady: .zero)).snapshot(at: .seconds(900))
    #expect(capped.stage == .finished && !capped.isStopped)
    #expect(capped.reading == .seconds(720))
  }

  @Test func `holds on past zero where it is wanted`() {
    let program = TimerProgram.countdown(.seconds(45), goesPastZero: true)
    #expect(
      lines(program, at: [44.9, 45, 58.5]) == [
        "work 1/1 0.1", "overtime 1/1 0.0", "overtime 1/1 13.5",
      ]
    )
    #expect(
      lines(.countdown(.seconds(45)), at: [44.9, 45, 60]) == [
        "work 1/1 0.1", "finished 1/1 0.0", "finished 1/1 0.0",
      ]
    )
  }

  // MARK: People

  @Test func `stands still while it is paused`() {
    var clock = started(.every(.seconds(60), rounds: 3, getReady: .zero))
    clock.handle(.pause, at: .seconds(30))
    #expect(line(clock.snapshot(at: .seconds(500))) == "work 1/3 30.0 paused")
    clock.handle(.pause, at: .seconds(501))
    clock.handle(.resume, at: .seconds(530))
    #expect(line(clock.snapshot(at: .seconds(550))) == "work 1/3 10.0")
    #expect(line(clock.snapshot(at: .seconds(560))) == "work 2/3 60.0")
  }

  @Test func `skips forward and goes back`() {
    var clock = started(
      .intervals(work: .seconds(30), rest: .seconds(10), rounds: 3, getReady: .seconds(10))
    )
    clock.handle(.skip, at: .seconds(4))
    #expect(line(clock.snapshot(at: .seconds(4))) == "work 1/3 30.0")
    clock.handle(.skip, at: .seconds(10))
    #expect(line(clock.snapshot(at: .seconds(10))) == "rest 1/3 10.0")
    clock.handle(.back, at: .seconds(11))
    #expect(line(clock.snapshot(at: .seconds(11))) == "work 1/3 30.0")
    clock.handle(.back, at: .seconds(20))
    #expect(line(clock.snapshot(at: .seconds(20))) == "work 1/3 30.0")
    for _ in 0..<9 { clock.handle(.skip, at: .seconds(21)) }
    #expect(line(clock.snapshot(at: .seconds(21))) == "finished 3/3 0.0")
    clock.handle(.back, at: .seconds(22))
    #expect(line(clock.snapshot(at: .seconds(22))) == "work 3/3 30.0")
  }

  @Test func `moves while it is paused and stays paused`() {
    var clock = started(
      .intervals(work: .seconds(30), rest: .seconds(10), rounds: 3, getReady: .zero)
    )
    clock.handle(.pause, at: .seconds(5))
    clock.handle(.skip, at: .seconds(100))
    #expect(line(clock.snapshot(at: .seconds(200))) == "rest 1/3 10.0 paused")
    clock.handle(.resume, at: .seconds(300))
    #expect(line(clock.snapshot(at: .seconds(304))) == "rest 1/3 6.0")
  }

  @Test func `takes nothing that makes no sense`() {
    var clock = BlockClock(.stopwatch())
    for event: BlockClock.Event in [.pause, .resume, .skip, .back, .stop, .roundDone, .undoRound] {
      clock.handle(event, at: .seconds(5))
    }
    #expect(clock == BlockClock(.stopwatch()))
    clock.handle(.start, at: .seconds(10))
    clock.handle(.start, at: .seconds(20))
    #expect(clock.snapshot(at: .seconds(25)).elapsed == .seconds(15))
    #expect(clock.snapshot(at: .seconds(1)).elapsed == .zero)
  }

  // MARK: Any moment

  static let programs: [TimerProgram] = [
    .every(.seconds(60), rounds: 3, getReady: .seconds(10)),
    .every(.seconds(90), rounds: 2, work: .seconds(50), getReady: .zero),
    .intervals(work: .seconds(20), rest: .seconds(10), rounds: 4),
    .intervals(
      work: .milliseconds(7500),
      rest: .milliseconds(2500),
      rounds: 5,
      keepsLastRest: true
    ),
    .amrap(.seconds(61)), .forTime(cap: .seconds(33)), .forTime(), .countdown(.seconds(20)),
    .countdown(.seconds(20), goesPastZero: true), .stopwatch(),
  ]

  @Test(arguments: programs)
  func `shows at every tenth of a second what a slow count shows`(program: TimerProgram) {
    let clock = started(program, at: .seconds(100))
    for tenth in -50...2500 {
      let now = Duration.seconds(100) + .milliseconds(100 * tenth)
      let time = Duration.milliseconds(100 * max(0, tenth)) - program.getReady
      let snapshot = clock.snapshot(at: now)
      // Counted phase by phase, as nobody would do it live.
      var start = Duration.zero
      var expected: TimerSnapshot.Stage = program.isOpen ? .overtime : .finished
      if program.isOpen && program.phases.isEmpty { expected = .work }
      for phase in program.phases {
        if time >= start, time < start + phase.duration {
          expected = phase.kind == .work ? .work : .rest
          #expect(snapshot.round == phase.round)
          #expect(snapshot.phaseElapsed == time - start)
          #expect(snapshot.phaseLeft == start + phase.duration - time)
        }
        start += phase.duration
      }
      if time < .zero { expected = .getReady }
      #expect(snapshot.stage == expected, "\(tenth)")
      #expect(
        snapshot.elapsed == (program.isOpen ? max(.zero, time) : min(max(.zero, time), start))
      )
      #expect(snapshot.totalLeft == (program.isOpen ? nil : start - snapshot.elapsed))
    }
  }

  @Test(arguments: programs)
  func `shows before its start that nothing has begun`(program: TimerProgram) {
    let snapshot = BlockClock(program).snapshot(at: .seconds(77))
    #expect(snapshot.stage == .idle && snapshot.round == 0 && snapshot.elapsed == .zero)
  }

  @Test(arguments: 0..<100)
  func `shows the same after a gap as without one`(seed: UInt64) {
    var random = Seed(seed)
    let program = Self.programs[random.below(Self.programs.count)]
    var watched = BlockClock(program)
    var rebuilt = BlockClock(program)
    var journal: [(BlockClock.Event, Duration)] = [(.start, .zero)]
    watched.handle(.start, at: .zero)
    var now = Duration.zero
    for _ in 0..<30 {
      now += .milliseconds(random.below(20_000))
      // Looking at it changes nothing.
      _ = watched.snapshot(at: now)
      let event: BlockClock.Event = [
        .pause, .resume, .skip, .back, .roundDone, .undoRound, .reps(random.below(20)),
      ][random.below(7)]
      watched.handle(event, at: now)
      journal.append((event, now))
      let snapshot = watched.snapshot(at: now)
      #expect(snapshot.elapsed >= .zero && snapshot.phaseElapsed >= .zero)
      #expect((snapshot.phaseLeft ?? .zero) >= .zero && (snapshot.totalLeft ?? .zero) >= .zero)
    }
    for (event, moment) in journal { rebuilt.handle(event, at: moment) }
    #expect(rebuilt == watched)
    #expect(
      rebuilt.snapshot(at: now + .seconds(3600)) == watched.snapshot(at: now + .seconds(3600))
    )
  }
}
