import Training

/// Claims about the newest split.
extension ClaimJudge {
  func splitHolds(_ claim: Claim) -> Bool? {
    guard let newest else { return nil }
    // A split with a stop in it, beside one without, tells of the stop.
    if claim.comparesSplits, moment.facts.isSplitHeld || moment.facts.isSplitBeforeHeld {
      return nil
    }
    switch claim {
    case .first: return newest.number == 1
    case .secondOn: return newest.number >= 2
    case .lastSplit: return isLastSplit
    case .even:
      guard splits.count >= 3, newest.number - splits[splits.count - 3].number == 2 else {
        return nil
      }
      let paces = splits.suffix(3).map { $0.moving.inSeconds }
      guard let low = paces.min(), let high = paces.max() else { return nil }
      return high <= low * 1.03
    case .equal: return before.map { abs(newest.moving.inSeconds - $0.moving.inSeconds) <= 1 }
    case .faster: return change.map { $0 <= 0.98 }
    case .slower: return change.map { $0 >= 1.02 }
    case .fastest: return isExtreme { newest.moving < $0.moving }
    case .slowest: return isExtreme { newest.moving > $0.moving }
    case .onTarget: return miss.map { abs($0 - 1) <= 0.02 }
    case .underTarget: return miss.map { $0 < 0.98 }
    case .overTarget: return miss.map { $0 > 1.02 }
    case .unbrokenSplit: return !moment.facts.isSplitBroken
    default: return nil
    }
  }

  private var splits: [Split] { moment.facts.splits }

  /// The newest split if it is a whole one; what is left at the end is no split.
  private var newest: Split? {
    guard let split = moment.facts.newestSplit,
      split.distance.meters >= 0.99 * moment.plan.units.splitDistance.meters
    else { return nil }
    return split
  }

  private var before: Split? { moment.facts.splitBefore }

  /// The time of the newest split as a multiple of the one before.
  private var change: Double? {
    guard let newest, let before else { return nil }
    return newest.moving.inSeconds / before.moving.inSeconds
  }

  /// The time of the newest split as a multiple of its target.
  private var miss: Double? {
    guard let newest,
      let target = moment.plan.plannedTime(of: newest)
    else { return nil }
    return newest.moving.inSeconds / target
  }

  private var isLastSplit: Bool? {
    guard case .distance(let goal) = moment.plan.goal else { return nil }
    let left = (goal - moment.metrics.distance).meters
    return left > 0 && left < moment.plan.units.splitDistance.meters
  }

  private func isExtreme(_ beats: (Split) -> Bool) -> Bool? {
    guard splits.count >= 3, splits.count == newest?.number else { return nil }
    return splits.dropLast().allSatisfy(beats)
  }
}
