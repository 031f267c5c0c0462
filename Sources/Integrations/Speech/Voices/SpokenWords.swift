import Foundation

/// Words that are fit to be handed to a voice: one line of text, of bounded length.
///
/// Text comes from scripts that anybody may write. Control characters become spaces, so that a text
/// can neither end early nor smuggle a second line into a file that a voice reads.
public struct SpokenWords: Hashable, Sendable {
  /// The longest text in characters: about a minute of speech.
  public static let longest = 1000

  /// The text.
  public let text: String

  /// Creates words from a text, or throws why they cannot be spoken.
  public init(_ text: String) throws(SpokenWordsError) {
    // Counted before anything else is done with it, and in bytes, which costs nothing.
    guard text.utf8.count <= 4 * Self.longest else { throw .tooLong(text.utf8.count / 4) }
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { Self.isSpeakable($0) ? $0 : " " }
      )
    )
    let words = line.split(separator: " ").joined(separator: " ")
    guard words.count <= Self.longest else { throw .tooLong(words.count) }
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { throw .nothingToSay }
    self.text = words
  }

  private static func isSpeakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned, .spaceSeparator:
      false
    default: true
    }
  }
}

/// Why a text cannot be spoken.
public enum SpokenWordsError: Error, Hashable, Sendable {
  case nothingToSay
  case tooLong(Int)
}

extension SpokenWordsError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .nothingToSay: "the text has no letter or digit to say"
    case .tooLong(let count):
      "the text has about \(count) characters; a voice takes at most \(SpokenWords.longest)"
    }
  }
}
