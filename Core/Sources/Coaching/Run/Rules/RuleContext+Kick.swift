import Training

/// The rule about the end.
extension RuleContext {
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
    guard moving >= 480, let recent = paces.last(120), history.heart.highSeconds == 0,
      let baseline,
      let before = paces.segment(
        from: max(20, paces.clock - 600),
        to: paces.clock - 120
      )
    else { return .unclear }
    let room =
      switch plan.mode {
      case .free: 0.88
      case .training: 0.92
      case .race: 0.95
      }
    guard recent.slowness(against: before) <= 0.03,
      recent.slowness(against: baseline.segment) <= 0.05, heartShare ?? 0 < room
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
