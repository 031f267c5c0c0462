/// One warm-up set before the working sets of an exercise.
public struct RampStep: Hashable, Sendable {
  /// The share of the working weight, in percent.
  public var percent: Double

  /// How many repetitions.
  public var reps: Int

  /// Creates a step.
  public init(percent: Double, reps: Int) {
    self.percent = percent
    self.reps = reps
  }
}
