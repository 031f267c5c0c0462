public import Training

/// What a page says of an exercise.
public struct ExerciseScreen: Hashable, Sendable {
  /// The name that the catalogue gives it.
  public var name: String
  /// What else it is called, in a sentence.
  public var also: String?
  /// How to do it well.
  public var cue: String
  /// The muscles that work, in a sentence.
  public var works: String
  /// What is needed, and which side works.
  public var facts: [String]

  /// Reads an exercise.
  public init(_ exercise: Exercise, in language: Language = .english) {
    name = exercise.name
    also =
      exercise.aliases.isEmpty
      ? nil
      : language.pick("Also called ", "Auch: ") + exercise.aliases.joined(separator: ", ") + "."
    cue = language.pick(exercise.cue, GermanCues.cue(for: exercise.name) ?? exercise.cue)
    let muscles = exercise.muscles.map { $0.words(in: language) }
    let helpers = exercise.helpers.map { $0.words(in: language) }
    works =
      [
        GymWords.list(muscles, language).capitalizedFirst,
        helpers.isEmpty
          ? ""
          : language.pick("helped by ", "unterstützt von ") + GymWords.list(helpers, language),
      ]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let or = language.pick(" or ", " oder ")
    let needs = exercise.equipment.map { choices in
      choices.map { language.term($0) }.joined(separator: or)
    }
    facts = [
      needs.isEmpty
        ? language.pick("No equipment", "Ohne Geräte")
        : language.pick("Equipment: ", "Geräte: ") + needs.joined(separator: ", ")
    ]
    if !exercise.comforts.isEmpty {
      let comforts = exercise.comforts.map { language.term($0) }
      facts.append("Optional: " + comforts.joined(separator: ", "))
    }
    if exercise.isUnilateral {
      facts.append(language.pick("One side at a time", "Eine Seite nach der anderen"))
    }
    if let words = Self.load(exercise.loadMode, language) { facts.append(words) }
  }

  private static func load(_ mode: Exercise.LoadMode, _ language: Language) -> String? {
    switch mode {
    case .external:
      language.pick("Log the weight you lift", "Trag ein, wie viel Gewicht du bewegst")
    case .bodyweight:
      language.pick("Log only the weight you add", "Trag nur das zusätzliche Gewicht ein")
    case .assisted:
      language.pick(
        "Log how much the band or machine helps",
        "Trag ein, wie viel Band oder Maschine helfen"
      )
    case .none: nil
    }
  }
}
