import Formats
import Training

extension ActivityShape {
  /// Garmin's `…_summarizedActivities.json`, which lies in an account beside the recordings: centimeters,
  /// milliseconds, kilojoules and an effort of 10 to 100. No file is named; the starts tell which is which.
  static let garminAccount = source(
    "Garmin",
    members: ["summarizedActivitiesExport"],
    within: "summarizedActivitiesExport"
  ) { json, _ in
    let exports = json.array ?? [json]
    let all = exports.flatMap { $0["summarizedActivitiesExport"]?.array ?? [] }
    return all.enumerated().map { place, entry in garminRow(entry, place + 1) }
  }

  private static func garminRow(_ json: JSON, _ number: Int) -> ActivityTable.Row {
    var row = ActivityTable.Row(line: number)
    let amount = { (name: String) in json[name]?.number }
    let start = amount("startTimeGmt") ?? amount("beginTimestamp")
    let ahead = start.flatMap { start in amount("startTimeLocal").map { $0 - start } }
    row.keep(start: start, ahead: ahead)
    row.number = json["activityId"]?.integer
    // A triathlon stands in it as its legs and as a whole, which begins with the first of them.
    row.whole = json["parentId"]?.integer
    row.name = json["name"]?.string
    row.notes = json["description"]?.string
    row.sport = (json["activityType"]?["typeKey"] ?? json["activityType"])?.string
    row.keep(effort: amount("workoutRpe").map { $0 / 10 })
    row.keep(elapsed: (amount("elapsedDuration") ?? amount("duration")).map { $0 / 1000 })
    row.keep(moving: amount("duration").map { $0 / 1000 })
    row.keep(meters: amount("distance").map { $0 / 100 })
    row.keep(ascent: amount("elevationGain").map { $0 / 100 })
    row.kilocalories = amount("calories").flatMap { $0 > 0 ? $0 / 4.184 : nil }
    row.keep(averageHeartRate: amount("avgHr"))
    row.keep(maxHeartRate: amount("maxHr"))
    return row
  }
}
