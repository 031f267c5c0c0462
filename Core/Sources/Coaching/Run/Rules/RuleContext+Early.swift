import Training

/// The rule about the first kilometres.
extension RuleContext {
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
    guard distance >= 300, moving >= 110, let averagePace, let recent = paces.last(90) else {
      return .unclear
    }
    let excess = recent.excess(over: targetPace)
    let enter = plan.mode == .free ? 0.08 : 0.05
    return .above(excess, enter: enter, leave: enter / 2) {
      // Who has stood at a crossing may make up for it.
      guard (plannedAverage ?? targetPace) / averagePace - 1 >= enter / 2 else { return .unclear }
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
}
