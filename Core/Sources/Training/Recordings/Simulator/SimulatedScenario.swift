/// Ready runs with one thing happening in each, for demonstrations, tests and rehearsals.
///
/// Their words for people belong to Screens.
public enum SimulatedScenario: String, CaseIterable, Hashable, Sendable {
  case steady5K = "steady_5k"
  case steady10K = "steady_10k"
  case tooFast10K = "too_fast_10k"
  case smallFade10K = "small_fade_10k"
  case fade10K = "fade_10k"
  case hot15K = "hot_15k"
  case drift20K = "drift_20k"
  case bonkMarathon = "bonk_marathon"
  case wallMarathon = "wall_marathon"
  case negativeSplitHalf = "half_marathon_negative_split"
  case runWalk5K = "run_walk_5k"
  case intervals = "intervals"
  case unsteady8K = "unsteady_8k"
  case hilly10K = "hilly_10k"
  case allOut5K = "all_out_5k"
  case kick5K = "kick_5k"
  case redLights5K = "red_lights_5k"
  case gpsGap5K = "gps_gap_5k"
  case noStrap5K = "no_strap_5k"
  case strapDropouts10K = "strap_dropouts_10k"
  case positionsOnly5K = "positions_only_5k"
  case easyHour = "easy_hour"
  case tunnel8K = "tunnel_8k"
  case spikes10K = "spikes_10k"
  case canyon8K = "canyon_8k"
  case treadmill8K = "treadmill_8k"
  case trail15K = "trail_15k"
  case walkBreaks10K = "walk_breaks_10k"
  case redLight10K = "red_light_10k"
  case watchPauses8K = "watch_pauses_8k"
  case longStop8K = "long_stop_8k"
  case stoppedMarathon = "stopped_marathon"
  case marathon = "marathon"
  case repeats800 = "repeats_800"
  case slow5K = "slow_5k"
  case fast10K = "fast_10k"
  case short1500 = "short_1500"
  case ultra50K = "ultra_50k"
  case midnight8K = "midnight_8k"
  case raceWon10K = "race_won_10k"
  case first5K = "first_5k"

  /// What the runner meant to do.
  public var plan: RunPlan {
    let run = run
    switch self {
    case .easyHour, .runWalk5K, .longStop8K, .midnight8K, .first5K, .walkBreaks10K:
      return RunPlan(mode: .free, goal: run.goal)
    case .intervals, .unsteady8K, .hilly10K, .drift20K, .redLights5K, .repeats800, .trail15K,
      .slow5K, .treadmill8K, .ultra50K, .watchPauses8K:
      return RunPlan(mode: .training, goal: run.goal)
    case .redLight10K:
      return RunPlan(mode: .training, goal: run.goal, targetPace: .secondsPerKilometer(315))
    case .raceWon10K:
      return RunPlan(mode: .race, goal: run.goal, targetPace: .secondsPerKilometer(300))
    case .steady5K, .gpsGap5K, .noStrap5K, .strapDropouts10K, .positionsOnly5K, .tunnel8K,
      .spikes10K, .canyon8K, .fast10K, .short1500:
      return RunPlan(mode: .training, goal: run.goal, targetPace: run.pace)
    case .steady10K, .tooFast10K, .smallFade10K, .fade10K, .hot15K, .bonkMarathon, .wallMarathon,
      .negativeSplitHalf, .allOut5K, .kick5K, .marathon, .stoppedMarathon:
      return RunPlan(mode: .race, goal: run.goal, targetPace: run.pace)
    }
  }

  /// The recording of the run that a seed gives.
  public func recording(seed: Seed) -> Recording { run.recording(seed: seed) }

  /// What happens in the run.
  public var run: SimulatedRun {
    switch self {
    case .steady5K: return Self.run(5, 300)
    case .steady10K: return Self.run(10, 300)
    case .tooFast10K:
      var run = Self.run(10, 300)
      run.fastStart = .init(excess: 0.11, until: .kilometers(1.6))
      return run
    case .smallFade10K:
      var run = Self.run(10, 300)
      run.splitRatio = 0.015
      return run
    case .fade10K:
      var run = Self.run(10, 300)
      run.breakdowns = [
        .init(at: .kilometers(5.5), over: .kilometers(1.5), loss: 0.09, beats: -6)
      ]
      return run
    case .hot15K:
      var run = Self.run(15, 320)
      run.breakdowns = [.init(at: .kilometers(6), over: .kilometers(5), loss: 0.13, beats: 16)]
      return run
    case .drift20K:
      var run = Self.run(20, 345)
      run.heart = .init(atPace: .beatsPerMinute(144), driftPerHour: 11)
      return run
    case .bonkMarathon:
      var run = Self.run(42.195, 320)
      run.breakdowns = [.init(at: .kilometers(30), over: .kilometers(4), loss: 0.24, beats: -22)]
      return run
    case .wallMarathon:
      var run = Self.run(42.195, 320)
      run.breakdowns = [.init(at: .kilometers(32), over: .kilometers(0.4), loss: 0.2, beats: -3)]
      return run
    case .negativeSplitHalf:
      var run = Self.run(21.0975, 330)
      run.splitRatio = -0.02
      return run
    case .runWalk5K:
      var run = Self.run(5, 390)
      run.runWalk = .init(run: .seconds(180), walk: .seconds(60))
      return run
    case .intervals:
      var run = Self.run(11, 345)
      run.intervals = .init(
        warmUp: .seconds(900),
        count: 6,
        work: .seconds(180),
        workPace: .secondsPerKilometer(250),
        rest: .seconds(120),
        restPace: .secondsPerKilometer(420)
      )
      return run
    case .unsteady8K:
      var run = Self.run(8, 320)
      run.unsteadiness = 0.13
      return run
    case .hilly10K:
      var run = Self.run(10, 330)
      run.hills = .init(climb: 40, spacing: .kilometers(1.6))
      return run
    case .allOut5K:
      var run = Self.run(5, 240)
      run.heart = .init(atPace: .beatsPerMinute(182), driftPerHour: 10)
      return run
    case .kick5K:
      var run = Self.run(5, 280)
      run.kick = .init(last: .meters(250), gain: 0.12)
      return run
    case .redLights5K:
      var run = Self.run(5, 320)
      run.stops = [
        .init(at: .meters(1400), lasting: .seconds(45)),
        .init(at: .meters(3100), lasting: .seconds(70), pausesTimer: true),
        .init(at: .meters(3900), lasting: .seconds(30)),
      ]
      return run
    case .gpsGap5K:
      var run = Self.run(5, 310)
      run.computesDistance = false
      run.receiver.gaps = [700..<790]
      return run
    case .noStrap5K:
      var run = Self.run(5, 310)
      run.heart = nil
      return run
    case .strapDropouts10K:
      var run = Self.run(10, 310)
      run.heart = .init(silences: [400..<460, 1300..<1320, 2000..<2300])
      return run
    case .positionsOnly5K:
      var run = Self.run(5, 300)
      run.computesDistance = false
      run.heart = nil
      return run
    case .easyHour:
      return SimulatedRun(goal: .time(.seconds(3600)), pace: .secondsPerKilometer(375))
    case .tunnel8K, .spikes10K, .canyon8K, .treadmill8K, .redLight10K, .watchPauses8K, .longStop8K,
      .stoppedMarathon, .midnight8K:
      return interruption
    case .marathon, .repeats800, .slow5K, .fast10K, .short1500, .ultra50K, .raceWon10K, .first5K,
      .trail15K, .walkBreaks10K:
      return outing
    }
  }

  static func run(_ kilometers: Double, _ secondsPerKilometer: Double) -> SimulatedRun {
    SimulatedRun(
      goal: .distance(.kilometers(kilometers)),
      pace: .secondsPerKilometer(secondsPerKilometer)
    )
  }
}
