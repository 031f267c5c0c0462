/// An instant as ISO 8601 and RFC 3339 write it: a count of seconds and, where told, a UTC offset.
///
/// Whole seconds and their fraction are kept apart, so that the time between two instants of a
/// recording is exact.
public struct DateTime: Hashable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public let wholeSeconds: Int64

  /// What is left of the second, from 0 up to but not including 1.
  public let fraction: Double

  /// Minutes east of UTC, absent where a text names no zone.
  public let offsetMinutes: Int?

  /// Creates an instant from seconds since 1970 in UTC, and the offset of the clock that shows it.
  ///
  /// What lies outside the years 0 to 9999, which is all that RFC 3339 can write, is cut to them.
  public init(secondsSince1970 seconds: Double, offsetMinutes: Int? = nil) {
    let cut = seconds.isNaN ? 0 : min(max(seconds, -62_167_219_200), 253_402_300_799)
    let whole = cut.rounded(.down)
    wholeSeconds = Int64(whole)
    fraction = cut - whole
    self.offsetMinutes = offsetMinutes
  }

  init(wholeSeconds: Int64, fraction: Double, offsetMinutes: Int?) {
    self.wholeSeconds = wholeSeconds
    self.fraction = fraction
    self.offsetMinutes = offsetMinutes
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Double { Double(wholeSeconds) + fraction }

  /// How many seconds later this is than another instant.
  public func seconds(since other: DateTime) -> Double {
    Double(wholeSeconds - other.wholeSeconds) + (fraction - other.fraction)
  }

  /// The day on the calendar where the clock shows this, UTC where no offset is known.
  public var date: CivilDate {
    CivilDate(daysSince1970: Int(Self.floorDivide(localSeconds, 86_400)))
  }

  /// What the clock shows, UTC where no offset is known.
  public var timeOfDay: TimeOfDay {
    let second = Int(localSeconds - Self.floorDivide(localSeconds, 86_400) * 86_400)
    return TimeOfDay(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
  }

  private var localSeconds: Int64 { wholeSeconds + Int64(offsetMinutes ?? 0) * 60 }

  private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}
