public import Training

extension Progression.Reason {
  /// Why that is next, in one sentence, seen from a day.
  public func words(seenFrom today: Day, in language: Language = .english) -> String {
    language.pick(english(seenFrom: today), german(seenFrom: today))
  }

  private func english(seenFrom today: Day) -> String {
    switch self {
    case .nothingKnown: "Not in your log yet: start light."
    case .allHit(_, let day, let sets, let reps):
      "All \(sets) sets reached \(reps) reps \(DayWords.text(day, seenFrom: today))."
    case .missed(_, let day, let times, let limit):
      "Missed \(times) of \(limit) times in a row, last \(DayWords.text(day, seenFrom: today))."
    case .lowestSet(_, let day, let reps):
      "Your lowest set last time: \(reps) reps (\(DayWords.text(day, seenFrom: today)))."
    case .lastSet(_, let day, let reps, let target):
      "The last set had \(reps) of \(target) reps \(DayWords.text(day, seenFrom: today))."
    case .sum(_, let day, let reps, let target):
      "All sets together had \(reps) of \(target) reps \(DayWords.text(day, seenFrom: today))."
    case .week(let week, let sessions, let maximum):
      "Week \(week) of 4 after \(sessions) sessions, training maximum \(GymWords.number((maximum * 4).rounded() / 4))."
    case .notReady(let rating): "You rated today \(rating)/5, so the load does not rise."
    case .away(_, let day, let weeks, let percent):
      "Last done \(DayWords.date(day)), \(weeks) weeks ago: start at least \(percent) % lighter."
    case .fellShort(_, let day, let reps, let target):
      "You got \(reps) of \(target) reps last time (\(DayWords.text(day, seenFrom: today))): go lighter."
    }
  }
}

extension Progression.Advice {
  /// Why that is next, seen from a day: the fact, and what the plates make of it.
  public func reasons(seenFrom today: Day, in language: Language = .english) -> String {
    let fact = why.words(seenFrom: today, in: language)
    guard let unloadable else { return fact }
    let asked = GymWords.load(unloadable, in: language)
    return fact + " "
      + language.pick(
        "The rule asks for \(asked); this is what your plates make.",
        "Die Regel verlangt \(asked); deine Scheiben ergeben das hier."
      )
  }

  /// What is to be lifted: "3 sets of 5 × 80 kg", "5 × 80 kg, 5+ × 80 kg".
  public var words: String { words(in: .english) }

  /// What is to be lifted, in a language.
  public func words(in language: Language) -> String {
    let each = sets.map { set in
      "\(set.reps)" + (set.isOpen ? "+" : "")
        + (set.load.map { " × " + GymWords.load($0, in: language) }
          ?? language.pick(" reps", " Wdh."))
    }
    let isSame = each.allSatisfy { $0 == each.first }
    return isSame && each.count > 1
      ? GymWords.several(each.count, of: each.first ?? "", language)
      : each.joined(separator: ", ")
  }
}

extension PersonalRecord {
  /// The record in one line: "Squat: 102.5 kg, heaviest so far".
  public var words: String { words(in: .english) }

  /// The record in a language.
  public func words(in language: Language) -> String { language.pick(english, german) }

  private var english: String {
    switch kind {
    case .weight(let load): "\(subject): \(GymWords.load(load)), the heaviest so far"
    case .reps(let reps, let load):
      "\(subject): \(GymWords.number(reps)) reps at \(GymWords.load(load)), the most so far"
    case .estimate(let value, let unit):
      "\(subject): est. 1RM \(GymWords.number((value * 2).rounded() / 2)) \(unit.rawValue), new best"
    case .setVolume(let kilograms):
      "\(subject): \(GymWords.volume(kilograms)) in one set, the most so far"
    case .sessionVolume(let kilograms):
      "\(subject): \(GymWords.volume(kilograms)) in one session, the most so far"
    case .hold(let seconds): "\(subject): held for \(GymWords.seconds(seconds)), the longest so far"
    case .score(let score): "\(subject): \(GymWords.score(score)), the best so far"
    }
  }
}

extension Plateau.Advice {
  /// The advice in one sentence.
  public func words(in language: Language = .english) -> String {
    language.pick(english, german)
  }

  private var english: String {
    switch self {
    case .plateau(let names):
      "\(names.count) current lifts have stalled (\(names.joined(separator: ", "))): "
        + "try a lighter week, about 10 % less."
    case .tired(let mean, let count):
      "Your last \(count) check-ins were \(GymWords.number((mean * 10).rounded() / 10)) of 5 on average: "
        + "try a lighter week, about 10 % less."
    }
  }
}

extension Plateau.Finding {
  /// The finding in one sentence, seen from a day.
  public func words(seenFrom today: Day, in language: Language = .english) -> String {
    language.pick(english(seenFrom: today), german(seenFrom: today))
  }

  private func english(seenFrom today: Day) -> String {
    "\(exercise): no gain in \(count) sessions since \(DayWords.text(day, seenFrom: today)) "
      + "(est. 1RM \(GymWords.number(best.rounded())) kg)."
  }
}

extension RepMax {
  /// The estimate with its spread and the set that it comes from.
  public var words: String { words(in: .english) }

  /// The estimate in a language.
  public func words(in language: Language) -> String {
    let set = GymWords.result(set.result, in: language)
    let half = { (value: Double) in
      GymWords.number((value * 2).rounded() / 2, in: language)
    }
    let estimate = "\(half(value)) \(unit.rawValue)"
    guard high > low else { return "\(estimate) (\(set))" }
    return language.pick("about ", "etwa ") + estimate
      + language.pick(", other formulas ", ", andere Formeln ")
      + "\(half(low))–\(half(high)) (\(set))"
  }
}

extension DailyChallenge {
  /// How the challenge stands, in one line.
  public var words: String { words(in: .english) }

  /// How the challenge stands, in a language.
  public func words(in language: Language) -> String {
    let head = language.pick(
      "\(exercise): \(done) of \(goal) today",
      "\(exercise): heute \(done) von \(goal)"
    )
    let rest =
      left == 0
      ? language.pick(", done", ", geschafft") : language.pick(", \(left) to go", ", noch \(left)")
    let row = language.pick(", \(days) days in a row", ", \(days) Tage in Folge")
    return head + rest + (days > 1 ? row : "")
  }
}

extension Streak {
  /// The streak in one line: it speaks of what is left, never of what is broken.
  public var words: String { words(in: .english) }

  /// The streak in a language.
  public func words(in language: Language) -> String {
    let head = language.pick(
      weeks == 1 ? "1 week in a row" : "\(weeks) weeks in a row",
      weeks == 1 ? "1 Woche in Folge" : "\(weeks) Wochen in Folge"
    )
    let goal =
      language.pick("weekly goal", "Wochenziel") + ": \(thisWeek)/\(target)"
      + (left == 0 ? " ✓" : "")
    return weeks == 0 ? goal.capitalizedFirst : "\(head), \(goal)"
  }
}
