/// What came of a part that was done against a clock.
public enum WorkoutScore: Hashable, Sendable {
  /// Full rounds, and the repetitions of the one that was not.
  case roundsAndReps(rounds: Int, reps: Int)
  /// The time until all was done, or until the cap with so many repetitions missing.
  case time(Duration, missing: Int)
  /// How many windows were completed, of how many.
  case windows(Int, of: Int)

  /// Whether one is better than another of the same workout; of different kinds none is.
  public func isBetter(than other: WorkoutScore) -> Bool? {
    switch (self, other) {
    case (.roundsAndReps(let rounds, let reps), .roundsAndReps(let others, let other)):
      return (rounds, reps) > (others, other)
    case (.time(let time, let missing), .time(let otherTime, let otherMissing)):
      return missing == otherMissing ? time < otherTime : missing < otherMissing
    case (.windows(let done, let all), .windows(let other, let others)):
      return all == others ? done > other : nil
    case (.roundsAndReps, _), (.time, _), (.windows, _): return nil
    }
  }
}
