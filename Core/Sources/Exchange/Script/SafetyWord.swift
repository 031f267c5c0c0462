import Screens

/// A word or a number of a text that is read for its safety.
struct SafetyWord: Equatable {
  /// Its letters in small, or its digits.
  var text: String
  /// Where it begins, in bytes of the text.
  var offset: Int
  /// Which sentence it stands in, from 0.
  var sentence: Int
  /// The number that it is, in digits or in letters.
  var number: Double?

  /// The words of a text; an apostrophe parts them, and so does the end of a number: "200g" is two.
  static func all(of text: String) -> [SafetyWord] {
    let bytes = Array(text.utf8)
    var words: [SafetyWord] = []
    var sentence = 0
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if isDigit(byte) {
        index = endOfNumber(bytes, from: index)
        let digits = bytes[start..<index].filter { isDigit($0) || $0 == 0x2E }
        let text = String(decoding: digits, as: UTF8.self)
        words.append(
          SafetyWord(text: text, offset: start, sentence: sentence, number: Double(text))
        )
      } else if isLetter(byte) {
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        words.append(
          SafetyWord(text: text, offset: start, sentence: sentence, number: number(of: text))
        )
      } else {
        if byte == 0x2F {
          // "/h" is "per hour".
          words.append(SafetyWord(text: "per", offset: start, sentence: sentence, number: nil))
        }
        if [0x2E, 0x21, 0x3F, 0x3B].contains(byte) { sentence += 1 }
        index += 1
      }
    }
    return words
  }

  /// Digits with a decimal point or comma, or with thousands: "1.5", "1,5", "1,000".
  private static func endOfNumber(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if isDigit(bytes[index]) {
        index += 1
      } else if bytes[index] == 0x2E || bytes[index] == 0x2C, index + 1 < bytes.count,
        isDigit(bytes[index + 1])
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }

  private static func number(of word: String) -> Double? {
    if let figure = Spoken.figures[word] { return Double(figure) }
    switch word {
    case "half": return 0.5
    case "couple": return 2
    case "dozen": return 12
    case "hundred": return 100
    case "thousand": return 1000
    default: return nil
    }
  }
}
