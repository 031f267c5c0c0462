public import Training

extension CoachRule {
  /// What kind of line a rule's remark becomes, for the dispatcher to order it among the others.
  ///
  /// A kick decides a race and nothing else, so it is race-critical in race mode only.
  public func rank(in mode: RunPlan.Mode) -> Rank {
    switch self {
    case .heartRateHigh: .safety
    case .fuelWindow: .fuel
    case .finishKick: mode == .race ? .race : .coach
    case .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .behindAndCostly,
      .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus:
      .coach
    }
  }
}
