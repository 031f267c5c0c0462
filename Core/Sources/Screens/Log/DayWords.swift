import Training

/// Days as people say them.
public enum DayWords {
  /// A day seen from another: "today", "yesterday", "Tue, 3 days ago", "4 March", "4 March 2024".
  public static func text(_ day: Int, seenFrom today: Int) -> String {
    let ago = today - day
    if ago == 0 { return "today" }
    if ago == 1 { return "yesterday" }
    if ago > 1, ago < 7 { return weekday(day) + ", \(ago) days ago" }
    return date(day, withYear: year(of: day) != year(of: today))
  }

  /// A date: "4 March", "4 March 2024".
  public static func date(_ day: Int, withYear: Bool = true) -> String {
    let (year, month, dayOfMonth) = civil(day)
    return "\(dayOfMonth) " + months[month - 1] + (withYear ? " \(year)" : "")
  }

  /// The day of the week in three letters; 1970-01-01 was a Thursday.
  public static func weekday(_ day: Int) -> String {
    weekdays[((day + 3) % 7 + 7) % 7]
  }

  private static func year(of day: Int) -> Int { civil(day).0 }

  // Years begin in March here, so that the leap day is the last of its year.
  private static func civil(_ day: Int) -> (Int, Int, Int) {
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

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
