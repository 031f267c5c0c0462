/// What a runner means to do today.
public struct RunPlan: Hashable, Sendable {
  /// The kind of run, which decides how much the coach may ask.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    case free
    case training
    case race
  }

  /// What ends the run.
  public enum Goal: Hashable, Sendable {
    case distance(Distance)
    case time(Duration)
  }

  /// Why the runner runs.
  public var mode: Mode

  /// What ends the run, if anything does.
  public var goal: Goal?

  /// The pace to hold, if any.
  public var targetPace: Pace?

  /// Kilometres or miles.
  public var units: UnitSystem

  /// The cadence to keep with a metronome, if any.
  public var cadence: CadencePlan?

  /// After how much way a lap is marked by itself, if the runner wants that.
  public var autoLap: Distance?

  // What few runs have lies outside of the plan, which is copied into every moment: a page gives the core
  // little stack.
  private var courses: [RunCourse]
  private var rivals: [Rival]
  private var races: [Race]

  /// The steps to run one after the other, if the run is planned.
  public var course: RunCourse? {
    get { courses.first }
    set { courses = newValue.map { [$0] } ?? [] }
  }

  /// A run of the past to race against, if the runner wants one.
  public var rival: Rival? {
    get { rivals.first }
    set { rivals = newValue.map { [$0] } ?? [] }
  }

  /// How a race goes over the way, and what is taken on it.
  public var race: Race? {
    get { races.first }
    set { races = newValue.map { [$0] } ?? [] }
  }

  /// Creates a plan; without arguments it is a free run with no goal.
  public init(
    mode: Mode = .free,
    goal: Goal? = nil,
    targetPace: Pace? = nil,
    units: UnitSystem = .metric,
    cadence: CadencePlan? = nil,
    course: RunCourse? = nil,
    rival: Rival? = nil,
    race: Race? = nil,
    autoLap: Distance? = nil
  ) {
    self.mode = mode
    self.goal = goal
    self.targetPace = targetPace
    self.units = units
    self.cadence = cadence
    self.autoLap = autoLap
    courses = course.map { [$0] } ?? []
    rivals = rival.map { [$0] } ?? []
    races = race.map { [$0] } ?? []
  }

  /// The distance at which the run ends, when a distance ends it.
  public var goalDistance: Distance? {
    if case .distance(let distance) = goal { distance } else { nil }
  }

  /// The time at which the run ends, when a time ends it.
  public var goalTime: Duration? {
    if case .time(let time) = goal { time } else { nil }
  }
}
