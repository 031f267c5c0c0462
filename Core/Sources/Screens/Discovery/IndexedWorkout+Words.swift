public import Training

extension IndexedWorkout {
  /// The facts of a workout in one line; a length that was inferred is said to be about so.
  public var words: String { words(in: .english) }

  /// The facts in a language.
  public func words(in language: Language) -> String {
    let minutes = max(1, Written.whole(facts.duration.value.inSeconds / 60))
    let things = facts.equipment.value.map { language.term($0) }
    let about = facts.duration.isInferred ? language.pick("about ", "etwa ") : ""
    var parts = [about + "\(minutes) " + language.pick("min", "Min.")]
    parts.append(language.term(facts.category.value.rawValue))
    if let level = facts.level { parts.append(language.term(level.rawValue)) }
    parts.append(
      things.isEmpty
        ? language.pick("no equipment", "ohne Geräte") : things.joined(separator: ", ")
    )
    return parts.joined(separator: " · ")
  }
}

extension WorkoutSection {
  /// How long it takes, and what its heading leaves to choose: "12 minutes", "16 minutes".
  public func choiceWords(in language: Language = .english) -> [String] {
    guard case .every(let timer)? = timer, timer.rounds.count > 1 else { return [] }
    let isMinute = timer.window == .seconds(60)
    let noun =
      isMinute ? language.pick("minutes", "Minuten") : language.pick("rounds", "Runden")
    return timer.rounds.map { "\($0) " + noun }
  }

  /// How long it takes: "about 12 min".
  public static func lengthWords(
    _ estimate: Duration,
    in language: Language = .english
  ) -> String {
    let minutes = max(1, Written.whole(estimate.inSeconds / 60))
    return language.pick("about \(minutes) min", "etwa \(minutes) Min.")
  }
}
