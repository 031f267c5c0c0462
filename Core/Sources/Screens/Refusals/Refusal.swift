/// Why something that was asked of the record is not done, as a sentence for whoever asked.
public protocol Refusal: Hashable, Sendable {
  /// The sentence in a language; where somebody can help it, it says what to do.
  func words(in language: Language) -> String
}

extension String {
  /// A name as it may stand in a sentence, however long it was given.
  public var inSentence: String { String(prefix(64)) }
}
