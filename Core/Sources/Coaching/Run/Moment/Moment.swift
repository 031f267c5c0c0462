public import Training

/// Everything that a condition, a rule or a placeholder may look at, as it stands at one second.
public struct Moment: Hashable, Sendable {
  /// The session's clock.
  public var at: Duration

  /// What the tracker says.
  public var metrics: LiveMetrics

  /// What the runner means to do.
  public var plan: RunPlan

  /// The mean pace of the last three minutes of moving time, once there are three (definition 5).
  public var threeMinutePace: Pace?

  /// Target pace through three-minute pace: above 1 is faster than the target (definition 5).
  public var paceRatio: Double?

  /// The heart rate zone, 0 below the first to 5 (definitions 2 and 3).
  public var heartRateZone: Int?

  /// The hour on the runner's own clock, 0 to 23.
  public var hourOfDay: Int?

  /// What is measured of the run beyond this second.
  public var facts: RunFacts

  /// How the run stands against the rival of its plan, if it has one.
  public var rival: RivalStanding?

  /// How long it is until the script's next reminder to eat, where it has one.
  public var nextFuel: Duration?

  /// What went wrong and is not over; the rules open and close it.
  public var episode: Episode?

  /// How long the runner has stood by the rules, for whom a few steps to and fro end no stop.
  public var standing: Duration?

  /// Creates a moment of what is known.
  public init(
    at: Duration,
    metrics: LiveMetrics,
    plan: RunPlan,
    threeMinutePace: Pace? = nil,
    paceRatio: Double? = nil,
    heartRateZone: Int? = nil,
    hourOfDay: Int? = nil,
    facts: RunFacts = RunFacts(),
    episode: Episode? = nil
  ) {
    self.at = at
    self.metrics = metrics
    self.plan = plan
    self.threeMinutePace = threeMinutePace
    self.paceRatio = paceRatio
    self.heartRateZone = heartRateZone
    self.hourOfDay = hourOfDay
    self.facts = facts
    self.episode = episode
  }
}
