/// What the coach knows of the body that runs; everything is optional.
public struct Runner: Hashable, Sendable {
  /// The sex that physiological formulas distinguish.
  public enum Sex: String, CaseIterable, Hashable, Sendable {
    case female
    case male
    /// Not specified: formulas use the mean of the two, or no sex.
    case unspecified
  }

  /// Years of age.
  public var age: Int?

  /// The highest heart rate as the runner gives it, better than any formula.
  public var maxHeartRate: HeartRate?

  /// The highest heart rate that the record vouches for, for a runner who gives none.
  public var recordedHeartRate: HeartRate?

  /// A higher one that only one activity held: asked about, never used.
  public var doubtfulHeartRate: HeartRate?

  /// One that the runner refused: it was a strap's.
  public var refusedHeartRate: HeartRate?

  /// The heart rate at rest.
  public var restingHeartRate: HeartRate?

  /// The heart rate at the lactate threshold: the mean of the last 20 of 30 minutes all out.
  public var thresholdHeartRate: HeartRate?

  /// The kind of heart rate zones that the runner chose, if any.
  public var zoneMethod: HeartRateZones.Method?

  /// The lowest heart rate of each zone from 1 to 5 as the runner sets them; nothing without.
  public var zoneEdges: [HeartRate] = []

  /// Body mass in kilograms.
  public var kilograms: Double?

  /// The sex for formulas that need one.
  public var sex: Sex?

  /// What the runner does not want to hear of, in their own words.
  public var dislikes: [String] = []

  /// Creates a runner of whom nothing is known but what is given.
  public init(
    age: Int? = nil,
    maxHeartRate: HeartRate? = nil,
    restingHeartRate: HeartRate? = nil,
    kilograms: Double? = nil,
    sex: Sex? = nil,
    thresholdHeartRate: HeartRate? = nil,
    zoneMethod: HeartRateZones.Method? = nil
  ) {
    self.age = age
    self.maxHeartRate = maxHeartRate
    self.restingHeartRate = restingHeartRate
    self.kilograms = kilograms
    self.sex = sex
    self.thresholdHeartRate = thresholdHeartRate
    self.zoneMethod = zoneMethod
  }

  /// The same with what another account of the runner knows, where this one says nothing.
  public func filled(by other: Runner) -> Runner {
    var runner = self
    runner.age = age ?? other.age
    runner.maxHeartRate = maxHeartRate ?? other.maxHeartRate
    runner.recordedHeartRate = recordedHeartRate ?? other.recordedHeartRate
    runner.doubtfulHeartRate = doubtfulHeartRate ?? other.doubtfulHeartRate
    runner.refusedHeartRate = refusedHeartRate ?? other.refusedHeartRate
    runner.restingHeartRate = restingHeartRate ?? other.restingHeartRate
    runner.thresholdHeartRate = thresholdHeartRate ?? other.thresholdHeartRate
    runner.zoneMethod = zoneMethod ?? other.zoneMethod
    runner.zoneEdges = zoneEdges.isEmpty ? other.zoneEdges : zoneEdges
    runner.kilograms = kilograms ?? other.kilograms
    runner.sex = sex ?? other.sex
    runner.dislikes = dislikes.isEmpty ? other.dislikes : dislikes
    return runner
  }
}
