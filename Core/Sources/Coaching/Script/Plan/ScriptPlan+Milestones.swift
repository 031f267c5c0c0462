import Training

extension ScriptPlan {
  /// Half, two thirds, the finish in sight, the last stretch.
  mutating func addMilestones(_ outline: Outline) {
    guard outline.plan.goal != nil else { return }
    let half = outline.half.map { outline.seconds(at: $0) } ?? outline.duration / 2
    if outline.duration >= 8 * 60 {
      add(
        "halfway",
        .halfway,
        // Moved behind a split it is a place; where it is, half is half by distance or by time.
        outline.isHalfMoved ? outline.half.map { .atDistance(.meters($0)) } : .halfway,
        around: half,
        PlannedLine.Weight(.coach, 70, expiresAfter: 45)
      )
    }
    if outline.goal == nil { addTimedEnd(outline) } else { addMeasuredEnd(outline) }
  }

  private mutating func addMeasuredEnd(_ outline: Outline) {
    if let place = outline.finalThird {
      add(
        "final-third",
        .finalThird,
        .atDistance(.meters(place)),
        around: outline.seconds(at: place),
        PlannedLine.Weight(.coach, 65, expiresAfter: 60)
      )
    }
    let isRace = outline.plan.mode == .race
    if let left = outline.nearFinish {
      add(
        "near-finish",
        .nearFinish,
        .nearFinish(remaining: .meters(left)),
        around: outline.seconds(at: outline.length - left),
        isRace
          ? PlannedLine.Weight(.race, 92, expiresAfter: 40)
          : PlannedLine.Weight(.coach, 75, expiresAfter: 45)
      )
    }
    if let left = outline.lastStretch {
      add(
        "last-stretch",
        .lastStretch,
        .nearFinish(remaining: .meters(left)),
        around: outline.seconds(at: outline.length - left),
        isRace
          ? PlannedLine.Weight(.race, 95, expiresAfter: 20)
          : PlannedLine.Weight(.coach, 80, expiresAfter: 25)
      )
    }
  }

  private mutating func addTimedEnd(_ outline: Outline) {
    let end = outline.duration
    let late = PlannedLine.Weight(.coach, 65, expiresAfter: 60)
    if end >= 15 * 60 {
      addAt((end * 2 / 3).rounded(), "final-third", .finalThird, late)
    }
    let isRace = outline.plan.mode == .race
    if end >= 8 * 60 {
      let weight =
        isRace
        ? PlannedLine.Weight(.race, 92, expiresAfter: 40)
        : PlannedLine.Weight(.coach, 75, expiresAfter: 45)
      addAt((end - (end >= 40 * 60 ? 300 : 120)).rounded(), "near-finish", .nearFinish, weight)
    }
    if end >= 4 * 60 {
      let weight =
        isRace
        ? PlannedLine.Weight(.race, 95, expiresAfter: 20)
        : PlannedLine.Weight(.coach, 80, expiresAfter: 25)
      addAt((end - 45).rounded(), "last-stretch", .lastStretch, weight)
    }
  }

  private mutating func addAt(
    _ second: Double,
    _ name: String,
    _ topic: Topic,
    _ weight: PlannedLine.Weight
  ) {
    add(name, topic, .atTime(.seconds(second)), around: second, weight)
  }
}
