import Formats
import Training

extension ActivityShape {
  /// Strava's `activities.csv`.
  ///
  /// Several columns stand in it twice, first as the page shows them and then, further right, in seconds and
  /// meters. The header is in the language of the account, and changes several times a year; the first
  /// columns and the recording's folder do not.
  static let strava = source(
    "Strava",
    isOne: { head in
      head.name.hasSuffix("activities.csv")
        && (head.text.holds(",activities/") || head.text.holds("Activity ID,"))
    }
  ) { entry, cells in
    entry.file = cells.all.first { $0.hasPrefix("activities/") }
    entry.keep(clock: cells.at(1), offset: .zero)
    entry.name = cells.at(2)
    entry.sport = cells.at(3)
    let notes = [cells.at(4), cells.last("Activity Private Note")].compactMap { $0 }
    entry.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    entry.gear = gear(cells)
    entry.keep(effort: cells.number("Perceived Exertion"))
    entry.keep(elapsed: cells.number("Elapsed Time") ?? cells.number(at: 5))
    entry.keep(moving: cells.number("Moving Time"))
    let meters = cells.isDoubled("Distance") ? cells.number("Distance") : nil
    entry.keep(meters: meters ?? cells.number(at: 6).map { $0 * 1000 })
    entry.kilocalories = cells.number("Calories")
    entry.keep(averageHeartRate: cells.number("Average Heart Rate"))
  }

  // Tables with fewer columns are of years before gear had one of its own.
  private static let columnsWithGear = 60
  private static let usualFile = 12

  /// The shoes or the bike; in other languages, what stands before the recording's file.
  private static func gear(_ cells: ActivityCells) -> String? {
    if let gear = cells.last("Activity Gear") { return gear }
    guard cells.all.count > columnsWithGear else { return nil }
    let file = cells.all.firstIndex { $0.hasPrefix("activities/") } ?? usualFile
    return cells.at(file - 1).flatMap { StrengthDiary.number($0) == nil ? $0 : nil }
  }
}
