public import Formats
import Screens

/// Why a file is not a planned workout.
public enum CourseFileError: Error, Hashable, Sendable {
  /// It begins like a FIT file and is none.
  case fit(FITError)
  /// It begins like XML and is none.
  case xml(XMLError)
  /// It begins like JSON and is none.
  case json(JSONError)
  /// It is none of the formats that can be read.
  case unknownFormat
  /// It is planned for another sport.
  case notARun(String)
  /// No step is in it that somebody could run.
  case noSteps
}

extension CourseFileError: CustomStringConvertible {
  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .fit(let error): error.description
    case .xml(let error): error.description
    case .json(let error): error.description
    case .unknownFormat: FileWords.noWorkout
    case .notARun(let sport): FileWords.otherSport(sport)
    case .noSteps: FileWords.noSteps
    }
  }
}
