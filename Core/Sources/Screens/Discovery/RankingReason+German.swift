import Training

extension RankingReason {
  /// The reason in German, seen from a day.
  func german(seenFrom today: Day) -> String {
    switch self {
    case .rested(let muscle, _, let day, let sets):
      let (name, when) = (muscle.title(in: .german), Self.day(day, today))
      guard today - day < 28 else { return "\(name): nicht trainiert seit \(when)" }
      return "\(name) wohl erholt: zuletzt \(when), etwa \(Self.sets(sets))"
    case .loaded(let muscle, _, let day, let sets):
      let (name, when) = (muscle.title(in: .german), Self.day(day, today))
      return "\(name) wohl noch müde: zuletzt \(when), etwa \(Self.sets(sets))"
    case .newHere(let minutes): return "Neu hier: ein Einstieg mit \(minutes) Minuten"
    case .balance(let muscle, let sets, let target):
      return "\(muscle.title(in: .german)): \(Self.half(sets)) von \(target) Sätzen diese Woche"
    case .time(let available, let about):
      if about > available { return "Etwa \(about) Minuten, und du hast \(available)" }
      return about * 5 >= available * 4
        ? "Passt in deine \(available) Minuten: etwa \(about)"
        : "Etwa \(about) von deinen \(available) Minuten"
    case .askedFor(let words, let about):
      return "Dein Wunsch: \(GymTerms.german(words)), davon etwa \(about) Minuten"
    case .equipment(let names):
      if names.isEmpty { return "Du brauchst 0 Geräte" }
      let count = names.count == 1 ? "1 Gerät" : "\(names.count) Geräte"
      let list = names.map { GymTerms.german($0) }.joined(separator: ", ")
      return "Du brauchst nur \(count): \(list)"
    case .substitute(let exercise, let other, let place):
      let change = "1 Tausch: \(other) statt \(exercise)"
      return place.map { "Dein Ort: \($0), mit \(change)" } ?? "Mit \(change)"
    case .doneLately(_, let day, let ago):
      if ago == 0 { return "Heute gemacht, \(Self.date(day))" }
      return ago == 1 ? "Vor 1 Tag gemacht" : "Vor \(ago) Tagen gemacht"
    case .notSince(_, let day): return "Zuletzt am \(Self.date(day)) gemacht"
    case .neverDone(let sessions):
      return sessions == 1
        ? "Neu für dich: nicht in deiner 1 Einheit"
        : "Neu für dich: in keiner deiner \(sessions) Einheiten"
    case .readiness(let rating, let isEasy):
      return "Deine Tagesform ist \(rating)/5: " + (isEasy ? "eine leichte" : "eine harte")
        + " Einheit"
    case .calendar(let gap, let about):
      let time = ClockText.pair(gap.before)
      let what = gap.title.map { $0 + " um " } ?? ""
      return "\(gap.minutes) Minuten frei vor \(what)\(time), etwa \(about) nötig"
    case .race(let race, let isEasy):
      let effort = isEasy ? "Leicht" : "Hart"
      guard race.days > 0 else {
        return "\(effort), und \(race.name) ist heute, \(Self.date(today))"
      }
      return "\(effort), \(race.days) " + (race.days == 1 ? "Tag" : "Tage") + " vor \(race.name)"
    case .goal(let left, let goal):
      return "Noch \(left) " + (left == 1 ? "Einheit" : "Einheiten")
        + " bis zum Wochenziel von \(goal)"
    }
  }

  private static func day(_ day: Day, _ today: Day) -> String {
    DayWords.text(day, seenFrom: today, in: .german)
  }

  private static func date(_ day: Day) -> String {
    DayWords.date(day, withYear: false, in: .german)
  }

  private static func half(_ sets: Double) -> String {
    GymWords.number((sets * 2).rounded() / 2, in: .german)
  }

  private static func sets(_ sets: Double) -> String {
    let text = half(sets)
    return text + (text == "1" ? " Satz" : " Sätze")
  }
}

extension HiddenReason {
  /// Why a workout is not in the list, in German.
  func german(seenFrom today: Day) -> String {
    switch self {
    case .tag(let tag): "Ausgeschlossen: „\(tag)“"
    case .exercise(let name): "Ausgeschlossen: \(name)"
    case .missing(let name, let place):
      place.map { "Fehlt am Ort \($0): \(GymTerms.german(name))" }
        ?? "Braucht: \(GymTerms.german(name))"
    case .place(let place): "Geht \(place.words(in: .german))"
    case .rest(let category, let day, let days):
      "\(GymTerms.german(category.rawValue)): zuletzt "
        + DayWords.text(day, seenFrom: today, in: .german)
        + "; du willst \(days) " + (days == 1 ? "Tag" : "Tage") + " Abstand"
    case .tooLong(let about, let available):
      "Dauert etwa \(about) Minuten, und du hast \(available)"
    }
  }
}
