public import Training

extension CoachRule {
  /// The least number of seconds from one remark of the rule to the next, never below a minute
  /// (definition 12).
  public var cooldown: Double {
    switch self {
    case .tooFastEarly: 240
    case .positiveSplitRisk, .heartRateHigh: 600
    case .fade, .volatilePace, .recoverableDeficit, .surplus: 900
    case .wall, .bonk, .fatigue, .heartRateDrift, .runWalk: 1200
    case .behindAndCostly: 1500
    case .fuelWindow, .finishKick: 60
    }
  }

  /// How often the rule may speak in one run; a free run is asked for less.
  public func most(in mode: RunPlan.Mode) -> Int {
    switch self {
    case .wall, .finishKick: 1
    case .fade, .volatilePace, .behindAndCostly, .recoverableDeficit: mode == .free ? 1 : 2
    case .tooFastEarly, .bonk, .fatigue, .heartRateDrift, .runWalk, .positiveSplitRisk, .surplus: 2
    case .heartRateHigh: 6
    case .fuelWindow: 60
    }
  }

  /// Seconds of moving time for which the rule must see its case before it speaks of it.
  var persistence: Double {
    switch self {
    case .heartRateHigh, .fuelWindow, .runWalk: 0
    case .finishKick: 5
    case .tooFastEarly: 20
    case .wall, .bonk: 30
    case .fatigue: 45
    case .heartRateDrift, .positiveSplitRisk, .recoverableDeficit: 60
    case .behindAndCostly: 90
    case .fade, .volatilePace, .surplus: 120
    }
  }

  /// Whether the rule speaks again while its case stays: only what is about health and food does.
  var repeats: Bool {
    switch self {
    case .heartRateHigh, .fuelWindow: true
    case .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .behindAndCostly,
      .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus, .finishKick:
      false
    }
  }

  /// All rules, kept so that nobody has to list them anew each second.
  static let all = allCases

  /// The rules that look every second, and not only when a few seconds have been summed up.
  static let everySecond: [Self] = [.fuelWindow, .finishKick, .heartRateHigh]

  /// Whether the rule is about the body alone, and speaks even while the distance is lost.
  var needsNoDistance: Bool {
    switch self {
    case .heartRateHigh, .fuelWindow: true
    case .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .behindAndCostly,
      .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus, .finishKick:
      false
    }
  }

  /// The rule's place in ``CoachRule/allCases``.
  var place: Int {
    switch self {
    case .tooFastEarly: 0
    case .fade: 1
    case .wall: 2
    case .bonk: 3
    case .fatigue: 4
    case .heartRateDrift: 5
    case .runWalk: 6
    case .fuelWindow: 7
    case .behindAndCostly: 8
    case .positiveSplitRisk: 9
    case .volatilePace: 10
    case .recoverableDeficit: 11
    case .surplus: 12
    case .finishKick: 13
    case .heartRateHigh: 14
    }
  }
}
