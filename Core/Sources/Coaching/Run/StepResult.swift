public import Training

/// What a step of a course was.
public struct StepResult: Hashable, Sendable {
  /// The step's place in the course, from 0.
  public var step: Int

  /// How far it went.
  public var distance: Distance

  /// How long it took with the timer running.
  public var moving: Duration

  /// Where its mean lay against the target, where both are known.
  public var band: CourseProgress.Band?

  /// The mean of what the target asks for: seconds per kilometer, beats or steps a minute.
  public var mean: Double?

  /// By how much of itself the pace of the second half is slower; below zero it is faster.
  public var drift: Double?

  /// The time-weighted mean heart rate.
  public var heartRate: HeartRate?

  /// The heart rate at its end.
  public var endHeartRate: HeartRate?

  /// By how many beats a minute the heart fell in the 60 s after its end.
  public var recovery: Double?

  /// Whether the runner ended it before its own end.
  public var isCut: Bool

  /// Whether its distance is that of the plan's pace, because no signal came.
  public var isByPlan: Bool

  /// Creates a result.
  public init(
    step: Int,
    distance: Distance,
    moving: Duration,
    band: CourseProgress.Band? = nil,
    mean: Double? = nil,
    drift: Double? = nil,
    heartRate: HeartRate? = nil,
    endHeartRate: HeartRate? = nil,
    recovery: Double? = nil,
    isCut: Bool = false,
    isByPlan: Bool = false
  ) {
    self.step = step
    self.distance = distance
    self.moving = moving
    self.band = band
    self.mean = mean
    self.drift = drift
    self.heartRate = heartRate
    self.endHeartRate = endHeartRate
    self.recovery = recovery
    self.isCut = isCut
    self.isByPlan = isByPlan
  }

  /// The pace over its moving time.
  public var pace: Pace? { Pace(covering: distance, in: moving) }
}
