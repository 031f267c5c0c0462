public import Training

extension IndexedWorkout {
  /// The facts of a workout in one line; a length that was inferred is said to be about so.
  public var words: String {
    let minutes = max(1, Written.whole(facts.duration.value.inSeconds / 60))
    let things = facts.equipment.value
    var parts = [(facts.duration.isInferred ? "about " : "") + "\(minutes) min"]
    parts.append(facts.category.value.rawValue)
    if let level = facts.level { parts.append(level.rawValue) }
    parts.append(things.isEmpty ? "no equipment" : things.joined(separator: ", "))
    return parts.joined(separator: " · ")
  }
}

extension WorkoutSection {
  /// How long it takes, and what its heading leaves to choose: "12 minutes", "16 minutes".
  public var choiceWords: [String] {
    guard case .every(let timer)? = timer, timer.rounds.count > 1 else { return [] }
    let isMinute = timer.window == .seconds(60)
    return timer.rounds.map { "\($0) " + (isMinute ? "minutes" : "rounds") }
  }

  /// How long it takes: "about 12 min".
  public static func lengthWords(_ estimate: Duration) -> String {
    "about \(max(1, Written.whole(estimate.inSeconds / 60))) min"
  }
}
