/// What a dispatcher answers at a moment.
public struct Dispatch: Equatable, Sendable {
  /// The line to say now, if any.
  public var line: Line?

  /// Whether it takes the place of the line that is being spoken.
  public var interrupts: Bool = false

  /// What was decided.
  public var rows: [LedgerRow] = []
}
