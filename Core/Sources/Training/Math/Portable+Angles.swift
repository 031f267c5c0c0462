extension Portable {
  /// The largest angle in radians, positive or negative, that sine and cosine accept here.
  public static let largestAngle = 0x1p20

  /// The sine of an angle in radians, `nan` beyond ``largestAngle``.
  public static func sin(_ angle: Double) -> Double {
    guard let (quarter, rest) = reduced(angle) else { return .nan }
    if rest.high == 0 && quarter == 0 { return angle }
    switch quarter {
    case 0: return sineNearZero(rest)
    case 1: return cosineNearZero(rest)
    case 2: return -sineNearZero(rest)
    default: return -cosineNearZero(rest)
    }
  }

  /// The cosine of an angle in radians, `nan` beyond ``largestAngle``.
  public static func cos(_ angle: Double) -> Double {
    guard let (quarter, rest) = reduced(angle) else { return .nan }
    switch quarter {
    case 0: return cosineNearZero(rest)
    case 1: return -sineNearZero(rest)
    case 2: return -cosineNearZero(rest)
    default: return sineNearZero(rest)
    }
  }

  /// The angle in radians from the positive x axis to the point, -π to π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let angle = angleInFirstQuarter(y.magnitude, x.magnitude)
    let turned = x.sign == .minus ? pi - angle : angle
    return y.sign == .minus ? -turned.rounded : turned.rounded
  }

  /// The angle in radians for a sine; `nan` outside -1 to 1.
  public static func asin(_ sine: Double) -> Double {
    guard sine.magnitude <= 1 else { return .nan }
    return atan2(sine, ((1 - sine) * (1 + sine)).squareRoot())
  }

  /// Takes whole quarter turns off an angle: which quarter it lies in, and the rest to ±π/4.
  ///
  /// Cody and Waite's method: π/2 in four parts, the first three of 33 bits, so that their
  /// products with a whole number below 2^20 are exact.
  private static func reduced(_ angle: Double) -> (quarter: Int, rest: Twofold)? {
    guard angle.magnitude <= largestAngle else { return nil }
    let turns = (angle * 0x1.45f3_06dc_9c88_3p-1).rounded()
    let first = angle - turns * 0x1.921f_b544p+0
    let second = Twofold(sum: first, -turns * 0x1.0b46_11a6p-34)
    let third = Twofold(sum: second.high, -turns * 0x1.3198_a2e0p-69)
    let tail = (third.low + second.low) - turns * 0x1.b839_a252_049c_1p-104
    return (Int(turns) & 3, Twofold(sum: third.high, tail))
  }

  /// The Taylor series of the sine, nested: x (1 - z/6 (1 - z/20 (1 - z/42 ...))), z = x².
  private static func sineNearZero(_ angle: Twofold) -> Double {
    let z = angle.high * angle.high
    var series = 1.0
    var term = 18.0
    while term > 2 {
      series = 1 - z / (term * (term + 1)) * series
      term -= 2
    }
    let correction = angle.low * (1 - z / 2) - angle.high * z / 6 * series
    return angle.high + correction
  }

  /// The Taylor series of the cosine, nested: 1 - z/2 (1 - z/12 (1 - z/30 ...)), z = x².
  private static func cosineNearZero(_ angle: Twofold) -> Double {
    let z = angle.high * angle.high
    var series = 1.0
    var term = 17.0
    while term > 3 {
      series = 1 - z / (term * (term + 1)) * series
      term -= 2
    }
    let start = Twofold(sum: 1, -z / 2)
    return start.high + (start.low + (z * z / 24 * series - angle.high * angle.low))
  }

  private static func angleInFirstQuarter(_ y: Double, _ x: Double) -> Twofold {
    if y == 0 { return Twofold(0) }
    if x == 0 { return halfPi }
    if x.isInfinite || y.isInfinite {
      guard x.isInfinite else { return halfPi }
      return y.isInfinite ? Twofold(halfPi.high / 2, halfPi.low / 2) : Twofold(0)
    }
    if y < x * 0x1p-60 { return Twofold(y / x) }
    if x < y * 0x1p-60 { return halfPi }
    // Far from the ends of the range, so that no product leaves it.
    let scale = max(x, y) > 0x1p900 ? 0x1p-200 : max(x, y) < 0x1p-700 ? 0x1p300 : 1
    let angle = angleInFirstEighth(min(x, y) * scale, max(x, y) * scale)
    return y > x ? halfPi - angle : angle
  }

  /// Turns the point back by the nearest of five known angles, then takes the series.
  private static func angleInFirstEighth(_ y: Double, _ x: Double) -> Twofold {
    let nearest = (4 * (y / x)).rounded()
    let slope = nearest / 4
    let tangent =
      (Twofold(y) - Twofold(product: slope, x)) / (Twofold(x) + Twofold(product: slope, y))
    let z = tangent.high * tangent.high
    var series = 0.0
    var term = 21.0
    while term > 1 {
      series = 1 / term - z * series
      term -= 2
    }
    let correction = -tangent.high * z * series
    let known = arctangents[Int(nearest)]
    return known + Twofold(sum: tangent.high, tangent.low + correction)
  }

  /// The angles with the tangents 0, 1/4, 1/2, 3/4 and 1.
  private static let arctangents = [
    Twofold(0),
    Twofold(0x1.f5b7_5f92_c80d_dp-3, 0x1.8ab6_e3cf_7afb_dp-57),
    Twofold(0x1.dac6_7056_1bb4_fp-2, 0x1.a2b7_f222_f65e_2p-56),
    Twofold(0x1.4978_fa32_69ee_1p-1, 0x1.2419_a87f_2a45_8p-56),
    Twofold(0x1.921f_b544_42d1_8p-1, 0x1.1a62_6331_45c0_7p-55),
  ]
}
