public import Training

extension DayWords {
  /// A day with its weekday in front: "Sun, 27 September 2026".
  public static func fullDate(
    _ day: Day,
    withYear: Bool = true,
    in language: Language = .english
  ) -> String {
    weekday(day, in: language) + language.pick(", ", "., ")
      + date(day, withYear: withYear, in: language)
  }
}
