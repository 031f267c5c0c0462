import Formats
import Training

extension ActivityShape {
  /// Strava's `activities.csv`.
  ///
  /// Several columns stand in it twice, first as the page shows them and then, further right, in seconds and
  /// meters. The header is in the language of the account, and columns are added at its end several times a
  /// year; from the recording's file on, the others keep their order in all languages (seen in English, German
  /// and French). Until July 2019 the header was in small letters, the distance in meters.
  static let strava = source(
    "Strava",
    isOne: { head in
      head.name.hasSuffix("activities.csv")
        && (head.text.holds(",activities/") || head.text.holds("Activity ID,"))
    }
  ) { entry, cells in
    let seconds = again(cells.names)
    let isEnglish = cells.names.contains("Elapsed Time")
    let number = { (name: String, place: Int) -> Double? in
      if isEnglish || cells.names.contains(name) { return cells.number(name) }
      return seconds.flatMap { cells.number(at: $0 + place) }
    }
    let isOld = cells.names.contains("elapsed_time")
    entry.file = cells.all.first { $0.hasPrefix("activities/") }
    entry.keep(clock: cells.at(1), offset: .zero)
    entry.name = cells.at(2)
    entry.sport = cells.at(3)
    let ownNote = cells.last("Activity Private Note") ?? (seconds == 15 ? cells.at(10) : nil)
    let notes = [cells.at(4), ownNote].compactMap { $0 }
    entry.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    entry.gear = gear(cells, beforeFile: seconds.map { $0 - 3 })
    entry.keep(effort: number("Perceived Exertion", 28))
    entry.keep(elapsed: number("Elapsed Time", 0) ?? cells.number(at: elapsed))
    entry.keep(moving: number("Moving Time", 1))
    let isDoubled = seconds != nil || cells.isDoubled("Distance")
    let meters = isDoubled ? number("Distance", 2) : nil
    entry.keep(meters: meters ?? cells.number(at: 6).map { $0 * (isOld ? 1 : 1000) })
    entry.keep(ascent: number("Elevation Gain", 5))
    entry.kilocalories = number("Calories", 19)
    entry.keep(averageHeartRate: number("Average Heart Rate", 16))
    entry.keep(maxHeartRate: number("Max Heart Rate", 15))
  }

  private static let elapsed = 5

  /// Where the time from start to end stands for the second time, whatever it is called.
  private static func again(_ names: [String]) -> Int? {
    guard names.count > elapsed else { return nil }
    return names.indices.last { $0 > elapsed && names[$0] == names[elapsed] }
  }

  // What a table without figures has: from the number to the recording's file.
  private static let shortest = 10

  /// The shoes or the bike, which stand before the recording's file; that is followed by two weights and the
  /// times, or in the tables of 2019 by nothing.
  private static func gear(_ cells: ActivityCells, beforeFile file: Int?) -> String? {
    let names = cells.names
    if let known = ["Activity Gear", "gear"].first(where: { names.contains($0) }) {
      return cells.last(known)
    }
    return (file ?? (names.count == shortest ? names.count - 1 : nil)).flatMap { cells.at($0 - 1) }
  }
}
