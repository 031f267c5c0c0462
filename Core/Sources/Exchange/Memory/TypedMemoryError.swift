public import Screens

/// Why what somebody typed into the profile or a note cannot be kept, in their words.
public enum TypedMemoryError: Error, Hashable, Sendable {
  /// Nothing was typed.
  case noValue
  /// What is to be remembered has no name, or one without a letter or digit.
  case noName
  /// A fact, and the numbers that it may be.
  case outOfRange(String, ClosedRange<Double>)
  /// A fact, and the words that it may be.
  case outOfWords(String, [String])
  /// What is no boundaries of zones.
  case noEdges
  /// A name or a text that is longer than can be kept.
  case tooLong
  /// A form of another version: what it sent is not understood.
  case form
}

extension TypedMemoryError: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words() }

  /// The sentence for the person who typed it.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .noValue: MemoryFieldWords.noValue(in: language)
    case .noName: MemoryFieldWords.noName(in: language)
    case .outOfRange(let key, let range): MemoryFieldWords.range(of: key, range, in: language)
    case .outOfWords(let key, let words): MemoryFieldWords.choice(of: key, words, in: language)
    case .noEdges: MemoryFieldWords.noEdges(in: language)
    case .tooLong: MemoryFieldWords.tooLong(in: language)
    case .form: MemoryFieldWords.form(in: language)
    }
  }
}
