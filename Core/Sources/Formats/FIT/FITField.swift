/// A field of the FIT profile: its number within its message, and what its numbers mean.
///
/// A value is the number in the file, times `multiplier`, divided by `divisor`, less `offset`.
/// The offset is taken off before the division, which rounds once where the other order rounds
/// twice: 2,521 is 4.2 m, not 4.19999.
public struct FITField: Hashable, Sendable {
  /// The field's number within its message.
  public let number: UInt8

  /// What a number in the file is multiplied by.
  public let multiplier: Double

  /// What a number in the file is divided by.
  public let divisor: Double

  /// The offset to subtract after the division.
  public let offset: Double

  /// Describes a field; without more than a number its values are taken as they are.
  public init(
    _ number: UInt8,
    multiplier: Double = 1,
    divisor: Double = 1,
    offset: Double = 0
  ) {
    self.number = number
    self.multiplier = multiplier
    self.divisor = divisor
    self.offset = offset
  }

  /// The value of a number in the file.
  @inline(__always)
  public func value(of number: Double) -> Double {
    (number * multiplier - offset * divisor) / divisor
  }

  /// The time of a message, in seconds since 1989-12-31T00:00:00Z.
  public static let timestamp = FITField(253)

  /// The place of a message among its like, such as the number of a lap.
  public static let messageIndex = FITField(254)
}
