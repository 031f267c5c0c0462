import Formats
import Training

extension ActivityShape {
  /// A session of adidas Running, formerly Runtastic: `Sport-sessions/ID.json`, whose track lies in
  /// `GPS-data/ID.gpx` beside it. Times and the place's offset are in milliseconds.
  static let adidas = source(
    "adidas Running",
    members: ["sport_type_id", "start_time"]
  ) { json, name in
    var row = ActivityTable.Row(line: 1)
    let amount = { (name: String) in
      json[name]?.number ?? json[name]?.string.flatMap { Double($0) }
    }
    row.file = "GPS-data/" + String(name.prefix { $0 != "." }) + ".gpx"
    row.keep(start: amount("start_time"), ahead: amount("start_time_timezone_offset"))
    row.notes = json["notes"]?.string
    row.gearKey = json["user_equipment_ids"]?.array?.first?.string
    let sport = json["sport_type_id"]
    row.sport = (sport?.string ?? sport?.integer.map { String($0) })
      .flatMap { adidasSports[$0] }
    let duration = amount("duration").map { $0 / 1000 }
    let pause = amount("pause_duration").map { $0 / 1000 } ?? 0
    row.keep(moving: duration)
    row.keep(elapsed: duration.map { $0 + pause })
    let track = json["features"]?.array?.first { $0["type"]?.string == "track_metrics" }
    row.keep(meters: amount("distance") ?? track?["attributes"]?["distance"]?.number)
    row.keep(ascent: amount("elevation_gain"))
    row.kilocalories = amount("calories").flatMap { $0 > 0 ? $0 : nil }
    row.keep(averageHeartRate: amount("pulse_avg"))
    row.keep(maxHeartRate: amount("pulse_max"))
    return [row]
  }

  // Of its list, as readers of its exports have it; only that of running is verified.
  private static let adidasSports = [
    "1": "running", "2": "nordic walking", "3": "cycling", "4": "mountain biking",
    "7": "hiking", "14": "treadmill running", "15": "indoor cycling", "16": "elliptical",
    "18": "swimming", "19": "walking", "22": "road cycling",
  ]
}
