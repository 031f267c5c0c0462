import Formats
import Training

extension ActivityShape {
  /// The `activities.csv` of our own tables (``RecordTables``), which have no readings.
  static let pacesetter = source(
    "Pacesetter",
    columns: ["started_at", "sport", "kind", "distance_m", "moving_s", "gear"]
  ) { entry, cells in
    let text = { (name: String) in cells.last(name).map { CSVCell.plain($0) } }
    let start = cells.last("started_at").flatMap { DateTime($0) }
    entry.startedAt = start.map { LocalTime($0) }
    entry.isZoned = start?.offsetMinutes != nil
    entry.sport =
      SportKind.of(
        cells.last("sport").flatMap { Recording.Sport(rawValue: $0) } ?? .other,
        kind: cells.last("kind")
      )?.name ?? cells.last("kind")
    entry.name = text("label")
    entry.notes = text("notes")
    entry.gear = text("gear")
    entry.keep(effort: cells.number("perceived_effort"))
    entry.keep(elapsed: cells.number("elapsed_s"))
    entry.keep(moving: cells.number("moving_s"))
    entry.keep(meters: cells.number("distance_m"))
    entry.keep(ascent: cells.number("ascent_m"))
    entry.kilocalories = cells.number("energy_kcal")
    entry.keep(averageHeartRate: cells.number("average_heart_rate_bpm"))
    entry.keep(maxHeartRate: cells.number("max_heart_rate_bpm"))
  }
}
