public import Training

/// What is said of recordings whose device had a wrong clock.
public enum WrongClockWords {
  /// The clock had not been set.
  public static func unset(_ day: Day, in language: Language = .english) -> String {
    language.pick(
      "its day is wrong: the device's clock had not been set and said \(day.text)",
      "ihr Tag stimmt nicht: Die Uhr des Geräts war nicht gestellt und zeigte"
        + " \(DayWords.date(day, in: language))"
    )
  }

  /// The clock was 1,024 weeks behind.
  public static func rolledOver(
    _ day: Day,
    likely: Day,
    in language: Language = .english
  ) -> String {
    language.pick(
      "its day is likely \(likely.text) instead of \(day.text): the device's clock was 1,024 weeks behind",
      "ihr Tag ist wohl der \(DayWords.date(likely, in: language)) statt des"
        + " \(DayWords.date(day, in: language)): Die Uhr des Geräts ging 1.024 Wochen nach"
    )
  }

  /// The clock was ahead of today.
  public static func ahead(_ day: Day, in language: Language = .english) -> String {
    language.pick(
      "its day is wrong: the device's clock said \(day.text), which has not come yet",
      "ihr Tag stimmt nicht: Die Uhr des Geräts zeigte \(DayWords.date(day, in: language)), was noch"
        + " kommt"
    )
  }
}
