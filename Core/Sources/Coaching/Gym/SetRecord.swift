public import Training

/// A set of a workout in progress: what was done, at which step of the plan, when, and who says so.
public struct SetRecord: Hashable, Sendable {
  /// Who says that it was done.
  public enum Origin: String, CaseIterable, Hashable, Sendable {
    /// Somebody said so.
    case hand
    /// The clock passed it, and it was not undone.
    case clock
  }

  /// Which step of the plan it was.
  public var place: GymPlace

  /// What was done; the exercise is that of the plan, or what took its place.
  public var set: LiftedSet

  /// When it was done, since the session began.
  public var at: Duration

  /// Who says so.
  public var origin: Origin
}
