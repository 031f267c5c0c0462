/// Reads decimal numbers out of bytes, exactly.
///
/// Digits that fit a Double's 53 bits are scaled by an exact power of ten, which rounds once and
/// so correctly (Clinger, "How to read floating point numbers accurately", 1990); anything longer
/// goes through the standard library.
enum DecimalText {
  /// The number that the whole range spells, or nothing if it spells none.
  ///
  /// Takes an optional sign, digits with an optional point, and an optional exponent. A number too
  /// large for a Double is infinite, one too small is zero.
  static func double(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
    var index = start
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    var digits = Digits()
    digits.read(bytes, &index, end)
    let whole = digits.count
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits.read(bytes, &index, end)
    }
    guard digits.count > 0 else { return nil }
    var exponent = whole - digits.count
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      guard let written = self.exponent(bytes, &index, end) else { return nil }
      exponent += written
    }
    guard index == end else { return nil }
    if let exact = digits.scaled(by: exponent) { return isNegative ? -exact : exact }
    return standard(bytes, start, end)
  }

  /// Digits of a number, as long as they fit 64 bits.
  private struct Digits {
    var value: UInt64 = 0
    var count = 0
    var overflowed = false

    mutating func read(_ bytes: [UInt8], _ index: inout Int, _ end: Int) {
      while index < end {
        let digit = bytes[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return }
        if value < 100_000_000_000_000_000 {
          value = value &* 10 &+ UInt64(digit)
        } else {
          overflowed = true
        }
        count += 1
        index += 1
      }
    }

    /// The digits times a power of ten, where that takes a single rounding.
    func scaled(by exponent: Int) -> Double? {
      guard !overflowed, value <= 1 << 53 else { return nil }
      if value == 0 { return 0 }
      if exponent == 0 { return Double(value) }
      if exponent > 0 {
        return exponent <= 22 ? Double(value) * DecimalText.powersOfTen[exponent] : nil
      }
      return exponent >= -22 ? Double(value) / DecimalText.powersOfTen[-exponent] : nil
    }
  }

  /// The powers of ten that a Double holds exactly.
  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private static func exponent(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Int? {
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let first = index
    var value = 0
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // Any exponent past this is infinite or zero all the same.
      value = min(value * 10 + Int(digit), 100_000)
      index += 1
    }
    guard index > first else { return nil }
    return isNegative ? -value : value
  }

  private static func standard(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
    // The library reads a leading plus, but a bare point on either side is its own affair.
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if bytes[end - 1] == UInt8(ascii: ".") { text += "0" }
    return Double(text)
  }
}
