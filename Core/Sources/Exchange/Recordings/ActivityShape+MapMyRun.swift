import Formats
import Training

extension ActivityShape {
  /// MapMyRun's and MapMyRide's `user_workout_history.csv`, which knows days and no time of day.
  static let mapMyRun = source(
    "MapMyRun",
    columns: ["Date Submitted", "Workout Date", "Activity Type", "Workout Time (seconds)"]
  ) { entry, cells in
    entry.startedAt = cells.last("Workout Date").flatMap { ActivityTable.Row.noon(of: $0) }
    entry.notes = cells.last("Notes")
    entry.sport = cells.last("Activity Type")
    entry.keep(elapsed: cells.number("Workout Time (seconds)"))
    entry.keep(meters: cells.meters(kilometers: "Distance (km)", miles: "Distance (mi)"))
    entry.kilocalories = cells.number("Calories Burned (kCal)")
    entry.keep(averageHeartRate: cells.number("Avg Heart Rate"))
  }
}
