/// A description that an agent needs in order to write something itself.
public enum MCPDocument: String, CaseIterable, Hashable, Sendable {
  /// How a workout is written.
  case workoutFormat = "workout-format"
  /// What an export of the record holds, as JSON Schema.
  case exportSchema = "record-export-schema"

  static let scheme = "pacesetter://documents/"

  /// Its file among the documentation.
  public var file: String {
    switch self {
    case .workoutFormat: "Workout-format.md"
    case .exportSchema: "record-export.schema.json"
    }
  }

  var title: String {
    switch self {
    case .workoutFormat: "The format of workouts"
    case .exportSchema: "The schema of an export of the record"
    }
  }

  var address: String { Self.scheme + rawValue }

  var type: String {
    switch self {
    case .workoutFormat: "text/markdown"
    case .exportSchema: "application/schema+json"
    }
  }
}
