import Coaching
import Training

extension Cause {
  /// Why the line became due, as a sentence.
  func sentence(for line: Line, units: UnitSystem, in language: Language) -> String {
    switch self {
    case .trigger(let trigger, _, let branch):
      return trigger.sentence(units: units, in: language)
        + (branch.map { " " + $0.sentence(in: language) } ?? "")
    case .remark(let remark):
      return language.ledger(remark.rule.sentence)
    case .asked(let words):
      return language.pick("You said: “\(words)”", "Du sagtest: „\(words)“")
    case .itself:
      switch line.source {
      case .reply: return language.ledger("You asked, and this is the answer.")
      case .sensor(let notice): return language.ledger(notice.sentence)
      case .rule(let rule): return language.ledger(rule.sentence)
      case .script("cue"), .script("tone"): return language.ledger("Your cue scheme asked for it.")
      case .script("company"): return language.ledger("It had been quiet for long.")
      case .script: return language.ledger("The script asked for it.")
      case .cue: return language.ledger("The workout's clock asked for it.")
      case .course(let cue): return language.ledger(cue.sentence)
      }
    }
  }

  /// What was looked at.
  func values(units: UnitSystem, in language: Language) -> [LedgerEntry.Value] {
    switch self {
    case .trigger(_, let readings, _):
      return readings.map { LedgerEntry.Value($0, units: units, in: language) }
    case .remark(let remark):
      return remark.evidence.map { LedgerEntry.Value($0, units: units, in: language) }
    case .itself, .asked:
      return []
    }
  }
}

extension LedgerEntry.Value {
  init(_ reading: Reading, units: UnitSystem, in language: Language = .english) {
    name = language.ledger(reading.variable.words)
    guard let number = reading.value else {
      value = language.ledger("unknown")
      return
    }
    switch reading.variable {
    case .distance: value = Written.distance(.meters(number), units: units, in: language)
    case .duration: value = Written.duration(.seconds(number))
    case .currentPace, .averagePace, .targetPace:
      value = Written.pace(.secondsPerKilometer(number), units: units)
    case .heartRate: value = Written.heartRate(.beatsPerMinute(number))
    case .cadence: value = Written.cadence(.stepsPerMinute(number))
    case .paceRatio, .heartRateZone, .hourOfDay:
      value = Written.decimal(plainNumber(number), in: language)
    }
  }
}

extension LedgerEntry.Value {
  /// A claim that was looked at.
  init(_ finding: ClaimFinding, in language: Language) {
    let claim = language.ledger(Self.spaced(finding.claim.rawValue))
    name = language.pick("“" + claim + "”", "„" + claim + "“")
    value =
      switch finding.truth {
      case .yes: language.ledger("yes")
      case .no: language.ledger("no")
      case .unknown: language.ledger("unknown")
      }
  }
}

extension BranchState {
  fileprivate func sentence(in language: Language) -> String {
    let key = language.ledger(LedgerEntry.Value.spaced(key))
    return language.pick(
      "It is meant for “\(key)”, and that was " + (isActive ? "so." : "not so."),
      "Der Satz ist für „\(key)“ gedacht, und das war " + (isActive ? "so." : "nicht so.")
    )
  }
}

extension CoachRule {
  var sentence: String {
    switch self {
    case .tooFastEarly: "You began clearly faster than planned."
    case .fade: "Your pace fell by more than a good runner's allowance, and stayed there."
    case .wall: "You lost a lot of pace at once, late in a long run."
    case .bonk: "Heart rate and pace fell together, as when fuel runs out."
    case .fatigue: "Your heart rate rose while your pace fell."
    case .heartRateDrift: "The same pace costs you more heartbeats than it did."
    case .runWalk: "You alternate between running and walking."
    case .fuelWindow: "It is time for the next carbohydrate."
    case .behindAndCostly: "You are behind the plan, and catching up would cost too much."
    case .positiveSplitRisk: "At this pace the second half will be clearly slower than the first."
    case .volatilePace: "Your pace swings more than it should."
    case .recoverableDeficit: "You are a little behind, with enough left to win it back gently."
    case .surplus: "You are ahead of the plan, and steady."
    case .finishKick: "The end is near and you have something left."
    case .heartRateHigh: "Your heart rate has been close to its highest for minutes."
    case .stopped: "You stood, and nobody knew why."
    case .stillStopped: "You had stood for minutes."
    case .resumed: "You ran again after a stop."
    case .finished: "You reached your goal."
    case .afterFinish: "Your goal was a minute or two back."
    case .homeward: "You ran on after your goal."
    case .slowdown: "For four minutes you were at least 15 % slower than usual on this run."
    case .targetFast: "The last three minutes were faster than your target pace."
    case .targetSlow: "The last three minutes were slower than your target pace."
    case .targetHeld: "You held your target pace for minutes."
    case .checkIn: "Something was wrong and was not over yet."
    case .recovered: "What had been wrong was over."
    }
  }
}

extension SensorNotice {
  var sentence: String {
    switch self {
    case .positionLost: "No position has come for ten seconds."
    case .positionFound: "Positions come again."
    case .heartRateLost: "No heart rate has come for fifteen seconds."
    case .heartRateFound: "The heart rate comes again."
    case .watchDisconnected: "Nothing has come from the watch for ten seconds."
    case .watchReconnected: "The watch is heard again."
    case .heartRateDoubtful: "The heart rate is the same as the cadence and changes with it."
    case .pageHidden: "The page is hidden, and a browser gives a hidden page no positions."
    case .footpodLost: "Nothing has come from the foot pod for five seconds."
    case .footpodFound: "The foot pod is heard again."
    case .sessionRestored: "The session was cut off and goes on."
    case .positionFlapping: "Positions were lost three times in ten minutes."
    case .heartRateFlapping: "The heart rate was lost three times in ten minutes."
    case .splitPassed: "A split was passed where no position came."
    }
  }
}

extension CourseCue {
  /// Why the line became due.
  var sentence: String {
    switch self {
    case .begin, .go, .words: "A step of the plan began."
    case .coming: "The next step of work was about to begin."
    case .count: "A step was about to end."
    case .halfway: "Half of a long step was done."
    case .result: "A step of work ended."
    case .ease: "You were above the band for twenty seconds."
    case .lift: "You were below the band for twenty seconds."
    case .blind: "No signal came, and the step goes on by the plan's pace."
    case .finished: "All steps of the plan were done."
    case .rivalAhead, .rivalBehind: "You passed a mark, and a rival is in your plan."
    case .rivalTaken: "You took the lead from your rival by three seconds."
    case .rivalPassed: "Your rival took the lead by three seconds."
    case .rivalBeaten, .rivalLost: "You have run the distance of your rival."
    }
  }
}
