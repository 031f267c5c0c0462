/// A workout of weights that was done: led by Pacesetter, logged by hand, or told by a training diary.
public struct StrengthSession: Hashable, Sendable {
  /// What ``program`` says of a session of our own.
  public static let ownProgram = "pacesetter"

  /// Its name in the record, which reasons refer to.
  public var id: String

  /// The id of the workout that it followed, if it followed one.
  public var workout: String?

  /// What it was called.
  public var name: String

  /// The name of the workout's content; scores are compared only where it is the same.
  public var contentHash: String?

  /// When it began, where it was; a diary without a zone has the clock of the place and no offset.
  public var startedAt: LocalTime

  /// How long it took, without pauses.
  public var elapsed: Duration?

  /// What the lifter weighed, in kilograms.
  public var bodyKilograms: Double?

  /// The program that kept the diary.
  public var program: String

  /// Its sets in the order in which they were done.
  public var sets: [LiftedSet]

  /// What came of it against its clock.
  public var score: WorkoutScore?

  /// How hard it was as a whole, from 1 to 10.
  public var effort: Double?

  /// What the lifter wrote beside it, a remark a line.
  public var note: String?

  /// Creates a session.
  public init(
    id: String = "",
    workout: String? = nil,
    name: String,
    contentHash: String? = nil,
    startedAt: LocalTime,
    elapsed: Duration? = nil,
    program: String = ownProgram,
    sets: [LiftedSet] = [],
    score: WorkoutScore? = nil,
    effort: Double? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.workout = workout
    self.name = name
    self.contentHash = contentHash
    self.startedAt = startedAt
    self.elapsed = elapsed
    self.program = program
    self.sets = sets
    self.score = score
    self.effort = effort
    self.note = note
  }

  /// The day on which it began, there.
  public var day: Day { startedAt.day }

  /// What the lifter wrote beside it, remark by remark.
  public var remarks: [String] {
    (note ?? "").split(separator: "\n").map { String($0) }
  }

  /// Weight times repetitions of its sets, in kilograms.
  public var volume: Double { sets.reduce(0) { $0 + $1.volume() } }

  /// Whether the record keeps it: something was done, or it went on for a minute at least.
  public var isWorthKeeping: Bool {
    !sets.isEmpty || score != nil || elapsed ?? .zero >= .seconds(60)
  }

  /// Whether it tells more than one with so many sets of the same workout: more sets, or as many and
  /// which workout it followed.
  public func isRicher(thanSets count: Int, workout other: String?) -> Bool {
    sets.count > count || (sets.count == count && workout != nil && other == nil)
  }

  /// Whether another one tells of the same workout: the same name, begun within a minute.
  public func isSame(as other: StrengthSession) -> Bool {
    let apart = startedAt.instant.seconds(since: other.startedAt.instant)
    return NameKey(name) == NameKey(other.name) && abs(apart) <= 60
  }
}
