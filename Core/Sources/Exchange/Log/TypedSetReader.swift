import Screens
import Training

/// Reads the words and numbers of a typed set from left to right, in English or German.
struct TypedSetReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "A"..."Z": bytes.append(UInt8(scalar.value) + 32)
      case "\u{D7}", "*": bytes.append(UInt8(ascii: "x"))
      case "\u{2212}", "\u{2013}", "\u{2014}": bytes.append(UInt8(ascii: "-"))
      case "\u{A0}", "\u{202F}", "\t", ";": bytes.append(0x20)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
  }

  /// Takes the next word or number; false at the end.
  mutating func next(into set: inout TypedSet) throws(TypedSetError) -> Bool {
    while current == 0x20 || current == UInt8(ascii: ",") { place += 1 }
    guard place < bytes.count else { return false }
    switch current {
    case UInt8(ascii: "@"):
      place += 1
      skipSpaces()
      try rate(&set, .exertion(try number(after: "@")))
    case UInt8(ascii: "x") where !byte(at: place + 1).isLetter:
      place += 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      try signed(&set)
    default:
      if current.isFigure { try quantity(&set, sign: .none) } else { try word(&set) }
    }
    return true
  }

  // MARK: Words

  private mutating func word(_ set: inout TypedSet) throws(TypedSetError) {
    let start = place
    let word = letters()
    switch word {
    case "rpe": try rate(&set, .exertion(try number(after: word)))
    case "rir": try rate(&set, .reserve(try number(after: word)))
    case "bw", "bodyweight": set.isOwnWeight = true
    case "assist", "assisted", "assistance": set.isAssisted = true
    case "warmup", "warm-up", "aufw\u{E4}rmen", "aufw\u{E4}rmsatz": set.isWarmUp = true
    case "with", "at", "of", "for", "and", "mit", "bei", "und": break
    default:
      place = start
      throw .word(rest)
    }
  }

  private func rate(_ set: inout TypedSet, _ effort: Effort) throws(TypedSetError) {
    guard set.effort == nil else { throw .twice(.efforts) }
    switch effort {
    case .exertion(let value): guard (1...10).contains(value) else { throw .effort(value) }
    case .reserve(let value): guard (0...20).contains(value) else { throw .effort(value) }
    }
    set.effort = effort
  }

  // MARK: Numbers

  private mutating func signed(_ set: inout TypedSet) throws(TypedSetError) {
    let sign: TypedSet.Sign = current == UInt8(ascii: "+") ? .added : .taken
    let start = place
    place += 1
    skipSpaces()
    guard current.isFigure else {
      place = start
      throw .word(rest)
    }
    try quantity(&set, sign: sign)
  }

  private mutating func quantity(
    _ set: inout TypedSet,
    sign: TypedSet.Sign
  ) throws(TypedSetError) {
    let start = place
    guard let value = number() else { throw .word(rest) }
    if current == UInt8(ascii: ":"), sign == .none {
      return try count(&set, try clock(value, from: start), .seconds)
    }
    let behind = place
    skipSpaces()
    let unitStart = place
    var unit = letters()
    // "80kgx5": the sign between two numbers is no part of the unit.
    if unit.utf8.count > 1, unit.hasSuffix("x"), current.isFigure {
      unit = String(unit.dropLast())
    }
    if current == UInt8(ascii: "#"), unit.isEmpty {
      place += 1
      unit = "#"
    }
    switch unit {
    case "kg", "kgs", "kilo", "kilos": try weigh(&set, value, .kilograms, sign)
    case "lb", "lbs", "pound", "pounds", "pfund", "#": try weigh(&set, value, .pounds, sign)
    case _ where sign != .none:
      place = behind
      try weigh(&set, value, nil, sign)
    case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden":
      try count(&set, value, .seconds)
    case "min", "mins", "minute", "minutes", "minuten": try count(&set, value * 60, .seconds)
    case "m", "meter", "meters", "metre", "metres", "metern": try count(&set, value, .meters)
    case "km": try count(&set, value * 1000, .meters)
    case "cal", "cals", "calories": try count(&set, value, .calories)
    case "steps", "schritte": try count(&set, value, .steps)
    case "breaths", "atemz\u{FC}ge": try count(&set, value, .breaths)
    case "rep", "reps", "r", "wdh", "wiederholung", "wiederholungen": try count(&set, value, .reps)
    case "set", "sets", "satz", "s\u{E4}tze":
      guard set.sets == nil else { throw .twice(.sets) }
      set.sets = value
    default:
      // A word of its own, or an "x" between two numbers.
      guard behind < unitStart || unit.isEmpty || unit == "x" else { throw .word(unit) }
      place = behind
      set.plain.append(value)
    }
  }

  private func weigh(
    _ set: inout TypedSet,
    _ value: Double,
    _ unit: MassUnit?,
    _ sign: TypedSet.Sign
  ) throws(TypedSetError) {
    guard set.weight == nil else { throw .twice(.weights) }
    set.weight = TypedSet.Weight(value: value, unit: unit, sign: sign)
  }

  private func count(
    _ set: inout TypedSet,
    _ value: Double,
    _ unit: CountUnit
  ) throws(TypedSetError) {
    guard set.count == nil else { throw .twice(.counts) }
    set.count = value
    set.unit = unit
  }

  // "1:30", "1:02:00".
  private mutating func clock(_ first: Double, from start: Int) throws(TypedSetError) -> Double {
    var seconds = first
    while current == UInt8(ascii: ":") {
      place += 1
      guard let next = number(), next < 60 else {
        place = start
        throw .word(rest)
      }
      seconds = seconds * 60 + next
    }
    return seconds
  }

  private mutating func number(after word: String) throws(TypedSetError) -> Double {
    skipSpaces()
    guard let number = number() else { throw .word(word) }
    return number
  }

  private mutating func number() -> Double? {
    guard current.isFigure else { return nil }
    var value = 0.0
    var scale = 0.0
    while current.isFigure || (isPoint && scale == 0) {
      if current.isFigure {
        value = value * 10 + Double(current - UInt8(ascii: "0"))
        scale *= 10
      } else {
        scale = 1
      }
      place += 1
    }
    return scale > 1 ? value / scale : value
  }

  // "82.5", "82,5"; a comma before a space ends a number.
  private var isPoint: Bool {
    (current == UInt8(ascii: ".") || current == UInt8(ascii: ",")) && byte(at: place + 1).isFigure
  }

  // MARK: Bytes

  private mutating func letters() -> String {
    let start = place
    while current.isLetter || current >= 0x80
      || (current == UInt8(ascii: "-") && place > start && byte(at: place + 1).isLetter)
    {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  // The word that nobody understands, for the sentence about it.
  private var rest: String {
    let end = bytes[place...].firstIndex(of: 0x20) ?? bytes.count
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while current == 0x20 { place += 1 }
  }

  private var current: UInt8 { byte(at: place) }

  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
}
