public import Training

/// A set that was done: which, of what, with what, and when.
public struct SetRecord: Hashable, Sendable {
  /// Who says that it was done.
  public enum Origin: String, CaseIterable, Hashable, Sendable {
    /// Somebody said so.
    case hand
    /// The clock has passed over it, and nobody said that it was not done.
    case clock
  }

  /// Which step of the plan it was.
  public var place: GymPlace

  /// The exercise as it was done: that of the plan, or what took its place.
  public var exercise: String

  /// What came of it.
  public var result: SetResult

  /// When it was done, since the session began.
  public var at: Duration

  /// Who says so.
  public var origin: Origin

  /// Whether it was for warming up: then no count and no record has it.
  public var isWarmUp: Bool

  /// Whether the count holds for each side.
  public var isPerSide: Bool
}

/// Something that was remarked during a workout.
public struct GymNote: Hashable, Sendable {
  /// The exercise at which it was remarked, if at one.
  public var exercise: String?

  /// The words.
  public var text: String

  /// When, since the session began.
  public var at: Duration
}
