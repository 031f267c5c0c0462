public import Screens

/// What was understood of an answer, and what is wrong with it.
public struct Candidate<Value: Sendable>: Sendable {
  /// What can be used of it, with the gaps filled in by rules; nothing where it is useless.
  public var value: Value?
  /// What is wrong with it, for the model and for the ledger.
  public var problems: [ModelProblem]
  /// Whether the answer went round in circles or was cut off: it is asked for anew, not mended.
  public var isBroken: Bool

  /// Takes a value and what is wrong with it.
  public init(_ value: Value?, problems: [ModelProblem] = [], isBroken: Bool = false) {
    self.value = value
    self.problems = problems
    self.isBroken = isBroken
  }
}
