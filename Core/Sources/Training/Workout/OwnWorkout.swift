/// A workout of somebody's own: written from nothing, or a variant of another one.
public struct OwnWorkout: Hashable, Sendable {
  /// The most bytes of each of its texts: both stand in one line of a journal.
  public static let longestText = 15_000

  /// Its name, of which there is one.
  public var name: String

  /// The workout as it is written.
  public var text: String

  /// The id of the workout that it was made from, if it is a variant.
  public var base: String?

  /// The text of that workout at that time.
  public var baseText: String?

  /// When it was written.
  public var changedAt: Instant

  /// Creates a workout.
  public init(
    name: String,
    text: String,
    base: String? = nil,
    baseText: String? = nil,
    changedAt: Instant
  ) {
    self.name = name
    self.text = text
    self.base = base
    self.baseText = baseText
    self.changedAt = changedAt
  }
}
