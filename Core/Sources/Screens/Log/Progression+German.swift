import Training

extension Progression.Reason {
  /// Why that is next in German, seen from a day.
  func german(seenFrom today: Day) -> String {
    let when = { (day: Day) in DayWords.text(day, seenFrom: today, in: .german) }
    return switch self {
    case .nothingKnown: "Noch nicht in deinem Tagebuch: Fang leicht an."
    case .allHit(_, let day, let sets, let reps):
      "Alle \(sets) Sätze mit \(reps) Wdh. geschafft (\(when(day)))."
    case .missed(_, let day, let times, let limit):
      "\(times) von \(limit) Mal in Folge nicht geschafft (zuletzt \(when(day)))."
    case .lowestSet(_, let day, let reps):
      "Dein schwächster Satz beim letzten Mal: \(reps) Wdh. (\(when(day)))."
    case .lastSet(_, let day, let reps, let target):
      "Der letzte Satz hatte \(reps) von \(target) Wdh. (\(when(day)))."
    case .sum(_, let day, let reps, let target):
      "Alle Sätze zusammen hatten \(reps) von \(target) Wdh. (\(when(day)))."
    case .week(let week, let sessions, let maximum):
      "Woche \(week) von 4 nach \(sessions) Einheiten, Trainingsmaximum "
        + GymWords.number((maximum * 4).rounded() / 4, in: .german) + "."
    case .notReady(let rating):
      "Deine Tagesform ist \(rating)/5, also steigt das Gewicht nicht."
    case .away(_, let day, let weeks, let percent):
      "Zuletzt am \(DayWords.date(day, in: .german)), vor \(weeks) Wochen: "
        + "Fang mindestens \(percent) % leichter an."
    case .fellShort(_, let day, let reps, let target):
      "Beim letzten Mal \(reps) von \(target) Wdh. (\(when(day))): Nimm weniger Gewicht."
    }
  }
}

extension PersonalRecord {
  /// The record in German.
  var german: String {
    let number = { (value: Double) in GymWords.number(value, in: .german) }
    let words =
      switch kind {
      case .weight(let load): GymWords.load(load, in: .german) + ", so schwer wie nie"
      case .reps(let reps, let load):
        number(reps) + " Wdh. mit " + GymWords.load(load, in: .german) + ", so viele wie nie"
      case .estimate(let value, let unit):
        "1RM geschätzt " + number((value * 2).rounded() / 2) + " \(unit.rawValue), neue Bestmarke"
      case .setVolume(let kilograms):
        GymWords.volume(kilograms, in: .german) + " in einem Satz, so viel wie nie"
      case .sessionVolume(let kilograms):
        GymWords.volume(kilograms, in: .german) + " in einer Einheit, so viel wie nie"
      case .hold(let seconds): GymWords.seconds(seconds) + " gehalten, so lange wie nie"
      case .score(let score): GymWords.score(score, in: .german) + ", so gut wie nie"
      }
    return subject + ": " + words
  }
}

extension Plateau.Advice {
  /// The advice in German.
  var german: String {
    let lighter = "Probier eine leichtere Woche, etwa 10 % weniger."
    switch self {
    case .plateau(let names):
      return "\(names.count) Übungen stagnieren (\(names.joined(separator: ", "))): " + lighter
    case .tired(let mean, let count):
      let value = GymWords.number((mean * 10).rounded() / 10, in: .german)
      return "Deine letzten \(count) Tagesformen lagen im Schnitt bei \(value) von 5: " + lighter
    }
  }
}

extension Plateau.Finding {
  /// The finding in German, seen from a day.
  func german(seenFrom today: Day) -> String {
    "\(exercise): kein Fortschritt in \(count) Einheiten seit "
      + DayWords.text(day, seenFrom: today, in: .german)
      + " (1RM geschätzt \(GymWords.number(best.rounded(), in: .german)) kg)."
  }
}
