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
  func reason(in language: Language) -> String {
    switch self {
    case .said: ""
    case .held(let hold): hold.reason(in: language)
    case .dropped(let drop): drop.reason(in: language)
    case .ended(let outcome): language.ledger(outcome.reason)
    case .unfired(let miss): miss.reason(in: language)
    case .done: language.ledger("It did so without a word.")
    case .leftAlone(let reason): language.ledger(reason.sentence)
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
  func reason(in language: Language) -> String {
    switch self {
    case .turn:
      language.ledger("It waited its turn: one line in 30 seconds, and never two at once.")
    case .paused: language.ledger("It waited because you were not running.")
    case .expecting(let rank):
      language.pick(
        "It waited because \(rank.phrase) was due within five seconds.",
        "Der Satz wartete, weil in den nächsten fünf Sekunden etwas anderes fällig war: "
          + language.ledger(rank.phrase) + "."
      )
    case .branch(let key):
      language.pick(
        "It waited: it is meant for “\(spaced(key))”, and that was not so.",
        "Der Satz wartete: Er ist für „\(language.ledger(spaced(key)))“ gedacht, und das war nicht so."
      )
    }
  }
}

extension Decision.Drop {
  func reason(in language: Language) -> String {
    switch self {
    case .expired: language.ledger("Skipped: by the time its turn came it would have been stale.")
    case .noLongerTrue: language.ledger("Skipped: by the time its turn came it was no longer true.")
    case .branchInactive(let key):
      language.pick(
        "Skipped: it is meant for “\(spaced(key))”, and that was not so.",
        "Ausgelassen: Der Satz ist für „\(language.ledger(spaced(key)))“ gedacht, und das war nicht so."
      )
    case .replaced: language.ledger("Skipped: a newer one of its kind took its place.")
    case .muted: language.ledger("Skipped: you had muted the coach.")
    case .unknown(let placeholder):
      language.pick(
        "Skipped: its \(spaced(placeholder.rawValue)) was not known then.",
        "Ausgelassen: \(spaced(placeholder.rawValue)) war da nicht bekannt."
      )
    case .nothingFits: language.ledger("Skipped: no line fits what is true now.")
    case .episode(let episode):
      language.pick("Skipped: ", "Ausgelassen: ") + language.ledger(episode.sentence)
    case .ended: language.ledger("Skipped: the run was over before its turn came.")
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
  func reason(in language: Language) -> String {
    switch self {
    case .notReached: language.ledger("The run ended first.")
    case .noGoal: language.ledger("It needs a goal, and the run had none.")
    case .goalTooShort: language.ledger("It counts back from the goal by half of the run or more.")
    case .neverTrue: language.ledger("What it waits for never happened.")
    case .neverKnown(let variables):
      language.pick("Not enough was known for it: ", "Dafür war zu wenig bekannt: ")
        + list(variables, language) + "."
    case .tooBrief:
      language.ledger("What it waits for never lasted a minute with a trusted heart rate.")
    case .branch(let key):
      language.pick(
        "It is meant for “\(spaced(key))”, and that was never so at its moment.",
        "Der Satz ist für „\(language.ledger(spaced(key)))“ gedacht, und das war nie so, als er dran war."
      )
    }
  }

  private func list(_ variables: [Variable], _ language: Language) -> String {
    var text = ""
    for variable in variables {
      text += (text.isEmpty ? "" : ", ") + language.ledger(variable.words)
    }
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
