extension Portable {
  /// The exponential: e raised to the exponent.
  public static func exp(_ exponent: Double) -> Double { exp(Twofold(exponent)) }

  /// The natural logarithm, `-infinity` of zero, `nan` below.
  public static func log(_ value: Double) -> Double {
    if value.isNaN || value < 0 { return .nan }
    if value == 0 { return -.infinity }
    if value == .infinity { return .infinity }
    return logarithm(value).rounded
  }

  /// The base raised to the exponent, with the special cases of IEEE 754 `pow`.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isOdd = isOddInteger(exponent)
    let isNegative = base.sign == .minus && isOdd
    if base == 0 || base.isInfinite {
      let size = (base == 0) == (exponent < 0) ? Double.infinity : 0
      return isNegative ? -size : size
    }
    if exponent.isInfinite {
      if base == -1 { return 1 }
      return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    guard base > 0 || exponent == exponent.rounded() else { return .nan }
    let size = power(of: base.magnitude, exponent)
    return isNegative ? -size : size
  }

  private static func power(of base: Double, _ exponent: Double) -> Double {
    if base == 1 { return 1 }
    // The logarithm of any other double is above 2^-54 in size: past 2^64 all is over.
    if exponent.magnitude > 0x1p64 {
      return (base > 1) == (exponent > 0) ? .infinity : 0
    }
    if exponent.magnitude < 0x1p-70 { return 1 }
    return exp(logarithm(base) * Twofold(exponent))
  }

  /// e^x = 2^k e^r with r within ±(ln 2)/2, whose Taylor series is 1 + r + r²/2 (1 + r/3 (...)).
  private static func exp(_ exponent: Twofold) -> Double {
    if exponent.high.isNaN { return .nan }
    if exponent.high > 709.79 { return .infinity }
    if exponent.high < -745.14 { return 0 }
    let doublings = (exponent.high * 0x1.7154_7652_b82f_ep+0).rounded()
    // The upper part of ln 2 has 33 bits, so that its product is exact.
    let rest = Twofold(
      sum: exponent.high - doublings * 0x1.62e4_2fefp-1,
      exponent.low - doublings * 0x1.473d_e6af_278e_dp-34
    )
    let r = rest.high
    var series = 1.0
    var term = 14.0
    while term > 2 {
      series = 1 + r / term * series
      term -= 1
    }
    let start = Twofold(sum: 1, r)
    let value = start.high + (start.low + (r * r / 2 * series + rest.low))
    return scaled(value, byPowerOfTwo: Int(doublings))
  }

  /// The logarithm of a finite number above zero, to about 100 bits.
  ///
  /// With x = 2^k m and s = (m - 1) / (m + 1): ln x = k ln 2 + 2s (1 + s²/3 + s⁴/5 + ...).
  private static func logarithm(_ value: Double) -> Twofold {
    var (doublings, fraction) = (Double(value.exponent), value.significand)
    if fraction > 1.414_213_562_373_095 {
      fraction /= 2
      doublings += 1
    }
    let s = Twofold(fraction - 1) / Twofold(sum: fraction, 1)
    let z = s * s
    var series = 0.0
    var term = 31.0
    while term > 5 {
      series = 1 / term + z.high * series
      term -= 2
    }
    let fifth = Twofold(0x1.9999_9999_9999_ap-3, -0x1.9999_9999_9999_ap-57)
    let third = Twofold(0x1.5555_5555_5555_5p-2, 0x1.5555_5555_5555_5p-56)
    let tail = z * (third + z * (fifth + Twofold(product: z.high, series)))
    let mantissa = s + s * tail
    let twos = Twofold(
      sum: doublings * 0x1.62e4_2fefp-1,
      doublings * 0x1.473d_e6afp-34
    )
    let ln2 = twos + Twofold(doublings * 0x1.3c76_7300_7e5e_dp-69)
    return ln2 + Twofold(2 * mantissa.high, 2 * mantissa.low)
  }

  private static func isOddInteger(_ value: Double) -> Bool {
    guard value.magnitude < 0x1p53, value == value.rounded() else { return false }
    return value / 2 != (value / 2).rounded()
  }

  /// In two steps where one factor would leave the range of a double.
  private static func scaled(_ value: Double, byPowerOfTwo power: Int) -> Double {
    let half = power / 2
    return value * powerOfTwo(half) * powerOfTwo(power - half)
  }

  /// Two raised to a whole number from -1022 to 1023.
  private static func powerOfTwo(_ power: Int) -> Double {
    Double(bitPattern: UInt64(power + 1023) << 52)
  }
}
