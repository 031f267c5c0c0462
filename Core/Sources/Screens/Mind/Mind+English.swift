import Training

// What is wrong with a model's words in English, word for word as the model is told to mend them.

extension ModelProblem: Worded {
  var english: String {
    switch self {
    case .notShared(let missing):
      "not shared with a model: " + missing.map { $0.rawValue }.joined(separator: ", ")
    case .failed(let error): error.english
    case .withheld(let reason): reason.english
    case .form(let lack): lack.english
    case .manner(let fault): fault.english
    case .untruth(let claim): claim.english
    case .staging(let fault): fault.english
    case .planning(let fault): fault.english
    case .part(let part, let problem): "\(part.english): \(problem.english)"
    case .rehearsed(let line, let problem): "line \(line): on a rehearsal, \(problem.english)"
    case .diagnosed(let found): found.message + (found.suggestion.map { "; " + $0 } ?? "")
    }
  }
}

extension ModelError: Worded {
  var english: String {
    switch self {
    case .unreachable(let absence): "the model's server cannot be reached: " + absence.english
    case .tooSlow: "the model took too long"
    case .key: "the provider does not accept the key; check it"
    case .billing: "the provider asks for payment, or a spending limit set there is reached"
    case .forbidden: "the provider does not allow this to the key"
    case .unknownModel(let model): "the provider has no model \(model); choose another one"
    case .badRequest(let reason): "the provider refuses the request: \(reason)"
    case .tooLarge: "the request is too long for the model"
    case .limited: "the provider gets too many requests at the moment"
    case .overloaded: "the provider is overloaded"
    case .server(let status): "the provider failed (\(status))"
    case .refused(let reason): "the model refuses to answer" + (reason.isEmpty ? "" : ": " + reason)
    case .unreadable(let reason): "the provider's answer cannot be read: \(reason)"
    case .declined(let reason, _, _): "the proxy says: " + reason
    case .redirected: "the provider sends the request elsewhere, which we do not follow"
    }
  }
}

extension ModelError.Absence: Worded {
  var english: String {
    switch self {
    case .network(let refusal): refusal.words(in: .english)
    case .address(let refusal): refusal.words(in: .english)
    case .nothingSent: "nothing is sent from here"
    case .ownModel: "the model of this phone failed"
    case .ownModelNotLoaded: "the model of this phone is not loaded"
    }
  }
}

extension ModelOutcome: Worded {
  var english: String { rawValue }
}

extension ModelProblem.Withholding: Worded {
  var english: String {
    switch self {
    case .noModel: "no model is set up"
    case .overBudget: "the budget for models is used up"
    case .unusableRelay: "the proxy's answer did not pass"
    case .emptyProxy: "the proxy has no model"
    case .byRules: "rules answer this"
    case .planned: "the steps of a planned run say what there is to say; no model is asked"
    }
  }
}

extension ModelProblem.Part: Worded {
  var english: String {
    switch self {
    case .line(let number): "line \(number)"
    case .sentence(let number): "sentence \(number)"
    case .title: "the title"
    case .reason: "\"why\""
    case .text(let words): "\"\(words)\""
    }
  }
}

extension ModelProblem.Form: Worded {
  var english: String {
    switch self {
    case .noObject: "there is no JSON object in the answer"
    case .unreadable(let reason): "the JSON cannot be read: \(reason)"
    case .endless: "the JSON has no end"
    case .cutOff: "the answer was cut off at its longest length"
    case .noReply: "there is no \"reply\""
    case .noList(let name): "there is no list \"\(name)\""
    case .noSentences: "there are no sentences"
    case .noLines: "there are no lines"
    case .brokenLine: "it needs \"when\" and \"text\""
    case .brokenSentence(let number): "sentence \(number): it needs \"text\" and \"figure\""
    case .brokenSummary: "\"summary\", \"went_well\" and \"to_try\" need a sentence each"
    case .brokenWorkout: "\"title\", \"why\" and \"sections\" are needed"
    case .brokenSection: "each section needs a \"heading\" and \"steps\""
    }
  }
}

extension ModelProblem.Manner: Worded {
  var english: String {
    switch self {
    case .empty: "it says nothing"
    case .manySentences: "it has more than three sentences"
    case .overfull(let count, let most): "there are \(count) sentences, more than \(most)"
    case .wordy(let count, let most): "it has \(count) words, more than \(most)"
    case .long: "it is too long"
    case .letters(let count, let range):
      "it has \(count) letters, expected \(range.lowerBound) to \(range.upperBound)"
    case .slow(let seconds): "a voice needs more than \(seconds) seconds for it; shorten it"
    case .placeholders: "write figures, not placeholders"
    case .unknownPlaceholder(let name): "{\(name)} is no placeholder"
    case .ellipsis: "it has a placeholder \"...\" in place of words"
    case .sign(let sign): "it has the sign \(sign); write plain words"
    case .address: "it has an address"
    case .unfit(let words): "it says \"\(words)\", which a coach does not say"
    case .aside(let words): "it says \"\(words)\", which a coach does not say to a runner"
    case .ofRunner(let words):
      "it says \"\(words)\", which the runner may say; speak to the runner"
    case .ofItself: "it says \"I\"; speak to the runner"
    case .swearing(let word): "it swears: \"\(word)\""
    case .echo: "it only repeats the question"
    case .again: "you said nearly the same a moment ago"
    case .alike: "it says nearly the same as another one"
    case .twice(let sentence): "it says twice: \(sentence)"
    case .copied: "it is copied from the rules"
    case .plan: "it only repeats the plan"
    }
  }
}

extension ModelProblem.Untruth: Worded {
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  var english: String {
    switch self {
    case .figure(let figure): "the figure \"\(figure)\" does not stand in the facts"
    case .otherDay(let figure): "the figure \"\(figure)\" is not of that day or week"
    case .unplanned(let figure): "the figure \"\(figure)\" is not the plan's; use a placeholder"
    case .unsaid(let figure): "the figure \"\(figure)\" does not stand in the sentence"
    case .name(let name): "the name \"\(name)\" does not stand in the facts"
    case .stranger(let name): "no fact has the name \"\(name)\""
    case .praise(let word): "no fact says \"\(word)\" of that"
    case .week: "no fact is of that week"
    case .date(let day, let month): "no fact is of day \(day) of month \(month)"
    case .month(let month): "no fact is of month \(month)"
    case .weekday(let weekday): "no fact is of a \(Self.weekdays[weekday])"
    case .day(let day): "no fact is of \(day.text)"
    case .misplaced(let words, let place): "it says \"\(words)\" at \(place)"
    case .contradicted(let words, let witness): "it says \"\(words)\"\(witness.english)"
    }
  }
}

extension ModelProblem.Witness: Worded {
  var english: String {
    switch self {
    case .facts: ", and the facts say otherwise"
    case .silence: ", which the facts do not"
    case .noOtherRuns: ", and no fact is of other runs"
    case .earlierRuns: ", and the earlier runs say otherwise"
    case .weeks: ", and the figures of the weeks say otherwise"
    case .nowhere: ", and nothing says where the run stands"
    case .target: ", and the target pace says otherwise"
    case .otherPart: ", which is the other part of the way"
    case .moment: " where that is not so"
    }
  }
}

extension ModelProblem.Staging: Worded {
  var english: String {
    switch self {
    case .noStart: "there is no line at the start, within the first 60 seconds"
    case .noFinish:
      "there is no line towards the finish, within the last kilometer or the last tenth"
    case .hole(let from, let to):
      "nothing is said between \(from) m and \(to) m; write a line there"
    case .alike(let later, let earlier):
      "line \(later) says nearly the same as line \(earlier)"
    case .like(let name): "it says nearly the same as \(name)"
    case .neverSaid(let count, let names):
      "\(count) of its lines are never said: \(names.joined(separator: ", "))"
    case .unreached(let name): "\(name): no rehearsal gets to it"
    case .noMoment(let name): "\(name): no rehearsal has its moment"
    case .talksOver: "it talks over a word about safety or food"
    case .crowded(let run, let tenths):
      "on the run \"\(run.english)\" there are \(tenths / 10).\(tenths % 10) lines per km, more than 4"
    case .empty(let run, let meters):
      "on the run \"\(run.english)\" nothing is said for \(meters) m"
    case .silent(let run, let seconds):
      "on the run \"\(run.english)\" nothing is said for \(seconds) s"
    }
  }
}

extension RehearsalKind: Worded {
  var english: String {
    switch self {
    case .planned: "as planned"
    case .even: "even"
    case .fading: "too fast, then fading"
    case .careful: "careful"
    case .recording(let name): name
    }
  }
}

extension ModelProblem.Planning: Worded {
  var english: String {
    switch self {
    case .noSteps: "there are no steps"
    case .letters(let part, let count, let range):
      "\(part.english) has \(count) letters, expected \(range.lowerBound) to \(range.upperBound)"
    case .unclear(let step): "\"\(step)\" is not understood"
    case .unknown(let exercise): "\"\(exercise)\" is not in the list of exercises"
    case .unwanted(let exercise): "\(exercise) is to be left out"
    case .noWeight(let exercise): "the log shows no weight of \(exercise); write @ RPE"
    case .heavy(let exercise, let kilograms, let most):
      "\(exercise) with \(kilograms) kg is more than the log shows, \(most) kg"
    case .lacks(let equipment): "it needs \(equipment.joined(separator: ", ")), which is not there"
    case .minutes(let minutes, let wanted): "it takes about \(minutes) minutes, not \(wanted)"
    case .place(let place, let wanted):
      "it needs a place such as \(place.rawValue), not \(wanted.rawValue)"
    case .kind(let category): "it is \(category.rawValue), which was not asked for"
    case .focus(let tags): "it is for \(tags.joined(separator: ", ")), to be left out"
    }
  }
}
