import Formats
import GRDB
public import Screens

/// A sentence in every language, kept until somebody reads it: what went wrong is known when it happens,
/// who reads it and in which language only later.
///
/// A column has it as JSON, an object of languages. Any other text there is a sentence of its own, which
/// everybody reads: an earlier version has kept only the English one.
public struct KeptSentence: Hashable, Sendable {
  // As much as a page shows of one.
  private static let longest = 300

  /// What a column keeps.
  package let column: String

  /// Keeps why something is not done.
  public init(_ refusal: some Refusal) {
    var json = JSONWriter()
    json.object { json in
      for language in Language.allCases {
        json.field(language.rawValue, String(refusal.words(in: language).prefix(Self.longest)))
      }
    }
    column = json.text
  }

  /// Keeps a text that is no sentence of a language, or takes what a column has.
  public init(_ text: String) { column = text }

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    // What is no JSON is the text itself.
    guard column.first == "{", let json = try? JSON.parse(column),
      let words = json[language.rawValue]?.string
    else { return column }
    return words
  }
}

extension Row {
  /// The sentence in a column, if there is one.
  func sentence(_ column: String) -> KeptSentence? {
    (self[column] as String?).map { KeptSentence($0) }
  }
}
