import Formats
import Training

extension ActivityShape {
  /// Oura's `workout.csv`: from and to by the clock of the place, meters, and the owner's word for it.
  static let oura = source(
    "Oura",
    columns: ["activity", "distance", "end_datetime", "start_datetime"]
  ) { entry, cells in
    let start = cells.last("start_datetime").flatMap { DateTime($0) }
    let end = cells.last("end_datetime").flatMap { DateTime($0) }
    entry.startedAt = start.map { LocalTime($0) }
    entry.isZoned = start?.offsetMinutes != nil
    entry.name = cells.last("label")
    entry.sport = cells.last("activity")
    if let start, let end { entry.keep(elapsed: end.seconds(since: start)) }
    entry.keep(meters: cells.number("distance"))
    entry.kilocalories = cells.number("calories")
  }
}
