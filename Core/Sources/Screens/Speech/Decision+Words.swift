import Coaching

extension Decision {
  /// What was decided, in one or two words.
  var name: String {
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

  /// Why it was decided so, as a sentence; empty where the line's cause says all.
  var reason: String {
    switch self {
    case .said: ""
    case .held(let hold): hold.reason
    case .dropped(let drop): drop.reason
    case .ended(let outcome): outcome.reason
    case .unfired(let miss): miss.reason
    case .done: "It did so without a word."
    case .leftAlone(let reason): reason.sentence
    }
  }
}

extension Restraint.Reason {
  var sentence: String {
    switch self {
    case .shortStop: "It said nothing: so far the stop may be a red light."
    case .runWalk: "It said nothing: you run and walk in turns."
    case .alreadySaid: "It said nothing: it had just spoken of the same."
    case .saidEnough: "It said nothing: it had said so often enough on this run."
    case .goalReached: "It keeps quiet: you have reached your goal, and the rest is yours."
    }
  }
}

extension Decision.Hold {
  var reason: String {
    switch self {
    case .turn: "It waited its turn: one line in 30 seconds, and never two at once."
    case .paused: "It waited because you were not running."
    case .expecting(let rank): "It waited because \(rank.phrase) was due within five seconds."
    case .branch(let key): "It waited: it is meant for “\(spaced(key))”, and that was not so."
    }
  }
}

extension Decision.Drop {
  var reason: String {
    switch self {
    case .expired: "Skipped: by the time its turn came it would have been stale."
    case .noLongerTrue: "Skipped: by the time its turn came it was no longer true."
    case .branchInactive(let key): "Skipped: it is meant for “\(spaced(key))”, and that was not so."
    case .replaced: "Skipped: a newer one of its kind took its place."
    case .muted: "Skipped: you had muted the coach."
    case .unknown(let placeholder):
      "Skipped: its \(spaced(placeholder.rawValue)) was not known then."
    case .nothingFits: "Skipped: no line fits what is true now."
    case .episode(let episode): "Skipped: \(episode.sentence)"
    case .ended: "Skipped: the run was over before its turn came."
    }
  }
}

extension Episode {
  /// What is wrong, as a sentence.
  fileprivate var sentence: String {
    switch self {
    case .bonk: "your fuel was gone, and that was no time for praise or talk."
    case .heartRateHigh: "your heart rate was too high for praise or talk."
    case .stopped: "you had stopped, and nobody knew why."
    case .fade: "your pace had fallen far, and that was no time for praise or talk."
    }
  }
}

extension Decision.Miss {
  var reason: String {
    switch self {
    case .notReached: "The run ended first."
    case .noGoal: "It needs a goal, and the run had none."
    case .goalTooShort: "It counts back from the goal by half of the run or more."
    case .neverTrue: "What it waits for never happened."
    case .neverKnown(let variables):
      "Not enough was known for it: \(list(variables))."
    case .tooBrief: "What it waits for never lasted a minute with a trusted heart rate."
    case .branch(let key): "It is meant for “\(spaced(key))”, and that was never so at its moment."
    }
  }

  private func list(_ variables: [Variable]) -> String {
    var text = ""
    for variable in variables { text += (text.isEmpty ? "" : ", ") + variable.words }
    return text
  }
}

extension LineOutcome {
  var reason: String {
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

extension Rank {
  var phrase: String {
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

private func spaced(_ name: String) -> String { LedgerEntry.Value.spaced(name) }
