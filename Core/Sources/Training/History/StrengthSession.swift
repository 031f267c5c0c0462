/// A workout of weights, as a training diary tells it.
public struct StrengthSession: Hashable, Sendable {
  /// A set of an exercise.
  public struct Lift: Hashable, Sendable {
    /// What kind of set it was.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case working
      case warmUp = "warm_up"
      case drop
      case failure
    }

    /// The exercise as it was written.
    public var exercise: String
    /// The program's word for sets that belong together, such as a superset.
    public var group: String?
    /// What kind of set it was.
    public var kind = Kind.working
    /// How much was on the bar, in the unit; or what was added to one's own weight, or taken from it.
    public var weight: Double?
    /// What the weight means.
    public var mode = LoadEntry.Mode.external
    /// What the weight is counted in.
    public var unit = MassUnit.kilograms
    /// How often the weight went up.
    public var reps: Int?
    /// How far it went, in metres.
    public var meters: Double?
    /// How long it took, in seconds.
    public var seconds: Double?
    /// Rate of perceived exertion, 1 to 10.
    public var effort: Double?
    /// Rest behind it, in seconds.
    public var rest: Double?
    /// What the lifter wrote beside it.
    public var note: String?

    /// Creates a set, to be filled in.
    public init(_ exercise: String) { self.exercise = exercise }

    /// Weight times repetitions in kilograms; a warm-up counts nothing, and so does one's own weight.
    public var volume: Double {
      guard kind != .warmUp, mode == .external, let weight, let reps else { return 0 }
      return weight * unit.kilograms * Double(reps)
    }
  }

  /// Its name in the record.
  public var id: String
  /// What it was called.
  public var name: String
  /// When it began, in seconds since 1970 on the clock of the place: diaries name no zone.
  public var startedAt: Double
  /// Minutes east of UTC, where the diary tells.
  public var utcOffsetMinutes: Int?
  /// How long it took.
  public var elapsed: Duration?
  /// What the lifter weighed, in kilograms.
  public var bodyKilograms: Double?
  /// The program that kept the diary.
  public var program: String
  /// What the lifter wrote beside it.
  public var note: String?
  /// Its sets in order.
  public var lifts: [Lift]

  /// Creates a session, to be filled in.
  public init(
    id: String = "",
    name: String,
    startedAt: Double,
    program: String,
    lifts: [Lift] = []
  ) {
    self.id = id
    self.name = name
    self.startedAt = startedAt
    self.program = program
    self.lifts = lifts
  }

  /// The day on which it began, there, as days since 1970-01-01.
  public var day: Int { LogDay.of(startedAt, utcOffsetMinutes ?? 0) }

  /// Weight times repetitions of its working sets, in kilograms.
  public var volume: Double { lifts.reduce(0) { $0 + $1.volume } }

  /// Whether another one tells of the same workout: the same name, begun within a minute.
  public func isSame(as other: StrengthSession) -> Bool {
    NameKey(name) == NameKey(other.name) && abs(startedAt - other.startedAt) <= 60
  }

  /// The session as the training log counts it.
  public var logged: LoggedSession {
    let sets = lifts.map { lift in
      let load = lift.weight.map { LoadEntry(lift.mode, $0, lift.unit) }
      let effort = lift.effort.map { Effort.exertion($0) }
      let result =
        if let reps = lift.reps {
          SetResult(Double(reps), .reps, load: load, effort: effort)
        } else if let meters = lift.meters, lift.seconds == nil {
          SetResult(meters, .meters, load: load, effort: effort)
        } else {
          SetResult(lift.seconds, .seconds, load: load, effort: effort)
        }
      return LoggedSet(lift.exercise, result, isWarmUp: lift.kind == .warmUp)
    }
    return LoggedSession(
      id: id,
      workout: name,
      title: name,
      startedAt: startedAt,
      utcOffsetMinutes: utcOffsetMinutes ?? 0,
      duration: elapsed ?? .zero,
      sets: sets
    )
  }
}
