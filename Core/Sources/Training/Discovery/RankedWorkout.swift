/// A workout with its place in a ranking and everything that put it there.
public struct RankedWorkout: Hashable, Sendable {
  /// The workout.
  public let entry: IndexedWorkout

  /// The sum of all contributions.
  public let score: Double

  /// What each signal adds, in the order of the signals.
  public let contributions: [RankingContribution]

  /// The reasons for the detail, the strongest first; at most three.
  public let reasons: [RankingContribution]

  /// Why it is not higher, the worst first.
  public let drawbacks: [RankingContribution]

  /// Puts a row of explanations into what it says; the signals are those of its workout.
  init(_ signals: WorkoutSignals, score: Double, _ explanations: RankingExplanations, row: Int) {
    entry = signals.entry
    self.score = score
    let contributions = WorkoutSignals.signals.enumerated()
      .map { place, signal in
        RankingContribution(
          signal: signal,
          value: explanations.value(of: place, row: row),
          weight: signals.weights[place],
          reason: explanations.fact(of: place, row: row).flatMap { signals.reason($0) }
        )
      }
    self.contributions = contributions
    reasons = explanations.reasons(of: row).map { contributions[$0] }
    drawbacks = explanations.drawbacks(of: row).map { contributions[$0] }
  }

  /// The one reason that is shown: that of the largest positive contribution, never a penalty; where
  /// there is none, that nothing is known yet.
  public var reason: RankingContribution? {
    reasons.first
      ?? contributions.first { contribution in
        if case .newHere? = contribution.reason { true } else { false }
      }
  }
}
