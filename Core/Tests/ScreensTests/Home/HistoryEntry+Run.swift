import Training

extension HistoryEntry {
  /// A run at seven in the morning.
  static func run(
    _ id: String,
    on day: Day,
    minutes: Int,
    kilometers: Double,
    beats: Double? = nil
  ) -> HistoryEntry {
    var summary = ActivitySummary(
      id: id,
      sport: .running,
      kind: "running",
      startedAt: LocalTime(
        secondsSince1970: day.midnight.secondsSince1970 + 3600 * 7,
        offset: .zero
      ),
      source: .fit
    )
    summary.distance = .kilometers(kilometers)
    summary.moving = .seconds(minutes * 60)
    summary.averageHeartRate = beats.map { .beatsPerMinute($0) }
    return .activity(summary)
  }
}
