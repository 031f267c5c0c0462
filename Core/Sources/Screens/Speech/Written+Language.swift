public import Training

// Figures as the readers of a language write them.

extension Written {
  /// A distance to the hundredth: "5.21 km", "5,21 km".
  public static func distance(
    _ distance: Distance,
    units: UnitSystem,
    in language: Language
  ) -> String {
    decimal(Self.distance(distance, units: units), in: language)
  }

  /// A distance as it is said: "5.2 km", "5,2 km".
  static func roundDistance(
    _ distance: Distance,
    units: UnitSystem,
    in language: Language
  ) -> String {
    decimal(roundDistance(distance, units: units), in: language)
  }

  /// A heart rate: "151 bpm", "Puls 151".
  static func heartRate(_ rate: HeartRate, in language: Language) -> String {
    language.pick(heartRate(rate), GermanWritten.heartRate(rate))
  }

  /// A figure whose only full stop is that of its decimals: "42.20", "42,20".
  static func decimal(_ figure: String, in language: Language) -> String {
    language.pick(figure, GermanWritten.decimal(figure))
  }

  /// The nearest whole number with its thousands apart, for the eye: "11,995", "11.995".
  static func grouped(_ value: Double, in language: Language) -> String {
    let number = whole(value)
    guard number >= 1000 else { return String(number) }
    let rest = String(number % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
    // Nothing is above `whole`'s bound of six digits.
    return String(number / 1000) + language.pick(",", ".") + zeros + rest
  }
}
