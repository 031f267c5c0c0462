import Formats
import Training

extension ActivityShape {
  /// A file of Google Fit's `All Sessions`, which sums up what a TCX file beside it may have recorded.
  static let googleFit = source(
    "Google Fit",
    members: ["fitnessActivity", "startTime"]
  ) { json, _ in
    var row = ActivityTable.Row(line: 1)
    let start = json["startTime"]?.string.flatMap { DateTime($0) }
    row.startedAt = start.map {
      LocalTime(secondsSince1970: $0.secondsSince1970, offset: .zero)
    }
    row.sport = json["fitnessActivity"]?.string
    if let start, let end = json["endTime"]?.string.flatMap({ DateTime($0) }) {
      row.keep(elapsed: end.seconds(since: start))
    }
    row.keep(moving: json["duration"]?.string.flatMap { StrengthDiary.seconds($0) })
    let sum = { (name: String) in
      json["aggregate"]?.array?
        .first { $0["metricName"]?.string == "com.google." + name }?["floatValue"]?.number
    }
    row.keep(meters: sum("distance.delta"))
    row.kilocalories = sum("calories.expended").flatMap { $0 > 0 ? $0 : nil }
    return [row]
  }
}
