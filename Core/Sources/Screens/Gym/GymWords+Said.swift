import Coaching
import Training

// Doses, targets and lengths as people in a gym say them.
extension GymWords {
  /// A length of time as it is said: "45 seconds", "90 seconds", "3 minutes", "2 minutes 30".
  public static func saidSeconds(_ value: Double, _ language: Language = .english) -> String {
    let whole = Written.whole(value)
    let (minutes, rest) = (whole / 60, whole % 60)
    if whole < 60 || (whole < 120 && rest != 0) {
      return language.pick(
        "\(whole) " + (whole == 1 ? "second" : "seconds"),
        whole == 1 ? "eine Sekunde" : "\(whole) Sekunden"
      )
    }
    if whole == 60 { return language.pick("one minute", "eine Minute") }
    let head = language.pick("\(minutes) minutes", "\(minutes) Minuten")
    return rest == 0 ? head : head + " \(rest)"
  }

  /// What one set is: "10 reps", "60 to 90 seconds per side", "15 calories", "max reps".
  static func saidQuantity(_ dose: Dose?, _ language: Language) -> String {
    guard let dose else { return "" }
    if language == .german { return germanQuantity(dose) }
    let words: String
    switch dose.quantity {
    case .amount(let amount, let unit): words = said(amount, unit)
    case .most(let unit): words = unit == .seconds ? "max hold" : "max " + noun(unit, 2)
    case .scheme(let numbers): words = list(numbers.map { String($0) }, language) + " reps"
    }
    return words + sides(dose)
  }

  /// An exercise with all of its sets: "10 Air Squats, twice", "Back Squat, 4 sets of 5",
  /// "Run, 6 times 400 meters".
  static func said(_ name: String, sets: Int, _ dose: Dose?, _ language: Language) -> String {
    let called = saidName(name, language)
    if language == .german { return german(called, sets: sets, dose) }
    guard let dose else { return sets > 1 ? "\(called), \(sets) sets" : called }
    if case .amount(let amount, .reps) = dose.quantity {
      if sets <= 2, dose.targets.isEmpty, let many = plural(called, amount) {
        return said(amount) + " " + many + sides(dose) + (sets == 2 ? ", twice" : "")
      }
      if sets > 1 { return "\(called), \(sets) sets of " + said(amount) + sides(dose) }
    } else if sets > 1, case .amount(let amount, let unit) = dose.quantity {
      return "\(called), \(sets) times " + said(amount, unit) + sides(dose)
    } else if sets > 1 {
      return "\(called), \(sets) sets of " + saidQuantity(dose, language)
    }
    return called + ", " + saidQuantity(dose, language)
  }

  /// An exercise among others of a round, without a comma: "10 Push-Ups", "Plank for 30 seconds",
  /// "14 Kettlebell Swings with 24 kg at RPE 8".
  static func saidInRow(
    _ name: String,
    _ dose: Dose?,
    _ targets: [String],
    load: String?,
    _ language: Language
  ) -> String {
    let called = saidName(name, language)
    if language == .german { return germanInRow(called, dose, targets, load: load) }
    var words = called
    switch dose?.quantity {
    case nil: break
    case .amount(let amount, .reps):
      let one = amount.high == 1 && !amount.isOpen ? "one " + called : nil
      words =
        one ?? plural(called, amount).map { said(amount) + " " + $0 }
        ?? said(amount, .reps) + " of " + called
    case .amount(let amount, let unit): words += " for " + said(amount, unit)
    case .most(.reps): words = "max " + (plural(called, Amount(2)) ?? "reps of " + called)
    case .most, .scheme: words += ": " + saidQuantity(dose, language)
    }
    if let dose { words += sides(dose) }
    if let load { words += " with " + load }
    return words + saidAt(targets, language)
  }

  /// How hard, behind what it is meant of: " at RPE 8", " in zone 2".
  static func saidAt(_ targets: [String], _ language: Language) -> String {
    guard let first = targets.first else { return "" }
    let isZone = first.hasPrefix("zone") || first.hasPrefix("Zone")
    return (isZone ? " in " : language.pick(" at ", " bei ")) + list(targets, language)
  }

  /// How hard it is meant to be, as far as a weight does not say it: "RPE 8", "70 to 75 percent".
  static func saidTarget(_ target: Target, _ language: Language) -> String? {
    if language == .german { return germanTarget(target) }
    return switch target {
    case .load, .bodyweight, .added, .assisted: nil
    case .percent(let share): said(share) + " percent"
    case .exertion(let amount): "RPE " + said(amount)
    case .reserve(let amount):
      said(amount) + (amount.high == 1 ? " rep" : " reps") + " in reserve"
    case .pace(let goal): pace(goal)
    case .namedPace(let name): name + " pace"
    case .zones(let low, let high): low == high ? "zone \(low)" : "zones \(low) to \(high)"
    case .heartRate(let amount): said(amount) + " beats per minute"
    case .words(let words): words
    }
  }

  /// All that is said of how a set is done, beside its weight.
  static func saidTargets(_ dose: Dose?, _ language: Language) -> [String] {
    guard let dose else { return [] }
    var words = dose.targets.compactMap { saidTarget($0, language) }
    if let cadence = dose.cadence {
      words.append(language.pick("cadence ", "Kadenz ") + "\(cadence)")
    }
    if let tempo = dose.tempo {
      let lifting = tempo.lifting.map { "\($0)" } ?? "X"
      words.append(
        language.pick("tempo ", "Tempo ")
          + "\(tempo.lowering)-\(tempo.bottom)-\(lifting)-\(tempo.top)"
      )
    }
    return words
  }

  /// An exercise's name for the ear: "90/90 Switch" is "ninety-ninety Switch".
  static func saidName(_ name: String, _ language: Language) -> String {
    let words = name.split(separator: " ").map { word in
      let ends = word.split(separator: "/")
      guard ends.count == 2, let one = Int(ends[0]), let other = Int(ends[1]) else {
        return String(word)
      }
      return language.pick(
        Spoken.number(one) + "-" + Spoken.number(other),
        GermanSpoken.number(one) + "-" + GermanSpoken.number(other)
      )
    }
    return words.joined(separator: " ").capitalizedFirst
  }

  /// Several things in a row: "A", "A and B", "A, B and C".
  static func list(_ words: [String], _ language: Language) -> String {
    Written.list(words, in: language)
  }

  // MARK: Numbers

  private static func said(_ amount: Amount, _ unit: CountUnit) -> String {
    guard unit == .seconds else {
      return said(amount) + " " + noun(unit, amount.high)
    }
    let about = amount.isAbout ? "about " : ""
    let more = amount.isOpen ? " or more" : ""
    if amount.isSingle { return about + saidSeconds(amount.low) + more }
    let (low, high) = (Written.whole(amount.low), Written.whole(amount.high))
    if low % 60 == 0, high % 60 == 0 { return about + "\(low / 60) to \(high / 60) minutes" + more }
    return high < 120
      ? about + "\(low) to \(high) seconds" + more
      : about + saidSeconds(amount.low) + " to " + saidSeconds(amount.high) + more
  }

  private static func said(_ amount: Amount) -> String {
    (amount.isAbout ? "about " : "") + number(amount.low)
      + (amount.isSingle ? "" : " to " + number(amount.high)) + (amount.isOpen ? " or more" : "")
  }

  private static func sides(_ dose: Dose) -> String {
    (dose.perSide.map { " per " + $0.rawValue } ?? "") + (dose.isAlternating ? " alternating" : "")
  }

  private static func noun(_ unit: CountUnit, _ count: Double) -> String {
    let isOne = count == 1
    switch unit {
    case .reps, .steps, .breaths, .laps: return name(unit, count)
    case .seconds: return isOne ? "second" : "seconds"
    case .meters: return isOne ? "meter" : "meters"
    case .kilometers: return isOne ? "kilometer" : "kilometers"
    case .miles: return isOne ? "mile" : "miles"
    case .yards: return isOne ? "yard" : "yards"
    case .feet: return isOne ? "foot" : "feet"
    case .calories: return isOne ? "calorie" : "calories"
    }
  }

  private static func pace(_ goal: PaceGoal) -> String {
    let fast = Written.duration(.seconds(goal.fastest))
    let slow = Written.duration(.seconds(goal.slowest))
    let unit =
      switch goal.unit {
      case .kilometer: "kilometer"
      case .mile: "mile"
      case .halfKilometer: "500 meters"
      }
    return (fast == slow ? fast : fast + " to " + slow) + " per " + unit
  }

  // MARK: Many of one

  // Only of what is surely a thing that one does ten of: of any other name nobody knows the plural.
  static func plural(_ name: String, _ amount: Amount) -> String? {
    if amount.high == 1, !amount.isOpen { return nil }
    guard let last = name.split(separator: " ").last else { return nil }
    let noun = last.split(separator: "-").last.map { String($0).lowercased() } ?? ""
    guard movements.contains(noun) else { return nil }
    if noun.hasSuffix("y") { return name.dropLast() + "ies" }
    if noun.hasSuffix("s") || noun.hasSuffix("ch") { return name + "es" }
    return name + "s"
  }

  private static let movements: Set<String> = [
    "airplane", "bridge", "bug", "burpee", "carry", "circle", "clean", "climb", "climber", "cow",
    "crunch", "curl",
    "crusher", "deadlift", "dip", "dog", "drill", "extension", "floss", "flow", "fly", "halo",
    "hydrant", "inchworm", "jack", "jerk", "jump", "kick", "knee", "lift", "lunge", "morning",
    "negative", "press", "pull", "pulldown", "pushdown", "raise", "reach", "rock", "roll",
    "rotation", "row", "slam", "slide", "snatch", "squat", "step", "stretch", "swing", "switch",
    "tap", "thrust", "thruster", "tilt", "tuck", "twist", "up", "wiper",
  ]
}
