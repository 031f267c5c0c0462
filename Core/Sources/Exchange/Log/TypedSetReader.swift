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
    case UInt8(ascii: "/"):
      place += 1
      try side(&set, after: "/")
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
    if isOwnWeight(word) {
      set.isOwnWeight = true
      return
    }
    switch word {
    case "rpe": try rate(&set, .exertion(try number(after: word)))
    case "rir": try rate(&set, .reserve(try number(after: word)))
    case "assist", "assisted", "assistance": set.isAssisted = true
    case "warmup", "warm-up", "aufw\u{E4}rmen", "aufw\u{E4}rmsatz": set.isWarmUp = true
    case "per", "each", "je", "pro": try side(&set, after: word)
    case "with", "at", "of", "for", "in", "and", "mit", "bei", "und": break
    default:
      place = start
      throw .word(rest)
    }
  }

  // "bw", and with the sign between a number and it: "8xBW", "BWx8".
  private func isOwnWeight(_ word: String) -> Bool {
    var bytes = Array(word.utf8)[...]
    if bytes.first == UInt8(ascii: "x") { bytes.removeFirst() }
    if current.isFigure, bytes.last == UInt8(ascii: "x") { bytes.removeLast() }
    return ["bw", "bodyweight", "k\u{F6}rpergewicht", "eigengewicht"].contains {
      $0.utf8.elementsEqual(bytes)
    }
  }

  // "8 per side", "8/side", "8 each".
  private mutating func side(_ set: inout TypedSet, after word: String) throws(TypedSetError) {
    let behind = place
    skipSpaces()
    let start = place
    switch letters() {
    case "side", "leg", "arm", "hand", "foot", "seite", "bein", "fu\u{DF}": break
    case _ where word == "each" || word == "je": place = behind
    default:
      place = start
      throw .word(word == "/" ? "/" + rest : rest.isEmpty ? word : rest)
    }
    set.isPerSide = true
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
    if current == UInt8(ascii: "/"), byte(at: place + 1).isFigure {
      try otherSide(&set, value, sign, from: start)
    }
    let behind = place
    skipSpaces()
    let unitStart = place
    var unit = letters()
    // "80kgx5": the sign between two numbers is no part of the unit.
    if unit.utf8.count > 1, unit.hasSuffix("x"), current.isFigure, !isOwnWeight(unit) {
      unit = String(unit.dropLast())
    }
    if current == UInt8(ascii: "#"), unit.isEmpty {
      place += 1
      unit = "#"
    }
    switch unit {
    case "kg", "kgs", "kilo", "kilos": try weigh(&set, value, .kilograms, sign, from: start)
    case "lb", "lbs", "pound", "pounds", "pfund", "#":
      try weigh(&set, value, .pounds, sign, from: start)
    case _ where sign != .none:
      place = behind
      try weigh(&set, value, nil, sign, from: start)
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden": try time(&set, value, 3600)
    case "min", "mins", "minute", "minutes", "minuten": try time(&set, value, 60)
    case "m" where set.timeStep == 3600 || isMinutes(value): try time(&set, value, 60)
    case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden":
      try time(&set, value, 1)
    case "" where isBehindTime(start, set): try time(&set, value, (set.timeStep ?? 60) / 60)
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
      guard behind < unitStart || unit.isEmpty || unit == "x" || isOwnWeight(unit) else {
        throw .word(unit)
      }
      place = behind
      set.plain.append(value)
    }
  }

  // "8/8": as many on the other side.
  private mutating func otherSide(
    _ set: inout TypedSet,
    _ value: Double,
    _ sign: TypedSet.Sign,
    from start: Int
  ) throws(TypedSetError) {
    place += 1
    guard sign == .none, number() == value else {
      place = start
      throw .word(rest)
    }
    set.isPerSide = true
  }

  private func weigh(
    _ set: inout TypedSet,
    _ value: Double,
    _ unit: MassUnit?,
    _ sign: TypedSet.Sign,
    from start: Int
  ) throws(TypedSetError) {
    guard set.weight == nil else { throw .twice(.weights) }
    // "20/20kg", "20kg/side": a set has one weight.
    guard !bytes[start..<place].contains(UInt8(ascii: "/")), current != UInt8(ascii: "/") else {
      throw .word(String(decoding: bytes[start...].prefix { $0 != 0x20 }, as: UTF8.self))
    }
    set.weight = TypedSet.Weight(value: value, unit: unit, sign: sign)
  }

  // A length, or a count, may have a time beside it: "500m 1:45".
  private func count(
    _ set: inout TypedSet,
    _ value: Double,
    _ unit: CountUnit
  ) throws(TypedSetError) {
    guard let known = set.count else {
      (set.count, set.unit) = (value, unit)
      return
    }
    guard set.time == nil, (set.unit == .seconds) != (unit == .seconds) else {
      throw .twice(.counts)
    }
    if unit == .seconds {
      set.time = value
    } else {
      (set.time, set.count, set.unit) = (known, value, unit)
    }
  }

  // MARK: Times

  /// Takes a time in a unit of so many seconds, which may go on in a smaller one: "1h", "2m30s".
  private func time(
    _ set: inout TypedSet,
    _ value: Double,
    _ step: Double
  ) throws(TypedSetError) {
    if let last = set.timeStep, step < last, value < last / step {
      if set.unit == .seconds {
        set.count = (set.count ?? 0) + value * step
      } else {
        set.time = (set.time ?? 0) + value * step
      }
    } else {
      try count(&set, value * step, .seconds)
    }
    set.timeStep = step
  }

  // "1h30", "2m30": a number that follows a unit of time at once is in the next smaller one.
  private func isBehindTime(_ start: Int, _ set: TypedSet) -> Bool {
    guard let step = set.timeStep, step > 1, start > 0 else { return false }
    return bytes[start - 1].isLetter && bytes[start - 1] != UInt8(ascii: "x")
  }

  // "2m30s" and "2m 30s" are minutes, "500m" and "100m 15s" meters.
  private func isMinutes(_ value: Double) -> Bool {
    var next = place
    while byte(at: next) == 0x20 { next += 1 }
    let (isClose, first) = (next == place, next)
    while byte(at: next).isFigure { next += 1 }
    guard (1...2).contains(next - first) else { return false }
    let isEnd = next == bytes.count || byte(at: next) == 0x20
    while byte(at: next) == 0x20 { next += 1 }
    let isSeconds =
      byte(at: next) == UInt8(ascii: "s")
      && (!byte(at: next + 1).isLetter || byte(at: next + 1) == UInt8(ascii: "e"))
    // Nobody goes less than ten meters by the clock.
    return isClose ? isSeconds || (isEnd && value < 100) : isSeconds && value < 10
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
