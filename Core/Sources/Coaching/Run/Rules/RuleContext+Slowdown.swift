import Training

/// The rule about a pace that is far from what is usual on this run.
extension RuleContext {
  /// Slow-down.
  ///
  /// The last 4 min are slower than usual, the median of the run's minutes, by 15 % on the level, and
  /// each of them by 10 %; over below 8 %. The median is at home on uneven runs too: a light, a walk or
  /// a fast kilometre does not move it.
  ///
  /// Evidence: six minutes from the second minute on; 70 % of each minute believed and not stood. Who
  /// runs and walks in turns is left alone, and so is the last minute of a goal.
  var slowdown: Finding {
    guard !isFinishing else { return .absent }
    // Where fast and slow take turns, nothing is usual: intervals.
    guard let usual, usual.spread <= 0.25, let recent = paces.last(240) else { return .unclear }
    let loss = usual.slowness(of: recent)
    return .above(loss, enter: 0.15, leave: 0.08) {
      let minutes = (0..<4).compactMap { paces.last(60, until: Double($0) * 60) }
      guard minutes.count == 4, minutes.allSatisfy({ usual.slowness(of: $0) >= 0.1 }) else {
        return .unclear
      }
      if isRunWalk { return .excused(.runWalk) }
      return .present(
        urgency: 0.5 + 0.3 * Self.share(loss, from: 0.15, to: 0.4),
        confidence: history.slope.isKnown ? 0.8 : 0.65,
        evidence: [
          .init("pace_4min", recent.pace), .init("usual_pace", usual.pace),
          .init("loss_percent", 100 * loss),
        ]
      )
    }
  }
}
