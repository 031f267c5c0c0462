import Formats
import Training

extension ActivityShape {
  /// Runkeeper's `cardioActivities.csv`, which has the clock of the place and, by its header, kilometers or
  /// miles.
  static let runkeeper = source(
    "Runkeeper",
    columns: ["Date", "Type", "GPX File"]
  ) { entry, cells in
    entry.file = cells.last("GPX File")
    entry.keep(clock: cells.last("Date"))
    entry.name = cells.last("Route Name")
    entry.sport = cells.last("Type")
    entry.notes = cells.last("Notes")
    entry.keep(elapsed: cells.seconds("Duration"))
    entry.keep(meters: cells.meters(kilometers: "Distance (km)", miles: "Distance (mi)"))
    entry.kilocalories = cells.number("Calories Burned")
    entry.keep(averageHeartRate: cells.number("Average Heart Rate (bpm)"))
  }
}
