/// What somebody in the gym asks, or tells, and hears an answer to.
public enum GymQuestion: String, CaseIterable, Hashable, Sendable {
  /// What is to be done now, or after the rest?
  case next
  /// How long does it still take?
  case time
  /// Something hurts.
  case pain
  /// Words that no command has; they stand with the workout.
  case noted
}
