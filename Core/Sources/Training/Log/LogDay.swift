/// Days as a log counts them: as days since 1970-01-01, on the calendar of the place.
public enum LogDay {
  /// The day of a moment at a place.
  public static func of(_ seconds: Double, _ utcOffsetMinutes: Int) -> Int {
    let local = seconds + Double(utcOffsetMinutes) * 60
    guard local.isFinite else { return 0 }
    return Int((min(max(local, -1e12), 1e12) / 86_400).rounded(.down))
  }

  /// The Monday of the week that a day is in; 1970-01-01 was a Thursday.
  public static func monday(of day: Int) -> Int { day - weekday(of: day) }

  /// The day of the week, 0 for Monday.
  public static func weekday(of day: Int) -> Int { ((day + 3) % 7 + 7) % 7 }

  /// The year, the month from 1, and the day of the month from 1.
  public static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    // Years begin in March here, so that the leap day is the last of its year, and an era is the
    // 400 years after which the calendar repeats.
    let shifted = day + 719_468
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
