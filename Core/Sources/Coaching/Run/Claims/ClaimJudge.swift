import Training

/// Decides whether a claim holds at a moment: the one definition of each.
///
/// ```
///  Moment ──▶ RunFacts, plan, metrics ──▶ yes │ unknown │ no      only yes lets a phrase be said
/// ```
/// What nobody measures is unknown, and unknown stays so through everything that depends on it.
public struct ClaimJudge: Sendable {
  let moment: Moment

  /// Judges claims at a moment.
  public init(_ moment: Moment) { self.moment = moment }

  /// Whether a claim holds.
  public func truth(of claim: Claim) -> Truth {
    switch claim {
    case .first, .secondOn, .lastSplit, .even, .equal, .faster, .slower, .fastest, .slowest,
      .onTarget, .underTarget, .overTarget, .unbrokenSplit:
      Truth(splitHolds(claim))
    case .steady, .quicker, .easing, .tired, .uphill, .downhill, .flat, .moving, .unbroken,
      .standing:
      Truth(paceHolds(claim))
    case .fine: fine
    case .fresh: moment.metrics.moving < .seconds(900) ? fine : .no
    case .easy: Truth(moment.facts.heartShare.map { $0 < 0.75 })
    case .recovering: Truth(isRecovering)
    case .hard: Truth(moment.facts.heartShare.map { $0 >= Self.hardHeart })
    case .heart: Truth(moment.metrics.trustedHeartRate != nil)
    case .ahead, .behind, .onPlan, .gaining, .losing, .cushionShrinks, .catchingUp,
      .withinReach, .farBehind, .nextGoal:
      Truth(planHolds(claim))
    case .early, .late, .long, .halfway, .thirdLeft, .morning, .evening, .night, .alone,
      .measured, .guessed:
      Truth(timeHolds(claim))
    case .inBand, .overBand, .underBand, .repsAhead, .oneToGo, .repsDone:
      Truth(courseHolds(claim))
    }
  }

  static let hardHeart = 0.88

  static let unbrokenRun: Duration = .seconds(1200)

  /// So many more beats a meter than early in the run are no chance.
  static let clearDrift = 0.05

  /// A heart that was at 85 % or more, and is at least 6 % of the highest below that.
  private var isRecovering: Bool? {
    guard let now = facts.heartShare, let peak = facts.heartPeak else { return nil }
    return peak >= 0.85 && peak - now >= 0.06
  }

  private var facts: RunFacts { moment.facts }

  /// Whether the last three minutes are clearly slower than the whole run: early in a run the usual pace is
  /// a median of few.
  private var lags: Bool {
    guard let now = moment.threeMinutePace, let mean = moment.metrics.averagePace else {
      return false
    }
    return now.secondsPerKilometer >= 1.03 * mean.secondsPerKilometer
  }

  /// No stop, no episode, no loss of pace, no high heart rate and no drift.
  private var fine: Truth {
    if moment.episode != nil || facts.heartShare ?? 0 >= Self.hardHeart { return .no }
    // Who has just been told of a drift hears of no normal readings.
    if facts.drift ?? 0 > Self.clearDrift { return .no }
    let stands = truth(of: .standing)
    let eases = truth(of: .easing)
    if stands == .yes || eases == .yes || lags { return .no }
    return stands == .no && eases == .no ? .yes : .unknown
  }
}

// MARK: The run now

extension ClaimJudge {
  private func paceHolds(_ claim: Claim) -> Bool? {
    switch claim {
    case .steady:
      guard let slowness, let swing = facts.unsteadiness else { return nil }
      return abs(slowness - 1) <= 0.03 && swing <= 0.05
    case .quicker: return slowness.map { $0 <= 0.96 }
    case .easing: return slowness.map { $0 >= 1.04 }
    case .tired: return isTired
    case .uphill: return climbs(1)
    case .downhill: return climbs(-1)
    case .flat: return facts.gradient.map { abs($0) < 0.02 }
    case .moving:
      guard moment.metrics.state == .running else { return false }
      return facts.movedFor.map { $0 >= .seconds(60) }
    case .unbroken:
      // A stop before the distance was lost, or in the dark, is one all the same. In a few minutes it is
      // no feat to have made none.
      guard facts.stood != nil, moment.metrics.moving >= Self.unbrokenRun else { return nil }
      let paused = moment.metrics.elapsed - moment.metrics.moving
      return max(facts.stoodInAll, paused) < .seconds(30)
    case .standing: return facts.stood.map { $0 >= .seconds(10) }
    default: return nil
    }
  }

  private var slowness: Double? { moment.slowness }

  /// Whether 200 m climb (or fall, for a direction of -1), and the newer half of them still does.
  private func climbs(_ direction: Double) -> Bool? {
    guard let gradient = facts.gradient, gradient * direction >= 0.02 else {
      return facts.gradient == nil ? nil : false
    }
    return facts.newerGradient.map { $0 * direction >= 0.01 } ?? true
  }

  private var isTired: Bool? {
    // Wheels have no legs to tire.
    if facts.isRide { return nil }
    // What a hill costs is no tiredness, and who runs faster than before is not tired.
    if let gradient = facts.gradient, abs(gradient) >= 0.02 { return nil }
    // In the first forty minutes a heart still warms to its work.
    if let drift = facts.drift, drift > Self.clearDrift, moment.metrics.moving >= .seconds(2400) {
      return slowness.map { $0 >= 1 }
    }
    guard slowness != nil else { return nil }
    let isLate = moment.metrics.moving >= .seconds(2700) || moment.progress ?? 0 >= 0.5
    // Slower than usual, and than the mean: where fast and slow take turns, one of them is chance.
    return isLate && facts.easingSeconds >= 180 && lags
  }
}

// MARK: The plan

extension ClaimJudge {
  private func planHolds(_ claim: Claim) -> Bool? {
    let isAhead = moment.lead.map { $0 >= moment.leadThreshold }
    let isBehind = moment.lead.map { $0 <= -moment.leadThreshold }
    let gains = moment.slownessNow.map { $0 < 0.98 }
    let loses = moment.slownessNow.map { $0 > 1.02 }
    // At the goal the result alone counts.
    let isOver = facts.result != nil
    switch claim {
    case .ahead: return isOver ? isAhead : Self.both(isAhead, loses.map { !$0 })
    case .behind: return isOver ? isBehind : Self.both(isBehind, gains.map { !$0 })
    case .onPlan:
      let isNear = moment.lead.map { abs($0) < moment.leadThreshold }
      return isOver ? isNear : Self.both(isNear, moment.slownessNow.map { abs($0 - 1) <= 0.03 })
    case .gaining: return gains
    case .losing: return loses
    case .cushionShrinks: return Self.both(isAhead, loses)
    case .catchingUp: return Self.both(isBehind, gains)
    case .withinReach: return isOver ? nil : moment.isFarBehind.map { !$0 }
    case .farBehind: return isOver ? nil : moment.isFarBehind
    case .nextGoal: return isOver ? nil : moment.nextGoal != nil
    default: return nil
    }
  }

  private static func both(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == true && other == true ? true : nil
  }
}

// MARK: Time and place

extension ClaimJudge {
  private func timeHolds(_ claim: Claim) -> Bool? {
    let minutes = moment.metrics.moving.inSeconds / 60
    let progress = moment.progress
    switch claim {
    case .early: return progress.map { $0 < 0.25 } ?? (minutes < 20)
    case .late: return progress.map { $0 >= 0.75 && $0 <= 1 } ?? (minutes > 60)
    case .long: return minutes > 60
    case .halfway: return progress.map { $0 >= 0.5 && $0 <= 0.53 }
    case .thirdLeft: return progress.map { $0 >= 0.65 && $0 <= 0.69 }
    case .morning: return moment.hourOfDay.map { $0 >= 5 && $0 < 10 }
    case .evening: return moment.hourOfDay.map { $0 >= 18 && $0 < 21 }
    case .night: return moment.hourOfDay.map { $0 >= 21 || $0 < 5 }
    case .alone:
      return moment.plan.mode == .race ? false : moment.hourOfDay.map { $0 >= 21 || $0 < 5 }
    case .measured: return isMeasured
    case .guessed: return isMeasured.map { !$0 }
    default: return nil
    }
  }

  private var isMeasured: Bool? {
    moment.metrics.distanceSource == .none ? nil : moment.metrics.isDistanceTrusted
  }
}

extension Truth {
  /// A fact that may be unknown.
  init(_ fact: Bool?) {
    switch fact {
    case true: self = .yes
    case false: self = .no
    case nil: self = .unknown
    }
  }
}
