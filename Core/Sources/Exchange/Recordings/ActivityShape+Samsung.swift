import Formats
import Training

extension ActivityShape {
  /// Samsung Health's `com.samsung.shealth.exercise.….csv`: the first line is a title, most columns have a
  /// prefix, and the times are UTC beside the offset of the place.
  static let samsung = source(
    "Samsung Health",
    titles: 1,
    columns: ["com.samsung.shealth.exercise"]
  ) { entry, cells in
    // Exports of before 2020 have no prefix.
    let text = { (name: String) in
      cells.last("com.samsung.health.exercise." + name) ?? cells.last(name)
    }
    let number = { (name: String) in
      cells.number("com.samsung.health.exercise." + name) ?? cells.number(name)
    }
    entry.startedAt = text("start_time").flatMap { DateTime($0) }
      .map {
        LocalTime(
          secondsSince1970: $0.secondsSince1970,
          offset: samsungOffset(text("time_offset"))
        )
      }
    entry.isZoned = text("time_offset") != nil
    entry.name = cells.last("title")
    entry.notes = text("comment")
    entry.sport = text("exercise_type").flatMap { samsungSports[$0] }
    let milliseconds = number("duration")
    entry.keep(elapsed: milliseconds.map { $0 / 1000 })
    if let start = text("start_time").flatMap({ DateTime($0) }),
      let end = text("end_time").flatMap({ DateTime($0) }), end.seconds(since: start) > 0
    {
      entry.keep(elapsed: end.seconds(since: start))
    }
    entry.keep(moving: milliseconds.map { $0 / 1000 })
    entry.keep(meters: number("distance"))
    entry.kilocalories = number("calorie") ?? cells.number("total_calorie")
    // The names of the files that have its readings.
    entry.readings = ["location_data", "live_data"].compactMap { text($0)?.lowercased() }
    entry.keep(averageHeartRate: number("mean_heart_rate"))
    entry.keep(maxHeartRate: number("max_heart_rate"))
  }

  /// How far the place was ahead of UTC, by `UTC+0200` or, in old exports, in milliseconds.
  static func samsungOffset(_ text: String?) -> UTCOffset {
    guard let text else { return .zero }
    if let milliseconds = Int(text) { return UTCOffset(clamping: milliseconds / 60_000) }
    let clock = text.hasPrefix("UTC") ? String(text.dropFirst(3)) : text
    return UTCOffset(clamping: DateTime("1970-01-01 00:00" + clock)?.offsetMinutes ?? 0)
  }

  // The types of Samsung's Health SDK, in words that are known here.
  private static let samsungSports = [
    "1001": "walking", "1002": "running", "6002": "tennis", "9001": "pilates", "9002": "yoga",
    "10007": "gym", "11007": "cycling", "11001": "inline skating", "13001": "hiking",
    "13002": "rock climbing", "13004": "mountain biking", "14001": "swimming",
    "15002": "strength training", "15003": "exercise bike", "15004": "rowing machine",
    "15005": "treadmill", "15006": "elliptical", "16001": "cross country skiing",
    "16002": "skiing", "16004": "ice skating", "16007": "snowboarding", "16008": "alpine skiing",
  ]
}
