/// A person's input in a field or option: numbers with units, split into parts.
struct TypedText {
  /// The text as it was typed, for messages.
  let typed: String

  /// The text in lower case without the spaces around and in it.
  let text: [UInt8]

  init(_ typed: String) {
    self.typed = typed
    // Nobody types more than this; what a program sends is no reason to read on.
    text = typed.utf8.prefix(64).filter { $0 != 0x20 && $0 != 0x09 }
      .map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// The text as words.
  var word: String { String(decoding: text, as: UTF8.self) }

  /// The numbers, each with the letters after it: `2h15min` is 2 `h` and 15 `min`.
  ///
  /// Nothing if it is not made of such pairs. A comma parts decimals like a point.
  var quantities: [(number: Double, unit: String)]? {
    var result: [(number: Double, unit: String)] = []
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isDigit || text[index].isPoint { index += 1 }
      guard let number = TypedText.decimal(text[start..<index]) else { return nil }
      let letters = index
      while index < text.count, !text[index].isDigit, !text[index].isPoint { index += 1 }
      result.append((number, String(decoding: text[letters..<index], as: UTF8.self)))
    }
    return result
  }

  /// The whole numbers between colons, each after the first below 60 and of two digits.
  static func clock(_ text: some Collection<UInt8>) -> [Int]? {
    var result: [Int] = []
    for part in text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      guard (1...3).contains(part.count), part.allSatisfy({ $0.isDigit }) else { return nil }
      let value = part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      guard result.isEmpty || (part.count == 2 && value < 60) else { return nil }
      result.append(value)
    }
    return result
  }

  /// Digits with at most one point among them.
  private static func decimal(_ digits: ArraySlice<UInt8>) -> Double? {
    guard (1...9).contains(digits.count), digits.first?.isDigit == true else { return nil }
    var value = 0.0
    var scale = 1.0
    var isFraction = false
    for byte in digits {
      if byte.isPoint {
        if isFraction { return nil }
        isFraction = true
      } else {
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      }
    }
    return value / scale
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  fileprivate var isPoint: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
}
