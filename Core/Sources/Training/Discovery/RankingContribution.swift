/// What a signal adds to a workout's score, and the fact behind it.
public struct RankingContribution: Hashable, Sendable {
  /// The signal.
  public var signal: RankingSignal
  /// What it says, from -1 to 1.
  public var value: Double
  /// What it counts.
  public var weight: Double
  /// The fact; none where nothing is known.
  public var reason: RankingReason?

  /// What it adds.
  public var points: Double { value * weight }
}
