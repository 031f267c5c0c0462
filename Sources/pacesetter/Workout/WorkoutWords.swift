import Training

/// What the commands about workouts say in the same words.
enum WorkoutWords {
  /// A duration in minutes; one that was inferred is about right.
  static func minutes(_ duration: Known<Duration>) -> String {
    let minutes = Int((duration.value.inSeconds / 60).rounded())
    return (duration.isInferred ? "about " : "") + "\(minutes) min"
  }
}
