/// What a dispatcher answers at a moment.
public struct Dispatch: Equatable, Sendable {
  /// The line to say now, if any.
  public var line: Line?

  /// Whether it takes the place of the line that is being spoken.
  public var interrupts: Bool

  /// What was decided.
  public var rows: [LedgerRow]

  /// Creates an answer.
  public init(line: Line? = nil, interrupts: Bool = false, rows: [LedgerRow] = []) {
    self.line = line
    self.interrupts = interrupts
    self.rows = rows
  }
}
