/// A command line that a user wrote, cut into words once and never given to a shell.
///
/// `{text-file}` stands for a file that holds the words (they are on standard input as well) and
/// `{out}` for the WAV file to write. Quotes and backslashes group words; nothing else has a meaning.
public struct CommandTemplate: Hashable, Sendable {
  /// The program.
  public let program: String

  /// The arguments, with their placeholders.
  public let arguments: [String]

  /// Creates a template from a line such as `piper --output_file {out}`.
  public init(_ line: String) throws(CommandTemplateError) {
    let words = try Self.words(of: line)
    guard let program = words.first, !program.isEmpty else { throw .empty }
    guard words.dropFirst().contains(where: { $0.contains("{out}") }) else { throw .noOutput(line) }
    self.program = program
    arguments = Array(words.dropFirst())
  }

  /// The arguments with the places of two files filled in.
  public func arguments(textFile: String, out: String) -> [String] {
    arguments.map {
      $0.split(separator: "{out}", omittingEmptySubsequences: false).joined(separator: out)
        .split(separator: "{text-file}", omittingEmptySubsequences: false)
        .joined(separator: textFile)
    }
  }

  static func words(of line: String) throws(CommandTemplateError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { throw .openQuote(line) }
    return word.map { words + [$0] } ?? words
  }
}

/// Why a line is not a voice command.
public enum CommandTemplateError: Error, Hashable, Sendable {
  case empty
  case noOutput(String)
  case noSound(String)
  case openQuote(String)
}

extension CommandTemplateError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .empty: "write the program and its arguments; the voice command is empty"
    case .noOutput(let line):
      "add {out}, the WAV file to write, to the voice command: \(line)"
    case .noSound(let line):
      "add {sound}, the WAV file to read, to the listening command: \(line)"
    case .openQuote(let line): "close the quote in the voice command: \(line)"
    }
  }
}
