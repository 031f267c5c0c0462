/// One variable and what it was: what a ledger row shows of a trigger's evidence.
public struct Reading: Hashable, Sendable {
  /// The variable.
  public var variable: Variable

  /// What it was, nothing if it was unknown.
  public var value: Double?

  /// Creates a reading.
  public init(_ variable: Variable, _ value: Double?) {
    self.variable = variable
    self.value = value
  }
}
