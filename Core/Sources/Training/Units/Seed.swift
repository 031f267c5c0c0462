/// A deterministic source of choice, so that the same seed always gives the same run and words.
///
/// SplitMix64, from Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct Seed: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Starts the sequence of a number.
  public init(_ number: UInt64) { state = number }

  /// The next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not including 1.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number from 0 up to but not including the bound, which is above zero.
  public mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }
}
