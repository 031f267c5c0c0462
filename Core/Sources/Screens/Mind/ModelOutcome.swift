/// What came of a request to a model, as the ledger keeps it; of a failure it keeps the sentence.
public enum ModelOutcome: String, CaseIterable, Sendable {
  case sent
  case answered
  /// The first answer is used.
  case accepted
  /// The second answer is used.
  case repaired
  /// Parts of an answer are used.
  case filled
  /// Rules are used instead.
  case fallback
  /// It is asked once more.
  case notUsable = "not usable"

  /// The word in a language.
  public func words(in language: Language) -> String { language.words(of: self) }
}
