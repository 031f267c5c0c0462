import Coaching
import Training

extension Condition {
  /// The condition as people say it: "heart rate above 170 bpm and distance at least 1.00 km".
  func words(units: UnitSystem, in language: Language = .english) -> String {
    var words: [String] = []
    let tokens = Self.tokens(of: source)
    for (place, token) in tokens.enumerated() {
      if let variable = Variable(rawValue: token) {
        words.append(language.words(of: variable))
      } else if let number = Double(token), let variable = Self.subject(of: place, in: tokens) {
        words.append(LedgerEntry.Value(Reading(variable, number), units: units, in: language).value)
      } else {
        words.append(ConditionSign(rawValue: token).map { language.words(of: $0) } ?? token)
      }
    }
    return words.joined(separator: " ")
  }

  /// The variable with which a number is compared: alone, or its unit would be a guess.
  private static func subject(of place: Int, in tokens: [String]) -> Variable? {
    guard place >= 2, [">", ">=", "<", "<=", "==", "!="].contains(tokens[place - 1]),
      place + 1 == tokens.count || ["AND", "OR", ")"].contains(tokens[place + 1])
    else { return nil }
    return Variable(rawValue: tokens[place - 2])
  }

  private static func tokens(of source: String) -> [String] {
    var tokens: [String] = []
    var token: [UInt8] = []
    var kind = 0
    for byte in source.utf8 {
      let isWord =
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
        || byte == 0x2E
      let isSign = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!")]
        .contains(byte)
      // Words and comparisons go on; anything else stands alone, and a space is nothing.
      let next = isWord ? 1 : isSign ? 2 : byte == 0x20 ? 0 : 3
      if next != kind || next == 3, !token.isEmpty {
        tokens.append(String(decoding: token, as: UTF8.self))
        token = []
      }
      if next != 0 { token.append(byte) }
      kind = next
    }
    if !token.isEmpty { tokens.append(String(decoding: token, as: UTF8.self)) }
    return tokens
  }
}
