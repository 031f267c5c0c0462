import Training

// "3 rounds", "Superset x 3, rest 90s", "~3 minutes".

extension LineScanner {
  // MARK: Rounds

  // "x 8", ", 8 rounds", "8x".
  /// A number of rounds after a clock.
  mutating func times() -> Int? {
    let saved = self
    skipSpaces()
    _ = eat(",")
    skipSpaces()
    let start = index
    if current == UInt8(ascii: "x"), !isAtEnd {
      index += 1
      skipSpaces()
      if let number = wholeNumber(), isBoundary(index) {
        let behind = index
        skipSpaces()
        if !eat(anyOf: ["rounds", "round"]) { index = behind }
        return Int(clamped(Double(number), to: 1000, "number of rounds", from: start))
      }
    } else if let number = wholeNumber() {
      skipSpaces()
      if eat(anyOf: ["rounds", "round", "x", "sets", "times"]) {
        return Int(clamped(Double(number), to: 1000, "number of rounds", from: start))
      }
    }
    self = saved
    return nil
  }

  mutating func rounds() -> BlockTimer? {
    let saved = self
    var timer = RoundsTimer(count: nil)
    if eat(anyOf: ["superset", "supersets"]) {
      timer.kind = .superset
    } else if eat(word: "circuit") {
      timer.kind = .circuit
    }
    if timer.kind != .plain {
      skipSpaces()
      if eat(":") { skipSpaces() }
    }
    timer.count = roundCount()
    // "Superset A" is one; "Circuit Training" is a name.
    let standsAlone =
      timer.kind == .superset
      || (timer.kind == .circuit && (isAtEnd || current == UInt8(ascii: ",")))
    guard timer.count != nil || standsAlone else {
      self = saved
      return nil
    }
    timer.rest = restBetweenRounds()
    return .rounds(timer)
  }

  // "3 rounds", "2-3 rounds", "3x", "x 3".
  private mutating func roundCount() -> Amount? {
    let saved = self
    skipSpaces()
    let start = index
    let isBehindSign = current == UInt8(ascii: "x") && !isAtEnd
    if isBehindSign {
      index += 1
      skipSpaces()
    }
    guard let measure = measure(), measure.unit == nil, !measure.amount.isAbout else {
      self = saved
      return nil
    }
    let behind = index
    skipSpaces()
    let hasWord =
      eat(anyOf: ["rounds", "round", "sets"]) || (!isBehindSign && eatEndingSign())
    if isBehindSign, !hasWord { index = behind }
    guard hasWord || isBehindSign else {
      self = saved
      return nil
    }
    return clamped(measure.amount, to: 1000, "number of rounds", from: start)
  }

  // The x of "6x", but not of "6 x 800 m" or "6x: 30s".
  private mutating func eatEndingSign() -> Bool {
    guard current == UInt8(ascii: "x"), !isAtEnd else { return false }
    var behind = index + 1
    while byte(at: behind) == 0x20 || byte(at: behind) == UInt8(ascii: ":") { behind += 1 }
    guard isBoundary(index + 1), !byte(at: behind).isFigure, byte(at: behind) != UInt8(ascii: "~")
    else { return false }
    index += 1
    return true
  }

  private mutating func restBetweenRounds() -> Amount? {
    let saved = self
    skipSpaces()
    _ = eat(",") || eat(";")
    skipSpaces()
    let start = index
    if eat(word: "rest") {
      skipSpaces()
      if let rest = time(bareUnit: 1) { return boundedRest(rest, from: start) }
    } else if current.isFigure, let rest = time(bareUnit: 1) {
      skipSpaces()
      if eat(word: "rest") { return boundedRest(rest, from: start) }
    }
    self = saved
    return nil
  }

  // MARK: A hint

  // "~3 minutes", "3-5 min": needs its unit, for other numbers mean other things.
  mutating func clockHint() -> Amount? {
    let saved = self
    let start = index
    let isUpTo = eat(anyOf: ["up to", "at most"])
    skipSpaces()
    guard var measure = measure(), measure.unit == .seconds else {
      self = saved
      return nil
    }
    if isUpTo { measure.amount.isAbout = true }
    return clamped(measure.amount, to: Self.longestTime, "time", from: start)
  }
}
