import Training

/// The rules that hold the run against its plan.
extension RuleContext {
  /// Surplus.
  ///
  /// Ahead of the target by 1 % and 15 s, and all is steady: the last 3 min within 3 % of the last
  /// 10, and far from a strain that cannot last.
  ///
  /// Evidence: a target, 15 min, between a quarter and 85 % of a goal. Seen for 2 min, for praise
  /// can wait; over below half a per cent.
  var surplus: Finding {
    guard let targetPace, let plannedAverage, let averagePace,
      progress.map({ $0 >= 0.25 && $0 <= 0.85 }) ?? true
    else { return .absent }
    guard moving >= 900, let recent = paces.last(180), let long = paces.last(600) else {
      return .unclear
    }
    let lead = plannedAverage / averagePace - 1
    let seconds = distance / 1000 * (plannedAverage - averagePace)
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
    guard let targetPace, let plannedAverage, let plannedRest, let averagePace else {
      return .absent
    }
    if let progress, progress < 0.2 || progress > 0.9 { return .absent }
    guard moving >= 600, remainingSeconds ?? 600 >= 480, let recent = paces.last(300) else {
      return .unclear
    }
    let deficit = averagePace / plannedAverage - 1
    let seconds = distance / 1000 * (averagePace - plannedAverage)
    let enter = plan.mode == .free ? 0.02 : plan.goal == nil ? 0.015 : 0.01
    guard deficit >= enter / 2 else { return .absent }
    let required = requiredSpeed ?? 1005 / targetPace
    let isGentle =
      required * plannedRest / 1000 <= 1.02 && required / recent.speed <= 1.035
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
    guard let targetPace, let plannedAverage, let plannedRest, let averagePace, let progress,
      progress >= 0.4, progress <= 0.93, let required = requiredSpeed
    else { return .absent }
    guard moving >= 720, remainingSeconds ?? 0 >= 240, let recent = paces.last(600),
      let now = paces.last(180)
    else { return .unclear }
    let deficit = averagePace / plannedAverage - 1
    let overPlan = required * plannedRest / 1000 - 1
    let overNow = required / recent.speed - 1
    // A stop at a light costs seconds and retires no plan: without it, who is on pace stays so.
    if let movingPace, movingPace / plannedAverage - 1 < 0.015 { return .absent }
    if deficit < 0.01 || overPlan < 0.025 && overNow < 0.03 { return .absent }
    guard deficit >= (plan.mode == .free ? 0.04 : 0.025), overPlan >= 0.04 || overNow >= 0.08,
      now.speed < 0.98 * required
    else { return .unclear }
    return .present(
      urgency: 0.5,
      confidence: 0.6 + 0.3 * Self.share(max(overPlan, overNow), from: 0.04, to: 0.12),
      evidence: [
        .init("seconds_behind", distance / 1000 * (averagePace - plannedAverage)),
        .init("required_pace", 1000 / required), .init("pace_10min", recent.pace),
        .init("target_pace", targetPace),
      ]
    )
  }
}
