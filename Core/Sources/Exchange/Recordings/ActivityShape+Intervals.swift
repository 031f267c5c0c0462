import Formats
import Training

extension ActivityShape {
  /// The `…_activities.csv` of intervals.icu: the clock of the place, meters and seconds; a recording is
  /// called as its activity, wherever it lies.
  static let intervals = source(
    "intervals.icu",
    columns: ["id", "start_date_local", "type", "moving_time"]
  ) { entry, cells in
    entry.file = cells.last("id")
    entry.keep(clock: cells.last("start_date_local"))
    entry.name = cells.last("name")
    entry.notes = cells.last("description")
    entry.sport = cells.last("type")
    entry.keep(effort: cells.number("icu_rpe") ?? cells.number("perceived_exertion"))
    entry.keep(elapsed: cells.number("elapsed_time"))
    entry.keep(moving: cells.number("moving_time"))
    entry.keep(meters: cells.number("distance"))
    entry.kilocalories = cells.number("calories")
    entry.keep(averageHeartRate: cells.number("average_heartrate"))
    entry.keep(maxHeartRate: cells.number("max_heartrate"))
  }
}
