/// A weight as somebody used it: what the number means, and in which unit it was read off.
///
/// Never a bare negative number: a weight that a machine takes away says so by its mode.
public struct LoadEntry: Hashable, Sendable {
  /// What the number means.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// It is the weight that was lifted.
    case external
    /// It was added to one's own weight; 0 is nothing but oneself.
    case bodyweight
    /// A band or a machine took it from one's own weight.
    case assisted
  }

  /// What the number means.
  public var mode: Mode

  /// The number, at least 0; of two weights, one of them.
  public var value: Double

  /// The unit on the weight.
  public var unit: MassUnit

  /// Whether there was one in each hand, so that it counts twice.
  public var isPair: Bool

  /// Creates a load; what is below zero or no number is 0.
  public init(_ mode: Mode, _ value: Double, _ unit: MassUnit, isPair: Bool = false) {
    self.mode = mode
    self.value = value.isFinite ? min(max(0, value), 10_000) : 0
    self.unit = unit
    self.isPair = isPair
  }

  /// Creates a load from the weight in all, of a pair that of both.
  public init(_ mode: Mode, weight: Double, _ unit: MassUnit, isPair: Bool) {
    self.init(mode, isPair ? weight / 2 : weight, unit, isPair: isPair)
  }

  /// The number of one weight, or of both of a pair.
  public var weight: Double { value * (isPair ? 2 : 1) }

  /// One's own weight and nothing else.
  public static func ownWeight(_ unit: MassUnit) -> LoadEntry { LoadEntry(.bodyweight, 0, unit) }

  /// The number in kilograms.
  public var kilograms: Double { value * unit.kilograms }

  /// What is moved in all, in kilograms, by somebody of a weight, of which the exercise lifts a share.
  public func moved(bodyweight: Double?, share: Double = 1) -> Double? {
    let factor = isPair ? 2.0 : 1.0
    switch mode {
    case .external: return kilograms * factor
    case .bodyweight: return bodyweight.map { $0 * share + kilograms * factor }
    case .assisted: return bodyweight.map { max(0, $0 * share - kilograms * factor) }
    }
  }

  /// Whether it is heavier than another of the same mode; units are looked at.
  public func isHeavier(than other: LoadEntry) -> Bool? {
    guard mode == other.mode, isPair == other.isPair else { return nil }
    let difference = kilograms - other.kilograms
    // In one unit there is nothing to convert.
    let slack = unit == other.unit ? 0.0005 : Self.mostConverted
    return mode == .assisted ? difference < -slack : difference > slack
  }

  /// How many kilograms apart two weights in different units may be and still be the same one.
  ///
  /// Apps write 84 kg as 185.19 or 185.2 lb: half of a tenth of a pound is 23 g, and no two plates are that
  /// much alike.
  static let mostConverted = 0.025
}
