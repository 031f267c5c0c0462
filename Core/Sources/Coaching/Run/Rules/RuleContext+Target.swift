import Training

/// The rules about a target pace of a run that has no goal: there is no plan to be ahead of, only a
/// pace to hold.
extension RuleContext {
  /// Target fast: the last 3 min are faster than the target by 3 %, downhill excused; over below 1.5 %.
  var targetFast: Finding {
    target { recent, target in
      let excess = recent.excess(over: target)
      return .above(excess, enter: 0.03, leave: 0.015) {
        .present(urgency: 0.4, confidence: 0.7, evidence: Self.evidence(recent, target))
      }
    }
  }

  /// Target slow: the last 3 min are slower than the target by 3 %, uphill excused; over below 1.5 %.
  ///
  /// Only asked of a heart that has room: below 90 % of the highest rate.
  var targetSlow: Finding {
    target { recent, target in
      let loss = min(recent.pace, recent.flatPace) / target - 1
      return .above(loss, enter: 0.03, leave: 0.015) {
        guard heartShare ?? 0 < 0.9 else { return .unclear }
        return .present(urgency: 0.4, confidence: 0.7, evidence: Self.evidence(recent, target))
      }
    }
  }

  /// Target held: the last 3 min and the 5 before them are within 2 % of the target; over beyond 3 %.
  var targetHeld: Finding {
    target { recent, target in
      let miss = abs(recent.pace / target - 1)
      guard miss <= 0.03 else { return .absent }
      guard miss <= 0.02, let before = paces.last(300, until: 180),
        abs(before.pace / target - 1) <= 0.02
      else { return .unclear }
      return .present(urgency: 0.2, confidence: 0.8, evidence: Self.evidence(recent, target))
    }
  }

  private func target(_ finding: (Segment, Double) -> Finding) -> Finding {
    guard plan.goal == nil, let targetPace else { return .absent }
    // The first minutes are for finding the pace, and an interval or a walk is none.
    guard moving >= 240, history.gait.walks.count < 2, let recent = paces.last(180) else {
      return .unclear
    }
    return finding(recent, targetPace)
  }

  private static func evidence(_ recent: Segment, _ target: Double) -> [Remark.Evidence] {
    [.init("pace_3min", recent.pace), .init("target_pace", target)]
  }
}
