/// Why something that was asked of the record is not done, as a sentence for whoever asked.
public protocol Refusal: Hashable, Sendable {
  /// The sentence in a language; where somebody can help it, it says what to do.
  func words(in language: Language) -> String
}
