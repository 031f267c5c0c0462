import Formats
public import Training

/// A field of a form in which a measure is typed: a bare number counts in the form's own unit.
///
/// Values are meters, seconds, seconds per kilometer and meters per second.
public enum PlanField: String, CaseIterable, Hashable, Sendable {
  /// A distance, in kilometers or miles.
  case distance
  /// A time, `m:ss` or `h:mm:ss`.
  case time
  /// A pace, `m:ss` per kilometer or mile.
  case pace
  /// The speed of a treadmill, in kilometers or miles an hour.
  case speed

  /// The fastest speed, in meters per second, that a treadmill is believed to run.
  public static let fastestBelt = 8.0

  /// Reads typed text; nothing if it is not understood.
  public func value(typed text: String, units: UnitSystem) -> Double? {
    let unit = units.splitDistance.meters
    switch self {
    case .distance:
      if let number = Self.number(text) { return number > 0 ? number * unit : nil }
      // A word or a unit says more than the form: "10 km" in miles, "marathon".
      return try? Distance(typed: text).meters
    case .time:
      if let seconds = Self.clock(text) { return seconds > 0 ? seconds : nil }
      // "45min" and its like; what neither reads is not understood.
      return try? Duration(typed: text).inSeconds
    case .pace:
      if let seconds = Self.clock(text) { return seconds > 0 ? seconds / unit * 1000 : nil }
      // "5:00/km" and its like; what neither reads is not understood.
      return try? Pace(typed: text, units: units).secondsPerKilometer
    case .speed:
      guard let number = Self.number(text) else { return nil }
      let speed = number * unit / 3600
      return speed <= Self.fastestBelt ? speed : nil
    }
  }

  /// Writes a value as a person would type it.
  public func text(of value: Double, units: UnitSystem) -> String {
    let unit = units.splitDistance.meters
    switch self {
    case .distance: return Self.text((value / unit * 100).rounded() / 100)
    case .time: return Self.text(clock: value)
    case .pace: return Self.text(clock: value * unit / 1000)
    case .speed: return Self.text((value * 3600 / unit * 10).rounded() / 10)
    }
  }

  /// A number without a unit, with a point or a comma.
  private static func number(_ text: String) -> Double? {
    let trimmed = text.trimmed
    let isOpen = trimmed.utf8.first.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    guard let quantities = TypedText(isOpen == true ? "0" + trimmed : trimmed).quantities,
      quantities.count == 1, quantities[0].unit.isEmpty
    else { return nil }
    return quantities[0].number
  }

  /// The seconds of `m:ss` or `h:mm:ss`.
  private static func clock(_ text: String) -> Double? {
    let parts = Array(text.trimmed.utf8).split(
      separator: UInt8(ascii: ":"),
      omittingEmptySubsequences: false
    )
    guard (2...3).contains(parts.count), parts[parts.count - 1].count == 2 else { return nil }
    var seconds = 0
    for (index, part) in parts.enumerated() {
      guard (1...3).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      let number = part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard index < parts.count - 1 || number < 60 else { return nil }
      seconds = seconds * 60 + number
    }
    return Double(seconds)
  }

  private static func text(_ number: Double) -> String { JSON.number(number).text() }

  private static func text(clock value: Double) -> String {
    guard value.isFinite, value >= 0, value < 1e6 else { return "" }
    let total = Int(value.rounded())
    return total < 3600 ? ClockText.pair(total) : ClockText.hours(total)
  }
}
