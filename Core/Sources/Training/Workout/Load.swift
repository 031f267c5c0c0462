/// A weight to lift.
public struct Load: Hashable, Sendable {
  /// The weight, or the lightest and the heaviest that will do.
  public var amount: Amount

  /// The second of two weights for two groups of people, as in 24/16 kg.
  public var lighter: Double?

  /// The unit that was written; without one the workout's own holds.
  public var unit: MassUnit?

  /// Creates a load.
  public init(_ amount: Amount, lighter: Double? = nil, unit: MassUnit?) {
    self.amount = amount
    self.lighter = lighter
    self.unit = unit
  }

  /// Creates a load of one weight.
  public init(_ value: Double, _ unit: MassUnit?) {
    self.init(Amount(value), unit: unit)
  }
}
