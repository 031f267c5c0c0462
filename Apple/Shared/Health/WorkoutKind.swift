import Training

/// What Health is told that a workout is.
enum WorkoutKind: Sendable {
  case outdoorRun, treadmillRun, gym

  /// Where the run is, if it is one.
  var place: RunPlace? {
    switch self {
    case .outdoorRun: .outdoor
    case .treadmillRun: .treadmill
    case .gym: nil
    }
  }

  init(_ place: RunPlace) { self = place == .outdoor ? .outdoorRun : .treadmillRun }
}
