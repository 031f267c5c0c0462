/// What kind of training a workout is.
public enum WorkoutCategory: String, CaseIterable, Hashable, Sendable {
  case strength, conditioning, mobility, recovery, run, mixed
}
