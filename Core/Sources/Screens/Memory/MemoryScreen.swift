public import Training

/// What a person sees of a remembered item: what it is, its source, and since when.
public struct MemoryScreen: Hashable, Sendable {
  /// What it is: "Highest heart rate", "Goal: race.berlin".
  public var name: String

  /// What is remembered: "188 bpm", "under 3:30", "yes".
  public var value: String

  /// Who says so, and since when: "You said so on 22 November 2026".
  public var origin: String

  /// Formats an item that was said last on a day.
  public init(_ item: MemoryItem, said day: Day) {
    let fact = item.kind == .fact ? Self.facts[item.key] : nil
    name = fact?.name ?? Self.name(of: item.kind) + ": " + item.key
    value = Self.words(item.value) + (fact?.unit ?? "")
    origin = Self.words(item.source) + " on " + DayWords.date(day)
    if item.confidence < 1 {
      origin += ", \(Int((item.confidence * 100).rounded())) % sure"
    }
  }

  private static let facts: [String: (name: String, unit: String)] = [
    "age": ("Age", ""), "heart.max": ("Highest heart rate", " bpm"),
    Runner.refusedMaximumKey: ("Not my highest heart rate", " bpm"),
    "heart.rest": ("Resting heart rate", " bpm"), "sex": ("Sex", ""),
  ]

  private static func name(of kind: MemoryItem.Kind) -> String {
    switch kind {
    case .preference: "Preference"
    case .goal: "Goal"
    case .fact: "Fact"
    case .dislike: "Dislike"
    case .personalReference: "Somebody or something"
    }
  }

  private static func words(_ source: MemoryItem.Source) -> String {
    switch source {
    case .user: "You said so"
    case .aiInferred: "A model supposed so"
    case .systemDefault: "Taken as usual"
    }
  }

  private static func words(_ value: MemoryItem.Value) -> String {
    switch value {
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let number): GymWords.number(number)
    case .text(let text), .tree(let text): text
    }
  }
}
