/// How much experience a workout asks for.
public enum WorkoutLevel: String, CaseIterable, Hashable, Sendable {
  case beginner, intermediate, advanced
}
