public import Screens

/// Why a file is nothing for a run.
public enum BroughtRunError: Error, Hashable, Sendable {
  /// A script with an error, by line and column.
  case script(String)
  /// A workout of more steps than a journal keeps.
  case tooManySteps(Int)
  /// No recording, and nothing else either.
  case recording(RecordingError)
  /// No way of the race that is planned.
  case way(RaceCourseFileError)
}

extension BroughtRunError: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words() }

  /// What is wrong, and what to do.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .script(let fault): FileWords.script(fault, in: language)
    case .tooManySteps(let count): FileWords.tooManySteps(count, in: language)
    case .recording(let error): error.words(in: language)
    case .way(let error): error.words(in: language)
    }
  }
}
