/// What somebody chose to count every day, and when.
public struct ChallengeChoice: Hashable, Sendable {
  /// The exercise.
  public var exercise: String

  /// How many a day are meant.
  public var goal: Int

  /// When it was chosen; nothing where nobody has chosen yet.
  public var chosenAt: Instant?

  /// Creates a choice; without one, what is counted where nobody has chosen.
  public init(
    _ exercise: String = DailyChallenge.usualExercise,
    goal: Int = DailyChallenge.usualGoal,
    chosenAt: Instant? = nil
  ) {
    self.exercise = exercise
    self.goal = goal
    self.chosenAt = chosenAt
  }

  /// Whether what others say takes the place of this: the newest choice holds, and one of the same
  /// second is the same choice, sent there and back.
  public func yields(to told: ChallengeChoice) -> Bool {
    guard let toldAt = told.chosenAt else { return false }
    guard let chosenAt else { return true }
    return toldAt >= chosenAt.advanced(bySeconds: -1)
  }
}
