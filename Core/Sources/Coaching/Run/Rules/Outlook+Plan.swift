import Training

/// The rules that hold the run against its plan.
extension Outlook {
  /// Too fast early.
  ///
  /// The last 90 s of running are faster than the target by 5 % (8 % on a free run), and the whole
  /// run so far by half of that, within its first part. Seen for 20 s; over below half.
  ///
  /// Evidence: a target, 300 m, 110 s (the first 20 s are nobody's pace, definition 12), 70 % of
  /// the window believed. The first part is 15 % of the goal, at least 1,500 m or 8 min and at most
  /// 5 km or 25 min, and never more than 40 % of it; 2 km without a goal. Downhill is excused.
  var tooFastEarly: Finding {
    guard let targetPace, isEarly else { return .absent }
    guard distance >= 300, moving >= 110, let averagePace, let recent = chronicle.last(90) else {
      return .unclear
    }
    let excess = recent.excess(over: targetPace)
    let enter = plan.mode == .free ? 0.08 : 0.05
    return .above(excess, enter: enter, leave: enter / 2) {
      // Who has stood at a crossing may make up for it.
      guard targetPace / averagePace - 1 >= enter / 2 else { return .unclear }
      return .present(
        urgency: 0.6 + 0.4 * Self.share(excess, from: enter, to: 0.2),
        confidence: 0.7 + 0.3 * Self.share(excess, from: enter, to: 0.1),
        evidence: [
          .init("pace_90s", recent.pace), .init("target_pace", targetPace),
          .init("excess_percent", 100 * excess),
        ]
      )
    }
  }

  private var isEarly: Bool {
    switch plan.goal {
    case .distance(let goal):
      let end = min(max(0.15 * goal.meters, 1500), 5000)
      return distance <= min(end, 0.4 * goal.meters)
    case .time(let goal):
      let end = min(max(0.15 * goal.inSeconds, 480), 1500)
      return moving <= min(end, 0.4 * goal.inSeconds)
    case nil: return distance <= 2000
    }
  }

  /// Positive-split risk.
  ///
  /// Between 20 % and 55 % of the goal the run is heading for a second half slower than the first
  /// by clearly more than the allowance of definition 13.
  ///
  /// Evidence: 8 min. Either the pace already falls: the last 5 min, each slower than the run
  /// before and held to the end, make a split ratio `(T2 - T1) / T1` of the allowance + 3 %, and
  /// are slower than a target by the allowance. Or the first part is ahead of the target by 3.5 %
  /// (5 % on a free run, or without a heart rate) and strains: 90 % of the highest heart rate over
  /// the last minute, or a metre that costs 4 % more beats than in the first 5 min after the
  /// warm-up. Intervals are no evidence of either. Seen for 60 s; over below half.
  var positiveSplitRisk: Finding {
    guard let progress, progress >= 0.2, progress <= 0.55 else { return .absent }
    guard moving >= 480, let recent = chronicle.last(300),
      let first = chronicle.stretch(from: 20, to: chronicle.clock - 300)
    else { return .unclear }
    let slowness = recent.slowness(against: first)
    let split = projectedSplit(at: recent.pace)
    let chance = Yardstick.chance(in: chronicle, from: 20, to: chronicle.clock - 300, over: 300)
    let isBehind = targetPace.map { recent.pace >= $0 * (1 + allowance) } ?? true
    if split >= allowance + 0.03, slowness >= 0.03, slowness >= chance, isBehind,
      haveLost(0.015, against: first, minutes: 5)
    {
      return .present(
        urgency: 0.5 + 0.3 * Self.share(split, from: 0.04, to: 0.12),
        confidence: 0.5 + 0.3 * Self.share(slowness, from: 0.03, to: 0.08),
        evidence: [
          .init("pace_5min", recent.pace), .init("pace_before", first.pace),
          .init("projected_split_percent", 100 * split),
        ]
      )
    }
    let isSlowing = split >= (allowance + 0.03) / 2 && slowness >= 0.015
    guard let targetPace, let averagePace else { return isSlowing ? .unclear : .absent }
    let lead = targetPace / averagePace - 1
    let strain = strain
    let enter = plan.mode == .free || strain == nil ? 0.05 : 0.035
    guard lead >= enter / 2 || isSlowing else { return .absent }
    guard lead >= enter, recent.excess(over: targetPace) >= enter / 2, strain ?? 1 >= 1,
      Yardstick.chance(
        in: chronicle,
        from: max(20, chronicle.clock - 600),
        to: chronicle.clock,
        over: 300
      ).isFinite
    else { return .unclear }
    return .present(
      urgency: 0.5 + 0.3 * Self.share(lead, from: enter, to: 0.1),
      confidence: strain == nil ? 0.55 : 0.75,
      evidence: [
        .init("avg_pace", averagePace), .init("target_pace", targetPace),
        .init("lead_percent", 100 * lead),
      ]
    )
  }

  /// How hard the pace is on the heart: 1 and more is too hard to last; nothing without readings.
  private var strain: Double? {
    let cost = chronicle.stretch(from: 300, to: 600).flatMap { early in
      chronicle.last(300)?.decoupling(since: early)
    }
    guard let share = heartShare else { return cost.map { $0 / 0.04 } }
    return max((share - 0.8) / 0.1, (cost ?? 0) / 0.04)
  }

  /// The split ratio of the whole run if the rest were run at a pace.
  private func projectedSplit(at pace: Double) -> Double {
    switch plan.goal {
    case .distance(let goal):
      let half = goal.meters / 2
      guard distance < half else {
        let halfTime = course.tenths.count > 5 ? course.tenths[5] : moving
        let second = moving - halfTime + (goal.meters - distance) / 1000 * pace
        return second / halfTime - 1
      }
      let first = moving + (half - distance) / 1000 * pace
      return half / 1000 * pace / first - 1
    case .time(let goal):
      let half = goal.inSeconds / 2
      let first = distance + (half - moving) / pace * 1000
      return first / (half / pace * 1000) - 1
    case nil: return 0
    }
  }

  /// Surplus.
  ///
  /// Ahead of the target by 1 % and 15 s, and all is steady: the last 3 min within 3 % of the last
  /// 10, and far from a strain that cannot last.
  ///
  /// Evidence: a target, 15 min, between a quarter and 85 % of a goal. Seen for 2 min, for praise
  /// can wait; over below half a per cent.
  var surplus: Finding {
    guard let targetPace, let averagePace, progress.map({ $0 >= 0.25 && $0 <= 0.85 }) ?? true else {
      return .absent
    }
    guard moving >= 900, let recent = chronicle.last(180), let long = chronicle.last(600) else {
      return .unclear
    }
    let lead = targetPace / averagePace - 1
    let seconds = distance / 1000 * (targetPace - averagePace)
    let swing = recent.pace / long.pace - 1
    guard lead >= 0.005 else { return .absent }
    guard lead >= 0.01, seconds >= 15, abs(swing) <= 0.03, recent.excess(over: targetPace) >= 0,
      strain ?? 0 < 0.8, decoupling ?? 0 < 0.05
    else { return .unclear }
    return .present(
      urgency: 0.2,
      confidence: heartShare == nil ? 0.6 : 0.8,
      evidence: [
        .init("seconds_ahead", seconds), .init("avg_pace", averagePace),
        .init("target_pace", targetPace),
      ]
    )
  }

  /// Recoverable deficit.
  ///
  /// Behind the target by a little that the rest can win back gently: at most 2 % faster than
  /// planned and 3.5 % faster than the last 5 min.
  ///
  /// Evidence: a target, 10 min, between 20 % and 90 % of a goal with 8 min to go; 1 % (2 % on a
  /// free run) and 10 s behind; not already running fast enough; the heart below 90 % of its
  /// highest rate. Without a goal there is always time: then 1.5 % to 4 % behind and still slower
  /// than the target. Seen for 60 s; over below half.
  var recoverableDeficit: Finding {
    guard let targetPace, let averagePace else { return .absent }
    if let progress, progress < 0.2 || progress > 0.9 { return .absent }
    guard moving >= 600, remainingSeconds ?? 600 >= 480, let recent = chronicle.last(300) else {
      return .unclear
    }
    let deficit = averagePace / targetPace - 1
    let seconds = distance / 1000 * (averagePace - targetPace)
    let enter = plan.mode == .free ? 0.02 : plan.goal == nil ? 0.015 : 0.01
    guard deficit >= enter / 2 else { return .absent }
    let required = requiredSpeed ?? 1000 / targetPace * (plan.goal == nil ? 1.005 : 1)
    let isGentle =
      required * targetPace / 1000 <= 1.02 && required / recent.speed <= 1.035
      && (plan.goal != nil || deficit <= 0.04)
    guard deficit >= enter, seconds >= 10, isGentle, recent.speed < 0.995 * required,
      recent.flatPace > 995 / required, heartShare ?? 0 < 0.9
    else { return .unclear }
    return .present(
      urgency: 0.4,
      confidence: heartShare == nil ? 0.6 : 0.75,
      evidence: [
        .init("seconds_behind", seconds), .init("required_pace", 1000 / required),
        .init("pace_5min", recent.pace), .init("target_pace", targetPace),
      ]
    )
  }

  /// Behind and costly.
  ///
  /// Behind the target by 2.5 % (4 % on a free run), and to win it back the rest would have to be 4
  /// % faster than planned or 8 % faster than the last 10 min, and it is not: better to let go of
  /// the plan. Seen for 90 s; over when 2.5 % over the plan and 3 % over the last 10 min would do.
  ///
  /// Evidence: a target and a goal, 12 min, between 40 % and 93 % of it with 4 min to go.
  var behindAndCostly: Finding {
    guard let targetPace, let averagePace, let progress, progress >= 0.4, progress <= 0.93,
      let required = requiredSpeed
    else { return .absent }
    guard moving >= 720, remainingSeconds ?? 0 >= 240, let recent = chronicle.last(600),
      let now = chronicle.last(180)
    else { return .unclear }
    let deficit = averagePace / targetPace - 1
    let overPlan = required * targetPace / 1000 - 1
    let overNow = required / recent.speed - 1
    if deficit < 0.01 || overPlan < 0.025 && overNow < 0.03 { return .absent }
    guard deficit >= (plan.mode == .free ? 0.04 : 0.025), overPlan >= 0.04 || overNow >= 0.08,
      now.speed < 0.98 * required
    else { return .unclear }
    return .present(
      urgency: 0.5,
      confidence: 0.6 + 0.3 * Self.share(max(overPlan, overNow), from: 0.04, to: 0.12),
      evidence: [
        .init("seconds_behind", distance / 1000 * (averagePace - targetPace)),
        .init("required_pace", 1000 / required), .init("pace_10min", recent.pace),
        .init("target_pace", targetPace),
      ]
    )
  }

  /// Finish kick.
  ///
  /// The end is near, the pace is steady and the heart has room.
  ///
  /// Only who races or runs for a pace is asked. Near is 5 % of the goal, at least 300 m or 60 s
  /// and at most 1 km or 4 min, and not the last 100 m or 25 s, when it is too late to say.
  /// Evidence: 8 min; the last 2 min no slower by 3 % than the 8 before, nor by 5 % than between 20
  /// % and 50 % of the run; a heart below 95 % of its highest rate in a race, 92 % in training and
  /// 88 % on a free run, and not high in the last minutes.
  var finishKick: Finding {
    let left: Double
    switch plan.goal {
    case .distance(let goal):
      left = goal.meters - distance
      guard left <= min(max(0.05 * goal.meters, 300), 1000), left >= 100 else { return .absent }
    case .time(let goal):
      left = goal.inSeconds - moving
      guard left <= min(max(0.05 * goal.inSeconds, 60), 240), left >= 25 else { return .absent }
    case nil: return .absent
    }
    guard plan.mode == .race || plan.targetPace != nil else { return .absent }
    guard moving >= 480, let recent = chronicle.last(120), course.heart.highSeconds == 0,
      let yardstick,
      let before = chronicle.stretch(
        from: max(20, chronicle.clock - 600),
        to: chronicle.clock - 120
      )
    else { return .unclear }
    let room =
      switch plan.mode {
      case .free: 0.88
      case .training: 0.92
      case .race: 0.95
      }
    guard recent.slowness(against: before) <= 0.03,
      recent.slowness(against: yardstick.stretch) <= 0.05, heartShare ?? 0 < room
    else { return .unclear }
    return .present(
      urgency: 0.8,
      confidence: heartShare == nil ? 0.6 : 0.8,
      evidence: [
        .init("remaining", left), .init("pace_2min", recent.pace),
        .init("pace_before", before.pace),
      ]
    )
  }
}
