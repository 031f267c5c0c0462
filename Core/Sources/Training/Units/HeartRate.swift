/// How often a heart beats.
public struct HeartRate: Hashable, Comparable, Sendable {
  /// Beats per minute.
  public let beatsPerMinute: Double

  /// Creates a heart rate from beats per minute.
  public static func beatsPerMinute(_ value: Double) -> Self { Self(beatsPerMinute: value) }

  /// The slower heart rate is less.
  public static func < (left: Self, right: Self) -> Bool {
    left.beatsPerMinute < right.beatsPerMinute
  }
}
