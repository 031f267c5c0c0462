/// A moment on the time line, the same everywhere on Earth.
///
/// A `Double` of seconds names every millisecond of the years 1 to 9999 apart, and what a journal or a
/// file says is kept as it is said.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public let secondsSince1970: Double

  /// Creates the moment so many seconds after 1970-01-01T00:00:00Z.
  public init(secondsSince1970 seconds: Double) { secondsSince1970 = seconds }

  /// Creates the moment so many milliseconds after 1970-01-01T00:00:00Z.
  public init(millisecondsSince1970 milliseconds: Double) { secondsSince1970 = milliseconds / 1000 }

  /// The nearest whole number of milliseconds since 1970-01-01T00:00:00Z.
  ///
  /// What no calendar counts, such as a number that is none, becomes the nearest that one does.
  public var millisecondsSince1970: Int64 {
    guard !secondsSince1970.isNaN else { return 0 }
    return Int64(min(max((secondsSince1970 * 1000).rounded(), -1e15), 1e15))
  }

  /// The nearest moment that a whole number of milliseconds names, as a record keeps it.
  public var roundedToMilliseconds: Instant {
    Instant(millisecondsSince1970: (secondsSince1970 * 1000).rounded())
  }

  /// How many seconds this is after another moment, below zero if it is before.
  public func seconds(since other: Instant) -> Double { secondsSince1970 - other.secondsSince1970 }

  /// The moment so many seconds later, or earlier if they are below zero.
  public func advanced(bySeconds seconds: Double) -> Instant {
    Instant(secondsSince1970: secondsSince1970 + seconds)
  }

  /// The moment so much later, to the millisecond: what a record counts in compares exactly.
  public func advanced(by duration: Duration) -> Instant {
    let milliseconds = (duration.inSeconds * 1000).rounded()
    return Instant(millisecondsSince1970: Double(millisecondsSince1970) + milliseconds)
  }

  /// How much later this is than another moment, to the millisecond.
  public func duration(since other: Instant) -> Duration {
    .milliseconds(millisecondsSince1970 - other.millisecondsSince1970)
  }

  /// The earlier moment is less.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
