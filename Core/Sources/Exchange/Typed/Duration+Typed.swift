public import Training

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

  /// Reads a time for a distance: `3:15` for a marathon is three hours and a quarter.
  ///
  /// Where two numbers would be a pace from 2:00 to 20:00 per kilometer in one reading only, that one is
  /// meant; otherwise the text is read as without a distance.
  public init(typed text: String, over distance: Distance) throws(TypedTextError) {
    if let clock = TypedText.clock(TypedText(text).text), clock.count == 2 {
      let inMinutes = Double(clock[0] * 60 + clock[1])
      let kilometers = max(distance.kilometers, 0.001)
      let meant = [inMinutes, inMinutes * 60].filter { (seconds: Double) -> Bool in
        let pace: Double = seconds / kilometers
        return pace >= 120 && pace <= 1200 && seconds <= 48 * 3600
      }
      if meant.count == 1 {
        self = .seconds(Int64(meant[0]))
        return
      }
    }
    try self.init(typed: text)
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
