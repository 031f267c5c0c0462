/// Where a workout can be done.
public enum WorkoutLocation: String, CaseIterable, Hashable, Sendable {
  case home, gym, away, outdoor, any
}
