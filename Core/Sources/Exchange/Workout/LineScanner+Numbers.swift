import Training

// Numbers, units and times: "~15", "60s+", "8-10", "1:30", "5'", "800 m", "2–3 minutes".

extension LineScanner {
  /// A number and the unit directly after it.
  struct Term {
    var value: Double
    var unit: CountUnit?
    // What the number was multiplied by to be in its unit.
    var factor = 1.0
    // "m" alone may mean metres or minutes.
    var isPlainM = false
  }

  /// An amount with its unit, if one was written.
  struct Measure {
    var amount: Amount
    var unit: CountUnit?
    var isPlainM = false
  }

  /// Digits with a decimal point or a fraction.
  mutating func number() -> Double? {
    let start = index
    var value = 0.0
    var digits = 0
    while current.isFigure, !isAtEnd {
      // Past fifteen digits the number is too large for anything, and need not be exact.
      value = min(value * 10 + Double(current - UInt8(ascii: "0")), 1e15)
      digits += 1
      index += 1
    }
    if current == UInt8(ascii: "."), byte(at: index + 1).isFigure, digits > 0 {
      index += 1
      var fraction = 0.0
      var scale = 1.0
      while current.isFigure, !isAtEnd {
        if scale < 1e4 {
          fraction = fraction * 10 + Double(current - UInt8(ascii: "0"))
          scale *= 10
        }
        index += 1
      }
      value = (value * scale + fraction) / scale
    } else if current.isFraction, !isAtEnd {
      value += FoldedLine.fractions[Int(current - FoldedLine.firstFraction)]
      digits += 1
      index += 1
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    return Self.rounded(value)
  }

  /// A whole number that ends with its digits.
  mutating func wholeNumber() -> Int? {
    let start = index
    guard current.isFigure, let value = number(), value == value.rounded(), value < 1e9 else {
      index = start
      return nil
    }
    return Int(value)
  }

  /// Four decimals are more than anybody writes, and print and read back the same.
  static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  // MARK: Terms

  mutating func term() -> Term? {
    let start = index
    guard let value = number() else { return nil }
    if current == UInt8(ascii: ":"), byte(at: index + 1).isFigure, byte(at: index + 2).isFigure {
      return clock(value, from: start)
    }
    if var seconds = primes(value) {
      let behindMinutes = index
      skipSpaces()
      if current.isFigure, let more = number(), eat("\"") {
        seconds += more
      } else {
        index = behindMinutes
      }
      return Term(value: seconds, unit: .seconds)
    }
    let behind = index
    // "20-minute" is "20 minute".
    let isHyphenated = current == UInt8(ascii: "-") && byte(at: index + 1) == UInt8(ascii: "m")
    if isHyphenated { index += 1 } else { skipSpaces() }
    guard let (unit, factor, isPlainM) = unitWord() else {
      index = behind
      return Term(value: value)
    }
    var term = Term(
      value: Self.rounded(value * factor),
      unit: unit,
      factor: factor,
      isPlainM: isPlainM
    )
    if unit == .seconds, factor > 1 { addSmallerTime(to: &term, below: factor) }
    return term
  }

  // "5 min 30 s" and "1 h 15 min" are one time.
  private mutating func addSmallerTime(to term: inout Term, below factor: Double) {
    let behind = index
    skipSpaces()
    if current.isFigure, let more = number() {
      skipSpaces()
      if let (unit, smaller, _) = unitWord(), unit == .seconds, smaller < factor {
        term.value = Self.rounded(term.value + more * smaller)
        return
      }
    }
    index = behind
  }

  private mutating func clock(_ first: Double, from start: Int) -> Term? {
    var seconds = first
    var parts = 1
    while parts < 3, current == UInt8(ascii: ":"), byte(at: index + 1).isFigure,
      byte(at: index + 2).isFigure, !byte(at: index + 3).isFigure
    {
      let tens = Double(byte(at: index + 1) - UInt8(ascii: "0"))
      seconds = seconds * 60 + tens * 10 + Double(byte(at: index + 2) - UInt8(ascii: "0"))
      index += 3
      parts += 1
    }
    // "90:90s" is the name of a stretch.
    guard parts > 1, isBoundary(index), current != UInt8(ascii: ":") else {
      index = start
      return nil
    }
    return Term(value: Self.rounded(seconds), unit: .seconds, factor: 60)
  }

  private mutating func primes(_ value: Double) -> Double? {
    if eat("'") { return Self.rounded(value * 60) }
    if eat("\"") { return value }
    return nil
  }

  /// A unit's word, with how much of the unit it is.
  mutating func unitWord() -> (unit: CountUnit, factor: Double, isPlainM: Bool)? {
    if eat(anyOf: ["s", "sec", "secs", "second", "seconds"]) { return (.seconds, 1, false) }
    if eat(anyOf: ["min", "mins", "minute", "minutes"]) { return (.seconds, 60, false) }
    if eat(anyOf: ["h", "hr", "hrs", "hour", "hours"]) { return (.seconds, 3600, false) }
    if eat(word: "m") { return (.meters, 1, true) }
    if eat(anyOf: ["meters", "meter", "metres", "metre", "mtr"]) { return (.meters, 1, false) }
    if eat(anyOf: ["km", "kms", "kilometers", "kilometer", "kilometres", "kilometre"]) {
      return (.kilometers, 1, false)
    }
    if eat(anyOf: ["mi", "mile", "miles"]) { return (.miles, 1, false) }
    if eat(anyOf: ["yd", "yds", "yard", "yards"]) { return (.yards, 1, false) }
    if eat(anyOf: ["ft", "foot", "feet"]) { return (.feet, 1, false) }
    if eat(anyOf: ["cal", "cals", "calorie", "calories", "kcal"]) { return (.calories, 1, false) }
    if eat(anyOf: ["steps", "step"]) { return (.steps, 1, false) }
    if eat(anyOf: ["breaths", "breath"]) { return (.breaths, 1, false) }
    if eat(anyOf: ["laps", "lap"]) { return (.laps, 1, false) }
    if eat(anyOf: ["reps", "rep", "repetitions", "repetition"]) { return (.reps, 1, false) }
    return nil
  }

  // MARK: Ranges

  /// An amount with its unit: a number or a range, with an optional tilde before or plus after.
  mutating func measure() -> Measure? {
    let saved = self
    var isAbout = eat("~")
    if !isAbout { isAbout = eat(anyOf: ["about", "approx", "approximately", "ca", "around"]) }
    _ = eat(".")
    skipSpaces()
    guard let first = term() else {
      self = saved
      return nil
    }
    var isOpen = eat("+")
    var (low, high, unit) = (first.value, first.value, first.unit)
    var isPlainM = first.isPlainM
    if !isOpen, let second = rangeEnd(isAlternative: false) {
      guard first.unit == nil || second.unit == nil || first.unit == second.unit else {
        self = saved
        return nil
      }
      high = second.value
      // "1-2 min" is written once for both ends.
      if first.unit == nil, second.unit != nil { low = Self.rounded(low * second.factor) }
      unit = second.unit ?? unit
      isPlainM = isPlainM || second.isPlainM
      isOpen = eat("+")
    }
    if isOpen, unit == nil {
      let behind = index
      skipSpaces()
      if let (word, factor, _) = unitWord() {
        (low, high, unit) = (low * factor, high * factor, word)
      } else {
        index = behind
      }
    }
    if low > high {
      note(.warning, from: saved.index, "the range begins with its larger number")
    }
    let amount = Amount(low: low, high: high, isAbout: isAbout, isOpen: isOpen)
    return Measure(amount: amount, unit: unit, isPlainM: isPlainM)
  }

  // The second number of a range stands behind a hyphen, or behind "to" or "or".
  mutating func rangeEnd(isAlternative: Bool) -> Term? {
    let saved = self
    if isAlternative {
      skipSpaces()
      if eat(word: "or") {
        skipSpaces()
        if let term = term() { return term }
      }
      self = saved
      return nil
    }
    skipSpaces()
    if eat("-") || eat(word: "to") {
      skipSpaces()
      _ = eat("~")
      if let term = term() { return term }
    }
    self = saved
    return nil
  }

  /// A time in seconds; a number without a unit counts in the given one.
  mutating func time(bareUnit: Double) -> Amount? {
    let saved = self
    guard let measure = measure(),
      measure.unit == nil || measure.unit == .seconds || measure.isPlainM
    else {
      self = saved
      return nil
    }
    if measure.unit == .seconds { return measure.amount }
    return measure.amount.scaled(by: measure.isPlainM ? 60 : bareUnit)
  }

  /// One length of time; a number without a unit counts in the given one.
  mutating func duration(bareUnit: Double) -> Duration? {
    let saved = self
    let start = index
    guard let amount = time(bareUnit: bareUnit), amount.isSingle else {
      self = saved
      return nil
    }
    return Duration(roundedSeconds: clamped(amount.low, to: Self.longestTime, "time", from: start))
  }

  /// A day is longer than any workout.
  static let longestTime = 86_400.0

  /// The amount within its bounds, with one error where it was not.
  mutating func clamped(
    _ amount: Amount,
    to most: Double,
    _ name: String,
    from start: Int,
    least: Double = 1
  ) -> Amount {
    var bounded = amount
    bounded.low = clamped(amount.low, to: most, name, from: start, least: least)
    bounded.high =
      amount.isSingle
      ? bounded.low : clamped(amount.high, to: most, name, from: start, least: least)
    return bounded
  }

  /// The number within its bounds, with an error where it was not.
  mutating func clamped(
    _ value: Double,
    to most: Double,
    _ name: String,
    from start: Int,
    least: Double = 1
  ) -> Double {
    guard value < least || value > most else { return value }
    let bound = value < least ? least : most
    note(
      .error,
      from: start,
      "\(NumberWords.text(value)) is no \(name), expected \(NumberWords.text(least)) to \(NumberWords.text(most))",
      "\(NumberWords.text(bound)) is used instead"
    )
    return bound
  }
}
