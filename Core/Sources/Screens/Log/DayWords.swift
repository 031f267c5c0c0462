public import Training

/// Days as people say them.
public enum DayWords {
  /// A day seen from another: "today", "yesterday", "Tue, 3 days ago", "4 March", "4 March 2024".
  public static func text(
    _ day: Day,
    seenFrom today: Day,
    in language: Language = .english
  ) -> String {
    let ago = today - day
    if ago == 0 { return language.pick("today", "heute") }
    if ago == 1 { return language.pick("yesterday", "gestern") }
    if ago > 1, ago < 7 {
      return weekday(day, in: language)
        + language.pick(", \(ago) days ago", "., vor \(ago) Tagen")
    }
    return date(day, withYear: day.date.year != today.date.year, in: language)
  }

  /// A date: "4 March", "4 March 2024".
  public static func date(
    _ day: Day,
    withYear: Bool = true,
    in language: Language = .english
  ) -> String {
    let (year, month, dayOfMonth) = day.date
    return "\(dayOfMonth)" + language.pick(" ", ". ") + name(ofMonth: month, language)
      + (withYear ? " \(year)" : "")
  }

  /// The day of the week in three letters.
  public static func weekday(_ day: Day, in language: Language = .english) -> String {
    language.pick(weekdays[day.weekday], germanWeekdays[day.weekday])
  }

  /// A month: "March 2024".
  public static func month(of day: Day, in language: Language = .english) -> String {
    let (year, month, _) = day.date
    return name(ofMonth: month, language) + " \(year)"
  }

  private static func name(ofMonth month: Int, _ language: Language) -> String {
    language.pick(months[month - 1], germanMonths[month - 1])
  }

  /// The days of the week in three letters, from Monday.
  public static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let germanWeekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
}
