import Foundation

/// A run as an export has it, for tests that bring many.
struct ExportedRun {
  var id: String
  var start: Date
  var kilometers: Int

  /// An export with some runs of 5:30 a kilometer.
  static func export(of runs: [ExportedRun]) -> String {
    """
    {"format":"pacesetter-export","version":1,"exportDate":"2026-01-01T00:00:00Z","activities":[
    \(runs.map(\.text).joined(separator: ",\n"))
    ]}
    """
  }

  private var text: String {
    """
    {"id":"\(id)","sport":"running","kind":"running","source":"fit",\
    "startedAt":"\(start.ISO8601Format())","utcOffsetMinutes":60,"sourceName":"watch",\
    "elapsedSeconds":\(kilometers * 330),"movingSeconds":\(kilometers * 330),\
    "distanceMeters":\(kilometers * 1000),"averageHeartRate":145}
    """
  }
}
