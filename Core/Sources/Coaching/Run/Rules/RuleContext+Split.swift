import Training

/// The rule about the second half, while there is time to save it.
extension RuleContext {
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
    guard moving >= 480, let recent = paces.last(300),
      let first = paces.segment(from: 20, to: paces.clock - 300)
    else { return .unclear }
    let slowness = recent.slowness(against: first)
    let split = projectedSplit(at: recent.pace)
    let isBehind = targetPace.map { recent.pace >= $0 * (1 + allowance) } ?? true
    if split >= allowance + 0.03 + plannedSplit, slowness >= 0.03, isBehind,
      haveLost(0.015, against: first, minutes: 5), !isSteep,
      slowness >= Baseline.chance(in: paces, from: 20, to: paces.clock - 300, over: 300)
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
    let isSlowing = split >= (allowance + 0.03 + plannedSplit) / 2 && slowness >= 0.015
    guard let targetPace, let averagePace else { return isSlowing ? .unclear : .absent }
    let lead = (plannedAverage ?? targetPace) / averagePace - 1
    let effort = strain
    let enter = plan.mode == .free || effort == nil ? 0.05 : 0.035
    guard lead >= enter / 2 || isSlowing else { return .absent }
    guard lead >= enter, recent.excess(over: targetPace) >= enter / 2, effort ?? 1 >= 1,
      Baseline.chance(
        in: paces,
        from: max(20, paces.clock - 600),
        to: paces.clock,
        over: 300
      ).isFinite
    else { return .unclear }
    return .present(
      urgency: 0.5 + 0.3 * Self.share(lead, from: enter, to: 0.1),
      confidence: effort == nil ? 0.55 : 0.75,
      evidence: [
        .init("avg_pace", averagePace), .init("target_pace", targetPace),
        .init("lead_percent", 100 * lead),
      ]
    )
  }

  /// How much slower the second half is meant to be.
  private var plannedSplit: Double { max(0, plan.race?.splitRatio ?? 0) }

  /// How hard the pace is on the heart: 1 and more is too hard to last; nothing without readings.
  var strain: Double? {
    let cost = paces.segment(from: 300, to: 600).flatMap { early in
      paces.last(300)?.decoupling(since: early)
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
        let halfTime = history.tenths.count > 5 ? history.tenths[5] : moving
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
}
