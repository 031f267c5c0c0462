/// A time of day as a clock shows it, to the minute.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// The minutes since midnight, 0 to 1439.
  public let minuteOfDay: Int

  /// Creates a time, or nothing where no clock shows it.
  public init?(minuteOfDay: Int) {
    guard (0..<1440).contains(minuteOfDay) else { return nil }
    self.minuteOfDay = minuteOfDay
  }

  /// Reads a time such as `18:05`, or nothing if it is none.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }), digits[2] < 6 else { return nil }
    let hour = digits[0] * 10 + digits[1]
    guard hour < 24 else { return nil }
    minuteOfDay = hour * 60 + digits[2] * 10 + digits[3]
  }

  /// The time with four digits, such as `18:05`.
  public var text: String { ClockText.time(minuteOfDay: minuteOfDay) }

  /// The earlier time is less.
  public static func < (left: Self, right: Self) -> Bool { left.minuteOfDay < right.minuteOfDay }
}
