import Training

/// The rules about a pace that is lost.
extension RuleContext {
  /// Whether runs and walks take turns, which makes every lost pace a plan and no loss.
  var isRunWalk: Bool { history.gait.walks.count >= 3 }

  /// Whether the last 3 or 12 min went so steeply up, by 6 % and more, that nobody can tell a tired
  /// runner from a wise one.
  var isSteep: Bool {
    [180, 720].contains { seconds in
      paces.last(seconds).map { $0.climb >= 0.06 * $0.meters } ?? false
    }
  }

  /// Fade.
  ///
  /// The last 3 min are slower than the pace between 20 % and 50 % of the run by the allowance of
  /// definition 13 and 3.5 % more (5 % in all; 8 % on a free run), and by more than the run swung
  /// before; each of the three minutes by half of that. Seen for 2 min; over below 3 %. A loss of
  /// 1.5 % is never spoken of; a loss of 10 % late in a long run is left to the wall, and one of 30
  /// % is no fade but a walk, a path or a cool-down.
  ///
  /// Evidence: 20 min, or 30 min without a goal; the second half of a goal until 93 % of it. Hills,
  /// standing and run-walk are excused; so is, but in a race, who has eased off: the heart rate
  /// lower by 4 % than then, or than in the minutes before.
  var fade: Finding {
    if let progress, progress < 0.5 || progress > 0.93 { return .absent }
    guard !isRunWalk else { return .absent }
    guard moving >= (plan.goal == nil ? 1800 : 1200), let baseline,
      let recent = paces.last(180)
    else { return .unclear }
    let base = baseline.segment
    let loss = recent.slowness(against: base)
    let clear = allowance + (plan.mode == .free ? 0.05 : 0.035)
    let enter = max(clear, baseline.chance(over: 180))
    return .above(loss, enter: enter, leave: 0.03) {
      guard haveLost(enter / 2, against: base, minutes: 3), !isLate || loss < 0.1,
        loss < 0.3, !isSteep, plan.mode == .race || !hasEased(since: base)
      else { return .unclear }
      return .present(
        urgency: 0.4 + 0.3 * Self.share(loss, from: enter, to: 0.15),
        confidence: 0.6 + 0.3 * Self.share(loss, from: enter, to: 0.12),
        evidence: [
          .init("pace_3min", recent.pace), .init("pace_before", base.pace),
          .init("loss_percent", 100 * loss),
        ]
      )
    }
  }

  /// Whether each of the last minutes was slower by a share: the evidence that a loss lasts, and
  /// was no minute's walk.
  func haveLost(_ share: Double, against base: Segment, minutes: Int) -> Bool {
    (0..<minutes).allSatisfy { minute in
      paces.last(60, until: Double(minute) * 60)
        .map { $0.slowness(against: base) >= share } ?? false
    }
  }

  /// Whether somebody runs slower because he wants to: the heart calms down as the pace does.
  private func hasEased(since base: Segment) -> Bool {
    guard let rate = paces.last(120)?.heartRate else { return false }
    let before = paces.last(300, until: 300)?.heartRate
    return [base.heartRate, before].contains { $0.map { rate <= 0.96 * $0 } ?? false }
  }

  /// Whether the run is long enough for a wall.
  var isLate: Bool { distance >= 24_000 || moving >= 7200 }

  /// Wall: in a race seen at its onset, or else as what has gone on for minutes.
  var wall: Finding {
    if case .present(let urgency, let confidence, let evidence) = suddenWall {
      return .present(urgency: urgency, confidence: confidence, evidence: evidence)
    }
    return lastingWall
  }

  /// The onset of a wall: a pace that breaks down from one kilometer to the next.
  ///
  /// Late in a race the last 3 min are slower than the pace between 20 % and 50 % of the run by 14 %,
  /// each of the three minutes by 9 %, while the ten minutes that ended five minutes ago were within
  /// 5 %, and the pace is on its way down or stays there: the last minute is within 12 % of the two
  /// before it, for who stops to drink runs on.
  ///
  /// Evidence: as below; the three minutes climb by less than 3 %, and each minute was run and not
  /// stood.
  private var suddenWall: Finding {
    guard isTimeForWall, plan.mode == .race, let baseline, let recent = paces.last(180),
      let before = paces.last(600, until: 300), let minute = paces.last(60)
    else { return .unclear }
    let base = baseline.segment
    let loss = recent.slowness(against: base)
    guard loss >= max(0.14, baseline.chance(over: 180)), loss < 0.5,
      haveLost(0.09, against: base, minutes: 3), before.slowness(against: base) <= 0.05, !isSteep,
      recent.climb <= 0.03 * recent.meters, recent.seconds >= 175,
      minute.pace >= 0.88 * recent.pace
    else { return .unclear }
    return .present(
      urgency: 0.8,
      confidence: history.slope.isKnown ? 0.8 : 0.65,
      evidence: [
        .init("pace_3min", recent.pace), .init("pace_before", base.pace),
        .init("loss_percent", 100 * loss),
      ]
    )
  }

  /// Whether the run is long enough for a wall, and far enough from its end to say so.
  private var isTimeForWall: Bool {
    if let progress, progress < 0.5 || progress > 0.96 { return false }
    return isLate && !isRunWalk
  }

  /// A wall that has gone on for minutes.
  ///
  /// Late in a long run the pace breaks down and stays down: the last 5 min are slower than the
  /// pace between 20 % and 50 % of the run by 12 %, each of the five minutes by 7 %, while the
  /// minutes 20 to 10 before were within 7 %. Seen for 15 s; over below 6 %.
  ///
  /// Evidence: 24 km or 2 h, five minutes that each can be believed (n = 5), and the second half of
  /// a goal until 96 % of it. Without an altitude it might be a hill, so the coach is less sure.
  private var lastingWall: Finding {
    guard isTimeForWall else { return .absent }
    guard let baseline, let recent = paces.last(300),
      let before = paces.last(600, until: 600)
    else { return .unclear }
    let base = baseline.segment
    let loss = recent.slowness(against: base)
    return .above(loss, enter: max(0.12, baseline.chance(over: 300)), leave: 0.06) {
      guard haveLost(0.07, against: base, minutes: 5), !isSteep,
        before.slowness(against: base) <= 0.07
      else {
        return .unclear
      }
      return .present(
        urgency: 0.8,
        confidence: history.slope.isKnown ? 0.85 : 0.65,
        evidence: [
          .init("pace_5min", recent.pace), .init("pace_before", base.pace),
          .init("loss_percent", 100 * loss),
        ]
      )
    }
  }
}
