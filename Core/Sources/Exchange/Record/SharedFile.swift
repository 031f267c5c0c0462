public import Coaching
import Formats
public import Training

/// A file that somebody shares from an app: JSON as the record's export has it.
public struct SharedFile: Hashable, Sendable {
  /// What it is called: "pacesetter-run-2026-06-01.json".
  public let name: String

  /// What it holds.
  public let bytes: [UInt8]

  /// What the coach said and did in a run.
  public init(_ record: CompanionRecord) {
    var json = JSONWriter(indentedBy: 2)
    record.write(to: &json)
    json.endLine()
    (name, bytes) = ("pacesetter-run-\(record.startedAt.day.text).json", json.bytes)
  }

  /// The workouts that were done, as they are on a day.
  public init(_ log: TrainingLog, on day: Day) {
    var json = JSONWriter(indentedBy: 2)
    log.write(to: &json)
    json.endLine()
    (name, bytes) = ("pacesetter-workouts-\(day.text).json", json.bytes)
  }
}
