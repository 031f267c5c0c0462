public import Training

/// What is known of an exercise before a workout: what was done last, and what is next.
public struct ExerciseMemory: Hashable, Sendable {
  /// The exercise.
  public var exercise: String

  /// What to use now: what a progression gives, or else what was used last.
  public var load: LoadEntry?

  /// How many repetitions to aim at.
  public var reps: Double?

  /// The best single repetition that can be expected, for loads in percent.
  public var best: LoadEntry?

  /// Whether a weight means nothing for it, as for a stretch.
  public var isWeightless = false

  /// Creates a memory.
  public init(
    _ exercise: String,
    load: LoadEntry? = nil,
    reps: Double? = nil,
    best: LoadEntry? = nil
  ) {
    self.exercise = exercise
    self.load = load
    self.reps = reps
    self.best = best
  }
}
