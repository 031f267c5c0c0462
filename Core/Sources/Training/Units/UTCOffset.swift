/// How far the clocks of a place are ahead of UTC, in whole minutes.
///
/// An offset holds for one moment: what a place's clocks show in another season is for a zone to say.
public struct UTCOffset: Hashable, Comparable, Sendable {
  /// The offsets that clocks can have: 18 hours either way, as in ISO 8601 libraries; in use are -12 to +14.
  public static let range = -1080...1080

  /// UTC itself.
  public static let zero = UTCOffset(clamping: 0)

  /// Minutes east of UTC, below zero west of it.
  public let minutes: Int

  /// Creates an offset from minutes east of UTC, cut to ``range``.
  public init(clamping minutes: some BinaryInteger) {
    self.minutes = min(max(Int(clamping: minutes), Self.range.lowerBound), Self.range.upperBound)
  }

  /// Creates an offset from minutes east of UTC, or nothing if no clock can have it.
  public init?(exactly minutes: some BinaryInteger) {
    self.init(clamping: minutes)
    guard self.minutes == minutes else { return nil }
  }

  /// Seconds east of UTC.
  public var seconds: Double { Double(minutes) * 60 }

  /// The offset farther west is less.
  public static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }
}
