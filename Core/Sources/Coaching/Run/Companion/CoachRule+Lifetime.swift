extension CoachRule {
  /// How long what the rule has found stays worth saying.
  var lifetime: Duration {
    switch self {
    case .stillStopped, .finished, .afterFinish, .homeward, .checkIn, .recovered: .seconds(45)
    case .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .fuelWindow,
      .behindAndCostly, .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus,
      .finishKick, .heartRateHigh, .stopped, .resumed, .slowdown, .targetFast, .targetSlow,
      .targetHeld:
      .seconds(25)
    }
  }
}

extension SensorNotice {
  /// What kind of line it becomes: a split that was passed unheard is no news of the sensors.
  var rank: Rank { self == .splitPassed ? .statistics : .sensor }

  /// How long it stays worth saying.
  var lifetime: Duration { self == .splitPassed ? .seconds(120) : .seconds(25) }
}
