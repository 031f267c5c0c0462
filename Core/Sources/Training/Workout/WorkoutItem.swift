/// One step of a section: an exercise and how much of it.
public struct WorkoutItem: Hashable, Sendable {
  /// Its place in a superset, such as "A1".
  public var tag: String?

  /// The exercise, by the name that the author gave it.
  public var exercise: String

  /// How much of it, where that was said.
  public var prescription: Prescription?

  /// Remarks below the step.
  public var details: [String]

  /// Creates an item.
  public init(
    tag: String? = nil,
    _ exercise: String,
    _ prescription: Prescription? = nil,
    details: [String] = []
  ) {
    self.tag = tag
    self.exercise = exercise
    self.prescription = prescription
    self.details = details
  }

  /// Whether it is a station of rest, which the voice announces as such.
  public var isRest: Bool {
    let key = NameKey(exercise).text
    return key == "rest" || key.hasPrefix("reststation")
  }
}
