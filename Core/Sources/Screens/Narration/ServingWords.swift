import Coaching
import Training

/// What is taken at a place of a race, in words: "Gel 2 of 5, 25 g".
enum ServingWords {
  /// A personality's words with what to take in them.
  static func line(
    _ row: String,
    of serving: Serving,
    in language: Language = .english
  ) -> String {
    let mark = Array("{serving}".utf8)
    // The mark comes first in every row, so that what the runner called it can begin a sentence.
    guard row.utf8.starts(with: mark) else { return row }
    return text(serving, in: language)
      + String(decoding: Array(row.utf8.dropFirst(mark.count)), as: UTF8.self)
  }

  /// What to take: every thing with its number, if there are several, and how much of it.
  static func text(_ serving: Serving, in language: Language = .english) -> String {
    let texts = serving.items.map { text($0, in: language) }
    guard let first = texts.first else { return "" }
    // A comma or two inside each of them, so an "and" alone would not be heard.
    return texts.dropFirst().reduce(capitalized(first)) {
      $0 + (language == .german ? ", und " : ", and ") + $1
    }
  }

  private static func text(_ item: Serving.Item, in language: Language) -> String {
    let isGerman = language == .german
    var text = item.cue.what
    if let number = item.number, item.count > 1 {
      text += " \(number) \(isGerman ? "von" : "of") \(item.count)"
    }
    guard let amount = item.cue.amount, !amount.isEmpty else { return text }
    let isCount = amount.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return text + (isCount ? (isGerman ? ", nimm " : ", take ") : ", ") + amount
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return text }
    return String(decoding: [first - 0x20] + Array(text.utf8.dropFirst()), as: UTF8.self)
  }
}
