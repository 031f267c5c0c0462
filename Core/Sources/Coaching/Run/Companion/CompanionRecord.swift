public import Training

/// What is kept of a coached run beside what was measured: who coached, what was meant to be said, and
/// what was said.
///
/// The run's activity has the distance, the route and the heart; the name of the run is the only link.
public struct CompanionRecord: Equatable, Sendable {
  /// The name of the run's session.
  public var run: String

  /// When and where on the clock the run began, to the millisecond.
  public var startedAt: LocalTime

  /// When it ended.
  public var endedAt: Instant?

  /// Where the runner ran.
  public var place: RunPlace

  /// Why the runner ran.
  public var mode: RunPlan.Mode

  /// The coach's personality, if there was a coach.
  public var personality: String?

  /// The script that was played, the runner's own or the coach's.
  public var script: Script?

  /// What was said, in order.
  public var played: [PlayedMessage]

  /// The steps of a planned run.
  public var course: RunCourse?

  /// What its completed steps were, in order.
  public var steps: [StepResult]

  /// Creates a record of a run in which nothing has been said yet.
  public init(
    run: String,
    startedAt: LocalTime,
    endedAt: Instant? = nil,
    place: RunPlace = .outdoor,
    mode: RunPlan.Mode = .free,
    personality: String? = nil,
    script: Script? = nil,
    played: [PlayedMessage] = [],
    course: RunCourse? = nil,
    steps: [StepResult] = []
  ) {
    self.run = run
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.place = place
    self.mode = mode
    self.personality = personality
    self.script = script
    self.played = played
    self.course = course
    self.steps = steps
  }
}
