import Training

/// All that a rule may look at in one second of a run.
struct RuleContext {
  let history: RunHistory
  let metrics: LiveMetrics
  let plan: RunPlan
  let limits: HeartLimits?
  let fueling: Fueling?

  /// Moving time when the coach last spoke of eating.
  let fueledAt: Double?

  /// What the later parts of the run are measured by.
  let baseline: Baseline?

  /// Seconds with the timer running.
  let moving: Double

  /// Seconds of them that the runner stood.
  let stood: Double

  /// What is usual on this run, to notice a slow-down by.
  let usual: MedianPace?

  /// Metres so far.
  var distance: Double { metrics.distance.meters }

  /// What was run so far.
  var paces: PaceHistory { history.paces }

  /// Seconds a kilometre of the whole run, standing included; nothing in the first metres.
  var averagePace: Double? {
    moving >= 60 && distance >= 100 ? 1000 * moving / distance : nil
  }

  /// Seconds a kilometre of the whole run without the seconds that the runner stood.
  var movingPace: Double? {
    moving >= 60 && distance >= 100 ? 1000 * max(1, moving - stood) / distance : nil
  }

  /// The pace that is planned for this place, in seconds a kilometre; none in the crowd of a start.
  var targetPace: Double? {
    guard !plan.isCrowded(at: metrics.distance) else { return nil }
    return plan.plannedPace(at: metrics.distance)?.secondsPerKilometer
  }

  /// The mean pace that was planned up to this place, in seconds a kilometre.
  var plannedAverage: Double? { plan.plannedAverage(to: metrics.distance)?.secondsPerKilometer }

  /// The mean pace that is planned from here to the goal, in seconds a kilometre.
  var plannedRest: Double? {
    guard plan.race != nil, case .distance(let goal) = plan.goal, goal > metrics.distance,
      let whole = plan.plannedTime(to: goal), let done = plan.plannedTime(to: metrics.distance)
    else { return plan.targetPace?.secondsPerKilometer }
    return (whole - done) / (goal - metrics.distance).kilometers
  }

  /// How much slower than planned a good run may end without a word: 1.5 %, and 3 % for who runs
  /// just so (definition 13).
  var allowance: Double { plan.mode == .free ? 0.03 : 0.015 }

  /// The share of the goal that is done.
  var progress: Double? {
    switch plan.goal {
    case .distance(let goal): goal.meters > 0 ? distance / goal.meters : nil
    case .time(let goal): goal > .zero ? moving / goal.inSeconds : nil
    case nil: nil
    }
  }

  /// Whether so little is left of the goal that the coach leaves the runner alone.
  var isOnHomeStretch: Bool { progress.map { $0 >= 0.97 } ?? false }

  /// Whether the goal is a minute away, when nobody can be slowed down any more.
  var isFinishing: Bool { remainingSeconds.map { $0 > 0 && $0 < 60 } ?? false }

  /// Seconds until the goal if the run goes on as it went so far.
  var remainingSeconds: Double? {
    switch plan.goal {
    case .distance(let goal):
      averagePace.map { max(0, goal.meters - distance) / 1000 * $0 }
    case .time(let goal): max(0, goal.inSeconds - moving)
    case nil: nil
    }
  }

  /// Seconds that the whole run is going to take, as planned or else as it went so far.
  var plannedSeconds: Double? {
    switch plan.goal {
    case .time(let goal): return goal.inSeconds
    case .distance(let goal):
      if let pace = plan.targetPace { return pace.secondsPerKilometer * goal.kilometers }
      guard moving >= 1200, let averagePace else { return nil }
      return averagePace * goal.kilometers
    case nil: return nil
    }
  }

  /// The speed that still reaches the plan, in metres a second; nothing without target and goal,
  /// infinite when no time is left.
  var requiredSpeed: Double? {
    guard let targetPace = plan.targetPace?.secondsPerKilometer else { return nil }
    let leftMeters: Double
    let leftSeconds: Double
    switch plan.goal {
    case .distance(let goal):
      leftMeters = goal.meters - distance
      leftSeconds = goal.kilometers * targetPace - moving
    case .time(let goal):
      leftMeters = goal.inSeconds / targetPace * 1000 - distance
      leftSeconds = goal.inSeconds - moving
    case nil: return nil
    }
    guard leftMeters > 0 else { return nil }
    return leftSeconds > 0 ? leftMeters / leftSeconds : .infinity
  }

  /// The share of the highest heart rate over the last minute, where it is known.
  var heartShare: Double? {
    guard let limits, let rate = paces.last(60)?.heartRate else { return nil }
    return rate / limits.highest
  }

  /// What a rule sees.
  func finding(of rule: CoachRule) -> Finding {
    switch rule {
    case .tooFastEarly: tooFastEarly
    case .fade: fade
    case .wall: wall
    case .bonk: bonk
    case .fatigue: fatigue
    case .heartRateDrift: heartRateDrift
    case .runWalk: runWalk
    case .fuelWindow: fuelWindow
    case .behindAndCostly: behindAndCostly
    case .positiveSplitRisk: positiveSplitRisk
    case .volatilePace: volatilePace
    case .recoverableDeficit: recoverableDeficit
    case .surplus: surplus
    case .finishKick: finishKick
    case .heartRateHigh: heartRateHigh
    case .slowdown: slowdown
    case .targetFast: targetFast
    case .targetSlow: targetSlow
    case .targetHeld: targetHeld
    case .stopped, .stillStopped, .resumed, .finished, .afterFinish, .homeward, .checkIn,
      .recovered:
      .absent
    }
  }

  /// A figure scaled to 0...1 between two ends.
  static func share(_ value: Double, from low: Double, to high: Double) -> Double {
    min(1, max(0, (value - low) / (high - low)))
  }
}
