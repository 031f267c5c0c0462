/// The time for a kilometer, the runner's measure of speed; lower is faster.
public struct Pace: Hashable, Comparable, Sendable {
  /// Seconds for one kilometer, above zero.
  public let secondsPerKilometer: Double

  /// Creates a pace from seconds per kilometer.
  public static func secondsPerKilometer(_ seconds: Double) -> Self {
    Self(secondsPerKilometer: seconds)
  }

  /// Creates the pace of covering a distance in a time, or nothing if either is not above zero.
  public init?(covering distance: Distance, in time: Duration) {
    guard distance.meters > 0, time > .zero else { return nil }
    self.init(secondsPerKilometer: time.inSeconds / distance.kilometers)
  }

  /// Creates the pace of a speed, or nothing at a standstill.
  public init?(_ speed: Speed) {
    guard speed.metersPerSecond > 0 else { return nil }
    self.init(secondsPerKilometer: 1000 / speed.metersPerSecond)
  }

  private init(secondsPerKilometer: Double) { self.secondsPerKilometer = secondsPerKilometer }

  /// Seconds for one international mile.
  public var secondsPerMile: Double { secondsPerKilometer * 1.609344 }

  /// The same as a speed.
  public var speed: Speed { .metersPerSecond(1000 / secondsPerKilometer) }

  /// A faster pace is less than a slower one.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondsPerKilometer < right.secondsPerKilometer
  }
}
