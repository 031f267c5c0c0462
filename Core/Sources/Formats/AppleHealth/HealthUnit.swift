/// The units that Apple Health writes, brought to the one that a quantity has here.
enum HealthUnit {
  /// What a value is to be given in.
  enum Measure: Hashable {
    case meters
    case seconds
    case kilocalories
    case kilograms
    /// Counts and rates, whose unit is always the same.
    case asWritten
  }

  /// How many of the measure's units one of the written unit is; nothing for a unit that is not known.
  ///
  /// A mile is 1,609.344 m and a pound 0.45359237 kg by the international agreement of 1959; a stone is
  /// fourteen pounds; a kilocalorie is 4.184 kJ.
  static func factor(_ unit: String, to measure: Measure) -> Double? {
    switch measure {
    case .asWritten: 1
    case .meters:
      switch unit {
      case "m": 1
      case "km": 1000
      case "cm": 0.01
      case "mi": 1609.344
      case "yd": 0.9144
      case "ft": 0.3048
      case "in": 0.0254
      default: nil
      }
    case .seconds:
      switch unit {
      case "s", "sec": 1
      case "min": 60
      case "hr", "h": 3600
      default: nil
      }
    case .kilocalories:
      switch unit {
      case "kcal", "Cal": 1
      case "cal": 0.001
      case "kJ": 1 / 4.184
      case "J": 1 / 4184
      default: nil
      }
    case .kilograms:
      switch unit {
      case "kg": 1
      case "g": 0.001
      case "lb": 0.453_592_37
      case "st": 6.350_293_18
      case "oz": 0.028_349_523_125
      default: nil
      }
    }
  }

  /// A number and its unit in one text, such as `8520 cm`.
  static func quantity(_ text: String, _ measure: Measure) -> Double? {
    let bytes = Array(text.utf8)
    guard let gap = bytes.firstIndex(of: UInt8(ascii: " ")),
      let value = DecimalText.double(bytes, 0, gap),
      let factor = factor(String(decoding: bytes[(gap + 1)...], as: UTF8.self), to: measure)
    else { return nil }
    return value * factor
  }
}
