/// A race that somebody means to run, and how.
public struct RaceSetup: Hashable, Sendable {
  /// How the pace is to go over the way.
  public enum Pacing: String, CaseIterable, Hashable, Sendable {
    /// The same all the way.
    case even
    /// The second half faster than the first.
    case negative
    /// The first half faster than the second.
    case positive
    /// In parts of one's own.
    case custom
  }

  /// Something to eat or to drink at one place of the way.
  public struct Cue: Hashable, Sendable {
    /// Where or when.
    public enum Place: Hashable, Sendable {
      case distance(Distance)
      case time(Duration)
    }

    /// Where or when.
    public var place: Place

    /// What to take: "gel", "water".
    public var what: String

    /// How much, as its owner counts it: "25 g", "200 ml", "2".
    public var amount: String?

    /// Creates a cue.
    public init(_ place: Place, _ what: String, amount: String? = nil) {
      self.place = place
      self.what = what
      self.amount = amount
    }
  }

  /// One part of a pacing of one's own.
  public struct Part: Hashable, Sendable {
    /// How long it is.
    public var distance: Distance

    /// The time to take for it.
    public var time: Duration

    /// Creates a part.
    public init(_ distance: Distance, in time: Duration) {
      self.distance = distance
      self.time = time
    }
  }

  /// The most slower goals of a race: B and C.
  public static let mostFallbacks = 2

  /// Things of one kind that are carried from the start.
  public struct Carried: Hashable, Sendable {
    /// What: "gel".
    public var what: String

    /// How many of it, from 1.
    public var count: Int

    /// Creates things of one kind.
    public init(_ what: String, count: Int = 1) {
      self.what = what
      self.count = count
    }
  }

  /// So far a start is crowded, where it is.
  public static let crowdedStart = Distance.meters(400)

  /// How far apart a race and the run of it may be, as a share: satellites lengthen a way, and who
  /// measures a course takes its shortest line.
  public static let tolerance = 0.03

  /// Its name in the record, never shown for its own sake.
  public var id: String

  /// What it is called: "Berlin Marathon".
  public var name: String

  /// The day of it.
  public var day: Day

  /// How far.
  public var distance: Distance

  /// The time that its owner means to take.
  public var target: Duration

  /// Slower times that its owner is content with if the target is gone, the fastest first: B, then C.
  public var fallbacks: [Duration]

  /// How the pace is to go.
  public var pacing: Pacing

  /// The parts of a custom pacing from the start to the finish; empty for any other pacing.
  public var parts: [Part]

  /// Whether the first ``crowdedStart`` is too full to run one's own pace: they are free.
  public var startsCrowded: Bool

  /// What to eat on the way, in the order in which it was said.
  public var fueling: [Cue]

  /// What to drink on the way, in the order in which it was said.
  public var hydration: [Cue]

  /// The heights of its course, where somebody has named one.
  public var course: RaceCourse?

  /// What is carried from the start; empty where nobody has said.
  public var carried: [Carried]

  /// What its owner wrote of it, such as quirks of the course.
  public var notes: String?

  /// The name of the script that was made ahead of it.
  public var script: String?

  /// The activity of the record in which it was run.
  public var activity: String?

  /// The session of the coach in which it was run.
  public var run: String?

  /// Creates a race that nobody has run yet.
  public init(
    id: String = "",
    name: String,
    day: Day,
    distance: Distance,
    target: Duration,
    fallbacks: [Duration] = [],
    pacing: Pacing = .even,
    parts: [Part] = [],
    startsCrowded: Bool = false,
    fueling: [Cue] = [],
    hydration: [Cue] = [],
    carried: [Carried] = [],
    notes: String? = nil
  ) {
    self.id = id
    self.name = name
    self.day = day
    self.distance = distance
    self.target = target
    self.fallbacks = fallbacks
    self.pacing = pacing
    self.parts = parts
    self.startsCrowded = startsCrowded
    self.fueling = fueling
    self.hydration = hydration
    self.carried = carried
    self.notes = notes
  }

  /// The pace that reaches the target.
  public var targetPace: Pace? { pace(reaching: target) }

  /// The pace that reaches a time of it.
  public func pace(reaching time: Duration) -> Pace? { Pace(covering: distance, in: time) }

  /// The run of it among some activities: on its day, within ``tolerance`` as far, the nearest of them.
  public func run(among activities: [ActivitySummary]) -> ActivitySummary? {
    var best: (run: ActivitySummary, gap: Double)?
    for run in activities where run.sport == .running && run.day == day {
      guard let length = run.distance else { continue }
      let gap = abs(length.meters - distance.meters)
      guard gap <= distance.meters * Self.tolerance else { continue }
      // Of two equal ones the earlier is the race.
      if let best, (best.gap, best.run.startedAt.instant) <= (gap, run.startedAt.instant) {
        continue
      }
      best = (run, gap)
    }
    return best?.run
  }
}
