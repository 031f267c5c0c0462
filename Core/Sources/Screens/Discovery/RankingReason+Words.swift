public import Training

extension RankingReason {
  /// The reason in one line, seen from a day; model values are "about", days and numbers are facts.
  public func words(seenFrom today: Day, in language: Language = .english) -> String {
    language.pick(english(seenFrom: today), german(seenFrom: today))
  }

  private func english(seenFrom today: Day) -> String {
    switch self {
    case .rested(let muscle, _, let day, let sets):
      // A month on nobody asks whether a muscle has rested: it has not been trained.
      guard today - day < 28 else {
        return "\(muscle.title()): not trained since \(DayWords.text(day, seenFrom: today))"
      }
      let when = DayWords.text(day, seenFrom: today)
      return "\(muscle.title()) likely rested: last trained \(when), about \(Self.sets(sets))"
    case .loaded(let muscle, _, let day, let sets):
      let when = DayWords.text(day, seenFrom: today)
      return "\(muscle.title()) likely still loaded from \(when), about \(Self.sets(sets))"
    case .newHere(let minutes): return "New here: \(Self.article(minutes)) \(minutes)-minute start"
    case .balance(let muscle, let sets, let target):
      return
        "\(muscle.title()): \(GymWords.number((sets * 2).rounded() / 2)) of \(target) sets this week"
    case .time(let available, let about):
      if about > available { return "About \(about) minutes, and you have \(available)" }
      return about * 5 >= available * 4
        ? "Fits your \(available) minutes: about \(about)"
        : "About \(about) of your \(available) minutes"
    case .askedFor(let words, let about):
      return "You asked for \(words): about \(about) minutes of it"
    case .equipment(let names):
      if names.isEmpty { return "Needs 0 pieces of equipment" }
      let count = names.count == 1 ? "1 thing" : "\(names.count) things"
      return "All you need is \(count): " + names.joined(separator: ", ")
    case .substitute(let exercise, let other, let place):
      let change = "1 change: \(other) for \(exercise)"
      return place.map { "You are at \($0), with \(change)" } ?? "With \(change)"
    case .doneLately(_, let day, let ago):
      if ago == 0 { return "Done today" + ", \(DayWords.date(day, withYear: false))" }
      return ago == 1 ? "Done 1 day ago" : "Done \(ago) days ago"
    case .notSince(_, let day): return "Not done since \(DayWords.date(day, withYear: false))"
    case .neverDone(let sessions):
      return sessions == 1
        ? "New to you: not in your 1 session" : "New to you: in none of your \(sessions) sessions"
    case .readiness(let rating, let isEasy):
      return "You rated today \(rating)/5: " + (isEasy ? "an easy session" : "a hard session")
    case .calendar(let gap, let about):
      let time = ClockText.pair(gap.before)
      let what = gap.title.map { $0 + " at " } ?? ""
      return "Free \(gap.minutes) minutes before \(what)\(time), about \(about) needed"
    case .race(let race, let isEasy):
      let effort = isEasy ? "Easy" : "Hard"
      guard race.days > 0 else {
        return "\(effort), and \(race.name) is today, \(DayWords.date(today, withYear: false))"
      }
      return "\(effort), \(race.days) " + (race.days == 1 ? "day" : "days") + " before \(race.name)"
    case .goal(let left, let goal):
      return "\(left) " + (left == 1 ? "session" : "sessions") + " to your weekly \(goal)"
    }
  }

  /// What the reason rests on: the name of a session or run, if on one.
  public var evidence: String? {
    switch self {
    case .rested(_, let session, _, _), .loaded(_, let session, _, _),
      .doneLately(let session, _, _), .notSince(let session, _):
      session
    case .newHere, .balance, .time, .askedFor, .equipment, .substitute, .neverDone, .readiness,
      .calendar, .race, .goal:
      nil
    }
  }

  /// The muscle of which it says that it is rested or loaded: somebody may know better.
  public var muscle: Muscle? {
    switch self {
    case .rested(let muscle, _, _, _), .loaded(let muscle, _, _, _): muscle
    case .newHere, .balance, .time, .askedFor, .equipment, .substitute, .doneLately, .notSince,
      .neverDone, .readiness, .calendar, .race, .goal:
      nil
    }
  }

  private static func sets(_ sets: Double) -> String {
    let text = GymWords.number((sets * 2).rounded() / 2)
    return text + (text == "1" ? " set" : " sets")
  }

  /// Eight, eleven, eighteen and eighty-something begin with a vowel when they are said.
  private static func article(_ number: Int) -> String {
    number == 8 || number == 11 || number == 18 || (80...89).contains(number) ? "an" : "a"
  }
}

extension HiddenReason {
  /// Why a workout is not in the list, in one line.
  public func words(seenFrom today: Day, in language: Language = .english) -> String {
    language.pick(english(seenFrom: today), german(seenFrom: today))
  }

  private func english(seenFrom today: Day) -> String {
    switch self {
    case .tag(let tag): "You do not want \"\(tag)\""
    case .exercise(let name): "You do not want \(name)"
    case .missing(let name, let place):
      place.map { "You are at \($0): no \(name)" } ?? "Needs a \(name)"
    case .place(let place): "Is done \(place.words(in: .english))"
    case .rest(let category, let day, let days):
      "\(category.rawValue.capitalizedFirst) was done \(DayWords.text(day, seenFrom: today)); "
        + "you want \(days) " + (days == 1 ? "day" : "days") + " between"
    case .tooLong(let about, let available):
      "Takes about \(about) minutes, and you have \(available)"
    }
  }
}

extension Counterfactual {
  /// What would bring it to the top, in one line.
  public func words(in language: Language) -> String {
    switch self {
    case .minutes(let more):
      language.pick(
        "Would be first with \(more) more minutes",
        "Mit \(more) Minuten mehr ganz oben"
      )
    case .signal(let signal, _):
      language.pick(
        "Ranked lower: \(signal.title().lowercased())",
        "Weiter unten wegen: \(signal.title(in: .german))"
      )
    }
  }
}

extension RankingSignal {
  /// The name for a list of weights.
  public func title(in language: Language = .english) -> String {
    switch self {
    case .recovery: language.pick("Recovery", "Erholung")
    case .balance: language.pick("Balance of the week", "Ausgleich der Woche")
    case .time: language.pick("Time", "Zeit")
    case .focus: language.pick("What you asked for", "Dein Wunsch")
    case .equipment: language.pick("Equipment", "Geräte")
    case .recency: language.pick("Done lately", "Zuletzt gemacht")
    case .novelty: language.pick("Something new", "Etwas Neues")
    case .readiness: language.pick("How you feel", "Tagesform")
    case .calendar: language.pick("Calendar", "Kalender")
    case .plan: language.pick("Weekly goal", "Wochenziel")
    case .race: language.pick("Rest before a race", "Ruhe vor dem Wettkampf")
    }
  }
}

extension WorkoutLocation {
  func words(in language: Language) -> String {
    switch self {
    case .home: language.pick("at home", "zu Hause")
    case .gym: language.pick("in the gym", "im Studio")
    case .away: language.pick("away", "unterwegs")
    case .outdoor: language.pick("outdoors", "draußen")
    case .any: language.pick("anywhere", "überall")
    }
  }

  /// The label of its filter.
  func label(_ language: Language) -> String {
    switch self {
    case .home: language.pick("Home", "Zu Hause")
    case .gym: language.pick("Gym", "Studio")
    case .away: language.pick("Away", "Unterwegs")
    case .outdoor: language.pick("Outdoor", "Draußen")
    case .any: language.pick("Any", "Überall")
    }
  }
}
