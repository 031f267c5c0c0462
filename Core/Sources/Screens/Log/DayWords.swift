public import Training

/// Days as people say them.
public enum DayWords {
  /// A day seen from another: "today", "yesterday", "Tue, 3 days ago", "4 March", "4 March 2024".
  public static func text(_ day: Day, seenFrom today: Day) -> String {
    let ago = today - day
    if ago == 0 { return "today" }
    if ago == 1 { return "yesterday" }
    if ago > 1, ago < 7 { return weekday(day) + ", \(ago) days ago" }
    return date(day, withYear: day.date.year != today.date.year)
  }

  /// A date: "4 March", "4 March 2024".
  public static func date(_ day: Day, withYear: Bool = true) -> String {
    let (year, month, dayOfMonth) = day.date
    return "\(dayOfMonth) " + months[month - 1] + (withYear ? " \(year)" : "")
  }

  /// The day of the week in three letters.
  public static func weekday(_ day: Day) -> String {
    weekdays[day.weekday]
  }

  /// A month: "March 2024".
  public static func month(of day: Day) -> String {
    let (year, month, _) = day.date
    return months[month - 1] + " \(year)"
  }

  /// The days of the week in three letters, from Monday.
  public static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
