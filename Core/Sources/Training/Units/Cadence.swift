/// How often the feet meet the ground, both feet counted.
///
/// Devices report one foot, both feet, or either: the reader of each format converts to steps
/// (definition 7 of the running definitions), so that nothing past it needs to ask.
public struct Cadence: Hashable, Comparable, Sendable {
  /// Steps per minute of both feet.
  public let stepsPerMinute: Double

  /// Creates a cadence from steps per minute of both feet.
  public static func stepsPerMinute(_ value: Double) -> Self { Self(stepsPerMinute: value) }

  /// The slower cadence is less.
  public static func < (left: Self, right: Self) -> Bool {
    left.stepsPerMinute < right.stepsPerMinute
  }
}
