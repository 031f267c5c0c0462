/// Reads numbers off the front of what somebody said, in digits or in words, English or German:
/// "62.5", "sixty two and a half", "two twenty five", "hundertzehn".
///
/// Whatever is left stands for the caller, who refuses words that do not belong there: "twenty thirty" is 20
/// and a word too many, not 50.
enum SaidNumber {
  /// The number that the words begin with; nothing, and the words as they were, where they begin with none.
  static func read(_ words: inout ArraySlice<String>) -> Double? {
    var rest = words
    guard let first = rest.first else { return nil }
    var value: Double
    if let digits = Double(first), digits.isFinite {
      value = digits
      rest = rest.dropFirst()
    } else {
      guard let whole = whole(&rest) else { return nil }
      value = Double(whole)
    }
    if rest.first == "point" || rest.first == "komma" {
      var after = rest.dropFirst()
      if let decimals = decimals(&after) {
        value += decimals
        rest = after
      }
    } else if let part = parts.first(where: { rest.starts(with: $0.words) }) {
      value += part.value
      rest = rest.dropFirst(part.words.count)
    }
    words = rest
    return value
  }

  private static let parts: [(words: [String], value: Double)] = [
    (["and", "a", "half"], 0.5), (["and", "a", "quarter"], 0.25), (["einhalb"], 0.5),
    (["einviertel"], 0.25),
  ]
  private static let hundreds = ["hundred", "hundert"]
  private static let zeros = ["oh", "o", "zero", "null"]

  /// A whole number in words. In a gym "two twenty five" is 225, and "one oh five" 105.
  private static func whole(_ words: inout ArraySlice<String>) -> Int? {
    if words.starts(with: ["a", "hundred"]) { words = words.dropFirst() }
    guard let front = begins(words, with: hundreds) ? 1 : small(&words) else { return nil }
    if (1..<100).contains(front), begins(words, with: hundreds) {
      words = words.dropFirst()
      return front * 100 + (small(&words, behind: ["and", "und"], within: 1..<100) ?? 0)
    }
    guard (1..<10).contains(front) else { return front }
    let rest =
      begins(words, with: zeros)
      ? small(&words, behind: zeros, within: 1..<10) : small(&words, behind: [], within: 10..<100)
    return rest.map { front * 100 + $0 } ?? front
  }

  /// A number within bounds, and the word that may stand before it; otherwise the words stay.
  private static func small(
    _ words: inout ArraySlice<String>,
    behind links: [String],
    within bounds: Range<Int>
  ) -> Int? {
    var rest = begins(words, with: links) ? words.dropFirst() : words
    guard let value = small(&rest), bounds.contains(value) else { return nil }
    words = rest
    return value
  }

  /// A number of one word, or of the tens and a one.
  private static func small(_ words: inout ArraySlice<String>) -> Int? {
    guard let word = words.first else { return nil }
    guard let tens = Spoken.figures[word], tens >= 20 else {
      guard let value = Spoken.figures[word] ?? GymGrammar.germanNumbers[word] else { return nil }
      words = words.dropFirst()
      return value
    }
    words = words.dropFirst()
    guard let ones = words.first.flatMap({ Spoken.figures[$0] }), (1..<10).contains(ones) else {
      return tens
    }
    words = words.dropFirst()
    return tens + ones
  }

  /// What stands behind the point: digits, one after the other, or "twenty five" for both.
  private static func decimals(_ words: inout ArraySlice<String>) -> Double? {
    var digits = ""
    while digits.utf8.count < 3, let word = words.first {
      var rest = words
      guard let value = Int(word) ?? small(&rest), value < (digits.isEmpty ? 100 : 10) else {
        break
      }
      words = Int(word) == nil ? rest : words.dropFirst()
      digits += Int(word) == nil ? String(value) : word
    }
    return digits.isEmpty ? nil : Double("0." + digits)
  }

  private static func begins(_ words: ArraySlice<String>, with list: [String]) -> Bool {
    words.first.map { list.contains($0) } ?? false
  }
}
