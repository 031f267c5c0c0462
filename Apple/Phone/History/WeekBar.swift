import Screens
import Training

/// A week's running, as a bar.
struct WeekBar: Identifiable, Equatable, Sendable {
  /// The days since 1970 of its Monday.
  let id: Int
  /// Its Monday, in words.
  let date: String
  /// How far, in words.
  let distance: String
  /// How far, in the runner's units, for the bar.
  let amount: Double

  private static let most = 12

  /// The last weeks up to today, the oldest first; weeks without a run are there too.
  static func all(
    of runs: [ActivitySummary],
    units: UnitSystem,
    on today: Day,
    in language: Language
  ) -> [WeekBar] {
    let basis = TrainingLoadBasis(of: Runner())
    let trends = Trends(
      of: runs.map { Trends.Entry(summary: $0, efforts: [], pulse: []) },
      measure: basis.measure,
      zones: basis.zones,
      on: today
    )
    return trends.weeks.suffix(most).map { week in
      WeekBar(
        id: week.start - Day(daysSince1970: 0),
        date: DayWords.date(week.start, withYear: false, in: language),
        distance: Written.distance(week.runDistance, units: units, in: language),
        amount: week.runDistance.meters / units.splitDistance.meters
      )
    }
  }
}
