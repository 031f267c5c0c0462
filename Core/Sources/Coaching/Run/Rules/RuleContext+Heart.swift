import Training

/// The rules that read the heart beside the pace.
extension RuleContext {
  /// Bonk: seen at its onset, or else as what has gone on for minutes.
  var bonk: Finding {
    if case .present(let urgency, let confidence, let evidence) = bonkOnset {
      return .present(urgency: urgency, confidence: confidence, evidence: evidence)
    }
    return lastingBonk
  }

  /// The onset of a bonk: three minutes in which pace and heart rate give way at once.
  ///
  /// The last 3 min are slower than the pace between 20 % and 50 % of the run by 5 % in a race (10 %
  /// in training), both halves of them by half of that, while the ten minutes that ended five minutes
  /// ago were within 3 %; and the heart rate of the last minute is 2 % below that of those ten minutes
  /// (3 % in training).
  ///
  /// Evidence: as below. The heart is compared with minutes that are long over, because it gives way
  /// as slowly as the pace: against the minutes just before, a slow bonk is never seen to begin.
  private var bonkOnset: Finding {
    guard isTimeForBonk, plan.mode != .free, let baseline, let recent = paces.last(180),
      let before = paces.last(600, until: 300), let rate = paces.last(60)?.heartRate,
      let usual = before.heartRate
    else { return .unclear }
    let base = baseline.segment
    let loss = recent.slowness(against: base)
    let clear = max(plan.mode == .race ? 0.05 : 0.1, baseline.chance(over: 180))
    guard loss >= clear, before.slowness(against: base) <= 0.03, !isSteep,
      recent.climb <= 0.03 * recent.meters,
      rate <= (plan.mode == .race ? 0.98 : 0.97) * usual,
      let first = paces.last(90, until: 90), let second = paces.last(90),
      min(first.slowness(against: base), second.slowness(against: base)) >= clear / 2
    else { return .unclear }
    return .present(
      urgency: 0.9,
      confidence: 0.7,
      evidence: [
        .init("pace_3min", recent.pace), .init("pace_before", base.pace),
        .init("hr_1min", rate), .init("hr_before", usual),
      ]
    )
  }

  /// Whether the run is long enough to run out of fuel, and far enough from its end to say so.
  private var isTimeForBonk: Bool {
    if let progress, progress < 0.4 || progress > 0.96 { return false }
    return moving >= (plan.mode == .race ? 3600 : 5400) && plannedSeconds ?? 4500 >= 4500
      && !isRunWalk
  }

  /// A bonk that has gone on for minutes.
  ///
  /// Heart rate and pace fall together (definition 4): over four intervals of 3 min the pace falls
  /// by more than 4 s/km an interval, the heart rate by more than 1 beat and by 2.5 % in all, and
  /// the pace is 6 % below that between 20 % and 50 % of the run. Seen for 5 s; over below 3 %.
  ///
  /// Evidence: 60 min of a run, and 75 min in all if planned; n = 4 intervals with heart rate; from
  /// 40 % to 96 % of a goal. Outside a race somebody may just have eased off: there it takes 90
  /// min, a loss of 10 %, and a metre that costs 3 % more beats all the same.
  private var lastingBonk: Finding {
    guard isTimeForBonk else { return .absent }
    guard let baseline, let recent = paces.last(180), let rate = recent.heartRate,
      let cost = recent.decoupling(since: baseline.segment)
    else { return .unclear }
    let base = baseline.segment
    let loss = recent.slowness(against: base)
    let clear = plan.mode == .race ? 0.06 : 0.1
    return .above(loss, enter: max(clear, baseline.chance(over: 180)), leave: 0.03) {
      guard !isSteep, let falling, let before = falling[0].heartRate, rate <= 0.975 * before,
        Self.paceSlope(falling) > 4, Self.heartSlope(falling) < -1,
        plan.mode == .race || cost >= 0.03
      else { return .unclear }
      return .present(
        urgency: 0.9,
        confidence: 0.7 + 0.2 * Self.share(loss, from: 0.06, to: 0.15),
        evidence: [
          .init("pace_3min", recent.pace), .init("pace_before", base.pace),
          .init("hr_3min", rate), .init("hr_before", before),
        ]
      )
    }
  }

  /// Fatigue.
  ///
  /// The heart rate rises while the pace falls (definition 4), from tiredness or heat: over four
  /// intervals of 3 min the pace falls by more than 4 s/km an interval and the heart rate rises by
  /// more than 1 beat, and the pace is 4 % below that between 20 % and 50 % of the run. Seen for 45
  /// s; over when 2 % would be left.
  ///
  /// Evidence: 25 min; n = 4 intervals with heart rate; until 93 % of a goal. Uphill is excused,
  /// and who has lost 40 % walks.
  var fatigue: Finding {
    guard moving >= 1500, !isRunWalk else { return .absent }
    if let progress, progress > 0.93 { return .absent }
    guard let baseline, let recent = paces.last(180), let rate = recent.heartRate else {
      return .unclear
    }
    let base = baseline.segment
    let loss = recent.slowness(against: base)
    return .above(loss, enter: max(0.04, baseline.chance(over: 180)), leave: 0.02) {
      guard !isSteep, loss < 0.4, let falling, Self.paceSlope(falling) > 4,
        Self.heartSlope(falling) > 1
      else { return .unclear }
      return .present(
        urgency: 0.6 + 0.2 * Self.share(loss, from: 0.04, to: 0.12),
        confidence: history.slope.isKnown ? 0.8 : 0.6,
        evidence: [
          .init("pace_3min", recent.pace), .init("pace_before", base.pace),
          .init("hr_3min", rate), .init("hr_slope", Self.heartSlope(falling)),
        ]
      )
    }
  }

  /// Heart-rate drift.
  ///
  /// The last third of the run so far costs more beats a metre than the first by more than 5 %
  /// (decoupling, definition 4), seen for 60 s; over below 3.5 %.
  ///
  /// Evidence: both thirds 10 min, counted from the fifth minute because a heart needs that long to
  /// arrive; 70 % of both with a trusted heart rate; their paces and that of the last 5 min within
  /// 5 %, for another pace is another cost.
  var heartRateDrift: Finding {
    guard !isRunWalk else { return .absent }
    guard let decoupling else { return .unclear }
    guard decoupling > 0.05 else { return decoupling < 0.035 ? .absent : .unclear }
    return .present(
      urgency: 0.3 + 0.3 * Self.share(decoupling, from: 0.05, to: 0.15),
      confidence: 0.6 + 0.2 * Self.share(decoupling, from: 0.05, to: 0.1),
      evidence: [.init("decoupling_percent", 100 * decoupling)]
    )
  }

  /// The decoupling of the run so far: `(EF1 - EF2) / EF1` of its first and last third.
  var decoupling: Double? {
    let third = (paces.clock - 300) / 3
    guard third >= 600, let first = paces.segment(from: 300, to: 300 + third),
      let last = paces.last(third), first.heartSeconds >= 0.7 * third,
      last.heartSeconds >= 0.7 * third, abs(last.speed / first.speed - 1) <= 0.05,
      let recent = paces.last(300), abs(recent.speed / last.speed - 1) <= 0.05
    else { return nil }
    return last.decoupling(since: first)
  }

  /// Heart rate high.
  ///
  /// At 95 % of the highest rate or above for 3 min; dips down to 92 % are waited out, below it is
  /// over. Repeated every 10 min while it stays, but not in the last minute of a goal. Safety.
  ///
  /// Evidence: the runner's highest rate as ``HeartLimits`` take it, readings no older than the
  /// tracker's 15 s, and a strap that has not sprung onto the cadence.
  var heartRateHigh: Finding {
    let heart = history.heart
    guard let limits, heart.highSeconds > 0, !isFinishing else { return .absent }
    guard heart.isHigh, !heart.isLockedToCadence, let rate = metrics.trustedHeartRate,
      rate >= limits.high
    else { return .unclear }
    return .present(
      urgency: 1,
      confidence: limits.isMeasured ? 0.95 : 0.7,
      evidence: [
        .init("hr", rate), .init("max_hr", limits.highest),
        .init("seconds_high", heart.highSeconds),
      ]
    )
  }

  /// Four intervals of 3 min, the oldest first, of which none is faster than the one before by more
  /// than 1 s/km: the evidence that a pace falls and does not swing.
  private var falling: [Segment]? {
    var intervals: [Segment] = []
    for index in 0..<4 {
      guard let interval = paces.last(180, until: Double(3 - index) * 180),
        interval.heartRate != nil
      else { return nil }
      if let before = intervals.last,
        interval.pace < before.pace - 1 || interval.flatPace < before.flatPace - 1
      {
        return nil
      }
      intervals.append(interval)
    }
    return intervals
  }

  /// Seconds a kilometre by which the pace falls from one interval to the next.
  private static func paceSlope(_ intervals: [Segment]) -> Double {
    min(intervals.map { $0.pace }.slope, intervals.map { $0.flatPace }.slope)
  }

  /// Beats a minute by which the heart rate rises from one interval to the next.
  private static func heartSlope(_ intervals: [Segment]) -> Double {
    intervals.compactMap { $0.heartRate }.slope
  }
}
