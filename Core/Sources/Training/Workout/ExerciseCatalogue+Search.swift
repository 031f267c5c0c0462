extension ExerciseCatalogue {
  /// The exercises that words mean, the likeliest first.
  ///
  /// They are found by any of their names, or by a muscle that they are done for. Where nothing
  /// else is found, it is the most similar one. No words mean all.
  ///
  /// Names are compared as people type them: "pushups", "pull ups", "bicep curls".
  public func search(_ words: String) -> [Exercise] {
    let key = NameKey(words).text
    guard !key.isEmpty else { return exercises }
    var parts: [String] = []
    NameKey.eachWord(of: words) { parts.append($0) }
    let ranked = exercises.enumerated().compactMap { place, exercise in
      Self.rank(exercise, key, parts).map { (rank: $0, place: place) }
    }
    if !ranked.isEmpty {
      return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        .map { exercises[$0.place] }
    }
    return nearestName(to: words).flatMap { exercise(named: $0) }.map { [$0] } ?? []
  }

  /// How well an exercise fits: 0 by its whole name, then by the beginning of a name, by a part of one, by
  /// all words in any order, by a muscle.
  private static func rank(_ exercise: Exercise, _ key: String, _ words: [String]) -> Int? {
    var best: Int?
    for name in [exercise.name] + exercise.aliases {
      let text = NameKey(name).text
      let rank: Int? =
        if text == key {
          0
        } else if text.hasPrefix(key) {
          1
        } else if holds(text, key) {
          2
        } else if words.allSatisfy({ holds(text, $0) }) {
          3
        } else {
          nil
        }
      if let rank { best = min(best ?? rank, rank) }
    }
    if let best { return best }
    let isAimedAt = exercise.muscles.contains { NameKey($0.rawValue).text == key }
    let isHelped = exercise.helpers.contains { NameKey($0.rawValue).text == key }
    return isAimedAt ? 4 : isHelped ? 5 : nil
  }

  private static func holds(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
