import Training

// What stands behind the dash: sets, quantity, and how.

extension LineScanner {
  /// The prescription that fills the rest of the range.
  mutating func prescription() -> Prescription {
    let saved = self
    if let ramp = ramp() { return ramp }
    self = saved
    if let dose = dose() { return .dose(dose) }
    self = saved
    return .prose(line.words(index..<end))
  }

  /// Sets, quantity and everything that follows them.
  mutating func dose() -> Dose? {
    skipSpaces()
    // "x 6" is six of it.
    if current == UInt8(ascii: "x") {
      let sign = index
      index += 1
      skipSpaces()
      if !current.isFigure { index = sign }
    }
    let targets = leadingTargets()
    let sets = sets()
    guard var dose = quantity() else { return nil }
    dose.sets = sets
    dose.targets = targets
    modifiers(of: &dose)
    return dose
  }

  // "Zone 2, 20 min": how hard stands before how much.
  private mutating func leadingTargets() -> [Target] {
    let saved = self
    if let target = effort() ?? zones() {
      skipSpaces()
      if eat(",") || eat(":") || current.isFigure {
        skipSpaces()
        if current.isFigure || current == UInt8(ascii: "~") { return [target] }
      }
    }
    self = saved
    return []
  }

  // MARK: Sets

  // "3 x", "2-3 x", "3 sets of".
  mutating func sets() -> Amount? {
    let saved = self
    let start = index
    guard let measure = measure(), measure.unit == nil else {
      self = saved
      return nil
    }
    skipSpaces()
    var isSets = eat(anyOf: ["sets", "set"])
    if isSets {
      skipSpaces()
      isSets = eat(anyOf: ["of", "x"]) || !isAtEnd
    } else {
      isSets = eatTimes()
    }
    guard isSets else {
      self = saved
      return nil
    }
    skipSpaces()
    return clamped(measure.amount, to: 1000, "number of sets", from: start)
  }

  // The x between sets and quantity, which no name begins with.
  private mutating func eatTimes() -> Bool {
    guard current == UInt8(ascii: "x"), !isAtEnd else { return false }
    let next = byte(at: index + 1)
    let isTimes = next == 0x20 || next.isFigure || next == UInt8(ascii: "~") || next.isFraction
    guard isTimes || startsWord(at: index + 1, ["max", "amrap"]) else { return false }
    index += 1
    return true
  }

  private func startsWord(at place: Int, _ words: [String]) -> Bool {
    var trial = self
    trial.index = place
    return trial.eat(anyOf: words)
  }

  // MARK: Quantity

  /// A quantity before a name.
  mutating func leadingQuantity() -> Dose? { quantity() }

  /// Steps over a name, up to what says more about the step.
  mutating func skipName() {
    while !isAtEnd {
      let byte = current
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "(") {
        return
      }
      if byte == UInt8(ascii: "@"), index == 0 || line.bytes[index - 1] == 0x20 { return }
      index += 1
    }
  }

  private mutating func quantity() -> Dose? {
    skipSpaces()
    var dose = Dose(.most(.reps))
    let start = index
    if eat(anyOf: ["accumulate", "accumulating"]) {
      dose.notes.append(words(from: start))
      skipSpaces()
      _ = eat(anyOf: ["up to", "a total of"])
      skipSpaces()
    }
    if let most = most() {
      dose.quantity = most
      return dose
    }
    if let scheme = scheme() {
      dose.quantity = .scheme(scheme)
      return dose
    }
    guard let amount = amount() else { return nil }
    dose.quantity = amount
    return dose
  }

  // As much as possible, of what is counted.
  private mutating func most() -> Quantity? {
    guard
      eat(anyOf: ["amrap", "max", "as many as possible", "to failure", "until failure", "failure"])
    else { return nil }
    let behind = index
    skipSpaces()
    if eat(anyOf: ["hold", "time"]) { return .most(.seconds) }
    if eat(word: "distance") { return .most(.meters) }
    if let (unit, _, _) = unitWord() { return .most(unit) }
    index = behind
    return .most(.reps)
  }

  /// At least three whole numbers with hyphens between them: 21-15-9.
  mutating func scheme() -> [Int]? {
    let saved = self
    var numbers: [Int] = []
    while let number = wholeNumber() {
      numbers.append(Int(clamped(Double(number), to: 10_000, "number of reps", from: saved.index)))
      guard current == UInt8(ascii: "-"), byte(at: index + 1).isFigure else { break }
      index += 1
    }
    guard numbers.count >= 3, numbers.count <= 100, isBoundary(index),
      current != UInt8(ascii: ":")
    else {
      self = saved
      return nil
    }
    let behind = index
    skipSpaces()
    if !eat(anyOf: ["reps", "rep"]) { index = behind }
    return numbers
  }

  private mutating func amount() -> Quantity? {
    let start = index
    guard var measure = measure() ?? writtenOut() else { return nil }
    // "8 or 10": whichever.
    let saved = self
    if let other = rangeEnd(isAlternative: true),
      other.unit == measure.unit || measure.unit == nil
    {
      let low = measure.unit == nil ? measure.amount.low * other.factor : measure.amount.low
      measure.amount = Amount(low: low, high: other.value)
      measure.unit = other.unit
    } else {
      self = saved
    }
    let unit = measure.unit ?? .reps
    if measure.isPlainM, measure.amount.high < 50 {
      let number = NumberWords.range(measure.amount)
      note(
        .warning,
        from: start,
        "\"\(words(from: start))\" is read as meters",
        "write `\(number) meters` or `\(number) min`"
      )
    }
    let (most, name) = Self.bounds(of: unit)
    return .amount(clamped(measure.amount, to: most, name, from: start, least: Self.least), unit)
  }

  // "one minute", "ten reps": a number in words needs its unit, for "two" alone begins names.
  private mutating func writtenOut() -> Measure? {
    let saved = self
    guard let place = Self.numbers.firstIndex(where: { eat(word: $0) }) else { return nil }
    skipSpaces()
    guard let (unit, factor, isPlainM) = unitWord(), !isPlainM else {
      self = saved
      return nil
    }
    let number = place < 12 ? place + 1 : [15, 20, 30, 40, 45, 50, 60][place - 12]
    return Measure(amount: Amount(Self.rounded(Double(number) * factor)), unit: unit)
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "fifteen", "twenty", "thirty", "forty", "forty-five", "fifty", "sixty",
  ]

  // Half a lap is something to do, and a tenth of a kilometre.
  private static let least = 0.01

  private static func bounds(of unit: CountUnit) -> (most: Double, name: String) {
    switch unit {
    case .reps: (10_000, "number of reps")
    case .seconds: (longestTime, "time in seconds")
    case .meters, .yards, .feet: (1_000_000, "distance")
    case .kilometers, .miles: (1000, "distance")
    case .calories: (10_000, "number of calories")
    case .steps: (1_000_000, "number of steps")
    case .breaths, .laps: (10_000, "number of \(unit.rawValue)")
    }
  }

  // MARK: Warm-up sets

  private mutating func ramp() -> Prescription? {
    skipSpaces()
    guard eat(anyOf: ["warm-up", "warmup", "warm up"]) else { return nil }
    _ = eat(":")
    var steps: [RampStep] = []
    repeat {
      skipSpaces()
      let start = index
      guard let percent = number(), eat("%") else { return nil }
      skipSpaces()
      guard eat("x") else { return nil }
      skipSpaces()
      guard let reps = wholeNumber() else { return nil }
      steps.append(
        RampStep(
          percent: clamped(percent, to: 100, "share in percent", from: start),
          reps: Int(clamped(Double(reps), to: 100, "number of reps", from: start))
        )
      )
      skipSpaces()
    } while eat(",") && steps.count < 20
    var rest = Dose(.most(.reps))
    modifiers(of: &rest)
    return .ramp(steps, notes: rest.notes)
  }
}
