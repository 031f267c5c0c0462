import Training

// What follows the quantity: targets, rest, tempo, sides, and words for a person.

extension LineScanner {
  /// Reads everything up to the end of the range into a dose.
  mutating func modifiers(of dose: inout Dose) {
    while true {
      // "5per side": what is written without a space behind a number.
      let isGlued = !isAtEnd && current.isLetter && index > 0 && line.bytes[index - 1].isFigure
      if isGlued, known(modifierOf: &dose) { continue }
      while current == 0x20 || current == UInt8(ascii: ","), !isAtEnd { index += 1 }
      guard !isAtEnd else { return }
      if eat(";") { return notes(of: &dose) }
      if current == UInt8(ascii: "(") {
        parenthesis(of: &dose)
      } else if !modifier(of: &dose) {
        freeWords(of: &dose)
      }
    }
  }

  /// One modifier that begins here.
  mutating func modifier(of dose: inout Dose) -> Bool {
    guard isWordStart(index) || current == UInt8(ascii: "/") else { return false }
    return known(modifierOf: &dose)
  }

  private mutating func known(modifierOf dose: inout Dose) -> Bool {
    target(of: &dose) || rest(of: &dose) || tempo(of: &dose) || cadence(of: &dose)
      || sides(of: &dose)
  }

  // MARK: Targets

  private mutating func target(of dose: inout Dose) -> Bool {
    let saved = self
    if let effort = effort() {
      dose.targets.append(effort)
      return true
    }
    // An @ within a word belongs to an address.
    guard current == UInt8(ascii: "@"), index == 0 || line.bytes[index - 1] == 0x20 else {
      return false
    }
    index += 1
    let isJoined = current.isLetter
    if phases(of: &dose) { return true }
    if let target = target() {
      if case .load(let load) = target { doubtUnit(of: load, from: saved.index) }
      dose.targets.append(target)
      return true
    }
    skipSpaces()
    guard !isJoined, !isAtEnd else {
      self = saved
      return false
    }
    let words = freeText()
    guard !words.isEmpty else {
      self = saved
      return false
    }
    dose.targets.append(.words(words))
    return true
  }

  private mutating func doubtUnit(of load: Load, from start: Int) {
    guard load.unit == nil, load.lighter == nil, load.amount.high <= 10 else { return }
    let number = NumberWords.text(load.amount.high)
    note(
      .warning,
      from: start,
      "\"@ \(number)\" is read as a weight",
      "write `@ \(number) kg` or `@ RPE \(number)`"
    )
  }

  // MARK: Rest, tempo, cadence

  private mutating func rest(of dose: inout Dose) -> Bool {
    let saved = self
    if eat(word: "no rest") {
      dose.rest = Amount(0)
      return true
    }
    if eat(word: "rest") {
      _ = eat(":")
      skipSpaces()
      _ = eat(anyOf: ["of", "for"])
      skipSpaces()
      let start = index
      if let rest = time(bareUnit: 1) {
        dose.rest = boundedRest(rest, from: start)
        return true
      }
    } else if current.isFigure, let rest = time(bareUnit: 1) {
      // "90s rest" is the same the other way round.
      skipSpaces()
      if eat(word: "rest") {
        dose.rest = boundedRest(rest, from: saved.index)
        return true
      }
    }
    self = saved
    return false
  }

  mutating func boundedRest(_ rest: Amount, from start: Int) -> Amount {
    clamped(rest, to: Self.longestTime, "rest in seconds", from: start, least: 0)
  }

  private mutating func tempo(of dose: inout Dose) -> Bool {
    let saved = self
    if eat(word: "tempo") {
      _ = eat(":")
      skipSpaces()
      if phases(of: &dose, needsSigns: false) { return true }
    }
    self = saved
    return false
  }

  // "3-1-1-0" behind an @, "3110" behind the word.
  private mutating func phases(of dose: inout Dose, needsSigns: Bool = true) -> Bool {
    let saved = self
    skipSpaces()
    var phases: [Int?] = []
    var signs = 0
    while phases.count < 4 {
      if current == UInt8(ascii: "x"), !isAtEnd {
        phases.append(nil)
      } else if current.isFigure, !isAtEnd {
        phases.append(Int(current - UInt8(ascii: "0")))
      } else {
        break
      }
      index += 1
      if phases.count < 4, current == UInt8(ascii: "-") || current == UInt8(ascii: "/") {
        index += 1
        signs += 1
      }
    }
    guard phases.count == 4, !needsSigns || signs == 3, isBoundary(index), let lowering = phases[0],
      let bottom = phases[1],
      let top = phases[3]
    else {
      self = saved
      return false
    }
    dose.tempo = LiftTempo(lowering: lowering, bottom: bottom, lifting: phases[2], top: top)
    return true
  }

  private mutating func cadence(of dose: inout Dose) -> Bool {
    let saved = self
    guard eat(word: "cadence") else { return false }
    skipSpaces()
    let start = index
    guard let steps = wholeNumber() else {
      self = saved
      return false
    }
    let range = Tempo.range
    let most = Double(range.upperBound)
    let least = Double(range.lowerBound)
    dose.cadence = Int(clamped(Double(steps), to: most, "cadence", from: start, least: least))
    skipSpaces()
    _ = eat(word: "spm")
    return true
  }

  // MARK: Sides

  private mutating func sides(of dose: inout Dose) -> Bool {
    if eat(anyOf: ["alternating", "alternate", "alt"]) {
      dose.isAlternating = true
      return true
    }
    let saved = self
    let isEach =
      eat("/") || eat(anyOf: ["per", "each", "ea", "every", "on each", "for each", "both"])
    guard isEach else { return false }
    skipSpaces()
    let side: BodySide? =
      if eat(anyOf: ["side", "sides"]) {
        .side
      } else if eat(anyOf: ["leg", "legs", "foot", "feet"]) {
        .leg
      } else if eat(anyOf: ["arm", "arms", "hand", "hands"]) {
        .arm
      } else if eat(anyOf: ["direction", "directions", "way"]) {
        .direction
      } else {
        nil
      }
    guard let side else {
      self = saved
      return false
    }
    dose.perSide = side
    return true
  }

  // MARK: Words

  // Everything behind a semicolon is for a person.
  private mutating func notes(of dose: inout Dose) {
    var start = index
    while index <= end {
      if isAtEnd || current == UInt8(ascii: ";") {
        add(note: start..<index, to: &dose)
        start = index + 1
      }
      index += 1
    }
    index = end
  }

  private mutating func parenthesis(of dose: inout Dose) {
    let open = index
    var depth = 0
    while !isAtEnd {
      if current == UInt8(ascii: "(") { depth += 1 }
      if current == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    let close = depth == 0 ? index - 1 : index
    var start = open + 1
    for place in start..<max(start, close) where line.bytes[place] == UInt8(ascii: ";") {
      add(note: start..<place, to: &dose)
      start = place + 1
    }
    add(note: start..<max(start, close), to: &dose)
  }

  // A note that says nothing but the sides is no note.
  private func add(note range: Range<Int>, to dose: inout Dose) {
    let range = line.trimmed(range)
    guard !range.isEmpty else { return }
    var trial = LineScanner(line, range)
    var sided = dose
    if trial.sides(of: &sided), trial.isAtEnd {
      dose = sided
    } else {
      dose.notes.append(line.words(range))
    }
  }

  private mutating func freeWords(of dose: inout Dose) {
    let start = index
    let words = freeText()
    if words.isEmpty {
      // A sign that begins nothing must not stop the reading.
      index = max(index, start + 1)
      return
    }
    doubtSpelling(from: start)
    dose.notes.append(words)
  }

  // Words up to a comma, a parenthesis, a semicolon or the next modifier.
  private mutating func freeText() -> String {
    let start = index
    while !isAtEnd {
      let byte = current
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "(") {
        break
      }
      if index > start, line.bytes[index - 1] == 0x20, byte != 0x20 {
        if startsModifier { break }
      }
      index += 1
    }
    return words(from: start)
  }

  // Does not ask for words as a target: they would look for the next modifier again and again.
  private var startsModifier: Bool {
    guard isWordStart(index) else { return false }
    var trial = self
    if trial.eat("@") { return !trial.current.isLetter || trial.target() != nil }
    var dose = Dose(.most(.reps))
    return trial.effort() != nil || trial.rest(of: &dose) || trial.tempo(of: &dose)
      || trial.cadence(of: &dose) || trial.sides(of: &dose)
  }

  // "reest 60s" is no note.
  private mutating func doubtSpelling(from start: Int) {
    var place = start
    while place < index, line.bytes[place].isLetter { place += 1 }
    guard place - start >= 3, place < index else { return }
    let word = String(decoding: line.bytes[start..<place], as: UTF8.self)
    var behind = place
    while behind < index, line.bytes[behind] == 0x20 { behind += 1 }
    guard behind < index, line.bytes[behind].isFigure,
      let meant = Spelling.nearest(to: word, among: ["rest", "tempo", "cadence"])
    else { return }
    note(
      .warning,
      from: start,
      "\"\(words(from: start))\" is read as a note",
      "did you mean \"\(meant)\"?"
    )
  }
}
