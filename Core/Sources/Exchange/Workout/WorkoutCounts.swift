import Formats
import Training

/// How much of one workout or of many a program understands.
public struct WorkoutCounts: Hashable, Sendable {
  /// Steps.
  public var items = 0
  /// Steps that say how much.
  public var prescriptions = 0
  /// Those of them that are understood as a whole.
  public var structured = 0
  /// Headings that say something about the clock.
  public var headings = 0
  /// The headings with a clock that is understood.
  public var classified = 0

  /// Creates counts of nothing.
  public init() {}

  /// Adds other counts.
  public mutating func add(_ other: WorkoutCounts) {
    items += other.items
    prescriptions += other.prescriptions
    structured += other.structured
    headings += other.headings
    classified += other.classified
  }
}
