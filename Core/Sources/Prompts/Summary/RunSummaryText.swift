/// What a run was worth, in words, and what was learned about the runner from it.
public struct RunSummaryText: Hashable, Sendable {
  /// The sentences.
  public var text: String
  /// What may be remembered: questions to the runner, not knowledge.
  public var facts: [InferredFact]

  /// Creates a summary.
  public init(_ text: String, facts: [InferredFact] = []) {
    self.text = text
    self.facts = facts
  }
}
