public import Training

/// Doses, weights and scores as a person reads them.
public enum GymWords {
  /// What the sets of a day are called that were logged without a workout.
  public static let handLog = "Single sets"

  /// A number as short as it can be: "5", "2.5".
  public static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    if hundredths == hundredths.rounded(), abs(hundredths) < 1e9 {
      return String(Int64(hundredths))
    }
    return hundredths.description
  }

  /// The number as a language writes it: "2.5", "2,5".
  public static func number(_ value: Double, in language: Language) -> String {
    Written.decimal(number(value), in: language)
  }

  /// Weight times repetitions: "712.5 kg", "2,399 kg".
  public static func volume(_ kilograms: Double, in language: Language = .english) -> String {
    let value =
      kilograms < 1000
      ? number(kilograms, in: language) : Written.grouped(kilograms, in: language)
    return value + " kg"
  }

  /// A length of time in seconds: "45 s", "2 min", "1:30 min", "1:02:03 h".
  public static func seconds(_ value: Double) -> String {
    let whole = Written.whole(value)
    if whole < 60 { return "\(whole) s" }
    if whole > 3600, whole % 60 != 0 { return ClockText.hours(whole) + " h" }
    return (whole % 60 == 0 ? String(whole / 60) : ClockText.pair(whole)) + " min"
  }

  /// A weight: "80 kg", "+10 kg", "20 kg assistance", "2 x 22.5 kg", "bodyweight".
  public static func load(_ load: LoadEntry, in language: Language = .english) -> String {
    let value = number(load.value, in: language)
    let weight = (load.isPair ? "2 x " : "") + value + " " + load.unit.rawValue
    switch load.mode {
    case .external: return weight
    case .bodyweight: return load.value == 0 ? ownWeight(language) : "+" + weight
    case .assisted: return weight + help(language)
    }
  }

  private static func ownWeight(_ language: Language) -> String {
    language.pick("bodyweight", "Körpergewicht")
  }

  private static func help(_ language: Language) -> String {
    language.pick(" assistance", " Unterstützung")
  }

  /// What a set is: "12 reps", "45 s", "max reps", "800 m", with what it is done.
  public static func quantity(_ dose: Dose?, in language: Language = .english) -> String {
    guard let dose else { return "" }
    let words =
      switch dose.quantity {
      case .amount(let amount, let unit): self.amount(amount, unit, language)
      case .most(let unit):
        unit == .seconds
          ? language.pick("max hold", "so lange es geht")
          : language.pick("max ", "max. ") + name(unit, 2, language)
      case .scheme(let numbers):
        numbers.map { String($0) }.joined(separator: "-") + " " + name(.reps, 2, language)
      }
    return words
      + (dose.perSide.map { language.pick(" per " + $0.rawValue, germanSide($0)) } ?? "")
  }

  /// Sets and quantity: "3 sets of 12 reps", "45 s".
  public static func sets(_ sets: Int, _ dose: Dose?, in language: Language = .english) -> String {
    let one = quantity(dose, in: language)
    guard sets > 1 else { return one }
    return one.isEmpty
      ? count(ofSets: sets, language) : several(sets, of: one, language)
  }

  /// A number of sets: "1 set", "3 sets".
  static func count(ofSets sets: Int, _ language: Language) -> String {
    "\(sets) "
      + language.pick(sets == 1 ? "set" : "sets", sets == 1 ? "Satz" : "Sätze")
  }

  /// Sets that are alike: "3 sets of 12 reps".
  static func several(_ sets: Int, of one: String, _ language: Language) -> String {
    language.pick("\(sets) sets of \(one)", "\(sets) Sätze à \(one)")
  }

  /// An amount with its unit.
  static func amount(
    _ amount: Amount,
    _ unit: CountUnit,
    _ language: Language = .english
  ) -> String {
    let more = amount.isOpen ? language.pick(" or more", " oder mehr") : ""
    if unit == .seconds, amount.isSingle { return seconds(amount.low) + more }
    let about = amount.isAbout ? language.pick("about ", "etwa ") : ""
    var text = about + number(amount.low, in: language)
    if !amount.isSingle { text += "–" + number(amount.high, in: language) }
    return text + " " + name(unit, amount.high, language) + more
  }

  static func name(
    _ unit: CountUnit,
    _ count: Double,
    _ language: Language = .english
  ) -> String {
    let isOne = count == 1
    switch unit {
    case .reps: return language.pick(isOne ? "rep" : "reps", "Wdh.")
    case .seconds: return "s"
    case .meters: return "m"
    case .kilometers: return "km"
    case .miles: return "mi"
    case .yards: return "yd"
    case .feet: return "ft"
    case .calories: return "cal"
    case .steps, .breaths, .laps:
      let name = String(unit.rawValue.dropLast(isOne ? 1 : 0))
      return language.pick(name, germanNoun(unit, count))
    }
  }

  /// What came of a set: "5 × 80 kg", "12 reps", "45 s".
  public static func result(_ result: SetResult, in language: Language = .english) -> String {
    let count = result.count.map { amount(Amount($0), result.unit, language) }
    guard let load = result.load, !(load.mode == .bodyweight && load.value == 0) else {
      return count ?? language.pick("done", "erledigt")
    }
    let weight = self.load(load, in: language)
    guard let number = result.count else { return weight }
    return result.unit == .reps
      ? self.number(number, in: language) + " × " + weight
      : (count ?? "") + language.pick(" with ", " mit ") + weight
  }

  /// How hard something is meant to be: "RPE 8", "70–75 %", "80 kg".
  static func target(_ target: Target, _ language: Language = .english) -> String {
    switch target {
    case .load(let load): self.load(load, language)
    case .percent(let share): range(share, language) + " %"
    case .exertion(let amount): "RPE " + range(amount, language)
    case .reserve(let amount):
      range(amount, language) + language.pick(" in reserve", " in Reserve")
    case .bodyweight: ownWeight(language)
    case .added(let load): "+" + self.load(load, language)
    case .assisted(let load): self.load(load, language) + help(language)
    case .pace(let goal): clock(goal.fastest, goal.slowest) + " /" + goal.unit.rawValue
    case .namedPace(let name): language.pick(name + " pace", germanTarget(target) ?? name)
    case .zones(let low, let high):
      low == high
        ? language.pick("zone", "Zone") + " \(low)"
        : language.pick("zones", "Zone") + " \(low)–\(high)"
    case .heartRate(let amount): range(amount, language) + " bpm"
    case .words(let words): words
    }
  }

  private static func load(_ load: Load, _ language: Language) -> String {
    range(load.amount, language) + (load.lighter.map { "/" + number($0, in: language) } ?? "")
      + (load.unit.map { " " + $0.rawValue } ?? "")
  }

  private static func range(_ amount: Amount, _ language: Language) -> String {
    let low = number(amount.low, in: language)
    return amount.isSingle ? low : low + "–" + number(amount.high, in: language)
  }

  private static func clock(_ fastest: Int, _ slowest: Int) -> String {
    let fast = Written.duration(.seconds(fastest))
    return fastest == slowest ? fast : fast + "–" + Written.duration(.seconds(slowest))
  }
}
