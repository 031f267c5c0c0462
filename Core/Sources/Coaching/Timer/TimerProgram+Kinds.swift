public import Training

// Every kind of clock as a program; section 1 of the definitions of the gym.

extension TimerProgram {
  /// Windows of one length; with a time of work the rest of each window is rest.
  ///
  /// They begin at fixed times whatever was finished, and end with the last window.
  public static func every(
    _ window: Duration,
    rounds: Int,
    work: Duration? = nil,
    getReady: Duration = usualGetReady
  ) -> TimerProgram {
    var phases: [Phase] = []
    for round in rounds > 0 ? 1...rounds : 1...1 {
      let work = min(work ?? window, window)
      phases.append(Phase(.work, work, round: round))
      phases.append(Phase(.rest, window - work, round: round))
    }
    return TimerProgram(getReady: getReady, phases, reading: .phaseLeft, score: .windows)
  }

  /// Work and rest in turn; the rest after the last work is left out unless requested.
  public static func intervals(
    work: Duration,
    rest: Duration,
    rounds: Int,
    keepsLastRest: Bool = false,
    getReady: Duration = usualGetReady
  ) -> TimerProgram {
    var phases: [Phase] = []
    for round in rounds > 0 ? 1...rounds : 1...1 {
      phases.append(Phase(.work, work, round: round))
      if round < rounds || keepsLastRest { phases.append(Phase(.rest, rest, round: round)) }
    }
    return TimerProgram(getReady: getReady, phases, reading: .phaseLeft)
  }

  /// As many rounds as possible in a time.
  public static func amrap(
    _ time: Duration,
    getReady: Duration = usualGetReady
  ) -> TimerProgram {
    TimerProgram(
      getReady: getReady,
      [Phase(.work, time, round: 1)],
      reading: .totalLeft,
      score: .roundsAndReps
    )
  }

  /// As fast as possible, counting up; a cap ends it.
  public static func forTime(
    cap: Duration? = nil,
    getReady: Duration = usualGetReady
  ) -> TimerProgram {
    TimerProgram(
      getReady: getReady,
      cap.map { [Phase(.work, $0, round: 1)] } ?? [],
      isOpen: cap == nil,
      reading: .elapsed,
      score: .time
    )
  }

  /// A countdown; a hold may continue past zero.
  public static func countdown(
    _ time: Duration,
    goesPastZero: Bool = false,
    getReady: Duration = .zero
  ) -> TimerProgram {
    TimerProgram(
      getReady: getReady,
      [Phase(.work, time, round: 1)],
      isOpen: goesPastZero,
      reading: .totalLeft
    )
  }

  /// A stopwatch, which only the person ends.
  public static func stopwatch(getReady: Duration = .zero) -> TimerProgram {
    TimerProgram(getReady: getReady, [], isOpen: true, reading: .elapsed)
  }

  /// The program of a section's clock; nothing where rounds are counted and no time.
  ///
  /// Where the heading leaves a choice ("EMOM 12 or 16") it is made by its number, the first being 0.
  public init?(
    _ section: WorkoutSection,
    choice: Int = 0,
    getReady: Duration = usualGetReady
  ) {
    let rounds = section.stations(choice: choice)
    switch section.timer {
    case .every(let timer):
      self = .every(timer.window, rounds: rounds, work: timer.work, getReady: getReady)
    case .tabata(let timer), .intervals(let timer):
      let rest = Duration(roundedSeconds: timer.rest.low)
      self = .intervals(work: timer.work, rest: rest, rounds: rounds, getReady: getReady)
    case .amrap(let time):
      self = .amrap(time, getReady: getReady)
    case .forTime(let timer):
      self = .forTime(cap: timer.cap, getReady: getReady)
    case .clock(let time):
      self = .countdown(Duration(roundedSeconds: time.high))
    case .rounds, nil:
      return nil
    }
  }
}
