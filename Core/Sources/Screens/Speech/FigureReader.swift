/// Reads one figure with its sign, range and unit from a row of tokens.
struct FigureReader {
  private let tokens: [SpeechToken]
  /// The token after what has been read.
  private(set) var end: Int

  init(_ tokens: [SpeechToken], at start: Int) {
    self.tokens = tokens
    end = start
  }

  /// The words of the figure that begins here, if one does; a sign counts only after a gap.
  mutating func read(afterGap: Bool) -> String? {
    let start = end
    let sign = afterGap || isMark("#", at: end) ? readSign() : nil
    guard let first = readFigure() else {
      end = start
      return nil
    }
    let head = sign.map { $0 + " " } ?? ""
    if let ordinal = readOrdinal(of: first) { return head + ordinal }
    if let hour = readHour(of: first) { return head + hour }
    if let fraction = readFraction(of: first, from: start) { return head + fraction }
    let rest = readRange()
    let figures = [first] + rest
    let joined = figures.map { $0.words }.joined(separator: figures.count == 2 ? " to " : " ")
    if let unit = readUnit(of: figures) { return head + joined + " " + unit }
    if rest.isEmpty, let factor = readFactor() { return head + joined + factor }
    return head + joined
  }

  private mutating func readSign() -> String? {
    let words: String
    switch tokens[end] {
    case .mark(UInt8(ascii: "#")): words = "number"
    case .mark(UInt8(ascii: "+")): words = "plus"
    case .mark(UInt8(ascii: "-")): words = "minus"
    case .mark(UInt8(ascii: "~")): words = "about"
    case .mark(UInt8(ascii: "<")): words = "less than"
    case .mark(UInt8(ascii: ">")): words = "more than"
    default: return nil
    }
    end += 1
    return words
  }

  private mutating func readFigure() -> SpokenFigure? {
    guard let first = number(at: end) else { return nil }
    end += 1
    if let time = readTime(after: first) { return time }
    var digits = first
    while isMark(",", at: end), let group = number(at: end + 1), group.utf8.count == 3,
      digits.utf8.count <= 6
    {
      digits += group
      end += 2
    }
    var parts: [String] = []
    while isMark(".", at: end), let part = number(at: end + 1) {
      parts.append(part)
      end += 2
    }
    return parts.isEmpty ? .integer(digits) : .decimal(whole: digits, fractions: parts)
  }

  /// "4:52", "1:02:05", 4'52": the first number has been read.
  private mutating func readTime(after first: String) -> SpokenFigure? {
    guard first.utf8.count <= 3, let head = Int(first),
      let second = sixty(at: end + 1)
    else { return nil }
    if isMark("'", at: end) {
      end += isMark("\"", at: end + 2) ? 3 : 2
      return .clock(minutes: head, seconds: second)
    }
    guard isMark(":", at: end) else { return nil }
    if isMark(":", at: end + 2), let third = sixty(at: end + 3) {
      end += 4
      return .time(seconds: head * 3600 + second * 60 + third)
    }
    end += 2
    return .clock(minutes: head, seconds: second)
  }

  private mutating func readOrdinal(of figure: SpokenFigure) -> String? {
    guard case .integer(let digits) = figure, digits.utf8.count <= 6, let value = Int(digits),
      case .word(let word)? = token(at: end)
    else { return nil }
    switch word.lowercased() {
    case "st", "nd", "rd", "th": break
    default: return nil
    }
    end += 1
    return Spoken.ordinal(value)
  }

  /// "5:30 pm", "3:30 h".
  private mutating func readHour(of figure: SpokenFigure) -> String? {
    guard case .clock(let hours, let minutes) = figure else { return nil }
    let at = token(at: end) == .space ? end + 1 : end
    guard case .word(let word)? = token(at: at) else { return nil }
    switch word.lowercased() {
    case "am", "pm":
      end = at + 1
      let rest = minutes == 0 ? "" : " " + (minutes < 10 ? "oh " : "") + Spoken.number(minutes)
      return Spoken.number(hours) + rest + " " + word
    case "h", "hr", "hrs":
      end = at + 1
      return Spoken.span(seconds: hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  /// The further figures of "2-3" or "3-1-1-0".
  private mutating func readRange() -> [SpokenFigure] {
    var figures: [SpokenFigure] = []
    while isMark("-", at: end) || isMark(SpeechSign.dash, at: end), number(at: end + 1) != nil {
      end += 1
      if let figure = readFigure() { figures.append(figure) }
    }
    return figures
  }

  /// "1/2", "8/10", but not a date.
  private mutating func readFraction(of figure: SpokenFigure, from start: Int) -> String? {
    guard case .integer(let over) = figure, isMark("/", at: end), let under = number(at: end + 1),
      !isMark("/", at: end + 2), start == 0 || !isMark("/", at: start - 1)
    else { return nil }
    end += 2
    switch (over, under) {
    case ("1", "2"): return "one half"
    case ("1", "3"): return "one third"
    case ("2", "3"): return "two thirds"
    case ("1", "4"): return "one quarter"
    case ("3", "4"): return "three quarters"
    case ("24", "7"): return "twenty-four seven"
    default: return SpokenFigure.integer(over) + " out of " + SpokenFigure.integer(under)
    }
  }

  /// "km", "%", "/km", "min/km", "km/h", with or without a space before it.
  private mutating func readUnit(of figures: [SpokenFigure]) -> String? {
    let isOne = figures.count == 1 && figures[0].isOne
    let isTime = figures.contains { $0.isTime }
    let start = end
    if token(at: end) == .space { end += 1 }
    if isMark("%", at: end) {
      end += 1
      return "percent"
    }
    if isMark(SpeechSign.degree, at: end) { return readDegrees(isOne: isOne) }
    if let per = readPer() { return per }
    if case .word(let word)? = token(at: end), let unit = SpokenUnit(word), !isPossessive {
      end += 1
      let per = readPer()
      // "4:52 min/km" is a pace: the minutes are in the figure.
      if isTime { return per ?? unit.many }
      return (isOne ? unit.one : unit.many) + (per.map { " " + $0 } ?? "")
    }
    end = start
    return nil
  }

  /// A lone letter with more after it is no unit: "10 K.O.".
  private var isPossessive: Bool {
    isMark("'", at: end + 1) || isMark(".", at: end + 1) && isWord(at: end + 2)
  }

  private mutating func readPer() -> String? {
    guard isMark("/", at: end), case .word(let word)? = token(at: end + 1),
      let unit = SpokenUnit(word)
    else { return nil }
    end += 2
    return "per " + unit.one
  }

  private mutating func readDegrees(isOne: Bool) -> String {
    end += 1
    let scale: String
    switch token(at: end) {
    case .word("C"): scale = " Celsius"
    case .word("F"): scale = " Fahrenheit"
    default: return isOne ? "degree" : "degrees"
    }
    end += 1
    return (isOne ? "degree" : "degrees") + scale
  }

  /// "3x" and "3 x 400".
  private mutating func readFactor() -> String? {
    let adjacent = isCross(at: end)
    let spaced =
      token(at: end) == .space && isCross(at: end + 1) && token(at: end + 2) == .space
      && number(at: end + 3) != nil
    guard adjacent || spaced else { return nil }
    end += adjacent ? 1 : 2
    return " times"
  }

  private func isCross(at index: Int) -> Bool {
    token(at: index) == .word("x") || token(at: index) == .word("X") || isMark("x", at: index)
  }

  private func token(at index: Int) -> SpeechToken? {
    index < tokens.count ? tokens[index] : nil
  }

  private func number(at index: Int) -> String? {
    if case .number(let digits)? = token(at: index) { digits } else { nil }
  }

  /// Two digits below sixty.
  private func sixty(at index: Int) -> Int? {
    guard let digits = number(at: index), digits.utf8.count == 2, let value = Int(digits),
      value < 60
    else { return nil }
    return value
  }

  private func isWord(at index: Int) -> Bool {
    if case .word? = token(at: index) { true } else { false }
  }

  private func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    isMark(UInt8(truncatingIfNeeded: mark.value), at: index)
  }

  private func isMark(_ mark: UInt8, at index: Int) -> Bool { token(at: index) == .mark(mark) }
}
