import Formats
import Training

extension ActivityShape {
  /// Peloton's table of workouts: `2026-05-03 08:12 (EST)` or `(-06)`, and each class with who led it.
  static let peloton = source(
    "Peloton",
    columns: ["Workout Timestamp", "Fitness Discipline", "Length (minutes)"]
  ) { entry, cells in
    entry.startedAt = cells.last("Workout Timestamp").flatMap { pelotonTime($0) }
    entry.name = cells.last("Title")
    entry.notes = cells.last("Instructor Name")
    entry.sport = cells.last("Fitness Discipline").map { pelotonSports[$0.lowercased()] ?? $0 }
    let meters = cells.meters(kilometers: "Distance (km)", miles: "Distance (mi)")
    // Who rides without a class has no length; its speed has the units of its distance.
    let hours =
      cells.number("Distance (mi)").flatMap { miles in
        cells.number("Avg. Speed (mph)").map { miles / $0 }
      }
      ?? cells.number("Distance (km)").flatMap { kilometers in
        (cells.number("Avg. Speed (kph)") ?? cells.number("Avg. Speed (km/h)"))
          .map { kilometers / $0 }
      }
    entry.keep(
      elapsed: cells.number("Length (minutes)").map { $0 * 60 } ?? hours.map { $0 * 3600 }
    )
    entry.keep(meters: meters)
    entry.kilocalories = cells.number("Calories Burned")
    entry.keep(averageHeartRate: cells.number("Avg. Heartrate"))
  }

  // Its rides and its rows are those of its machines.
  private static let pelotonSports = ["cycling": "indoor cycling", "rowing": "rowing machine"]

  private static func pelotonTime(_ text: String) -> LocalTime? {
    let parts = text.split(separator: "(")
    guard let first = parts.first, let clock = DateTime(String(first).trimmed) else { return nil }
    let zone = parts.count > 1 ? String(parts[1].prefix { $0 != ")" }).uppercased() : ""
    guard
      let minutes = pelotonZones[zone] ?? DateTime("1970-01-01 00:00" + zone)?.offsetMinutes
    else { return LocalTime(secondsSince1970: clock.secondsSince1970) }
    return LocalTime(
      secondsSince1970: clock.secondsSince1970 - Double(minutes * 60),
      offset: UTCOffset(clamping: minutes)
    )
  }

  // Where it sells its machines.
  private static let pelotonZones = [
    "HST": -600, "AKST": -540, "AKDT": -480, "PST": -480, "PDT": -420, "MST": -420, "MDT": -360,
    "CST": -360, "CDT": -300, "EST": -300, "EDT": -240, "AST": -240, "ADT": -180, "UTC": 0,
    "GMT": 0, "BST": 60, "CET": 60, "CEST": 120, "AWST": 480, "ACST": 570, "ACDT": 630,
    "AEST": 600, "AEDT": 660, "NZST": 720, "NZDT": 780,
  ]
}
