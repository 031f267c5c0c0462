/// A set that was done: of which exercise, what kind of set it was, and what came of it.
///
/// The gym, the log, the record and the diaries of other programs all tell of sets in this one form.
public struct LiftedSet: Hashable, Sendable {
  /// What kind of set it was.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One that counts.
    case working
    /// One for warming up: then no count, no record and no volume has it.
    case warmUp = "warm_up"
    /// With less weight, right after another.
    case drop
    /// Until nothing more went.
    case failure
  }

  /// The exercise, by the name under which it was done.
  public var exercise: String

  /// What the diary calls the exercise, where that is another name.
  public var diaryName: String?

  /// What kind of set it was.
  public var kind: Kind

  /// How many or how long, with what, how hard.
  public var result: SetResult

  /// Whether the count holds for each side.
  public var isPerSide: Bool

  /// How many seconds it took, where the result counts something else.
  public var time: Double?

  /// How many meters it went, where the result counts something else.
  public var length: Double?

  /// The diary's word for sets that belong together, such as a superset.
  public var group: String?

  /// How many seconds of rest followed.
  public var rest: Double?

  /// What the lifter wrote beside it.
  public var note: String?

  /// Creates a set.
  public init(
    _ exercise: String,
    _ result: SetResult,
    kind: Kind = .working,
    isPerSide: Bool = false
  ) {
    self.exercise = exercise
    self.result = result
    self.kind = kind
    self.isPerSide = isPerSide
  }

  /// Creates a set from the columns of a diary: the repetitions are its count, or else the time, or else
  /// the length.
  public init(
    _ exercise: String,
    reps: Int? = nil,
    seconds: Double? = nil,
    meters: Double? = nil,
    load: LoadEntry? = nil,
    effort: Effort? = nil,
    kind: Kind = .working
  ) {
    let (count, unit): (Double?, CountUnit) =
      if let reps {
        (Double(reps), .reps)
      } else if let seconds {
        (seconds, .seconds)
      } else {
        (meters, meters == nil ? .reps : .meters)
      }
    self.init(exercise, SetResult(count, unit, load: load, effort: effort), kind: kind)
    time = unit == .seconds ? nil : seconds
    length = unit == .meters ? nil : meters
  }

  /// Whether it was for warming up.
  public var isWarmUp: Bool { kind == .warmUp }

  /// The whole repetitions, if it is counted in them.
  public var reps: Int? { result.reps.map { Int($0) } }

  /// How many seconds it took, if anybody counted.
  public var seconds: Double? { result.seconds ?? time }

  /// How many meters it went, if anybody counted.
  public var meters: Double? { result.meters ?? length }

  /// What was lifted in the columns of a diary: both weights of a pair.
  public var weight: Double? { result.load?.weight }

  /// Whether its repetitions, seconds and meters alone tell what it counts.
  public var isPlain: Bool {
    let told = LiftedSet(exercise, reps: reps, seconds: seconds, meters: meters).result
    return told.count == result.count && told.unit == result.unit
  }

  /// Counts something else than the columns of a diary do; a length or a time that it counts is not beside it
  /// any more.
  public mutating func count(_ count: Double?, _ unit: CountUnit) {
    (time, length) = (unit == .seconds ? nil : seconds, unit.meters == nil ? meters : nil)
    result = SetResult(count, unit, load: result.load, effort: result.effort)
  }

  /// Weight times repetitions in kilograms (gym definitions, section 4).
  ///
  /// Both weights of a pair and both sides count; a warm-up is nothing, and so is one's own weight where
  /// nobody tells it. An exercise lifts a share of one's own weight.
  public func volume(bodyweight: Double? = nil, share: Double = 1) -> Double {
    guard !isWarmUp, let reps = result.reps,
      let moved = result.load?.moved(bodyweight: bodyweight, share: share)
    else { return 0 }
    return moved * reps * (isPerSide ? 2 : 1)
  }
}
