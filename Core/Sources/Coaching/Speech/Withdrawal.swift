/// A line that became due and must not be said after all.
public struct Withdrawal: Hashable, Sendable {
  /// Whose line.
  public var source: Line.Source

  /// Why.
  public var reason: Decision.Drop

  /// What was seen now, in place of what was seen when it became due.
  public var cause: Cause
}
