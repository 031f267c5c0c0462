import Training

/// Writes the parts of a workout in the format's own words, the same that are read back.
enum WorkoutText {
  // MARK: Doses

  static func prescription(_ prescription: Prescription) -> String {
    switch prescription {
    case .dose(let dose): return self.dose(dose)
    case .ramp(let steps, let notes):
      let sets = steps.map { "\(NumberWords.text($0.percent))%x\($0.reps)" }
      return "warm-up " + sets.joined(separator: ", ") + self.notes(notes)
    case .prose(let text): return text
    }
  }

  static func dose(_ dose: Dose) -> String { amount(of: dose) + modifiers(of: dose) }

  /// A set below a heading that names its exercise, in the ways in which it can be written:
  /// "80 kg x 5", "5 @ 80 kg".
  static func sets(of dose: Dose) -> [String] {
    var dose = dose
    if dose.sets == Amount(1) { dose.sets = nil }
    let plain = self.dose(dose)
    switch dose.targets.first {
    case .load?, .bodyweight?:
      guard dose.sets == nil else { return [plain] }
      let target = target(dose.targets.removeFirst())
      return [target + " x " + self.dose(dose), plain]
    default: return [plain]
    }
  }

  /// How much it is: "3 x 10".
  static func amount(of dose: Dose) -> String {
    let sets = dose.sets.map { NumberWords.range($0) + " x " } ?? ""
    return sets + quantity(dose.quantity)
  }

  /// What else is said of it: " @ 20 kg, rest 60s; slowly".
  static func modifiers(of dose: Dose) -> String {
    var text = ""
    for target in dose.targets { text += " @ " + self.target(target) }
    if let rest = dose.rest { text += ", rest " + NumberWords.time(rest) }
    let manner = manner(dose)
    if !manner.isEmpty { text += ", " + manner }
    return text + notes(dose.notes)
  }

  /// How each set is done: "tempo 3-1-1-0, per side".
  static func manner(_ dose: Dose) -> String {
    var parts: [String] = []
    if let tempo = dose.tempo {
      let lifting = tempo.lifting.map { String($0) } ?? "X"
      parts.append("tempo \(tempo.lowering)-\(tempo.bottom)-\(lifting)-\(tempo.top)")
    }
    if let side = dose.perSide { parts.append("per \(side.rawValue)") }
    if dose.isAlternating { parts.append("alternating") }
    if let cadence = dose.cadence { parts.append("cadence \(cadence)") }
    return parts.joined(separator: ", ")
  }

  private static func notes(_ notes: [String]) -> String {
    notes.map { "; " + $0 }.joined()
  }

  static func quantity(_ quantity: Quantity) -> String {
    switch quantity {
    case .amount(let amount, let unit): return self.amount(amount, unit)
    case .scheme(let numbers): return numbers.map { String($0) }.joined(separator: "-")
    case .most(let unit):
      switch unit {
      case .reps: return "max"
      case .seconds: return "max hold"
      case .meters: return "max distance"
      case .kilometers, .miles, .yards, .feet, .calories, .steps, .breaths, .laps:
        return "max" + self.unit(unit)
      }
    }
  }

  private static func amount(_ amount: Amount, _ unit: CountUnit) -> String {
    switch unit {
    case .seconds: NumberWords.time(amount)
    // Fewer than fifty "m" would be doubtful.
    case .meters: NumberWords.range(amount, unit: amount.high < 50 ? " meters" : " m")
    case .reps, .kilometers, .miles, .yards, .feet, .calories, .steps, .breaths, .laps:
      NumberWords.range(amount, unit: self.unit(unit))
    }
  }

  private static func unit(_ unit: CountUnit) -> String {
    switch unit {
    case .reps: ""
    case .seconds: "s"
    case .meters: " m"
    case .kilometers: " km"
    case .miles: " mi"
    case .yards: " yd"
    case .feet: " ft"
    case .calories: " cal"
    case .steps: " steps"
    case .breaths: " breaths"
    case .laps: " laps"
    }
  }

  // MARK: Targets

  static func target(_ target: Target) -> String {
    switch target {
    case .load(let load): self.load(load)
    case .percent(let share): NumberWords.range(share, unit: "%")
    case .exertion(let amount): "RPE " + NumberWords.range(amount)
    case .reserve(let amount): "RIR " + NumberWords.range(amount)
    case .bodyweight: "bodyweight"
    case .added(let load): "+" + self.load(load)
    case .assisted(let load): "-" + self.load(load) + " assist"
    case .pace(let goal): pace(goal)
    case .namedPace(let name): name
    case .zones(let low, let high): low == high ? "Z\(low)" : "Z\(low)-Z\(high)"
    case .heartRate(let amount): NumberWords.range(amount) + " bpm"
    case .words(let words): words
    }
  }

  private static func load(_ load: Load) -> String {
    var text = NumberWords.range(load.amount)
    if let lighter = load.lighter { text += "/" + NumberWords.text(lighter) }
    if let unit = load.unit { text += " " + unit.rawValue }
    return text
  }

  static func pace(_ goal: PaceGoal) -> String {
    var text = ClockText.pair(goal.fastest)
    if goal.slowest != goal.fastest { text += "-" + ClockText.pair(goal.slowest) }
    return text + "/" + goal.unit.rawValue
  }

  // MARK: Timers

  static func timer(_ timer: BlockTimer) -> String {
    switch timer {
    case .every(let timer): return every(timer)
    case .amrap(let time):
      let seconds = time.inSeconds
      let minutes = seconds / 60
      let isWhole = minutes == minutes.rounded()
      return "AMRAP " + (isWhole ? NumberWords.text(minutes) : NumberWords.time(seconds))
    case .forTime(let timer): return forTime(timer)
    case .tabata(let timer):
      let isUsual =
        timer.work == IntervalTimer.tabata.work && timer.rest == IntervalTimer.tabata.rest
      return "Tabata" + (isUsual ? "" : " " + pair(timer.work, timer.rest)) + times(timer.rounds)
    case .intervals(let timer):
      return "Intervals " + pair(timer.work, timer.rest) + times(timer.rounds)
    case .rounds(let timer): return rounds(timer)
    case .clock(let time): return NumberWords.time(time)
    }
  }

  private static func every(_ timer: EveryTimer) -> String {
    let isMinutes = timer.window == .seconds(60) && timer.rounds.allSatisfy { $0 <= 60 }
    let choices = timer.rounds.map { String($0) }.joined(separator: " or ")
    let behind = choices.isEmpty ? "" : " x " + choices
    let all = timer.isTogether ? ", all" : ""
    if let work = timer.work {
      let pair = pair(work, Amount((timer.window - work).inSeconds))
      return isMinutes && !choices.isEmpty
        ? "EMOM \(choices) (\(pair))\(all)" : "EMOM \(pair)\(behind)\(all)"
    }
    guard isMinutes else { return "Every \(NumberWords.time(timer.window))\(behind)\(all)" }
    return "EMOM" + (choices.isEmpty ? "" : " " + choices) + all
  }

  private static func pair(_ work: Duration, _ rest: Amount) -> String {
    "\(NumberWords.time(work)) on / \(NumberWords.time(rest)) off"
  }

  private static func times(_ rounds: Int?) -> String { rounds.map { " x \($0)" } ?? "" }

  private static func forTime(_ timer: ForTimeTimer) -> String {
    var parts: [String] = []
    if let rounds = timer.rounds {
      parts.append(rounds == 1 ? "1 round" : "\(rounds) rounds")
      if !timer.scheme.isEmpty { parts.append("of") }
    }
    if !timer.scheme.isEmpty {
      parts.append(timer.scheme.map { String($0) }.joined(separator: "-"))
    }
    parts.append(parts.isEmpty ? "For time" : "for time")
    let cap = timer.cap.map { ", cap " + NumberWords.time($0) } ?? ""
    return parts.joined(separator: " ") + cap
  }

  private static func rounds(_ timer: RoundsTimer) -> String {
    let count = timer.count.map { NumberWords.range($0) } ?? ""
    let rest = timer.rest.map { ", rest " + NumberWords.time($0) } ?? ""
    let behind = count.isEmpty ? "" : " x " + count
    return switch timer.kind {
    case .plain: (count.isEmpty ? "1 round" : count + (count == "1" ? " round" : " rounds")) + rest
    case .superset: "Superset" + behind + rest
    case .circuit: "Circuit" + behind + rest
    }
  }
}
