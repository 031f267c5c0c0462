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

  /// The first Monday that is shown on a day.
  static func first(on today: Day) -> Day { today.monday - 7 * (most - 1) }

  /// The last weeks up to today, the oldest first; weeks without a run are there too.
  ///
  /// Health sums what it has samples of, the list what it has a total of: the longer way has missed nothing.
  static func all(
    of runs: [ActivitySummary],
    summed: [Day: Distance] = [:],
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
      let distance = max(week.runDistance, summed[week.start] ?? .zero)
      return WeekBar(
        id: week.start - Day(daysSince1970: 0),
        date: DayWords.date(week.start, withYear: false, in: language),
        distance: Written.distance(distance, units: units, in: language),
        amount: distance.meters / units.splitDistance.meters
      )
    }
  }
}
