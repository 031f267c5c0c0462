/// Takes a text apart the way that readers of answers need it.
enum Words {
  /// The text in lower case as words of letters, digits and the signs of figures; a placeholder is "{}".
  static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var word: [UInt8] = []
    var isInBraces = false
    let bytes = Array(text.lowercased().utf8)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        isInBraces = true
        if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
        word = []
        continue
      }
      if byte == UInt8(ascii: "}") {
        if isInBraces { tokens.append("{}") }
        isInBraces = false
        continue
      }
      if isInBraces { continue }
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let joins =
        (byte == 0x2E || byte == 0x3A || byte == 0x2C) && isDigit(next) && isDigit(word.last ?? 0)
      // An apostrophe is passed over: "you're" is "youre", in either way of writing it.
      if byte == UInt8(ascii: "'") { continue }
      if byte == 0xE2, place + 2 < bytes.count, next == 0x80, bytes[place + 2] == 0x99 { continue }
      if (byte == 0x80 || byte == 0x99), isApostrophe(bytes, place) { continue }
      let isStart =
        isDigit(byte) && !(word.isEmpty || isDigit(word.last ?? 0) || isSign(word.last ?? 0))
      let isUnit = isLetter(byte) && isDigit(word.last ?? 0)
      if isLetter(byte) || isDigit(byte) || joins || byte >= 0x80 {
        // "10km" is two words.
        if isStart || isUnit, !isOrdinal(bytes, place) {
          tokens.append(String(decoding: word, as: UTF8.self))
          word = []
        }
        word.append(byte)
      } else if !word.isEmpty {
        tokens.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
    return tokens
  }

  /// Where words stand one after another in others.
  static func places(of phrase: [String], in tokens: [String]) -> [Int] {
    guard !phrase.isEmpty, tokens.count >= phrase.count else { return [] }
    return (0...(tokens.count - phrase.count)).filter { start in
      phrase.indices.allSatisfy { tokens[start + $0] == phrase[$0] }
    }
  }

  /// Whether a phrase stands in a text, whole words only.
  static func contains(_ tokens: [String], _ phrase: String) -> Bool {
    !places(of: self.tokens(phrase), in: tokens).isEmpty
  }

  /// The share of words that two texts have in common, of all that they have together.
  static func overlap(_ left: [String], _ right: [String]) -> Double {
    let (left, right) = (Set(left), Set(right))
    let union = left.union(right).count
    return union == 0 ? 1 : Double(left.intersection(right).count) / Double(union)
  }

  /// The beginning of a text that is too long.
  static func cut(_ text: String, to limit: Int) -> String {
    text.unicodeScalars.count <= limit
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
  }

  /// The sentences that say nearly the same as one before them.
  static func repeated(_ sentences: [String]) -> [String] {
    var heard: [[String]] = []
    return sentences.filter { sentence in
      let tokens = tokens(sentence)
      defer { heard.append(tokens) }
      return heard.contains { overlap($0, tokens) >= 0.6 }
    }
  }

  /// The text without the mark that facts made by rules carry: small models copy it with the fact.
  static func unmarked(_ text: String) -> String {
    let parts = text.replacing("By rules, ", with: "By rules: ").split(separator: "By rules: ")
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The text without white space around it.
  static func trimmed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// Sentences, by their full stops, questions and exclamations.
  static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      sentence.append(scalar)
      let next = place + 1 < scalars.count ? scalars[place + 1] : " "
      guard
        scalar == "\n"
          || ((scalar == "." || scalar == "!" || scalar == "?") && next.properties.isWhitespace)
      else { continue }
      sentences.append(trimmed(String(sentence)))
      sentence = String.UnicodeScalarView()
    }
    sentences.append(trimmed(String(sentence)))
    return sentences.filter { !$0.isEmpty }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isSign(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x3A || byte == 0x2C }

  // "5th" stays one word.
  private static func isOrdinal(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place + 1 < bytes.count, isLetter(bytes[place]) else { return false }
    let pair = [bytes[place], bytes[place + 1]]
    let after = place + 2 < bytes.count ? bytes[place + 2] : 0x20
    let isEnding = ["st", "nd", "rd", "th"].contains { Array($0.utf8) == pair }
    return isEnding && !isLetter(after)
  }

  private static func isApostrophe(_ bytes: [UInt8], _ place: Int) -> Bool {
    (place >= 1 && bytes[place - 1] == 0xE2 && bytes[place] == 0x80 && place + 1 < bytes.count
      && bytes[place + 1] == 0x99)
      || (place >= 2 && bytes[place - 2] == 0xE2 && bytes[place - 1] == 0x80)
  }
}
