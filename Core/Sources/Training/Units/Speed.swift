/// The speed over the ground.
public struct Speed: Hashable, Comparable, Sendable {
  /// Metres per second.
  public let metersPerSecond: Double

  /// Creates a speed from meters per second.
  public static func metersPerSecond(_ value: Double) -> Self { Self(metersPerSecond: value) }

  /// The slower speed is less.
  public static func < (left: Self, right: Self) -> Bool {
    left.metersPerSecond < right.metersPerSecond
  }
}
