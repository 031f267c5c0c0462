public import Screens

/// What came of an ask.
public struct Verdict<Value: Sendable>: Sendable {
  /// Where the value comes from.
  public enum Origin: String, CaseIterable, Hashable, Sendable {
    /// The model's first answer passed.
    case accepted
    /// Its second answer passed.
    case repaired
    /// The valid parts of an answer, the rest by rules.
    case filled
    /// All by rules.
    case fallback
  }

  /// What is used.
  public var value: Value
  /// Where it comes from.
  public var origin: Origin
  /// Why no answer of the model is used as it came.
  public var problems: [ModelProblem]
  /// What it took.
  public var tokens: TokenCount

  /// Whether anything of it is the model's.
  public var isOfModel: Bool { origin != .fallback }
}
