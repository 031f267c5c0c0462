import Formats
import Training

extension ActivityShape {
  /// The `exercise-N.json` of Fitbit, in Google's Takeout: times in UTC as `05/03/26 06:12:00`, lengths in
  /// milliseconds.
  ///
  /// Readers disagree on whether those times are of UTC or of the place; its table of exercises, which says
  /// UTC, agrees with them.
  static let fitbit = source(
    "Fitbit",
    members: ["logId", "activityName", "startTime"]
  ) { json, _ in
    (json.array ?? []).enumerated().map { place, entry in
      var row = ActivityTable.Row(line: place + 1)
      row.startedAt = entry["startTime"]?.string.flatMap { fitbitTime($0) }
      row.sport = entry["activityName"]?.string
      row.keep(elapsed: entry["duration"]?.number.map { $0 / 1000 })
      row.keep(moving: entry["activeDuration"]?.number.map { $0 / 1000 })
      let isMiles = entry["distanceUnit"]?.string?.lowercased().hasPrefix("mile") == true
      let unit = isMiles ? Distance.metersPerMile : 1000
      row.keep(meters: entry["distance"]?.number.map { $0 * unit })
      row.keep(ascent: entry["elevationGain"]?.number)
      row.kilocalories = entry["calories"]?.number.flatMap { $0 > 0 ? $0 : nil }
      row.keep(averageHeartRate: entry["averageHeartRate"]?.number)
      row.keepReadings(ofDays: [("gps_location_", ".csv"), ("heart_rate-", ".json")])
      return row
    }
  }

  /// A time of UTC as Fitbit writes it.
  static func fitbitTime(_ text: String) -> LocalTime? {
    let parts = text.split { $0 == "/" || $0 == " " }
    guard parts.count == 4, parts[2].utf8.count == 2,
      let time = DateTime("20\(parts[2])-\(parts[0])-\(parts[1]) \(parts[3])")
    else { return nil }
    return LocalTime(secondsSince1970: time.secondsSince1970, offset: .zero)
  }
}
