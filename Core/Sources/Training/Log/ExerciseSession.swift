/// What was done of one exercise in one session.
public struct ExerciseSession: Hashable, Sendable {
  /// The session.
  public var session: StrengthSession

  /// Its sets of the exercise.
  public var sets: [LiftedSet]

  /// The sets that count.
  public var working: [LiftedSet] { sets.filter { !$0.isWarmUp } }

  /// Weight times repetitions, in kilograms.
  public var volume: Double { sets.reduce(0) { $0 + $1.volume() } }
}
