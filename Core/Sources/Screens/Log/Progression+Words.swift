public import Training

extension Progression.Reason {
  /// Why that is next, in one sentence, seen from a day.
  public func words(seenFrom today: Day) -> String {
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
  /// What is to be lifted: "3 sets of 5 × 80 kg", "5 × 80 kg, 5+ × 80 kg".
  public var words: String {
    let each = sets.map { set in
      "\(set.reps)" + (set.isOpen ? "+" : "")
        + (set.load.map { " × " + GymWords.load($0) } ?? " reps")
    }
    let isSame = each.allSatisfy { $0 == each.first }
    return isSame && each.count > 1
      ? "\(each.count) sets of " + (each.first ?? "") : each.joined(separator: ", ")
  }
}

extension PersonalRecord {
  /// The record in one line: "Squat: 102.5 kg, heaviest so far".
  public var words: String {
    switch kind {
    case .weight(let load): "\(subject): \(GymWords.load(load)), the heaviest so far"
    case .reps(let reps, let load):
      "\(subject): \(GymWords.number(reps)) reps at \(GymWords.load(load)), the most so far"
    case .estimate(let value, let unit):
      "\(subject): est. 1RM \(GymWords.number((value * 2).rounded() / 2)) \(unit.rawValue), new best"
    case .setVolume(let kilograms):
      "\(subject): \(GymWords.number(kilograms)) kg in one set, the most so far"
    case .sessionVolume(let kilograms):
      "\(subject): \(GymWords.number(kilograms)) kg in one session, the most so far"
    case .hold(let seconds): "\(subject): held for \(GymWords.seconds(seconds)), the longest so far"
    case .score(let score): "\(subject): \(GymWords.score(score)), the best so far"
    }
  }
}

extension Plateau.Advice {
  /// The advice in one sentence.
  public var words: String {
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
  public func words(seenFrom today: Day) -> String {
    "\(exercise): no gain in \(count) sessions since \(DayWords.text(day, seenFrom: today)) "
      + "(est. 1RM \(GymWords.number(best.rounded())) kg)."
  }
}

extension RepMax {
  /// The estimate with its spread and the set that it comes from.
  public var words: String {
    let set = GymWords.result(set.result)
    let half = { (value: Double) in GymWords.number((value * 2).rounded() / 2) }
    guard high > low else { return "\(half(value)) \(unit.rawValue) (\(set))" }
    return
      "about \(half(value)) \(unit.rawValue), other formulas \(half(low))–\(half(high)) (\(set))"
  }
}

extension DailyChallenge {
  /// How the challenge stands, in one line.
  public var words: String {
    let head = "\(exercise): \(done) of \(goal) today"
    let rest = left == 0 ? ", done" : ", \(left) to go"
    return head + rest + (days > 1 ? ", \(days) days in a row" : "")
  }
}

extension Streak {
  /// The streak in one line: it speaks of what is left, never of what is broken.
  public var words: String {
    let head = weeks == 1 ? "1 week in a row" : "\(weeks) weeks in a row"
    let goal = "weekly goal: \(thisWeek)/\(target)" + (left == 0 ? " ✓" : "")
    return weeks == 0 ? goal.capitalizedFirst : "\(head), \(goal)"
  }
}
