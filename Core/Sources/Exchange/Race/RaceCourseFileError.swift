import Screens
public import Training

/// Why a file is no course of a race.
public enum RaceCourseFileError: Error, Hashable, Sendable, CustomStringConvertible {
  case file(RecordingError)
  case course(RaceCourseError)

  /// What to do, and what was found.
  public var description: String {
    switch self {
    case .file(let error): RaceFieldWords.courseFile(error.description)
    case .course(let error): error.words
    }
  }
}
