import Coaching
public import Training

extension GymWords {
  /// What came of the sets of an exercise, alike ones together: "2 sets of 5 × 80 kg, 3 × 80 kg".
  public static func results(
    _ results: [SetResult],
    in language: Language = .english
  ) -> String {
    var groups: [(words: String, count: Int)] = []
    for result in results {
      let words = self.result(result, in: language)
      if let last = groups.indices.last, groups[last].words == words {
        groups[last].count += 1
      } else {
        groups.append((words, 1))
      }
    }
    return groups.map { $0.count == 1 ? $0.words : several($0.count, of: $0.words, language) }
      .joined(separator: ", ")
  }

  /// What a part is called: by its heading, or else by its clock: "AMRAP 12 min", "EMOM 10 min".
  static func part(_ number: Int, _ block: GymBlock, _ language: Language) -> String {
    guard block.label.isEmpty else { return heading(block.label, language) }
    switch block.pace {
    case .against(let program) where program.score == .roundsAndReps:
      return "AMRAP " + seconds(program.duration.inSeconds)
    case .against(let program) where program.score == .time:
      return language.pick("For time", "Auf Zeit")
    case .byClock(let program) where program.score == .windows:
      let window = program.duration.inSeconds / Double(max(1, program.rounds))
      return (window == 60 ? "EMOM " : language.pick("Intervals ", "Intervalle "))
        + seconds(program.duration.inSeconds)
    case .against, .byClock, .byHand: return language.pick("Part", "Teil") + " \(number + 1)"
    }
  }

  /// The heading of a part: those that stand over most workouts in the reader's language, any other as it was
  /// written.
  public static func heading(_ text: String, _ language: Language) -> String {
    guard language == .german else { return text }
    return switch NameKey(text).text {
    case "prep", "warmup", "preparation": "Aufwärmen"
    case "cooldown": "Ausklang"
    case "finisher": "Endspurt"
    case "strength", "mainlift": "Kraft"
    case "main", "mainset", "mainwork": "Hauptteil"
    case "accessory", "accessories", "assistance": "Zusatzübungen"
    case "conditioning": "Kondition"
    case "mobility": "Beweglichkeit"
    case "core": "Rumpf"
    case "stretch", "stretching", "stretches": "Dehnen"
    default: text
    }
  }
}
