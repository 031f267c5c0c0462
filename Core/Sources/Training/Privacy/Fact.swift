/// Something that a model may be told, with the category that guards it.
public struct Fact: Hashable, Sendable {
  /// Where it stands in a prompt.
  public enum Part: Hashable, Sendable {
    /// It changes from day to day at most: prompts of one person begin alike.
    case person
    /// It belongs to this one question.
    case question
  }

  /// The switch that lets it out.
  public var category: PrivacyCategory
  /// Where it stands.
  public var part: Part
  /// What it says.
  public var text: String

  /// Creates a fact that belongs to one question.
  public init(_ category: PrivacyCategory, _ text: String) {
    self.init(category, .question, text)
  }

  /// Creates a fact.
  public init(_ category: PrivacyCategory, _ part: Part, _ text: String) {
    self.category = category
    self.part = part
    self.text = text
  }
}

extension PrivacySwitches {
  /// The facts that may leave, in their order.
  public func filter(_ facts: [Fact]) -> [Fact] { facts.filter { self[$0.category] } }
}
