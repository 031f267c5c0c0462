/// A day of the Gregorian calendar, counted forwards and backwards without end.
///
/// The one place of the house that knows how long months and years are.
public struct Day: Hashable, Comparable, Sendable {
  /// How many days this is after 1970-01-01.
  public let daysSince1970: Int

  /// Creates the day so many days after 1970-01-01.
  public init(daysSince1970 days: Int) { daysSince1970 = days }

  /// Creates a day from its date, or nothing if the calendar has no such day.
  ///
  /// - Parameters:
  ///   - year: The year, 0 being 1 BC.
  ///   - month: The month, from 1.
  ///   - day: The day of the month, from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
    let marchYear = month <= 2 ? year - 1 : year
    let era = Self.floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSince1970 = era * 146_097 + dayOfEra - 719_468
  }

  /// The year with 0 for 1 BC, the month from 1, and the day of the month from 1.
  public var date: (year: Int, month: Int, day: Int) {
    // Years begin in March here, so that the leap day is the last of its year, and an era is the
    // 400 years after which the calendar repeats.
    let shifted = daysSince1970 + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The day of the week, 0 for Monday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    let days = (daysSince1970 + 3) % 7
    return days < 0 ? days + 7 : days
  }

  /// The Monday of the week that the day is in.
  public var monday: Day { self - weekday }

  /// The first day of the month that the day is in.
  public var firstOfMonth: Day { self - (date.day - 1) }

  /// The moment at which the day begins at Greenwich.
  public var midnight: Instant { Instant(secondsSince1970: Double(daysSince1970) * 86_400) }

  /// The earlier day is less.
  public static func < (left: Self, right: Self) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  /// The day so many days later, or earlier if they are below zero.
  public static func + (day: Self, days: Int) -> Self {
    Self(daysSince1970: day.daysSince1970 + days)
  }

  /// The day so many days earlier, or later if they are below zero.
  public static func - (day: Self, days: Int) -> Self {
    Self(daysSince1970: day.daysSince1970 - days)
  }

  /// How many days the first day is after the second.
  public static func - (left: Self, right: Self) -> Int {
    left.daysSince1970 - right.daysSince1970
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}

extension Day: Strideable {
  /// How many days another day is after this one.
  public func distance(to other: Day) -> Int { other - self }

  /// The day so many days later, for ranges and strides over days.
  public func advanced(by days: Int) -> Day { self + days }
}
