/// Easier substitutes for an exercise.
public struct Scaling: Hashable, Sendable {
  /// The exercise, as the steps name it.
  public var exercise: String
  /// The other exercises, easiest first.
  public var easier: [String]

  /// Creates a scaling.
  public init(_ exercise: String, _ easier: [String]) {
    self.exercise = exercise
    self.easier = easier
  }
}
