import Coaching
import Training

// Doses, targets and lengths as people in a German gym say them; exercises keep the names they have there.
extension GymWords {
  /// A weight: "22,5 kg", "zweimal 22,5 kg", "20 kg Unterstützung".
  static func germanLoad(_ load: LoadEntry) -> String {
    let unit = load.unit == .kilograms ? "kg" : "Pfund"
    let weight = (load.isPair ? "zweimal " : "") + german(load.value) + " " + unit
    switch load.mode {
    case .external: return weight
    case .bodyweight: return "plus " + weight
    case .assisted: return weight + " Unterstützung"
    }
  }

  /// What one set is: "10 Wiederholungen", "60 bis 90 Sekunden pro Seite", "so lange es geht".
  static func germanQuantity(_ dose: Dose) -> String {
    let words =
      switch dose.quantity {
      case .amount(let amount, let unit): german(amount, unit)
      case .most(let unit):
        unit == .seconds ? "so lange es geht" : "so viele \(germanNoun(unit, 2)) wie möglich"
      case .scheme(let numbers):
        list(numbers.map { String($0) }, .german) + " Wiederholungen"
      }
    return words + germanSides(dose)
  }

  /// An exercise with all of its sets: "10 Air Squats, zweimal", "Back Squat, 4 Sätze mit 5".
  static func german(_ called: String, sets: Int, _ dose: Dose?) -> String {
    guard let dose else { return sets > 1 ? "\(called), \(sets) Sätze" : called }
    if case .amount(let amount, .reps) = dose.quantity {
      if sets <= 2, dose.targets.isEmpty, let many = plural(called, amount) {
        return german(amount) + " " + many + germanSides(dose) + (sets == 2 ? ", zweimal" : "")
      }
      if sets > 1 { return "\(called), \(sets) Sätze mit " + german(amount) + germanSides(dose) }
    } else if sets > 1, case .amount(let amount, let unit) = dose.quantity {
      return "\(called), \(sets) Mal " + german(amount, unit) + germanSides(dose)
    } else if sets > 1 {
      return "\(called), \(sets) Sätze, " + germanQuantity(dose)
    }
    return called + ", " + germanQuantity(dose)
  }

  /// An exercise among others of a round: "10 Push-Ups", "30 Sekunden Plank", "8 Swings mit 24 kg bei RPE 8".
  static func germanInRow(
    _ called: String,
    _ dose: Dose?,
    _ targets: [String],
    load: String?
  ) -> String {
    var words = called
    switch dose?.quantity {
    case nil: break
    case .amount(let amount, .reps):
      let isOne = amount.high == 1 && !amount.isOpen
      words =
        isOne
        ? "ein Mal " + called
        : german(amount) + " " + (plural(called, amount) ?? "Mal " + called)
    case .amount(let amount, let unit): words = german(amount, unit) + " " + called
    case .most(.reps): words = "so viele \(plural(called, Amount(2)) ?? called) wie möglich"
    case .most, .scheme: words += ": " + (dose.map { germanQuantity($0) } ?? "")
    }
    if let dose, !saysSides(dose) { words += germanSides(dose) }
    if let load { words += " mit " + load }
    return words + saidAt(targets, .german)
  }

  // What is said in full says its sides.
  private static func saysSides(_ dose: Dose) -> Bool {
    switch dose.quantity {
    case .most(let unit): unit != .reps
    case .scheme: true
    case .amount: false
    }
  }

  /// How hard it is meant to be, as far as a weight does not say it: "RPE 8", "70 bis 75 Prozent".
  static func germanTarget(_ target: Target) -> String? {
    switch target {
    case .load, .bodyweight, .added, .assisted: nil
    case .percent(let share): german(share) + " Prozent"
    case .exertion(let amount): "RPE " + german(amount)
    case .reserve(let amount): german(amount) + " in Reserve"
    case .pace(let goal): germanPace(goal)
    case .namedPace(let name): (namedPaces[name.lowercased()] ?? name) + "-Tempo"
    case .zones(let low, let high): low == high ? "Zone \(low)" : "Zone \(low) bis \(high)"
    case .heartRate(let amount): "Puls " + german(amount)
    case .words(let words): isEnglish(words) ? nil : words
    }
  }

  /// Whether an author's own words are English, by those that no English sentence does without.
  static func isEnglish(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { english.contains(String($0)) }
  }

  private static let english: Set<String> = [
    "a", "and", "as", "at", "back", "before", "between", "breath", "breathe", "breathing", "by",
    "down", "each", "easy", "effort", "every", "fast", "for", "from", "full", "hard", "heavy",
    "hips", "hold", "if", "it", "keep", "last", "leave", "left", "light", "moderate", "no", "not",
    "of", "on", "only", "optional", "or", "out", "pace", "pause", "per", "reps", "rest", "right",
    "set", "sets", "side", "slow", "slowly", "stay", "steady", "stop", "straight", "the", "then",
    "through", "to", "until", "up", "use", "walk", "with", "without", "work", "you", "your",
  ]

  private static let namedPaces = [
    "easy": "Wohlfühl", "recovery": "Erholungs", "race": "Wettkampf", "marathon": "Marathon",
    "threshold": "Schwellen", "interval": "Intervall", "tempo": "Schwellen",
  ]

  private static func germanPace(_ goal: PaceGoal) -> String {
    let fast = Written.duration(.seconds(goal.fastest))
    let slow = Written.duration(.seconds(goal.slowest))
    let unit =
      switch goal.unit {
      case .kilometer: "Kilometer"
      case .mile: "Meile"
      case .halfKilometer: "500 Meter"
      }
    return (fast == slow ? fast : fast + " bis " + slow) + " pro " + unit
  }

  private static func german(_ amount: Amount, _ unit: CountUnit) -> String {
    guard unit == .seconds else { return german(amount) + " " + germanNoun(unit, amount.high) }
    let about = amount.isAbout ? "etwa " : ""
    let more = amount.isOpen ? " oder mehr" : ""
    if amount.isSingle { return about + saidSeconds(amount.low, .german) + more }
    let (low, high) = (Written.whole(amount.low), Written.whole(amount.high))
    if low % 60 == 0, high % 60 == 0 {
      return about + "\(low / 60) bis \(high / 60) Minuten" + more
    }
    return high < 120
      ? about + "\(low) bis \(high) Sekunden" + more
      : about + saidSeconds(amount.low, .german) + " bis " + saidSeconds(amount.high, .german)
        + more
  }

  private static func german(_ amount: Amount) -> String {
    (amount.isAbout ? "etwa " : "") + german(amount.low)
      + (amount.isSingle ? "" : " bis " + german(amount.high)) + (amount.isOpen ? " oder mehr" : "")
  }

  private static func german(_ value: Double) -> String { number(value, in: .german) }

  private static func germanSides(_ dose: Dose) -> String {
    (dose.perSide.map { germanSide($0) } ?? "") + (dose.isAlternating ? " im Wechsel" : "")
  }

  /// Of what the amount counts for each: " pro Seite".
  static func germanSide(_ side: BodySide) -> String {
    switch side {
    case .side: " pro Seite"
    case .leg: " pro Bein"
    case .arm: " pro Arm"
    case .direction: " in jede Richtung"
    }
  }

  /// What is counted, for a count of it: "Wiederholung", "Wiederholungen".
  static func germanNoun(_ unit: CountUnit, _ count: Double) -> String {
    let isOne = count == 1
    switch unit {
    case .reps: return isOne ? "Wiederholung" : "Wiederholungen"
    case .steps: return isOne ? "Schritt" : "Schritte"
    case .breaths: return isOne ? "Atemzug" : "Atemzüge"
    case .laps: return isOne ? "Bahn" : "Bahnen"
    case .seconds: return isOne ? "Sekunde" : "Sekunden"
    case .meters: return "Meter"
    case .kilometers: return "Kilometer"
    case .miles: return isOne ? "Meile" : "Meilen"
    case .yards: return "Yard"
    case .feet: return "Fuß"
    case .calories: return isOne ? "Kalorie" : "Kalorien"
    }
  }
}
