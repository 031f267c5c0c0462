import Training

/// Cuts a condition's text into tokens and mends the signs that other languages use.
///
/// A sign such as `&&` is reported and read as what it stands for, so that one look finds all
/// mistakes of a text.
struct ConditionLexer {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; what cannot be one is reported and skipped.
  mutating func next(_ notes: inout ConditionNotes) -> ConditionToken {
    while index < bytes.count, !notes.isFull {
      let start = index
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        return number(&notes)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        return word()
      default:
        if let kind = sign(&notes) { return ConditionToken(kind: kind, range: start..<index) }
      }
    }
    return ConditionToken(kind: .end, range: bytes.count..<bytes.count)
  }

  // MARK: Words

  private mutating func word() -> ConditionToken {
    let range = readWord()
    let kind: ConditionToken.Kind
    switch String(decoding: bytes[range], as: UTF8.self).uppercased() {
    case "AND": kind = .and
    case "OR": kind = .or
    case "NOT": kind = .not
    default: kind = .word
    }
    return ConditionToken(kind: kind, range: range)
  }

  private mutating func readWord() -> Range<Int> {
    let start = index
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    return start..<index
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Numbers

  private mutating func number(_ notes: inout ConditionNotes) -> ConditionToken {
    let start = index
    readDigits()
    if peek() == UInt8(ascii: "."), isDigit(index + 1) || index > start {
      index += 1
      readDigits()
    }
    readExponent()
    let digits = start..<index
    guard index > start else {
      index += 1
      notes.error(at: start, "found `.`, expected a number with digits", "write 0.5, not .")
      return ConditionToken(kind: .number(.nan), range: start..<index)
    }
    var value = Double(String(decoding: bytes[digits], as: UTF8.self)) ?? .nan
    if !value.isFinite {
      notes.error(at: start, "found the number \(notes.quoted(digits)), too large to hold")
      value = .nan
    } else {
      value = mend(value, from: start, &notes)
    }
    return ConditionToken(kind: .number(value), range: start..<index)
  }

  /// Reads what people write after a number: a unit, the seconds of a pace, a decimal comma.
  private mutating func mend(
    _ value: Double,
    from start: Int,
    _ notes: inout ConditionNotes
  ) -> Double {
    switch peek() {
    case UInt8(ascii: ":") where isDigit(index + 1):
      index += 1
      let rest = readNumber()
      let seconds = value * 60 + rest
      notes.error(
        at: start,
        "found \(notes.quoted(start..<index)), expected a plain number",
        "times and paces are in seconds: write \(PlainNumber.text(seconds))"
      )
      return seconds
    case UInt8(ascii: ",") where isDigit(index + 1):
      index += 1
      readDigits()
      let text = notes.text(start..<index).map { $0 == "," ? "." : $0 }
      notes.error(
        at: start,
        "found \(notes.quoted(start..<index)), expected a number with a decimal point",
        "write \(String(text))"
      )
      return Double(String(text)) ?? .nan
    case UInt8(ascii: "%"):
      index += 1
      notes.error(
        at: start,
        "found \(notes.quoted(start..<index)), expected a plain number",
        "a share is a fraction: write \(PlainNumber.text(value / 100))"
      )
      return value / 100
    case let byte? where isWord(byte):
      let unit = readWord()
      let factor = Self.factor(of: notes.text(unit))
      notes.error(
        at: start,
        "found \(notes.quoted(start..<index)), expected a number without a unit",
        factor.map { "write \(PlainNumber.text(value * $0))" }
      )
      return value * (factor ?? 1)
    default:
      return value
    }
  }

  private static func factor(of unit: String) -> Double? {
    switch unit.lowercased() {
    case "m", "s", "sec", "bpm", "spm", "x": 1
    case "km", "k": 1000
    case "mi", "mile", "miles": Distance.metersPerMile
    case "min", "minutes": 60
    case "h", "hours": 3600
    default: nil
    }
  }

  private mutating func readNumber() -> Double {
    let start = index
    readDigits()
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0
  }

  private mutating func readDigits() {
    while isDigit(index) { index += 1 }
  }

  private mutating func readExponent() {
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return }
    var first = index + 1
    if first < bytes.count, bytes[first] == UInt8(ascii: "+") || bytes[first] == UInt8(ascii: "-") {
      first += 1
    }
    guard isDigit(first) else { return }
    index = first
    readDigits()
  }

  private func isDigit(_ place: Int) -> Bool {
    place < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place]
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }
}

// MARK: Signs

extension ConditionLexer {
  /// The signs that are right, and those that other languages use for them; longest first.
  private static let signs: [(text: StaticString, kind: ConditionToken.Kind, isRight: Bool)] = [
    ("===", .comparison(.equal), false), ("!==", .comparison(.notEqual), false),
    ("≤", .comparison(.lessOrEqual), false), ("≥", .comparison(.greaterOrEqual), false),
    ("≠", .comparison(.notEqual), false), ("−", .arithmetic(.subtract), false),
    ("–", .arithmetic(.subtract), false), ("∧", .and, false), ("∨", .or, false),
    ("<=", .comparison(.lessOrEqual), true), (">=", .comparison(.greaterOrEqual), true),
    ("==", .comparison(.equal), true), ("!=", .comparison(.notEqual), true),
    ("=<", .comparison(.lessOrEqual), false), ("=>", .comparison(.greaterOrEqual), false),
    ("<>", .comparison(.notEqual), false), ("&&", .and, false), ("||", .or, false),
    ("×", .arithmetic(.multiply), false), ("÷", .arithmetic(.divide), false),
    ("¬", .not, false),
    ("<", .comparison(.less), true), (">", .comparison(.greater), true),
    ("+", .arithmetic(.add), true), ("-", .arithmetic(.subtract), true),
    ("*", .arithmetic(.multiply), true), ("/", .arithmetic(.divide), true),
    ("(", .open, true), (")", .close, true),
    ("=", .comparison(.equal), false), ("&", .and, false), ("|", .or, false), ("!", .not, false),
  ]

  private mutating func sign(_ notes: inout ConditionNotes) -> ConditionToken.Kind? {
    let start = index
    for sign in Self.signs where starts(with: sign.text) {
      index += sign.text.utf8CodeUnitCount
      if !sign.isRight {
        let right = Self.spelling(of: sign.kind)
        notes.error(
          at: start,
          "found \(notes.quoted(start..<index)), expected \(right)",
          "write \(right)"
        )
      }
      return sign.kind
    }
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    notes.error(
      at: start,
      "found \(notes.quoted(start..<index)), which conditions do not have"
    )
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { sign in
      index + sign.count <= bytes.count && bytes[index..<index + sign.count].elementsEqual(sign)
    }
  }

  private static func spelling(of kind: ConditionToken.Kind) -> String {
    switch kind {
    case .comparison(let comparison): "`\(comparison.symbol)`"
    case .arithmetic(.add): "`+`"
    case .arithmetic(.subtract): "`-`"
    case .arithmetic(.multiply): "`*`"
    case .arithmetic(.divide): "`/`"
    case .and: "AND"
    case .or: "OR"
    case .not: "NOT"
    case .open: "`(`"
    case .close: "`)`"
    case .number: "a number"
    case .word: "a variable"
    case .end: "the end"
    }
  }
}
