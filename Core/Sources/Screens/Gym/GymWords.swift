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

  /// A length of time in seconds: "45 s", "2 min", "1:30 min".
  public static func seconds(_ value: Double) -> String {
    let whole = Written.whole(value)
    if whole < 60 { return "\(whole) s" }
    let rest = whole % 60
    return rest == 0 ? "\(whole / 60) min" : "\(whole / 60):\(rest < 10 ? "0" : "")\(rest) min"
  }

  /// A weight: "80 kg", "+10 kg", "20 kg assistance", "2 x 22.5 kg", "bodyweight".
  public static func load(_ load: LoadEntry) -> String {
    let weight = (load.isPair ? "2 x " : "") + number(load.value) + " " + load.unit.rawValue
    switch load.mode {
    case .external: return weight
    case .bodyweight: return load.value == 0 ? "bodyweight" : "+" + weight
    case .assisted: return weight + " assistance"
    }
  }

  /// What a set is: "12 reps", "45 s", "max reps", "800 m", with what it is done.
  public static func quantity(_ dose: Dose?) -> String {
    guard let dose else { return "" }
    let words =
      switch dose.quantity {
      case .amount(let amount, let unit): self.amount(amount, unit)
      case .most(let unit): unit == .seconds ? "max hold" : "max " + name(unit, 2)
      case .scheme(let numbers): numbers.map { String($0) }.joined(separator: "-") + " reps"
      }
    return words + (dose.perSide.map { " per " + $0.rawValue } ?? "")
  }

  /// Sets and quantity: "3 sets of 12 reps", "45 s".
  public static func sets(_ sets: Int, _ dose: Dose?) -> String {
    let one = quantity(dose)
    guard sets > 1 else { return one }
    return one.isEmpty ? "\(sets) sets" : "\(sets) sets of \(one)"
  }

  /// An amount with its unit.
  static func amount(_ amount: Amount, _ unit: CountUnit) -> String {
    if unit == .seconds, amount.isSingle {
      return seconds(amount.low) + (amount.isOpen ? " or more" : "")
    }
    var text = (amount.isAbout ? "about " : "") + number(amount.low)
    if !amount.isSingle { text += "–" + number(amount.high) }
    text += " " + name(unit, amount.high)
    return text + (amount.isOpen ? " or more" : "")
  }

  static func name(_ unit: CountUnit, _ count: Double) -> String {
    let isOne = count == 1
    switch unit {
    case .reps: return isOne ? "rep" : "reps"
    case .seconds: return "s"
    case .meters: return "m"
    case .kilometers: return "km"
    case .miles: return "mi"
    case .yards: return "yd"
    case .feet: return "ft"
    case .calories: return "cal"
    case .steps: return isOne ? "step" : "steps"
    case .breaths: return isOne ? "breath" : "breaths"
    case .laps: return isOne ? "lap" : "laps"
    }
  }

  /// What came of a set: "5 × 80 kg", "12 reps", "45 s".
  public static func result(_ result: SetResult) -> String {
    let count = result.count.map { amount(Amount($0), result.unit) }
    guard let load = result.load, !(load.mode == .bodyweight && load.value == 0) else {
      return count ?? "done"
    }
    let weight = self.load(load)
    guard let number = result.count else { return weight }
    return result.unit == .reps
      ? self.number(number) + " × " + weight : (count ?? "") + " with " + weight
  }

  /// How hard something is meant to be: "RPE 8", "70–75 %", "80 kg".
  static func target(_ target: Target) -> String {
    switch target {
    case .load(let load): self.load(load)
    case .percent(let share): range(share) + " %"
    case .exertion(let amount): "RPE " + range(amount)
    case .reserve(let amount): range(amount) + " in reserve"
    case .bodyweight: "bodyweight"
    case .added(let load): "+" + self.load(load)
    case .assisted(let load): self.load(load) + " assistance"
    case .pace(let goal): clock(goal.fastest, goal.slowest) + " /" + goal.unit.rawValue
    case .namedPace(let name): name + " pace"
    case .zones(let low, let high): low == high ? "zone \(low)" : "zones \(low)–\(high)"
    case .heartRate(let amount): range(amount) + " bpm"
    case .words(let words): words
    }
  }

  private static func load(_ load: Load) -> String {
    range(load.amount) + (load.lighter.map { "/" + number($0) } ?? "")
      + (load.unit.map { " " + $0.rawValue } ?? "")
  }

  private static func range(_ amount: Amount) -> String {
    amount.isSingle ? number(amount.low) : number(amount.low) + "–" + number(amount.high)
  }

  private static func clock(_ fastest: Int, _ slowest: Int) -> String {
    let fast = Written.duration(.seconds(fastest))
    return fastest == slowest ? fast : fast + "–" + Written.duration(.seconds(slowest))
  }
}
