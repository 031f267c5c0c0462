public import Training

extension CoachRule {
  /// What kind of line a rule's remark becomes, for the dispatcher to order it among the others.
  ///
  /// A kick decides a race and nothing else, so it is race-critical in race mode only.
  public func rank(in mode: RunPlan.Mode) -> Rank {
    switch self {
    case .heartRateHigh, .stopped, .stillStopped: .safety
    case .fuelWindow: .fuel
    // Worth little half a minute later, whatever the run was for.
    case .finished, .bonk, .wall: .race
    case .homeward: .statistics
    case .finishKick: mode == .race ? .race : .coach
    case .tooFastEarly, .fade, .fatigue, .heartRateDrift, .runWalk, .behindAndCostly,
      .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus, .resumed, .afterFinish,
      .slowdown, .targetFast, .targetSlow, .targetHeld, .checkIn, .recovered:
      .coach
    }
  }
}
