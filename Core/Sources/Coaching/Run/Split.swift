public import Training

/// One completed kilometre or mile.
public struct Split: Hashable, Sendable {
  /// Its number, from 1.
  public var number: Int

  /// Its length: a kilometre or a mile, less for what is left at the end.
  public var distance: Distance

  /// The time it took with the timer running.
  public var moving: Duration

  /// The time it took, pauses included.
  public var elapsed: Duration

  /// Its time-weighted mean heart rate over the time that was covered by readings.
  public var heartRate: HeartRate?

  /// Creates a split.
  public init(
    number: Int,
    distance: Distance,
    moving: Duration,
    elapsed: Duration,
    heartRate: HeartRate? = nil
  ) {
    self.number = number
    self.distance = distance
    self.moving = moving
    self.elapsed = elapsed
    self.heartRate = heartRate
  }

  /// The pace over its moving time.
  public var pace: Pace? { Pace(covering: distance, in: moving) }
}
