import Training

/// What is said of workouts that somebody writes.
public enum OwnWorkoutWords {
  /// Why a text of so many bytes cannot be saved, and what to do; nothing if it can.
  public static func problem(bytes: Int, in language: Language = .english) -> String? {
    let most = OwnWorkout.longestText
    guard bytes > most else { return nil }
    return language.pick(
      "This text is too long to save: split the workout in two, or shorten its notes. "
        + "It has \(bytes) bytes, and at most \(most) fit.",
      "Dieser Text ist zum Speichern zu lang: Teile das Workout in zwei oder kürze die Notizen. "
        + "Er hat \(bytes) Bytes, höchstens \(most) passen."
    )
  }
}
