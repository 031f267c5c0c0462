public import Training

extension CoachRule {
  /// The least number of seconds from one remark of the rule to the next, never below a minute
  /// (definition 12).
  public var cooldown: Double {
    switch self {
    case .fuelWindow, .finishKick, .stillStopped, .finished, .afterFinish, .checkIn, .recovered:
      60
    case .tooFastEarly: 240
    case .homeward: 300
    case .targetFast, .targetSlow: 480
    case .positiveSplitRisk, .heartRateHigh, .stopped, .resumed: 600
    case .fade, .volatilePace, .recoverableDeficit, .surplus, .slowdown, .targetHeld: 900
    case .wall, .bonk, .fatigue, .heartRateDrift, .runWalk: 1200
    case .behindAndCostly: 1500
    }
  }

  /// How often the rule may speak in one run; a free run is asked for less.
  ///
  /// What is about health, food, stops and the end never runs out: a run may last twelve hours.
  public func most(in mode: RunPlan.Mode) -> Int {
    switch self {
    case .wall, .finishKick, .finished, .afterFinish: 1
    case .fade, .volatilePace, .behindAndCostly, .recoverableDeficit: mode == .free ? 1 : 2
    case .tooFastEarly, .bonk, .fatigue, .heartRateDrift, .runWalk, .positiveSplitRisk, .surplus: 2
    case .slowdown: mode == .free ? 2 : 4
    case .targetFast, .targetSlow, .targetHeld: 12
    case .heartRateHigh, .fuelWindow, .stopped, .stillStopped, .resumed, .homeward, .checkIn,
      .recovered:
      60
    }
  }

  /// Seconds of moving time for which the rule must see its case before it speaks of it.
  var persistence: Double {
    switch self {
    case .heartRateHigh, .fuelWindow, .runWalk, .stopped, .stillStopped, .resumed, .finished,
      .afterFinish, .homeward, .slowdown, .checkIn, .recovered:
      0
    case .finishKick: 5
    case .tooFastEarly: 20
    // Its evidence is minutes old when it is complete.
    case .bonk: 5
    case .wall: 15
    case .fatigue: 45
    case .heartRateDrift, .positiveSplitRisk, .recoverableDeficit, .targetFast, .targetSlow: 60
    case .behindAndCostly: 90
    case .fade, .volatilePace, .surplus, .targetHeld: 120
    }
  }

  /// Whether the rule speaks again while its case stays: what is about health and food does, and what
  /// holds a pace.
  var repeats: Bool {
    switch self {
    case .heartRateHigh, .fuelWindow, .targetFast, .targetSlow, .targetHeld, .stopped,
      .stillStopped, .resumed, .finished, .afterFinish, .homeward, .checkIn, .recovered:
      true
    case .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .behindAndCostly,
      .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus, .finishKick, .slowdown:
      false
    }
  }

  /// All rules, kept so that nobody has to list them anew each second.
  static let all = allCases

  /// The rules that look at the run whenever a few seconds have been summed up.
  static let summing = allCases.filter { $0.watch == .pace }

  /// The rules that look every second, and not only when a few seconds have been summed up.
  static let everySecond: [Self] = [.fuelWindow, .finishKick, .heartRateHigh]

  /// Who finds the rule's case.
  enum Watch: Equatable {
    /// The figures of the run so far.
    case pace
    /// The ``StopWatch``.
    case stops
    /// The ``FinishWatch``.
    case finish
    /// The ``EpisodeWatch``.
    case episodes
  }

  /// Who finds the rule's case.
  var watch: Watch {
    switch self {
    case .stopped, .stillStopped, .resumed: .stops
    case .finished, .afterFinish, .homeward: .finish
    case .checkIn, .recovered: .episodes
    case .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .runWalk, .fuelWindow,
      .behindAndCostly, .positiveSplitRisk, .volatilePace, .recoverableDeficit, .surplus,
      .finishKick, .heartRateHigh, .slowdown, .targetFast, .targetSlow, .targetHeld:
      .pace
    }
  }

  /// Whether the rule is about the body alone, and speaks even while the distance is lost.
  var needsNoDistance: Bool { self == .heartRateHigh || self == .fuelWindow }

  /// Whether the rule speaks to somebody who stands.
  var speaksToStanding: Bool {
    switch watch {
    case .stops, .finish: true
    case .pace, .episodes: false
    }
  }

  /// Whether the rule is heard while an episode is open: only what is about health, food and the end.
  var speaksInEpisodes: Bool {
    switch self {
    case .heartRateHigh, .fuelWindow, .wall, .bonk, .fatigue: true
    case .tooFastEarly, .fade, .heartRateDrift, .runWalk, .behindAndCostly, .positiveSplitRisk,
      .volatilePace, .recoverableDeficit, .surplus, .finishKick, .slowdown, .targetFast,
      .targetSlow, .targetHeld:
      false
    case .stopped, .stillStopped, .resumed, .finished, .afterFinish, .homeward, .checkIn,
      .recovered:
      true
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
    case .stopped: 15
    case .stillStopped: 16
    case .resumed: 17
    case .finished: 18
    case .afterFinish: 19
    case .homeward: 20
    case .slowdown: 21
    case .targetFast: 22
    case .targetSlow: 23
    case .targetHeld: 24
    case .checkIn: 25
    case .recovered: 26
    }
  }
}
