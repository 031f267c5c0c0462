/// A workout that is left out of a ranking, and why.
public struct HiddenWorkout: Hashable, Sendable {
  /// The workout.
  public var entry: IndexedWorkout
  /// Why.
  public var reason: HiddenReason
}
