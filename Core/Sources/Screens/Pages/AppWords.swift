/// What a native app shows, in one language.
///
/// ```swift
/// let words = AppWords()
/// Button(words[.start]) { model.start() }
/// ```
public struct AppWords: Sendable {
  private let words: PageWords

  /// Reads the words of a language.
  public init(_ language: Language = .english) { words = PageWords(language) }

  /// The words; a test holds that none is missing.
  public subscript(word: AppWord) -> String { words[word.rawValue] ?? word.rawValue }

  /// The words with a number in their one place, such as "{count} events are only on this watch".
  public subscript(word: AppWord, count: Int) -> String { self[word, "\(count)"] }

  /// The words with a text in their one place, such as "Paired with {address}".
  public subscript(word: AppWord, text: String) -> String {
    var result = ""
    var isInside = false
    for character in self[word] {
      switch character {
      case "{":
        isInside = true
        result += text
      case "}": isInside = false
      default: if !isInside { result.append(character) }
      }
    }
    return result
  }
}
