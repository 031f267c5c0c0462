/// What the result of a workout is, so that two can be compared.
public enum ScoreKind: String, CaseIterable, Hashable, Sendable {
  case none, checkbox, time
  case roundsAndReps = "rounds+reps"
  case reps, load, meters, calories
}
