extension CoachRule {
  /// How long what the rule has found stays worth saying.
  ///
  /// What goes wrong in minutes outlives the window after the line before it (``Dispatcher/window``):
  /// a fade that is found right after a split is told half a minute later, and not never.
  var lifetime: Duration {
    switch self {
    case .stillStopped, .finished, .afterFinish, .homeward, .checkIn, .recovered, .tooFastEarly,
      .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .fuelWindow, .behindAndCostly,
      .positiveSplitRisk, .slowdown, .heartRateHigh:
      .seconds(45)
    case .volatilePace, .recoverableDeficit, .surplus, .finishKick, .stopped, .resumed, .targetFast,
      .targetSlow, .targetHeld:
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
