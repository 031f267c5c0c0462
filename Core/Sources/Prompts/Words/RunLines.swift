import Screens
import Training

/// A run of the record in one line.
enum RunLines {
  /// What was done on a day.
  static func line(_ summary: ActivitySummary, units: UnitSystem) -> String {
    var words = "\(summary.day.text): \(summary.sport.rawValue)"
    if let distance = summary.distance { words += ", " + Written.distance(distance, units: units) }
    if let duration = summary.duration { words += " in " + Written.duration(duration) }
    if summary.sport == .running || summary.sport == .walking, let pace = summary.pace {
      words += ", " + Written.pace(pace, units: units)
    }
    if let heart = summary.averageHeartRate { words += ", " + Written.heartRate(heart) }
    return words
  }

  /// The last runs before a day as facts, the newest first, as many as are of use.
  static func recent(_ runs: [ActivitySummary], units: UnitSystem) -> [Fact] {
    runs.sorted {
      $0.startedAt.instant == $1.startedAt.instant
        ? $0.id < $1.id : $0.startedAt.instant > $1.startedAt.instant
    }.prefix(6).map { Fact(.pastRuns, .person, "Earlier run, " + line($0, units: units)) }
  }
}
