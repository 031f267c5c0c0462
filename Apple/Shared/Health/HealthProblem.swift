import Screens

/// Why Health does not take part in a workout; the journal has it all the same.
enum HealthProblem: Equatable {
  /// The person or the system does not allow it.
  case refused
  /// Health has ended the workout, or could not save it.
  case lost
  /// The runner does not allow the location, or has taken the permission back.
  case unseen

  /// What is said about it.
  func sentence(in words: AppWords) -> String {
    switch self {
    case .refused: words[.healthRefused]
    case .lost: words[.workoutLost]
    case .unseen: words[.locationOff]
    }
  }
}
