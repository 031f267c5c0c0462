import Training

/// What Health is told that a workout is.
enum WorkoutKind: Sendable {
  case outdoorRun, treadmillRun, gym

  init(_ place: RunPlace) { self = place == .outdoor ? .outdoorRun : .treadmillRun }
}
