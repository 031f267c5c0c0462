extension Duration {
  /// Reads a time to run for as people write it: `1:30:00`, `45:00`, `45min`, `2h15min`, `1h30`.
  ///
  /// `1:45` is refused: a half marathon in 1:45 and an interval of 1:45 are both everyday.
  public init(typed text: String) throws(TypedTextError) {
    let typed = TypedText(text)
    let seconds: Double
    if typed.text.contains(UInt8(ascii: ":")) {
      guard let clock = TypedText.clock(typed.text), clock.count <= 3 else { throw .notATime(text) }
      if clock.count == 2, clock[0] < 10 { throw .ambiguousTime(text) }
      seconds = clock.reduce(0) { $0 * 60 + Double($1) }
    } else {
      guard let quantities = typed.quantities, !quantities.isEmpty else { throw .notATime(text) }
      guard let sum = Self.sum(quantities) else { throw .notATime(text) }
      seconds = sum
    }
    guard seconds >= 60, seconds <= 48 * 3600 else { throw .timeOutOfRange(text) }
    self = .milliseconds(Int64((seconds * 1000).rounded()))
  }

  /// The seconds of hours, minutes and seconds in this order; a bare number after hours is minutes.
  private static func sum(_ quantities: [(number: Double, unit: String)]) -> Double? {
    var sum = 0.0
    var last = 0.0
    for (number, unit) in quantities {
      let size: Double
      switch unit {
      case "h", "hour", "hours": size = 3600
      case "min", "m", "minute", "minutes": size = 60
      case "s", "sec", "second", "seconds": size = 1
      case "" where last == 3600: size = 60
      default: return nil
      }
      guard last == 0 || size < last else { return nil }
      sum += number * size
      last = size
    }
    return sum
  }
}
