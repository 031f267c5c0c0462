import Coaching

// What the ledger says in English.

extension CoachRule: Worded {
  /// What the rule saw.
  var english: String {
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

extension SensorNotice: Worded {
  /// What the sensor lost or found.
  var english: String {
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

extension CourseCue: Worded {
  /// Why the line became due.
  var english: String {
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

extension Decision: Worded {
  /// What was decided, in one or two words.
  var english: String {
    switch self {
    case .said: "said"
    case .held: "held back"
    case .dropped: "dropped"
    case .ended(let outcome):
      switch outcome {
      case .finished: "finished"
      case .interrupted, .preempted: "interrupted"
      case .muted: "muted"
      case .expired: "dropped"
      case .failed: "not heard"
      case .unconfirmed: "not confirmed"
      }
    case .unfired: "never due"
    case .done: "done"
    case .leftAlone: "left alone"
    }
  }
}

extension Restraint.Reason: Worded {
  /// Why a rule kept quiet.
  var english: String {
    switch self {
    case .shortStop: "It said nothing: so far the stop may be a red light."
    case .runWalk: "It said nothing: you run and walk in turns."
    case .alreadySaid: "It said nothing: it had just spoken of the same."
    case .saidEnough: "It said nothing: it had said so often enough on this run."
    case .goalReached: "It keeps quiet: you have reached your goal, and the rest is yours."
    }
  }
}

extension Decision.Hold: Worded {
  /// Why a line waited.
  var english: String {
    switch self {
    case .turn: "It waited its turn: one line in 30 seconds, and never two at once."
    case .paused: "It waited because you were not running."
    case .expecting(let rank): "It waited because \(rank.english) was due within five seconds."
    case .branch(let key):
      "It waited: it is meant for “\(BranchName(key).english)”, and that was not so."
    }
  }
}

extension Decision.Drop: Worded {
  /// Why a line was skipped.
  var english: String {
    switch self {
    case .expired: "Skipped: by the time its turn came it would have been stale."
    case .noLongerTrue: "Skipped: by the time its turn came it was no longer true."
    case .branchInactive(let key):
      "Skipped: it is meant for “\(BranchName(key).english)”, and that was not so."
    case .replaced: "Skipped: a newer one of its kind took its place."
    case .muted: "Skipped: you had muted the coach."
    case .unknown(let placeholder):
      "Skipped: its \(placeholder.rawValue.spaced) was not known then."
    case .nothingFits: "Skipped: no line fits what is true now."
    case .episode(let episode): "Skipped: \(episode.english)"
    case .ended: "Skipped: the run was over before its turn came."
    }
  }
}

extension Episode: Worded {
  /// What is wrong, as the end of a sentence.
  var english: String {
    switch self {
    case .bonk: "your fuel was gone, and that was no time for praise or talk."
    case .heartRateHigh: "your heart rate was too high for praise or talk."
    case .stopped: "you had stopped, and nobody knew why."
    case .fade: "your pace had fallen far, and that was no time for praise or talk."
    }
  }
}

extension Decision.Miss: Worded {
  /// Why a line was never due.
  var english: String {
    switch self {
    case .notReached: "The run ended first."
    case .noGoal: "It needs a goal, and the run had none."
    case .goalTooShort: "It counts back from the goal by half of the run or more."
    case .neverTrue: "What it waits for never happened."
    case .neverKnown(let variables):
      "Not enough was known for it: \(variables.map { $0.english }.joined(separator: ", "))."
    case .tooBrief: "What it waits for never lasted a minute with a trusted heart rate."
    case .branch(let key):
      "It is meant for “\(BranchName(key).english)”, and that was never so at its moment."
    }
  }
}

extension LineOutcome: Worded {
  /// How a line ended.
  var english: String {
    switch self {
    case .finished: "It was said to its end."
    case .interrupted: "A call or your own voice cut it off."
    case .preempted: "A line for your safety took its place."
    case .muted: "You muted the coach in the middle of it."
    case .expired: "It waited too long for the voice and would have been stale."
    case .failed: "The sound could not be played."
    case .unconfirmed: "Nothing confirmed that its sound had ended."
    }
  }
}

extension Rank: Worded {
  /// What kind of line is due.
  var english: String {
    switch self {
    case .safety: "something for your safety"
    case .sensor: "word of a sensor"
    case .step: "word of a step"
    case .countdown: "a countdown"
    case .race: "a race-critical line"
    case .fuel: "fuel"
    case .coach: "advice"
    case .statistics: "a split"
    case .banter: "banter"
    }
  }
}

extension Variable: Worded {
  /// What a person calls it.
  var english: String {
    switch self {
    case .distance: "distance"
    case .duration: "time"
    case .currentPace: "current pace"
    case .averagePace: "average pace"
    case .targetPace: "target pace"
    case .paceRatio: "target pace through pace"
    case .heartRate: "heart rate"
    case .heartRateZone: "heart rate zone"
    case .cadence: "cadence"
    case .hourOfDay: "hour of the day"
    }
  }
}

extension Claim: Worded {
  /// What a line claims.
  var english: String { rawValue.spaced }
}

extension PaceBand: Worded {
  /// How the run stands to the plan.
  var english: String { rawValue.spaced }
}

extension LedgerWord: Worded {
  /// The words of the ledger itself.
  var english: String {
    switch self {
    case .reply: "You asked, and this is the answer."
    case .scheme: "Your cue scheme asked for it."
    case .company: "It had been quiet for long."
    case .script: "The script asked for it."
    case .clock: "The workout's clock asked for it."
    case .done: "It did so without a word."
    case .nothing: "Nothing"
    case .unknown: "unknown"
    case .yes: "yes"
    case .no: "no"
    }
  }
}

extension ConditionSign: Worded {
  /// The sign as people say it.
  var english: String {
    switch self {
    case .and: "and"
    case .or: "or"
    case .not: "not"
    case .above: "above"
    case .atLeast: "at least"
    case .below: "below"
    case .atMost: "at most"
    case .equal: "is"
    case .unequal: "is not"
    case .times: "×"
    }
  }
}

extension LedgerFigure: Worded {
  /// What was looked at.
  var english: String {
    switch self {
    case .averagePace: "average pace"
    case .decouplingPercent: "heart rate drift"
    case .distance: "distance"
    case .excessPercent: "faster than planned by"
    case .grams: "carbohydrate"
    case .heartRate: "heart rate"
    case .heartRate1min: "heart rate, last minute"
    case .heartRate30s: "heart rate, last 30 s"
    case .heartRate3min: "heart rate, last 3 min"
    case .heartRateBefore: "heart rate before"
    case .heartRateSlope: "heart rate trend, bpm per min"
    case .leadPercent: "ahead of plan by"
    case .lossPercent: "slower by"
    case .maxHeartRate: "max heart rate"
    case .meanWalkSeconds: "average walk"
    case .minutesToNext: "until the next"
    case .pace100s: "pace, last 100 s"
    case .pace10min: "pace, last 10 min"
    case .pace2min: "pace, last 2 min"
    case .pace3min: "pace, last 3 min"
    case .pace4min: "pace, last 4 min"
    case .pace5min: "pace, last 5 min"
    case .pace90s: "pace, last 90 s"
    case .paceBefore: "pace before"
    case .paceVariationPercent: "pace swings by"
    case .projectedSplitPercent: "second half slower by"
    case .remaining: "distance to go"
    case .requiredPace: "pace needed"
    case .secondsAhead: "ahead by"
    case .secondsBehind: "behind by"
    case .secondsHigh: "time up there"
    case .secondsStood: "time standing"
    case .targetPace: "target pace"
    case .usualPace: "usual pace"
    case .walks: "walk breaks"
    }
  }
}
