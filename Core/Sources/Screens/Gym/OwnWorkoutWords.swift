import Training

/// What is said of workouts that somebody writes.
public enum OwnWorkoutWords {
  /// Why a text of so many bytes cannot be saved, and what to do; nothing if it can.
  public static func problem(bytes: Int) -> String? {
    guard bytes > OwnWorkout.longestText else { return nil }
    return "This text is too long to save: split the workout in two, or shorten its notes. "
      + "It has \(bytes) bytes, and at most \(OwnWorkout.longestText) fit."
  }
}
