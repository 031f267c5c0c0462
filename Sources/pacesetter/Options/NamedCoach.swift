import ArgumentParser
import Exchange
import Screens
import Training

/// A coach as a command names it: one of ours, or somebody's own in a file.
enum NamedCoach {
  /// One of ours.
  case ours(Personality)
  /// Somebody's own: the path of its text.
  case own(String)

  /// The personality that stands for it where only ours are known: in the record, and to a model.
  var personality: Personality {
    switch self {
    case .ours(let personality): personality
    case .own: CoachOptions.usual
    }
  }

  /// The language that the name of a file states: `ada.de.txt` is German.
  var language: Language? {
    guard case .own(let path) = self else { return nil }
    let parts = path.split(separator: ".")
    return parts.count > 2 ? Language(rawValue: String(parts[parts.count - 2])) : nil
  }

  /// The words of somebody's own coach, checked; nothing for one of ours.
  ///
  /// Doubtful places are named on standard error.
  func ownWords(in wanted: Language) throws(Failure) -> CoachBook? {
    guard case .own(let path) = self else { return nil }
    let (book, diagnostics) = CoachBook.read(try FileBytes.read(path), in: language ?? wanted)
    for diagnostic in diagnostics {
      Console.standardError.write("\(path):\(diagnostic.description)\n")
    }
    guard !diagnostics.hasErrors else {
      throw Failure(.badData, "mend \(path); Documentation/Coach-format.md describes the file")
    }
    return book
  }
}

extension NamedCoach: ExpressibleByArgument {
  /// Reads the name of one of ours, else the path of a file: what has a dot or a slash in it.
  init?(argument: String) {
    if let personality = Personality(argument: argument) {
      self = .ours(personality)
    } else if argument.contains(where: { $0 == "." || $0 == "/" }) {
      self = .own(argument)
    } else {
      return nil
    }
  }

  /// The names of ours, for the help and for completion.
  static var allValueStrings: [String] { Personality.allCases.map { $0.rawValue } }
}
