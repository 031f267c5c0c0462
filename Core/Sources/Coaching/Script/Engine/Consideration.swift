/// What a script has to say at a moment.
public struct Consideration: Equatable, Sendable {
  /// The lines that are due, in the script's order.
  public var due: [Line] = []

  /// The lines that became due earlier, still wait, and are no longer right.
  public var withdrawn: [Withdrawal] = []

  /// What was decided without a line: a moment that came while a branch was not active.
  public var rows: [LedgerRow] = []

  /// Creates a consideration of nothing.
  public init() {}
}
