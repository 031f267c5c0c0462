/// Whether what a text calls the best, the first or unheard of is called that by a fact too.
///
/// A figure can be true and its praise false: "111 bpm, the highest ever".
struct BoastCheck {
  private let facts: [[String]]

  /// Takes the facts, a line each.
  init(_ facts: String) {
    self.facts = facts.split(separator: "\n").map { Words.tokens(String($0)) }
  }

  /// The words of a text that boast without a fact that says so of the same figures.
  func strangers(in text: String) -> [String] {
    Words.sentences(text).flatMap { sentence in
      let tokens = Words.tokens(sentence)
      let figures = tokens.filter { $0.utf8.contains(where: Words.isDigit) }
      return tokens.filter { word in
        // Without a figure "the best thing to do" praises nothing.
        (Self.boasts.contains(word) || !figures.isEmpty && Self.superlatives.contains(word))
          && !facts.contains { $0.contains(word) && figures.allSatisfy($0.contains) }
      }
    }
  }

  private static let boasts: Set<String> = [
    "ever", "record", "records", "history", "unprecedented", "lifetime",
  ]

  private static let superlatives: Set<String> = [
    "best", "fastest", "quickest", "highest", "longest", "farthest", "hardest", "strongest",
  ]
}
