/// Reads decimal numbers out of bytes, exactly, the same on every machine.
///
/// Most numbers have so few digits that one division rounds them right (Clinger, "How to read
/// floating point numbers accurately", 1990); the others take a division of 128 bits, and what that
/// cannot tell goes through the standard library.
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
    var digits = DecimalDigits()
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
    if let magnitude = digits.scaled(by: exponent) { return isNegative ? -magnitude : magnitude }
    return standard(bytes, start, end)
  }

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
      value = min(value * 10 + Int(digit), 100_000_000)
      index += 1
    }
    guard index > first else { return nil }
    return isNegative ? -value : value
  }

  private static func standard(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
    // The library wants a digit on either side of the point.
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if bytes[end - 1] == UInt8(ascii: ".") { text += "0" }
    return Double(text)
  }
}
