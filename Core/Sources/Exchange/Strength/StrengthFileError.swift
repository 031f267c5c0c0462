public import Formats
public import Screens

/// Why a file is no training diary that can be read.
public enum StrengthFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no table.
  case noTable(CSVError)
  /// It is a table of something else.
  case unknown(columns: [String])
  /// Of so many lines none can be read, and what is wrong with the first.
  case nothingRead(lines: Int, first: Int, problem: String)
  /// Nobody has said what its weights are counted in.
  case unitUntold

  /// The sentence shown to a person who gave the file.
  public var description: String { words() }

  /// The sentence in a language.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .noTable(let error): error.description
    case .unknown(let columns):
      FileWords.noDiary(
        columns: Array(columns.prefix(6)),
        of: ImportSource.names(of: DiaryShape.all),
        in: language
      )
    case .nothingRead(let lines, let first, let problem):
      FileWords.noLines(of: lines, first: first, problem, in: language)
    case .unitUntold: FileWords.unitUntold
    }
  }
}
