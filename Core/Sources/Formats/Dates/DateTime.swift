/// An instant in ISO 8601 or RFC 3339: seconds, and the UTC offset if given.
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
  /// Values outside the years 0 to 9999, the range of RFC 3339, are limited to it.
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

  /// Reads a text such as `2026-06-01T07:30:00.5+02:00`, or nothing if it is no date and time.
  ///
  /// RFC 3339, and what devices make of it: a space for the T, no seconds, a comma before the
  /// fraction, an offset without colon or minutes or behind a space, no zone at all. A leap second
  /// `:60` is the first second of the next minute.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0, bytes.count)
  }

  init?(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var reader = DateTimeReader(bytes, start, end)
    guard let value = reader.dateTime() else { return nil }
    self = value
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Double { Double(wholeSeconds) + fraction }

  /// How many seconds later this is than another instant.
  public func seconds(since other: DateTime) -> Double {
    Double(wholeSeconds - other.wholeSeconds) + (fraction - other.fraction)
  }

  /// The day where the clock shows this, in days since 1970-01-01; that of UTC where no offset is known.
  var day: Int {
    let seconds = wholeSeconds + Int64(offsetMinutes ?? 0) * 60
    return Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
  }
}
