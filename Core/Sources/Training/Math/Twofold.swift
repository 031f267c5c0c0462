/// A number carried as the sum of two doubles, for steps that one double would round too early.
///
/// Dekker, "A floating-point technique for extending the available precision" (1971); Knuth, The
/// Art of Computer Programming, volume 2, section 4.2.2.
struct Twofold {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let back = high - a
    low = (a - (high - back)) + (b - back)
  }

  /// The exact product of two doubles with halves inside the range.
  init(product a: Double, _ b: Double) {
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    high = a * b
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  /// The nearest double.
  var rounded: Double { high + low }

  static prefix func - (value: Self) -> Self { Self(-value.high, -value.low) }

  static func + (left: Self, right: Self) -> Self {
    let sum = Self(sum: left.high, right.high)
    return Self(sum: sum.high, sum.low + (left.low + right.low))
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    let product = Self(product: left.high, right.high)
    return Self(
      sum: product.high,
      product.low + (left.high * right.low + left.low * right.high)
    )
  }

  static func / (left: Self, right: Self) -> Self {
    let quotient = left.high / right.high
    let rest = left - right * Self(quotient)
    return Self(sum: quotient, rest.high / right.high)
  }

  /// Splits 53 bits into 26 and 26 with a sign, whose products are exact (Veltkamp).
  private static func halves(_ value: Double) -> (Double, Double) {
    let shifted = value * 0x1p27 + value
    let upper = shifted - (shifted - value)
    return (upper, value - upper)
  }
}
