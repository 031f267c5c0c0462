/// Days as a log counts them: as days since 1970-01-01, on the calendar of the place.
public enum LogDay {
  /// The Monday of the week that a day is in; 1970-01-01 was a Thursday.
  public static func monday(of day: Int) -> Int { Day(daysSince1970: day).monday.daysSince1970 }

  /// The day of the week, 0 for Monday.
  public static func weekday(of day: Int) -> Int { Day(daysSince1970: day).weekday }

  /// The year, the month from 1, and the day of the month from 1.
  public static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    Day(daysSince1970: day).date
  }
}
