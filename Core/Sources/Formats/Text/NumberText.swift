/// Writes numbers into bytes, the same on every machine.
enum NumberText {
  /// Appends the shortest text that reads back as the same number; whole numbers have no point.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    if value == value.rounded(.towardZero), abs(value) < 0x1p53 {
      if value == 0, value.sign == .minus { bytes.append(UInt8(ascii: "-")) }
      append(Int64(value), to: &bytes)
    } else if !appendWithFewDecimals(value, to: &bytes) {
      appendDescription(value, to: &bytes)
    }
  }

  /// Appends a whole number.
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(value.magnitude, to: &bytes)
  }

  /// Appends a whole number with at least so many digits.
  static func append(_ value: UInt64, digits: Int = 1, to bytes: inout [UInt8]) {
    let first = bytes.count
    var rest = value
    var count = 0
    while rest > 0 || count < digits {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      count += 1
    }
    bytes[first...].reverse()
  }

  /// Appends a number rounded to so many decimals, without an exponent and without zeros at the end.
  static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let scale = DecimalDigits.powersOfTen[decimals]
    let scaled = (abs(value) * scale).rounded()
    // What is so large has no decimals left to round.
    guard scaled < 0x1p53 else { return append(value, to: &bytes) }
    if value < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    append(whole, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    append(fraction, digits: decimals, to: &bytes)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Numbers such as 3.25 are most of what is written, and need no search for the shortest text.
  ///
  /// A Double distinguishes 15 digits, so digits that divide back to the number are the shortest.
  private static func appendWithFewDecimals(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    let magnitude = abs(value)
    guard magnitude >= 0.001, magnitude < 1e11 else { return false }
    var scale: UInt64 = 1
    for decimals in 1...3 {
      scale *= 10
      let scaled = (magnitude * Double(scale)).rounded()
      guard scaled / Double(scale) == magnitude else { continue }
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      let digits = UInt64(scaled)
      append(digits / scale, to: &bytes)
      bytes.append(UInt8(ascii: "."))
      append(digits % scale, digits: decimals, to: &bytes)
      return true
    }
    return false
  }

  private static func appendDescription(_ value: Double, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: value.description.utf8)
    if bytes.suffix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: "0")]) {
      bytes.removeLast(2)
    }
  }
}
