public import Training

/// What is said beside a field of the gym's pages that is not understood: what it takes, with an example.
public enum GymFieldWords {
  /// A field that counts repetitions.
  public static func reps(in language: Language = .english) -> String {
    language.pick(
      "Type the reps as a whole number, such as 8.",
      "Gib die Wiederholungen als ganze Zahl ein, zum Beispiel 8."
    )
  }

  /// A field that counts something else.
  public static func count(_ unit: CountUnit, in language: Language = .english) -> String {
    language.pick(
      "Type the \(unit.rawValue) as a number, such as 400.",
      "Gib die \(GymWords.germanNoun(unit, 2)) als Zahl ein, zum Beispiel 400."
    )
  }

  /// A field for a weight.
  public static func weight(_ unit: MassUnit, in language: Language = .english) -> String {
    let example =
      switch unit {
      case .kilograms: language.pick("82.5", "82,5")
      case .pounds: "185"
      }
    return language.pick(
      "Type the weight as a number up to 2000, such as \(example).",
      "Gib das Gewicht als Zahl bis 2000 ein, zum Beispiel \(example)."
    )
  }

  /// A field for the weight of a bar.
  public static func bar(in language: Language = .english) -> String {
    language.pick(
      "Type the weight of the bar as a number up to 200, such as 20.",
      "Gib das Gewicht der Stange als Zahl bis 200 ein, zum Beispiel 20."
    )
  }

  /// A field for plates.
  public static func plates(in language: Language = .english) -> String {
    language.pick(
      "Type the plates as weights and pairs, such as 20x2 10x2 5.",
      "Gib die Scheiben als Gewichte und Paare ein, zum Beispiel 20x2 10x2 5."
    )
  }

  /// A field for the effort of a workout.
  public static func effort(in language: Language = .english) -> String {
    language.pick(
      "Type the effort as a number from 1 to 10, such as 7.",
      "Gib die Anstrengung als Zahl von 1 bis 10 ein, zum Beispiel 7."
    )
  }

  /// A field that takes a whole number.
  public static func whole(
    _ field: Whole,
    _ range: ClosedRange<Int>,
    in language: Language = .english
  ) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    return field.name(language)
      + language.pick(
        ": type a whole number from \(low) to \(high).",
        ": Gib eine ganze Zahl von \(low) bis \(high) ein."
      )
  }

  /// A field of the gym's pages that takes a whole number.
  public enum Whole: CaseIterable, Hashable, Sendable {
    case minutes, weeklyGoal, readiness, sets, reps

    func name(_ language: Language) -> String {
      switch self {
      case .minutes: language.pick("Minutes", "Minuten")
      case .weeklyGoal: language.pick("Workouts a week", "Workouts pro Woche")
      case .readiness: language.pick("Readiness", "Tagesform")
      case .sets: language.pick("Sets", "Sätze")
      case .reps: language.pick("Reps", "Wiederholungen")
      }
    }
  }
}
