import Training

extension ScriptPlan {
  /// The first minutes: a greeting, then calm; in a race, hold back.
  mutating func addStart(_ outline: Outline) {
    addAt(3, "opening", .opening, PlannedLine.Weight(.coach, 60, expiresAfter: 60))
    let calm = PlannedLine.Weight(.coach, 50, expiresAfter: 45)
    if outline.plan.mode == .race {
      // What is lost in the first minute of a race is lost for good.
      addAt(40, "race-start", .raceStart, PlannedLine.Weight(.race, 90, expiresAfter: 45))
      guard outline.duration >= 20 * 60 else { return }
      addAt(110, "race-start", .raceStart, PlannedLine.Weight(.coach, 60, expiresAfter: 45))
      // Not "settle": nobody races at a pace for talking.
      addAt(200, "race-start", .raceStart, calm)
    } else {
      addAt(70, "settle", .settle, calm)
      if outline.duration >= 20 * 60 { addAt(150, "settle", .settle, calm) }
    }
  }

  private mutating func addAt(
    _ second: Int,
    _ name: String,
    _ topic: Topic,
    _ weight: PlannedLine.Weight
  ) {
    add(name, topic, .atTime(.seconds(second)), around: Double(second), weight)
  }
}
