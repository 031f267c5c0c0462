import Training

/// What the finder's chips and fields ask for, in sentences made by rules.
enum WorkoutWishLines {
  /// A sentence for each wish.
  static func lines(_ wish: RankingRequest) -> [String] {
    var lines: [String] = []
    if let minutes = wish.minutes { lines.append("There are \(minutes) minutes.") }
    let kinds = WorkoutCategory.allCases.filter { wish.categories.contains($0) }
    if !kinds.isEmpty {
      lines.append("The kind: " + kinds.map { $0.rawValue }.joined(separator: " or ") + ".")
    }
    if !wish.focus.isEmpty { lines.append("It is for: \(list(wish.focus)).") }
    if let place = wish.location { lines.append("The place: \(place.rawValue).") }
    if let equipment = wish.equipment {
      lines.append(
        equipment.isEmpty ? "There is no equipment." : "There is only this: \(list(equipment))."
      )
    }
    if !wish.excludedExercises.isEmpty {
      lines.append("Leave out: \(list(wish.excludedExercises)).")
    }
    if !wish.excludedTags.isEmpty { lines.append("Nothing with: \(list(wish.excludedTags)).") }
    return lines
  }

  private static func list(_ words: Set<String>) -> String {
    words.sorted().map { Persona.quoted($0, atMost: 60) }.joined(separator: ", ")
  }
}
