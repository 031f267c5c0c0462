/// What training load stands on: the two ends of the heart's range and a sex, and which of them nobody
/// has said or measured.
public struct TrainingLoadBasis: Hashable, Sendable {
  /// A value that a figure needs and that is not known.
  public enum Assumption: Hashable, Sendable {
    /// The heart rate at rest.
    case rest(HeartRate)
    /// The highest heart rate, by the formula for an age that is assumed too.
    case maximum(HeartRate)
    /// The sex that selects the constants.
    case sex(Runner.Sex)
  }

  /// The heart rate at rest where nobody has said or measured one: the lower bound of what is called
  /// normal in adults (60 to 100 beats a minute).
  public static let assumedRest = HeartRate.beatsPerMinute(60)

  /// The sex for the constants if none is given; ``Runner/Sex/unspecified`` takes
  /// neither.
  public static let assumedSex = Runner.Sex.male

  /// What is known of the runner.
  public let runner: Runner

  /// What load is measured by.
  public let measure: TrainingLoad

  /// The zones of the heart; without a heart rate at rest they are those of the highest heart rate.
  public let zones: HeartRateZones

  /// What is assumed, in the order in which it weighs.
  public let assumptions: [Assumption]

  /// Finds the basis from what is known of a runner.
  public init(of runner: Runner) {
    self.runner = runner
    zones = HeartRateZones(runner: runner)
    measure = TrainingLoad(
      rest: runner.restingHeartRate ?? Self.assumedRest,
      maximum: zones.maximum,
      sex: runner.sex ?? Self.assumedSex
    )
    var assumptions: [Assumption] = []
    if zones.maximumSource == .assumed { assumptions.append(.maximum(zones.maximum)) }
    if runner.restingHeartRate == nil { assumptions.append(.rest(Self.assumedRest)) }
    if runner.sex == nil { assumptions.append(.sex(Self.assumedSex)) }
    self.assumptions = assumptions
  }
}
