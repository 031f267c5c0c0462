/// A workout that a model has written and that passed: nothing keeps it until somebody saves it.
public struct GeneratedWorkout: Hashable, Sendable {
  /// The workout, in our own format.
  public var text: String
  /// What it is called.
  public var title: String
  /// Why it fits what was asked.
  public var why: String

  /// Creates a workout.
  public init(_ text: String, title: String, why: String) {
    self.text = text
    self.title = title
    self.why = why
  }
}
