/// Every word that a page shows, by its key, in one language.
///
/// The pages themselves hold keys such as `{{run.start}}`; the server puts the words in their place.
/// The page's WebAssembly uses none of it, so the linker leaves these texts out of it.
public struct PageWords: Sendable {
  /// One place on a page, and what stands there.
  public typealias Row = (key: String, words: String)

  /// The language of the words.
  public let language: Language

  private let words: [String: String]

  /// Reads the words of a language.
  public init(_ language: Language = .english) {
    self.language = language
    var words: [String: String] = [:]
    for column in PageColumn.allCases {
      for row in Self.rows(of: column, in: language) { words[row.key] = row.words }
    }
    self.words = words
  }

  /// The words at a key, or nothing for a key that nobody has written words for.
  public subscript(key: String) -> String? {
    key == "page.language" ? language.rawValue : words[key]
  }

  /// The rows of a column in the order in which they were written.
  public static func rows(of column: PageColumn, in language: Language = .english) -> [Row] {
    Array(language.rows(of: column).utf8).split(separator: UInt8(ascii: "\n")).map { row in
      let end = row.firstIndex(of: UInt8(ascii: " ")) ?? row.endIndex
      return (
        key: String(decoding: row[..<end], as: UTF8.self),
        words: String(decoding: row[end...].dropFirst(3), as: UTF8.self)
      )
    }
  }
}
