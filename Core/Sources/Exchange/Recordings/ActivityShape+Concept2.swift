import Formats
import Training

extension ActivityShape {
  /// The season of Concept2's logbook: the clock of the place, and the rests of intervals by themselves.
  static let concept2 = source(
    "Concept2",
    columns: ["Log ID", "Work Time (Seconds)", "Work Distance"]
  ) { entry, cells in
    entry.keep(clock: cells.last("Date"))
    entry.name = cells.last("Description")
    entry.notes = cells.last("Comments")
    entry.sport = cells.last("Type").map { concept2Sports[$0.lowercased()] ?? $0 }
    let work = cells.number("Work Time (Seconds)")
    entry.keep(moving: work)
    entry.keep(elapsed: work.map { $0 + (cells.number("Rest Time (Seconds)") ?? 0) })
    entry.keep(meters: cells.number("Work Distance"))
    entry.kilocalories = cells.number("Total Cal")
    entry.keep(averageHeartRate: cells.number("Avg Heart Rate"))
  }

  private static let concept2Sports = [
    "rowerg": "rowing machine", "indoor rower": "rowing machine", "dynamic": "rowing machine",
    "slides": "rowing machine", "water": "rowing", "on water": "rowing",
    "bikeerg": "indoor cycling", "bike": "indoor cycling",
  ]
}
