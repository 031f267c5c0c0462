import Training

extension Trends.Record {
  /// The best of a record that has one run.
  static func yardstick(meters: Double, seconds: Double, on day: Day) -> Trends.Record {
    let effort = BestEffort(distance: .meters(meters), duration: .seconds(seconds))
    var summary = ActivitySummary(
      id: "a",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(day.midnight),
      source: .fit
    )
    summary.distance = effort.distance
    let entry = Trends.Entry(summary: summary, efforts: [effort], pulse: [])
    return Trends.records(of: [entry])[0]
  }
}
