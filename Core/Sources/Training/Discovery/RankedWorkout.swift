/// A workout with its place in a ranking and everything that put it there.
public struct RankedWorkout: Hashable, Sendable {
  /// The workout.
  public var entry: IndexedWorkout

  /// The sum of all contributions.
  public var score: Double

  /// What each signal adds, in the order of the signals.
  public var contributions: [RankingContribution]

  /// The one reason that is shown: that of the largest positive contribution, never a penalty; where
  /// there is none, that nothing is known yet.
  public var reason: RankingContribution? {
    var best: RankingContribution?
    for contribution in contributions
    where contribution.reason != nil && contribution.points > best?.points ?? 0 {
      best = contribution
    }
    return best
      ?? contributions.first { contribution in
        if case .newHere? = contribution.reason { true } else { false }
      }
  }

  /// The reasons for the detail, the strongest first; at most three.
  public var reasons: [RankingContribution] {
    Array(Self.sorted(contributions.filter { $0.points > 0 && $0.reason != nil }).prefix(3))
  }

  /// Why it is not higher, the worst first.
  public var drawbacks: [RankingContribution] {
    Self.sorted(contributions.filter { $0.points < 0 && $0.reason != nil })
  }

  // Equal ones keep the order of the signals.
  private static func sorted(_ contributions: [RankingContribution]) -> [RankingContribution] {
    contributions.enumerated()
      .sorted { one, other in
        let (size, otherSize) = (abs(one.element.points), abs(other.element.points))
        return size == otherSize ? one.offset < other.offset : size > otherSize
      }
      .map { $0.element }
  }
}

/// A workout that is left out of a ranking, and why.
public struct HiddenWorkout: Hashable, Sendable {
  /// The workout.
  public var entry: IndexedWorkout
  /// Why.
  public var reason: HiddenReason
}
