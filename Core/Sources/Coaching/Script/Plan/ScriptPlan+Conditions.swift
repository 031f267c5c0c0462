import Training

extension ScriptPlan {
  /// What is said only if it happens, beside all that the coach's own rules watch.
  ///
  /// Each message has a stretch of the run to itself: two that waited for the same would both come due
  /// at once, and a line that is said once needs no cooldown. `pace_3min_ratio` above 1 is faster than planned (definition 5).
  mutating func addConditions(_ outline: Outline, zonesAreKnown: Bool) {
    addHours(outline)
    guard outline.duration >= 20 * 60 else { return }
    addPace(outline)
    addCadence(outline)
    addHeart(outline, zonesAreKnown: zonesAreKnown)
  }

  private mutating func addPace(_ outline: Outline) {
    guard outline.plan.goal != nil else { return }
    if outline.isPaced {
      let limit = outline.plan.mode == .race ? "1.05" : "1.07"
      let weight = PlannedLine.Weight(.coach, 60, expiresAfter: 30)
      let text = "pace_3min_ratio > \(limit) AND " + outline.stretch(from: 0.3, to: 0.65)
      addWhile(text, "surge", .surge, at: 0.3, weight, outline)
    }
    let text = "pace_3min_ratio > 1.03 AND " + outline.stretch(from: 0.75, to: 0.95)
    addWhile(
      text,
      "strong-late",
      .strongLate,
      at: 0.75,
      PlannedLine.Weight(.coach, 55, expiresAfter: 30),
      outline
    )
  }

  /// Steps are counted only of somebody who really runs, not at a crossing.
  private mutating func addCadence(_ outline: Outline) {
    let weight = PlannedLine.Weight(.coach, 45, expiresAfter: 30)
    for (from, to) in [(0.15, 0.45), (0.5, 0.85)] {
      let text =
        "cadence > 120 AND cadence < 158 AND current_pace < 480 AND pace_3min_ratio > 0.9 AND "
        + outline.stretch(from: from, to: to)
      addWhile(text, "short-steps", .shortSteps, at: from, weight, outline)
    }
  }

  private mutating func addHeart(_ outline: Outline, zonesAreKnown: Bool) {
    let weight = PlannedLine.Weight(.coach, 65, expiresAfter: 60)
    if zonesAreKnown, outline.plan.mode != .race, outline.plan.targetPace == nil {
      for (from, to) in [(480, 1800), (1800, 3600)] where Double(to) <= outline.duration + 600 {
        let text = "hr_zone >= 4 AND duration > \(from) AND duration <= \(to)"
        add(
          "high-effort",
          .highEffort,
          Condition(text).map { .fatigueZone($0) },
          around: Double(from),
          weight
        )
      }
    }
    let isRace = outline.plan.mode == .race
    guard outline.duration >= (isRace ? 3600 : 5400), outline.plan.goal != nil else { return }
    // Zone 4 is a race's daily bread up to a half marathon, and the seed's own sign beyond 25 km.
    let isUsual = isRace && outline.length < 30_000
    let zone = isUsual || !zonesAreKnown ? 5 : 4
    for (from, to) in [(0.6, 0.75), (0.75, 0.9)] {
      let text = "hr_zone >= \(zone) AND " + outline.stretch(from: from, to: to)
      add(
        "tired",
        .tired,
        Condition(text).map { .fatigueZone($0) },
        around: from * outline.duration,
        weight
      )
    }
  }

  private mutating func addHours(_ outline: Outline) {
    guard outline.plan.mode != .race, outline.duration >= 20 * 60 else { return }
    let soon = "duration > 210 AND duration < 600"
    addWhile(
      "time_of_day_hour >= 4 AND time_of_day_hour < 7 AND " + soon,
      "early-hour",
      .earlyHour,
      at: 210 / outline.duration,
      PlannedLine.Weight(.banter, 40, expiresAfter: 120),
      outline
    )
    addWhile(
      "(time_of_day_hour >= 21 OR time_of_day_hour < 4) AND " + soon,
      "late-hour",
      .lateHour,
      at: 210 / outline.duration,
      PlannedLine.Weight(.coach, 55, expiresAfter: 120),
      outline
    )
  }

  private mutating func addWhile(
    _ expression: String,
    _ name: String,
    _ topic: Topic,
    at share: Double,
    _ weight: PlannedLine.Weight,
    _ outline: Outline
  ) {
    let trigger = Condition(expression).map { condition in
      Trigger.condition(condition, branchKey: nil, cooldown: nil)
    }
    add(name, topic, trigger, around: share * outline.duration, weight)
  }
}

extension Outline {
  /// A stretch of the run as an expression, by distance or by time as the goal is.
  fileprivate func stretch(from: Double, to: Double) -> String {
    switch plan.goal {
    case .time:
      "duration > \(Int(from * duration)) AND duration <= \(Int(to * duration))"
    case .distance: "distance > \(Int(from * length)) AND distance <= \(Int(to * length))"
    // Nobody knows where the end is: the first hour and the second.
    case nil: "duration > \(Int(from * 7200)) AND duration <= \(Int(to * 7200))"
    }
  }
}
