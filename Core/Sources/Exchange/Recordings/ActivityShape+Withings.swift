import Formats
import Training

extension ActivityShape {
  /// Withings' `activities.csv`: from and to by the clock of the place, and the figures as JSON in a cell.
  static let withings = source(
    "Withings",
    columns: ["from", "to", "Activity type", "Data"]
  ) { entry, cells in
    // What its owner typed in holds.
    let start = (cells.last("from (manual)") ?? cells.last("from")).flatMap { DateTime($0) }
    let end = (cells.last("to (manual)") ?? cells.last("to")).flatMap { DateTime($0) }
    entry.startedAt = start.map { LocalTime($0) }
    entry.isZoned = start?.offsetMinutes != nil
    entry.sport = cells.last("Activity type")
    // Figures that cannot be read are as those that are not there.
    let data = cells.last("Data").flatMap { try? JSON.parseLeniently(Array($0.utf8)) }
    let amount = { (name: String) in data?[name]?.number.flatMap { $0 > 0 ? $0 : nil } }
    if let start, let end {
      let seconds = end.seconds(since: start)
      entry.keep(elapsed: seconds)
      entry.keep(moving: seconds - (amount("pause_duration") ?? 0))
    }
    entry.keep(meters: amount("distance") ?? amount("manual_distance"))
    entry.keep(ascent: amount("elevation"))
    entry.kilocalories = amount("calories") ?? amount("manual_calories")
    entry.keep(averageHeartRate: amount("hr_average"))
    entry.keep(maxHeartRate: amount("hr_max"))
  }
}
