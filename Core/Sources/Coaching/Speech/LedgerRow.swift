/// One decision of the coach: what was considered, what was decided and why.
///
/// There is a row for each change of a decision, not for each second that it lasts.
public struct LedgerRow: Hashable, Sendable {
  /// When it was decided.
  public var at: Duration

  /// The line it is about, with its cause.
  public var line: Line

  /// What was decided.
  public var decision: Decision

  /// Creates a row.
  public init(at: Duration, line: Line, decision: Decision) {
    self.at = at
    self.line = line
    self.decision = decision
  }
}
