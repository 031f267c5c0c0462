/// The runs in which something interrupts, and those of a kind: each tells a coach one story.
extension SimulatedScenario {
  /// The sky, the strap, a light or the legs fail at a known place.
  var interruption: SimulatedRun {
    switch self {
    case .tunnel8K:
      // From 2.8 to 3.2 km: the third kilometer ends inside.
      var run = Self.run(8, 310)
      run.computesDistance = false
      run.receiver.gaps = [868..<992]
      return run
    case .spikes10K:
      var run = Self.run(10, 300)
      run.computesDistance = false
      run.receiver.jumps = [300, 905, 1500, 2222]
      run.heart = .init(spikes: [400, 1000, 1800, 2500])
      return run
    case .canyon8K:
      var run = Self.run(8, 330)
      run.computesDistance = false
      run.receiver.noise = 9
      return run
    case .treadmill8K:
      var run = Self.run(8, 330)
      run.unsteadiness = 0.002
      run.receiver.gaps = [0..<Double(SimulatedRun.longest)]
      run.hills = .init(climb: 0, spacing: .kilometers(1))
      return run
    case .redLight10K:
      var run = Self.run(10, 310)
      run.stops = [.init(at: .kilometers(5), lasting: .seconds(130))]
      return run
    case .watchPauses8K:
      var run = Self.run(8, 330)
      run.stops = [
        .init(at: .meters(1700), lasting: .seconds(60), pausesTimer: true),
        .init(at: .meters(3500), lasting: .seconds(200), pausesTimer: true),
        .init(at: .meters(6200), lasting: .seconds(700), pausesTimer: true),
      ]
      return run
    case .longStop8K:
      var run = Self.run(8, 350)
      run.stops = [.init(at: .kilometers(4), lasting: .seconds(400))]
      return run
    case .stoppedMarathon:
      var run = Self.run(42.195, 298)
      run.stops = [.init(at: .kilometers(38), lasting: .seconds(900))]
      run.breakdowns = [.init(at: .kilometers(38), over: .meters(10), loss: 0.45, beats: -25)]
      return run
    default:
      var run = Self.run(8, 345)
      // Eleven in the evening.
      run.startedAt = Instant(secondsSince1970: 1_767_308_400)
      return run
    }
  }

  /// A kind of run that a coach has to know.
  var outing: SimulatedRun {
    switch self {
    case .repeats800:
      var run = Self.run(11, 345)
      run.intervals = .init(
        warmUp: .seconds(900),
        count: 6,
        work: .seconds(160),
        workPace: .secondsPerKilometer(200),
        rest: .seconds(120),
        restPace: .secondsPerKilometer(420)
      )
      return run
    case .slow5K:
      var run = Self.run(5, 540)
      run.cadence = .stepsPerMinute(152)
      return run
    case .fast10K:
      var run = Self.run(10, 180)
      run.heart = .init(atPace: .beatsPerMinute(164))
      run.cadence = .stepsPerMinute(186)
      return run
    case .short1500: return Self.run(1.5, 320)
    case .ultra50K: return Self.run(50, 390)
    case .raceWon10K: return Self.run(10, 294)
    case .first5K:
      var run = Self.run(5, 425)
      run.computesDistance = false
      run.heart = nil
      run.unsteadiness = 0.04
      return run
    case .trail15K:
      var run = Self.run(15, 400)
      run.hills = .init(climb: 120, spacing: .kilometers(3))
      return run
    case .walkBreaks10K:
      var run = Self.run(10, 375)
      run.runWalk = .init(run: .seconds(540), walk: .seconds(60))
      return run
    default: return Self.run(42.195, 298)
    }
  }
}
