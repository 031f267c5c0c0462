/// The digits of a decimal number, the first nineteen of them exactly.
struct DecimalDigits {
  private(set) var count = 0

  private var value: UInt64 = 0

  // How many digits are left out of the value, and whether any of them says something.
  private var dropped = 0
  private var isCut = false

  /// Reads digits as far as there are any.
  mutating func read(_ bytes: [UInt8], _ index: inout Int, _ end: Int) {
    let first = index
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // Nineteen nines are the most that 64 bits hold.
      if value < 1_000_000_000_000_000_000 {
        value = value &* 10 &+ UInt64(digit)
      } else {
        dropped += 1
        if digit > 0 { isCut = true }
      }
      index &+= 1
    }
    count += index - first
  }

  /// The digits times a power of ten, rounded once, or nothing where that takes more than 128 bits.
  func scaled(by exponent: Int) -> Double? {
    if value == 0 { return 0 }
    let exponent = exponent + dropped
    if value <= 1 << 53, !isCut {
      if exponent == 0 { return Double(value) }
      if exponent > 0, exponent <= 22 { return Double(value) * Self.powersOfTen[exponent] }
      if exponent < 0, exponent >= -22 { return Double(value) / Self.powersOfTen[-exponent] }
    }
    guard exponent <= 0, exponent >= -19 else { return nil }
    let divisor = Self.wholePowersOfTen[-exponent]
    let least = Self.quotient(value, divisor, isInexact: isCut)
    // Digits that were left out lie between this number and the next: both must round to the same.
    guard isCut else { return least }
    return least == Self.quotient(value + 1, divisor, isInexact: false) ? least : nil
  }

  /// A whole number divided by another, rounded to the nearest Double and from half way to even.
  private static func quotient(_ value: UInt64, _ divisor: UInt64, isInexact: Bool) -> Double {
    let shift = value.leadingZeroBitCount
    let divisorShift = divisor.leadingZeroBitCount
    let high = value << UInt64(shift)
    let normal = divisor << UInt64(divisorShift)
    // Half of the dividend is less than the divisor, so the quotient has all its 64 bits.
    let (bits, rest) = normal.dividingFullWidth((high >> 1, high << 63))
    // bits * 2^(divisorShift - shift - 63) is the quotient, but for what the rest adds.
    var mantissa = bits >> 11
    var exponent = divisorShift - shift - 63 + 11
    if bits >> 63 == 0 {
      mantissa = bits >> 10
      exponent -= 1
    }
    let dropped = bits << (bits >> 63 == 0 ? 54 : 53)
    let half: UInt64 = 1 << 63
    let isPastHalf = dropped > half || (dropped == half && (rest > 0 || isInexact))
    if isPastHalf || (dropped == half && mantissa & 1 == 1) { mantissa += 1 }
    return Double(mantissa) * Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// The powers of ten that a Double holds exactly.
  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The powers of ten that 64 bits hold.
  private static let wholePowersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
