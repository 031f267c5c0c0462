/// The name of a device: 64 random bits, made once when the software is installed on it.
public struct DeviceID: Hashable, Comparable, Sendable {
  /// The bits.
  public let bits: UInt64

  /// Creates a name of bits.
  public init(bits: UInt64) { self.bits = bits }

  /// An order that is the same everywhere.
  public static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }
}
