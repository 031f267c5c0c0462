/// A muscle's share in a workout.
public struct MuscleShare: Hashable, Sendable {
  /// The muscle.
  public var muscle: Muscle
  /// From 0 to 1.
  public var share: Double

  /// Creates a share.
  public init(_ muscle: Muscle, _ share: Double) {
    self.muscle = muscle
    self.share = share
  }
}
