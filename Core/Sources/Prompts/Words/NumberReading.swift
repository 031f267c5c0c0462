import Screens

/// Reads numbers as people and models write them: "10", "5.2", "5:12", "1:02:05", "twenty-five", "5th".
struct NumberReading: Hashable {
  /// The value; of a time its seconds.
  var value: Double
  /// How many digits stand behind the point; a time is exact to the second.
  var decimals: Int
  /// Whether it is written as a time.
  var isTime: Bool
  /// Whether it is written in digits.
  var isDigits: Bool
  /// How many words it takes.
  var length = 1

  /// Reads the number that begins at a place of some words, if one does.
  init?(_ tokens: [String], at place: Int) {
    let token = tokens[place]
    if let first = token.utf8.first, Words.isDigit(first) {
      self.init(digits: token)
      return
    }
    let figure = Spoken.figures[token]
    if let tens = figure, tens >= 20 {
      let ones = place + 1 < tokens.count ? Spoken.figures[tokens[place + 1]] : nil
      if let ones, (1..<10).contains(ones) {
        self.init(
          value: Double(tens + ones),
          decimals: 0,
          isTime: false,
          isDigits: false,
          length: 2
        )
      } else {
        self.init(value: Double(tens), decimals: 0, isTime: false, isDigits: false)
      }
      return
    }
    // "Zero" is not checked as an amount.
    guard let value = figure == 0 ? nil : figure ?? Self.ordinals[token] else { return nil }
    self.init(value: Double(value), decimals: 0, isTime: false, isDigits: false)
  }

  /// Whether a word counts a place, not an amount.
  static func isOrdinal(_ token: String) -> Bool { ordinals[token] != nil }

  private init(value: Double, decimals: Int, isTime: Bool, isDigits: Bool, length: Int = 1) {
    self.value = value
    self.decimals = decimals
    self.isTime = isTime
    self.isDigits = isDigits
    self.length = length
  }

  private init?(digits token: String) {
    var text = token
    for ending in ["st", "nd", "rd", "th"] where text.hasSuffix(ending) {
      text = String(text.dropLast(2))
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 {
      var seconds = 0.0
      for part in parts {
        guard let value = Double(part) else { return nil }
        seconds = seconds * 60 + value
      }
      self.init(value: seconds, decimals: 0, isTime: true, isDigits: true)
      return
    }
    let plain = text.filter { $0 != "," }
    guard let value = Double(plain) else { return nil }
    let decimals = plain.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    self.init(value: value, decimals: decimals, isTime: false, isDigits: true)
  }

  private static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10,
  ]
}
