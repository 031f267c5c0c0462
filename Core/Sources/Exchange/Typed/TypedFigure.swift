public import Training

/// A figure as somebody types it into a field of the gym's pages: "82,5", "185 lb", "8 reps".
public struct TypedFigure: Hashable, Sendable {
  /// The number, above or equal to zero.
  public let value: Double

  /// The letters behind it, in lower case; empty where there are none.
  public let unit: String

  /// Reads a text, or gives nothing where it is no figure.
  public init?(_ text: String) {
    guard let quantities = TypedText(text).quantities, quantities.count == 1 else { return nil }
    value = quantities[0].number
    unit = quantities[0].unit
  }

  /// The number where it is whole, without a unit, and in a range.
  public func whole(in range: ClosedRange<Int>) -> Int? {
    guard unit.isEmpty, let number = Int(exactly: value), range.contains(number) else {
      return nil
    }
    return number
  }

  /// The unit of a weight, or the usual one where none was typed; nothing for any other word.
  public func massUnit(usual: MassUnit) -> MassUnit? {
    switch unit {
    case "": usual
    case "kg", "kgs", "kilo", "kilos": .kilograms
    case "lb", "lbs", "pound", "pounds", "#": .pounds
    default: nil
    }
  }
}
