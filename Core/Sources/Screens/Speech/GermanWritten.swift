import Training

/// Figures as a German reads them on a screen: "5,2 km", "Puls 152".
enum GermanWritten {
  /// A distance as it is said: "5,2 km", "400 m".
  static func distance(_ distance: Distance, units: UnitSystem) -> String {
    decimal(Written.roundDistance(distance, units: units))
  }

  /// A figure whose only full stop is that of its decimals: "42,20".
  static func decimal(_ figure: String) -> String {
    String(
      decoding: figure.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 },
      as: UTF8.self
    )
  }

  /// A heart rate: "Puls 152".
  static func heartRate(_ rate: HeartRate) -> String {
    "Puls \(Written.whole(rate.beatsPerMinute))"
  }

  /// A cadence: "172 Schritte/min".
  static func cadence(_ cadence: Cadence) -> String {
    "\(Written.whole(cadence.stepsPerMinute)) Schritte/min"
  }

  /// A finish or the range of one: "49:30", "1:14 bis 1:17".
  static func finish(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (Written.whole(range.lowerBound), Written.whole(range.upperBound))
    guard low != high else { return Written.finish(range) }
    return Written.duration(.seconds(low)) + " bis " + Written.duration(.seconds(high))
  }
}
