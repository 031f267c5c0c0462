/// That something is not done, for a reason that is said in whatever language it is read.
public struct Refused: Error, Refusal {
  // One for each language, in the order of the languages.
  private let sentences: [String]

  /// Takes the reason.
  public init(_ refusal: some Refusal) {
    sentences = Language.allCases.map { refusal.words(in: $0) }
  }

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    zip(Language.allCases, sentences).first { $0.0 == language }?.1 ?? ""
  }
}

extension Refused: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words(in: .english) }
}
