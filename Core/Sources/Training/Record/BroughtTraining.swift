/// What came into the record with an import, for whoever looks back on it: the years, the kilometers, the lifts,
/// the first and the longest run.
public struct BroughtTraining: Hashable, Sendable {
  /// A run that is worth naming.
  public struct Run: Hashable, Sendable {
    /// The day on which it began, there.
    public let day: Day
    /// How far it went.
    public let distance: Distance

    /// Names a run.
    public init(day: Day, distance: Distance) {
      self.day = day
      self.distance = distance
    }
  }

  /// The first of its days.
  public var from: Day?
  /// The last of its days.
  public var to: Day?
  /// How many runs there are.
  public var runs = 0
  /// How far they went together.
  public var runDistance = Distance.zero
  /// How many activities there are that are no runs.
  public var others = 0
  /// How far those went together.
  public var otherDistance = Distance.zero
  /// How many workouts of diaries there are.
  public var sessions = 0
  /// How many sets those have.
  public var sets = 0
  /// Weight times repetitions of them, in kilograms.
  public var kilograms = 0.0
  /// The first run that went anywhere.
  public var firstRun: Run?
  /// The longest run.
  public var longestRun: Run?

  /// Begins with nothing.
  public init() {}

  /// Whether nothing came in that somebody did.
  public var isEmpty: Bool { from == nil }

  /// Counts an activity.
  public mutating func add(_ summary: ActivitySummary) {
    reach(summary.day)
    let distance = summary.distance ?? .zero
    guard summary.sport == .running else {
      others += 1
      otherDistance = otherDistance + distance
      return
    }
    runs += 1
    runDistance = runDistance + distance
    if distance > .zero { name(Run(day: summary.day, distance: distance)) }
  }

  /// Counts a workout of a diary.
  public mutating func add(_ session: StrengthSession) {
    reach(session.startedAt.day)
    sessions += 1
    sets += session.sets.count
    kilograms += session.volume
  }

  /// Counts what came in with something else.
  public mutating func add(_ more: BroughtTraining) {
    for day in [more.from, more.to].compactMap({ $0 }) { reach(day) }
    runs += more.runs
    runDistance = runDistance + more.runDistance
    others += more.others
    otherDistance = otherDistance + more.otherDistance
    sessions += more.sessions
    sets += more.sets
    kilograms += more.kilograms
    for run in [more.firstRun, more.longestRun].compactMap({ $0 }) { name(run) }
  }

  private mutating func reach(_ day: Day) {
    from = min(from ?? day, day)
    to = max(to ?? day, day)
  }

  private mutating func name(_ run: Run) {
    if firstRun.map({ run.day < $0.day }) ?? true { firstRun = run }
    if longestRun.map({ run.distance > $0.distance }) ?? true { longestRun = run }
  }
}
