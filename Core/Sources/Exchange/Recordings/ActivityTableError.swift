public import Formats

/// Why a file is no table of activities, though it begins like one.
public enum ActivityTableError: Error, Hashable, Sendable {
  /// It is no table, or one that nobody knows.
  case table(StrengthFileError)
  /// It is no JSON.
  case json(JSONError)
  /// Recordings in it are none, or too long.
  case recording(RecordingError)
}
