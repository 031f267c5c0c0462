public import Training

/// How long somebody is free, in words.
public enum FreeWords {
  /// "Free 40 minutes before 18:00", "Free 40 minutes before Dinner at 18:00",
  /// "40 Minuten frei bis 18:00".
  public static func sentence(
    _ gap: RankingRequest.Gap,
    in language: Language = .english
  ) -> String {
    let time = ClockText.pair(gap.before)
    return language.pick(
      "Free \(gap.minutes) minutes before " + (gap.title.map { $0 + " at " } ?? "") + time,
      "\(gap.minutes) Minuten frei bis " + time + (gap.title.map { " (\($0))" } ?? "")
    )
  }
}
