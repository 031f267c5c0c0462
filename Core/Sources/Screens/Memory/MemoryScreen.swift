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
    "age": ("Age", ""), "heart.max": ("Max heart rate", " bpm"),
    Runner.refusedMaximumKey: ("Not my max heart rate", " bpm"),
    "heart.rest": ("Resting heart rate", " bpm"), "sex": ("Sex", ""), "weight": ("Weight", " kg"),
    "heart.threshold": ("Threshold heart rate", " bpm"), "heart.zones": ("Heart rate zones", ""),
    Runner.edgesKey: ("Zone boundaries", " bpm"),
    "name": ("Name", ""),
  ]

  /// What a fact that is read is called: "Max heart rate".
  public static func name(of key: String) -> String { facts[key]?.name ?? key }

  private static func name(of kind: MemoryItem.Kind) -> String {
    switch kind {
    case .preference: "Like"
    case .goal: "Goal"
    case .fact: "Note"
    case .dislike: "Dislike"
    case .personalReference: "In my life"
    }
  }

  private static func words(_ source: MemoryItem.Source) -> String {
    switch source {
    case .user: "Set by you"
    case .aiInferred: "Guessed by a model"
    case .systemDefault: "Default"
    }
  }

  static func words(_ value: MemoryItem.Value) -> String {
    switch value {
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let number): GymWords.number(number)
    case .text(let text), .tree(let text): text
    }
  }
}
