import Formats
import Training

// "Push 2: EMOM 12 or 16 with focus on quality": a label, a clock, a remark.

extension WorkoutReader {
  /// What a heading says.
  mutating func section(_ line: FoldedLine, _ range: Range<Int>) -> WorkoutSection {
    let speaksOfTime = Self.speaksOfTime(line, range)
    var section: WorkoutSection
    if let (found, problems) = Self.timed(line, range), Self.separatesClock(found) {
      section = found
      record(problems, in: line)
      counts.headings += 1
      counts.classified += 1
    } else {
      section = WorkoutSection(line.words(range))
      if speaksOfTime {
        counts.headings += 1
        notes.warning(
          at: line.line.location(of: range.lowerBound),
          "the clock of \"\(section.label)\" is not understood",
          "write for example `EMOM 12`, `AMRAP 20`, `Intervals 30s on / 10s off` or `3 rounds`"
        )
      }
    }
    return section
  }

  /// Whether the label is told from the clock again where these are printed: in "Every 0 for: 1 round" the
  /// label begins with a clock itself.
  private static func separatesClock(_ section: WorkoutSection) -> Bool {
    guard !section.label.isEmpty, let timer = section.timer else { return true }
    return timed(section.label + ": " + WorkoutText.timer(timer))?.label == section.label
  }

  private typealias Found = (section: WorkoutSection, problems: [LineScanner.Problem])

  private static func timed(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    whole(line, range) ?? behindSeparator(line, range) ?? inParentheses(line, range)
      ?? anywhere(line, range) ?? atEnd(line, range) ?? hint(line, range)
  }

  // MARK: Where the clock may stand

  private static func whole(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    reading(line, label: range.lowerBound..<range.lowerBound, clock: range)
  }

  // Behind a colon, or behind a dash with spaces around it.
  private static func behindSeparator(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    for index in range {
      let byte = line.bytes[index]
      // The colon of "1:30" separates nothing.
      let isInNumber =
        index > range.lowerBound && index + 1 < range.upperBound
        && line.bytes[index - 1].isFigure && line.bytes[index + 1].isFigure
      let isColon = byte == UInt8(ascii: ":") && !isInNumber
      let isDash =
        (byte == UInt8(ascii: "-") || byte == FoldedLine.dash) && index > range.lowerBound
        && line.bytes[index - 1] == 0x20 && index + 1 < range.upperBound
        && line.bytes[index + 1] == 0x20
      guard isColon || isDash else { continue }
      let clock = line.trimmed(index + 1..<range.upperBound)
      if let found = reading(line, label: range.lowerBound..<index, clock: clock) { return found }
    }
    return nil
  }

  // "Practice: Shrimp Squats (3-5 Minutes)", "Stretch (60-90s of each)".
  private static func inParentheses(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    for open in range.reversed() where line.bytes[open] == UInt8(ascii: "(") {
      let close = closing(open, line, range)
      let content = line.trimmed(open + 1..<close)
      let remark = remark(line, min(close + 1, range.upperBound)..<range.upperBound)
      let label = line.words(line.trimmed(range.lowerBound..<open))
      if let dose = eachDose(line, content) {
        // What is said behind it belongs to the label, as it is printed again.
        return (section([label, remark ?? ""], each: dose), [])
      }
      var scanner = LineScanner(line, content)
      if let timer = scanner.timer() {
        scanner.skipSpaces()
        // A time alone is a hint only where nothing else is said: "(5 min per side)".
        if case .clock = timer, !scanner.isAtEnd { continue }
        let rest = [Self.remark(line, scanner.index..<close), remark].compactMap { $0 }
        let section = WorkoutSection(
          label,
          timer: timer,
          remark: rest.isEmpty ? nil : rest.joined(separator: "; ")
        )
        return (section, scanner.problems)
      }
    }
    return nil
  }

  private static func closing(_ open: Int, _ line: FoldedLine, _ range: Range<Int>) -> Int {
    var depth = 0
    for index in open..<range.upperBound {
      if line.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if line.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return range.upperBound
  }

  // "Main Set 6x", "Main Set x 6", "Mobility about 10 minutes".
  private static func atEnd(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    var starts: [Int] = []
    for index in range where index > range.lowerBound && line.bytes[index - 1] == 0x20 {
      if line.bytes[index] != 0x20 { starts.append(index) }
    }
    for start in starts.suffix(4) {
      var scanner = LineScanner(line, start..<range.upperBound)
      guard let timer = scanner.timer(), scanner.isAtEnd else { continue }
      switch timer {
      case .rounds, .clock: break
      case .every, .amrap, .forTime, .tabata, .intervals: continue
      }
      let label = line.words(line.trimmed(range.lowerBound..<start))
      return (WorkoutSection(label, timer: timer), scanner.problems)
    }
    return nil
  }

  // "Burn out 30s on / 15s off": what can be nothing but a clock may stand anywhere.
  private static func anywhere(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    for index in range where index > range.lowerBound && line.bytes[index - 1] == 0x20 {
      var scanner = LineScanner(line, index..<range.upperBound)
      guard let timer = scanner.timer() else { continue }
      switch timer {
      case .every, .amrap, .forTime, .tabata, .intervals, .rounds:
        return reading(line, label: range.lowerBound..<index, clock: index..<range.upperBound)
      case .clock: continue
      }
    }
    return nil
  }

  // "Mobility 5 min with care": a time among words is a hint, and says so.
  private static func hint(_ line: FoldedLine, _ range: Range<Int>) -> Found? {
    for index in range where index == range.lowerBound || line.bytes[index - 1] == 0x20 {
      var scanner = LineScanner(line, index..<range.upperBound)
      guard var time = scanner.clockHint(), scanner.isBoundary(scanner.index) else { continue }
      let label = line.words(line.trimmed(range.lowerBound..<index))
      for end in scanner.index..<range.upperBound where line.bytes[end] == 0x20 {
        guard let dose = eachDose(line, index..<end) else { continue }
        let behind = remark(line, end..<range.upperBound) ?? ""
        return (section([label, behind], each: dose), scanner.problems)
      }
      time.isAbout = true
      let rest = remark(line, scanner.index..<range.upperBound)
      return (WorkoutSection(label, timer: .clock(time), remark: rest), scanner.problems)
    }
    return nil
  }

  // MARK: Parts

  private static func reading(
    _ line: FoldedLine,
    label: Range<Int>,
    clock: Range<Int>
  ) -> Found? {
    var scanner = LineScanner(line, clock)
    guard let timer = scanner.timer() else { return nil }
    let behind = scanner.current
    // A word that goes on is another word: "3 roundsman".
    let goesOn = behind.isLetter || behind.isFigure || behind == FoldedLine.other
    guard scanner.isAtEnd || !goesOn || line.bytes[scanner.index - 1] == 0x20 else { return nil }
    let words = line.words(line.trimmed(label))
    let remark = remark(line, scanner.index..<clock.upperBound)
    return (WorkoutSection(words, timer: timer, remark: remark), scanner.problems)
  }

  // A section of which everything takes so much; its other words may hold a clock: "Core (60s of each) 3x".
  private static func section(_ words: [String], each dose: Dose) -> WorkoutSection {
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    var section = timed(text) ?? WorkoutSection(text)
    section.eachDose = dose
    return section
  }

  /// What a heading by itself says of a clock, if anything.
  static func timed(_ text: String) -> WorkoutSection? {
    guard let line = SourceLine.lines(of: Array(text.utf8), upTo: lineLimit).first else {
      return nil
    }
    let folded = FoldedLine(line)
    return timed(folded, 0..<folded.bytes.count)?.section
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      || byte == UInt8(ascii: "-") || byte == FoldedLine.dash || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: ".")
  }

  // What is said behind a clock, without what separates it.
  private static func remark(_ line: FoldedLine, _ range: Range<Int>) -> String? {
    var range = line.trimmed(range)
    while let first = range.first, separates(line.bytes[first]) {
      range = line.trimmed(first + 1..<range.upperBound)
    }
    let words = line.words(range)
    return words.isEmpty ? nil : words
  }

  /// "60-90s of each": the dose of everything that has none itself.
  static func eachDose(_ line: FoldedLine, _ range: Range<Int>) -> Dose? {
    var scanner = LineScanner(line, range)
    scanner.skipSpaces()
    guard scanner.current.isFigure || scanner.current == UInt8(ascii: "~") else { return nil }
    // Where nothing else names the block, the dose is printed in parentheses.
    guard hasParenthesesInPairs(line, range) else { return nil }
    // What stands before "of each" is a dose, what stands behind it is said of all.
    for index in range
    where line.bytes[index] == UInt8(ascii: "o") || line.bytes[index] == UInt8(ascii: "e") {
      var end = LineScanner(line, index..<range.upperBound)
      guard end.isWordStart(index) else { continue }
      if !end.eat(anyOf: ["of each", "of every", "on each"]) {
        guard end.eat(word: "each"), end.isAtEnd else { continue }
      }
      guard hasParenthesesInPairs(line, range.lowerBound..<index) else { return nil }
      var head = LineScanner(line, range.lowerBound..<index)
      guard var dose = head.dose(), head.problems.isEmpty, dose.notes.isEmpty else { return nil }
      end.modifiers(of: &dose)
      return dose
    }
    return nil
  }

  private static func hasParenthesesInPairs(_ line: FoldedLine, _ range: Range<Int>) -> Bool {
    var depth = 0
    for index in range {
      if line.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if line.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { return false }
    }
    return depth == 0
  }

  // MARK: Doubt

  /// Whether a heading says something about the clock, understood or not.
  private static func speaksOfTime(_ line: FoldedLine, _ range: Range<Int>) -> Bool {
    for index in range {
      let scanner = LineScanner(line, index..<range.upperBound)
      guard scanner.isWordStart(index) else { continue }
      var word = scanner
      if word.eat(anyOf: ["emom", "amrap", "tabata", "intervals", "interval", "rft", "for time"]) {
        return true
      }
      var count = scanner
      guard count.number() != nil else { continue }
      count.skipSpaces()
      if count.eat(anyOf: ["min", "mins", "minute", "minutes", "s", "sec", "seconds", "rounds"]) {
        return true
      }
    }
    return false
  }
}
