/// The transcendental functions in plain arithmetic, so that every platform gives the same bits.
///
/// The system's own `sin` or `exp` may differ in the last bit between two machines, and then a
/// journal would not give the same effects twice. These use only `+ - * /`, the square root and
/// rounding, which IEEE 754 fixes, and never a fused multiply-add. Results lie within 1 unit in
/// the last place of the truth, ``asin(_:)`` within 2.
public enum Portable {
  static let halfPi = Twofold(0x1.921f_b544_42d1_8p+0, 0x1.1a62_6331_45c0_7p-54)
  static let pi = Twofold(0x1.921f_b544_42d1_8p+1, 0x1.1a62_6331_45c0_7p-53)
}
