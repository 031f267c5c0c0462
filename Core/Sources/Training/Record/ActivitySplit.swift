/// One completed kilometer of an activity; the last one may be shorter.
public struct ActivitySplit: Hashable, Sendable {
  /// How far.
  public var distance: Distance

  /// The time it took without pauses.
  public var moving: Duration

  /// The time it took, pauses included.
  public var elapsed: Duration

  /// The mean heart rate where it was measured.
  public var heartRate: HeartRate?

  /// Creates a split.
  public init(
    distance: Distance,
    moving: Duration,
    elapsed: Duration,
    heartRate: HeartRate? = nil
  ) {
    self.distance = distance
    self.moving = moving
    self.elapsed = elapsed
    self.heartRate = heartRate
  }

  /// The pace over its moving time.
  public var pace: Pace? { Pace(covering: distance, in: moving) }
}
