extension RunPlan {
  /// A race as it was planned: how the pace goes over the way, and what is eaten and drunk on it.
  ///
  /// How far and how fast are the plan's own goal and target pace.
  public struct Race: Hashable, Sendable {
    /// What it is called.
    public var name: String

    /// How the pace is to go.
    public var pacing: RaceSetup.Pacing { didSet { draw() } }

    /// The heights of its course, if it is known: the pace is then slower uphill, and as hard everywhere.
    public var course: RaceCourse? { didSet { draw() } }

    /// The parts of a pacing of one's own; without them it is coached as an even one.
    public var parts: [RaceSetup.Part] { didSet { draw() } }

    /// Whether the start is too full to run one's own pace.
    public var startsCrowded: Bool

    // The pace where no straight line tells it.
    private(set) var curve: PaceCurve?

    /// Slower times to be content with if the target is gone, the fastest first.
    public var fallbacks: [Duration]

    /// What to eat on the way.
    public var fueling: [RaceSetup.Cue]

    /// What to drink on the way.
    public var hydration: [RaceSetup.Cue]

    /// Creates a race.
    public init(
      name: String,
      pacing: RaceSetup.Pacing = .even,
      fallbacks: [Duration] = [],
      fueling: [RaceSetup.Cue] = [],
      hydration: [RaceSetup.Cue] = [],
      course: RaceCourse? = nil,
      parts: [RaceSetup.Part] = [],
      startsCrowded: Bool = false
    ) {
      self.name = name
      self.pacing = pacing
      self.fallbacks = fallbacks
      self.fueling = fueling
      self.hydration = hydration
      self.course = course
      self.parts = parts
      self.startsCrowded = startsCrowded
      draw()
    }

    private mutating func draw() {
      let typed = pacing == .custom ? parts : []
      let slope = 4 * lineRatio / (2 + lineRatio)
      let isShaped = course != nil || !typed.isEmpty
      curve = isShaped ? PaceCurve(slope: slope, course: course, parts: typed) : nil
    }

    /// How much longer the second half is to take than the first, as a share of the first
    /// (definition 13).
    public var splitRatio: Double {
      guard pacing == .custom, !parts.isEmpty, let half = curve?.time(at: 0.5), half > 0 else {
        return lineRatio
      }
      return 1 / half - 2
    }

    // The ratio of a pace that changes on a straight line.
    private var lineRatio: Double {
      switch pacing {
      case .even, .custom: 0
      case .negative: -0.02
      case .positive: 0.015
      }
    }

    /// What is eaten and drunk.
    public var servings: [RaceSetup.Cue] { fueling + hydration }
  }

  /// The plan of a race: its distance is the goal and its target the pace.
  public init(_ race: RaceSetup, units: UnitSystem = .metric, cadence: CadencePlan? = nil) {
    self.init(
      mode: .race,
      goal: .distance(race.distance),
      targetPace: race.targetPace,
      units: units,
      cadence: cadence,
      race: Race(
        name: race.name,
        pacing: race.pacing,
        fallbacks: race.fallbacks,
        fueling: race.fueling,
        hydration: race.hydration,
        course: race.course,
        parts: race.parts,
        startsCrowded: race.startsCrowded
      )
    )
  }

  /// The plan with what a form shows of its race brought back to what the race says, and without the
  /// race where the runner has chosen another kind of run or another distance.
  ///
  /// A form rounds: "4:59" stands for the pace that reaches 3:30:00. A pace of the runner's own stays.
  public func settled(on race: RaceSetup) -> RunPlan {
    var plan = self
    guard mode == .race, let goalDistance,
      abs(goalDistance.meters / race.distance.meters - 1) <= 0.01
    else {
      plan.race = nil
      return plan
    }
    plan.goal = .distance(race.distance)
    if let own = race.targetPace, let targetPace {
      let unit = units.splitDistance.kilometers
      let gap = abs(own.secondsPerKilometer - targetPace.secondsPerKilometer) * unit
      // Half a second, and what a division leaves.
      if gap <= 0.51 { plan.targetPace = own }
    }
    return plan
  }

  /// Seconds from the start in which the plan has covered a distance, if it has a target pace.
  ///
  /// A race's pace is a straight line over the way, `p(x) = P (1 + k (x / D - 1/2))` with
  /// `k = 4 s / (2 + s)` of the split ratio `s` (definition 13), and on a course that is known it follows
  /// the effort of each grade as well; parts of the runner's own hold to the second, and a crowded start
  /// has more time. Any other plan's pace is the same everywhere.
  public func plannedTime(to place: Distance) -> Double? {
    guard let open = openTime(to: place) else { return nil }
    return open + crowdAllowance(to: place)
  }

  /// The same without the crowd at the start.
  func openTime(to place: Distance) -> Double? {
    guard let pace = targetPace?.secondsPerKilometer, pace > 0 else { return nil }
    let even = pace * place.kilometers
    if let goal = goalDistance, goal.meters > 0, place.meters > 0, let curve = race?.curve {
      // Past the goal the pace is the mean one.
      let share = curve.time(at: place.meters / goal.meters)
      return pace * (share * goal.kilometers + max(0, (place - goal).kilometers))
    }
    guard let slope, let goal = goalDistance, place.meters > 0 else { return even }
    // Past the goal the pace stays what it was at the goal.
    guard place < goal else {
      return pace * goal.kilometers + (place - goal).kilometers * pace * (1 + slope / 2)
    }
    return even * (1 + slope * (place.meters / goal.meters - 1) / 2)
  }

  /// The pace that is planned at a place.
  public func plannedPace(at place: Distance) -> Pace? {
    guard let targetPace else { return nil }
    let pace = targetPace.secondsPerKilometer * paceFactor(at: place)
    return .secondsPerKilometer(pace * crowdFactor(at: place))
  }

  /// The pace at a place as a multiple of the mean one, without the crowd at the start.
  private func paceFactor(at place: Distance) -> Double {
    guard let goal = goalDistance, goal.meters > 0 else { return 1 }
    let share = place.meters / goal.meters
    if let curve = race?.curve { return curve.paceFactor(at: share) }
    guard let slope else { return 1 }
    return 1 + slope * (min(max(share, 0), 1) - 0.5)
  }

  /// The mean pace that is planned from the start to a place.
  public func plannedAverage(to place: Distance) -> Pace? {
    guard slope != nil || race?.curve != nil || race?.startsCrowded == true, place.meters > 0 else {
      return targetPace
    }
    return plannedTime(to: place).map { .secondsPerKilometer($0 / place.kilometers) }
  }

  /// Seconds that the plan gives a split: of a race in whole ones, that sum to its target.
  public func plannedTime(ofSplit number: Int, long length: Distance) -> Double? {
    guard let pace = targetPace?.secondsPerKilometer else { return nil }
    guard race != nil else { return pace * length.kilometers }
    let start = Distance.meters(Double(number - 1) * units.splitDistance.meters)
    guard let before = plannedTime(to: start), let after = plannedTime(to: start + length) else {
      return nil
    }
    return (after + 0.5).rounded(.down) - (before + 0.5).rounded(.down)
  }

  /// How steeply the pace changes over the way; nothing for one that stays the same.
  private var slope: Double? {
    guard let ratio = race?.splitRatio, ratio != 0, let goal = goalDistance, goal.meters > 0 else {
      return nil
    }
    return 4 * ratio / (2 + ratio)
  }
}
