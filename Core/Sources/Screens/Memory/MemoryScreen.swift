public import Training

/// What a person sees of a remembered item: what it is, its source, and since when.
public struct MemoryScreen: Hashable, Sendable {
  /// What it is: "Max heart rate", "Goal: Berlin".
  public var name: String

  /// What is remembered: "188 bpm", "under 3:30", "yes".
  public var value: String

  /// Who says so, and since when: "Set by you on 22 November 2026".
  public var origin: String

  /// Formats an item that was said last on a day.
  public init(_ item: MemoryItem, said day: Day, in language: Language = .english) {
    let fact = item.kind == .fact ? Self.facts[item.key] : nil
    name =
      fact == nil
      ? Self.name(of: item.kind, language) + ": " + item.key
      : Self.name(of: item.key, in: language)
    value = Self.words(item.value, in: language) + (fact?.unit ?? "")
    origin =
      Self.words(item.source, language) + language.pick(" on ", " am ")
      + DayWords.date(day, in: language)
    if item.confidence < 1 {
      origin +=
        ", \(Int((item.confidence * 100).rounded())) % " + language.pick("sure", "sicher")
    }
  }

  private static let facts: [String: (name: String, german: String, unit: String)] = [
    "age": ("Age", "Alter", ""), "heart.max": ("Max heart rate", "Maximalpuls", " bpm"),
    Runner.refusedMaximumKey: ("Not my max heart rate", "Nicht mein Maximalpuls", " bpm"),
    "heart.rest": ("Resting heart rate", "Ruhepuls", " bpm"),
    "sex": ("Sex", "Geschlecht", ""), "weight": ("Weight", "Gewicht", " kg"),
    "heart.threshold": ("Threshold heart rate", "Schwellenpuls", " bpm"),
    "heart.zones": ("Heart rate zones", "Pulszonen", ""),
    Runner.edgesKey: ("Zone boundaries", "Zonengrenzen", " bpm"),
    "name": ("Name", "Name", ""),
  ]

  /// What a fact that is read is called: "Max heart rate".
  public static func name(of key: String, in language: Language = .english) -> String {
    facts[key].map { language.pick($0.name, $0.german) } ?? key
  }

  private static func name(of kind: MemoryItem.Kind, _ language: Language) -> String {
    switch kind {
    case .preference: language.pick("Like", "Vorliebe")
    case .goal: language.pick("Goal", "Ziel")
    case .fact: language.pick("Note", "Notiz")
    case .dislike: language.pick("Dislike", "Abneigung")
    case .personalReference: language.pick("In my life", "Aus meinem Leben")
    }
  }

  private static func words(_ source: MemoryItem.Source, _ language: Language) -> String {
    switch source {
    case .user: language.pick("Set by you", "Von dir eingetragen")
    case .aiInferred: language.pick("Guessed by a model", "Von einem Modell vermutet")
    case .systemDefault: language.pick("Default", "Voreinstellung")
    }
  }

  static func words(_ value: MemoryItem.Value, in language: Language = .english) -> String {
    switch value {
    case .truth(let truth):
      truth ? language.pick("yes", "ja") : language.pick("no", "nein")
    case .number(let number): Written.decimal(GymWords.number(number), in: language)
    case .text(let text), .tree(let text): text
    }
  }
}
