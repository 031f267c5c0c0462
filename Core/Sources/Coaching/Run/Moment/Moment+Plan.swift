import Training

/// How a run stands to its plan, in total and now.
extension Moment {
  /// Seconds ahead of the plan in total, below zero behind it; once the goal is reached, at the goal.
  public var lead: Double? {
    guard let target = plan.targetPace?.secondsPerKilometer, target > 0 else { return nil }
    if let result = facts.result {
      switch plan.goal {
      case .distance(let goal): return target * goal.kilometers - result
      case .time(let goal): return target * result / 1000 - goal.inSeconds
      case nil: break
      }
    }
    guard metrics.distance.meters > 0, !plan.isCrowded(at: metrics.distance) else { return nil }
    return plan.plannedTime(to: metrics.distance).map { time in
      let lead = time - metrics.moving.inSeconds
      // What the crowd at the start did not cost is no lead.
      return max(min(lead, 0), lead - plan.crowdAllowance(to: metrics.distance))
    }
  }

  /// Seconds by which the result beats the plan, below zero where it misses it; of a time goal, the
  /// seconds that the planned pace takes for the meters between.
  public var resultGap: Double? { facts.result == nil ? nil : lead }

  /// The smallest lead or deficit that is worth a word: 10 s, and half a percent of the time so far.
  public var leadThreshold: Double { max(10, 0.005 * metrics.moving.inSeconds) }

  /// Whether the plan is further away than what is left of the run can win back: the rest would have to be
  /// 6 % faster than planned, or a tenth of the time so far is lost, or more than two minutes of a run that
  /// is no race.
  public var isFarBehind: Bool? {
    guard let lead else { return nil }
    guard -lead >= leadThreshold else { return false }
    let moving = metrics.moving.inSeconds
    var most = 0.1 * moving
    if plan.mode != .race { most = min(most, 120) }
    switch plan.goal {
    case .distance(let goal):
      if let whole = plan.plannedTime(to: goal) { most = min(most, 0.06 * (whole - moving - lead)) }
    case .time(let goal): most = min(most, 0.06 * (goal.inSeconds - moving))
    case nil: break
    }
    return -lead > max(most, 0)
  }

  /// The pace of the last three minutes as a multiple of the target's: above 1 is slower.
  public var slownessNow: Double? {
    guard let target = plan.plannedPace(at: metrics.distance)?.secondsPerKilometer, target > 0,
      !plan.isCrowded(within: threeMinutePace, before: metrics.distance)
    else { return nil }
    return threeMinutePace.map { $0.secondsPerKilometer / target }
  }

  /// The pace of the last three minutes as a multiple of the usual one: above 1 is slower.
  var slowness: Double? {
    guard let now = threeMinutePace, let usual = facts.usualPace else { return nil }
    return now.secondsPerKilometer / usual.secondsPerKilometer
  }

  /// Seconds by which the newest split missed its target, below zero where it was faster.
  public var splitMiss: Double? {
    guard let split = facts.newestSplit,
      let target = plan.plannedTime(of: split)
    else { return nil }
    return Self.wholeSeconds(split.moving) - (target + 0.5).rounded(.down)
  }

  /// Seconds that the newest split took more than the one before, below zero where it was faster.
  public var splitChange: Double? {
    guard let newest = facts.newestSplit, let before = facts.splitBefore else { return nil }
    return Self.wholeSeconds(newest.moving) - Self.wholeSeconds(before.moving)
  }

  /// Whole seconds, half up, as a split is shown: a difference must agree with what was said of both.
  private static func wholeSeconds(_ time: Duration) -> Double {
    (time.inSeconds + 0.5).rounded(.down)
  }

  /// The seconds at which a distance goal will be reached, at the slowest and fastest of the paces
  /// that the run suggests: its mean and that of the last three minutes.
  public var projectedFinish: ClosedRange<Double>? {
    guard case .distance(let goal) = plan.goal, facts.result == nil,
      metrics.distance < goal, let mean = metrics.averagePace?.secondsPerKilometer
    else { return nil }
    let left = goal.kilometers - metrics.distance.kilometers
    let moving = metrics.moving.inSeconds
    let now = threeMinutePace?.secondsPerKilometer ?? mean
    return (moving + left * min(mean, now))...(moving + left * max(mean, now))
  }

  /// Whether the goal is less than a minute away.
  var isFinishing: Bool {
    switch plan.goal {
    case .distance(let goal):
      let left = (goal - metrics.distance).kilometers
      guard left > 0, let pace = threeMinutePace ?? metrics.averagePace else { return false }
      return left * pace.secondsPerKilometer < 60
    case .time(let goal): return goal > metrics.moving && goal - metrics.moving < .seconds(60)
    case nil: return false
    }
  }

  /// Seconds as people say them of a finish: to ten below half an hour, to thirty below an hour and a
  /// half, else to the minute.
  public static func roundedFinish(_ seconds: Double) -> Double {
    let step = seconds < 1800 ? 10.0 : seconds < 5400 ? 30 : 60
    return (seconds / step).rounded() * step
  }
}
