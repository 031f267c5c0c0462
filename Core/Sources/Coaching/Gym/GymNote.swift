/// Something that was remarked during a workout.
public struct GymNote: Hashable, Sendable {
  /// The exercise at which it was remarked, if at one.
  public var exercise: String?

  /// The words.
  public var text: String

  /// When, since the session began.
  public var at: Duration
}
