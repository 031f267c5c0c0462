public import Screens
public import Training

/// Why a file is no course of a race.
public enum RaceCourseFileError: Error, Hashable, Sendable, CustomStringConvertible {
  case file(RecordingError)
  case course(RaceCourseError)

  /// The English sentence.
  public var description: String { words() }

  /// What to do, and what was found.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .file(let error):
      RaceFieldWords.courseFile(
        language == .english ? error.description : error.words(in: language),
        in: language
      )
    case .course(let error): error.words(in: language)
    }
  }
}
