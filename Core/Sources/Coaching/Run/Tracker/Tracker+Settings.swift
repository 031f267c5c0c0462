public import Training

extension Tracker {
  /// What a run is tracked with.
  public struct Settings: Hashable, Sendable {
    /// The length of a split, at least 100 m.
    public var splitDistance: Distance

    /// Whether the tracker pauses by itself while the runner stands; never in a race.
    public var autoPause: Bool

    /// The body that runs, for the energy.
    public var runner: Runner?

    /// Why the runner runs.
    public var mode: RunPlan.Mode

    /// Where the runner runs, which says what can measure the distance.
    public var place: RunPlace

    /// How the runner moves, which says what speed is too fast to be true.
    public var sport: Recording.Sport

    /// The course of steps, if the run is planned.
    public var course: RunCourse?

    /// The pace that the plan expects, for a step that goes on without a signal.
    public var usualPace: Pace?

    /// After how much way a lap is marked by itself; the laps of a course are its steps.
    public var autoLap: Distance?

    /// Creates settings; a recording whose device has paused already needs no `autoPause`.
    public init(
      splitDistance: Distance = UnitSystem.metric.splitDistance,
      autoPause: Bool = false,
      runner: Runner? = nil,
      mode: RunPlan.Mode = .free,
      sport: Recording.Sport = .running,
      place: RunPlace = .outdoor,
      course: RunCourse? = nil,
      usualPace: Pace? = nil
    ) {
      self.splitDistance = splitDistance < .meters(100) ? .meters(100) : splitDistance
      self.autoPause = autoPause
      self.runner = runner
      self.mode = mode
      self.sport = sport
      self.place = place
      self.course = course
      self.usualPace = usualPace
    }

    /// Creates the settings that a plan asks for.
    public init(
      plan: RunPlan,
      runner: Runner? = nil,
      autoPause: Bool = false,
      sport: Recording.Sport = .running,
      place: RunPlace = .outdoor
    ) {
      self.init(
        splitDistance: plan.units.splitDistance,
        autoPause: autoPause,
        runner: runner,
        mode: plan.mode,
        sport: sport,
        place: place,
        course: plan.course,
        usualPace: plan.targetPace
      )
      autoLap = plan.autoLap
    }

    /// Nobody runs 10 m/s for more than a sprint (definition 9); wheels do.
    var fastest: Speed {
      switch sport {
      case .running, .walking, .swimming: .metersPerSecond(10)
      case .cycling: .metersPerSecond(30)
      case .other: .metersPerSecond(15)
      }
    }

    /// The runner's zones; by a merely assumed maximum nobody is told to slow down.
    var ownZones: HeartRateZones? {
      guard let runner else { return nil }
      let zones = HeartRateZones(runner: runner)
      return zones.areKnown ? zones : nil
    }

    var pausesByItself: Bool { autoPause && mode != .race }
  }
}
