/// Plain text for a voice as it is put together: one space between words, one stop at a time.
struct Speech {
  private(set) var text = ""
  private var hasGap = false

  /// Whether the next word stands apart from what was said.
  var isAtGap: Bool { hasGap || text.isEmpty }

  /// Parts what comes from what was.
  mutating func leaveGap() { hasGap = true }

  /// Adds words.
  mutating func say(_ words: String) {
    guard !words.isEmpty else { return }
    if hasGap, !text.isEmpty { text += " " }
    text += words
    hasGap = false
  }

  /// Ties the word before to the word that comes.
  mutating func join(_ mark: String) {
    text += mark
    hasGap = false
  }

  /// Ends a clause or a sentence; of several stops in a row the strongest stays.
  mutating func stop(_ mark: String) {
    guard let last = text.utf8.last, let new = mark.utf8.first else { return }
    if let strength = Self.strength(last) {
      guard Self.strength(new) ?? 0 > strength else { return }
      text.removeLast()
    }
    text += mark
    // "e.g." and "2.5" keep together, "Hello,world" does not.
    hasGap = new != UInt8(ascii: ".")
  }

  private static func strength(_ mark: UInt8) -> Int? {
    switch mark {
    case UInt8(ascii: ","): 1
    case UInt8(ascii: ";"), UInt8(ascii: ":"): 2
    case UInt8(ascii: "."): 3
    case UInt8(ascii: "!"), UInt8(ascii: "?"): 4
    default: nil
    }
  }
}
