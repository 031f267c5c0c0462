import Formats
import Training

/// A line of somebody else's page as a step in our format: "3 sets of 10 squats" is "squats — 3 x 10".
///
/// Each place where the line may fall into a name and how much is tried, and the format's own reader judges
/// which of them it understands best.
struct DraftStep: Hashable {
  /// The step behind its bullet.
  let line: String
  /// How much of it is understood.
  let fidelity: WorkoutDocument.Fidelity

  /// Reads a line; what is not understood stays as it is.
  init(_ text: String) {
    let text = Self.cleaned(text)
    var best: (line: String, fidelity: WorkoutDocument.Fidelity, score: Int)?
    let isShort = text.count <= Self.longest
    if isShort {
      for candidate in Self.heavy(text).map({ [$0] }) ?? Self.candidates(text) {
        guard let (fidelity, score) = Self.judged(candidate), score > best?.score ?? 0 else {
          continue
        }
        best = (candidate, fidelity, score)
      }
    }
    // A weight is looked for behind each word, which nobody waits for in a line of a million.
    let found = best?.line ?? (isShort ? Self.weighted(text) : nil) ?? text
    // Our names begin with a capital, whatever stood before them on the page.
    line = found.prefix(1).uppercased() + found.dropFirst()
    fidelity = best?.fidelity ?? .text
  }

  /// What is done.
  var name: String { Self.split(line, at: " — ")?.0 ?? line }

  /// How much of it, with all that is said of it.
  var amount: String { Self.split(line, at: " — ")?.1 ?? "" }

  /// Whether how much is known.
  var isUnderstood: Bool { fidelity != .text }

  /// Whether a line says how much and nothing else: "3 sets of 8 reps per side".
  static func isAmount(_ text: String) -> Bool {
    guard text.count <= 40, beginsWithAmount(text) else { return false }
    let document = WorkoutDocument.read(Array("- Exercise — \(cleaned(text))".utf8), name: "")
    guard document.places.first?.items.first?.fidelity == .structured,
      case .dose(let dose)? = document.workout.items.first?.prescription
    else { return false }
    return dose.notes.isEmpty
  }

  /// Amounts one after the other: "5 @ 60%, 3 @ 80%"; nothing where the line says anything else.
  static func amounts(_ text: String) -> [String] {
    if isAmount(text) { return [text] }
    if let heavy = heavyAmount(text) { return [heavy] }
    let parts = text.split(separator: ",").map { String($0).trimmed }
    return parts.count > 1 && parts.allSatisfy(isAmount) ? parts : []
  }

  /// How long a line says to rest, if it says nothing else: "Rest 2:00 between sets" is "2:00".
  static func rest(_ text: String) -> String? {
    var words = cleaned(text).split(separator: " ").map { String($0).lowercased() }
    if words.first == "rest:" { words[0] = "rest" }
    guard words.first == "rest", (2...8).contains(words.count) else { return nil }
    words.removeFirst()
    let ends = ["between", "after", "before", "and", "then", "as"]
    let time = words.prefix { !ends.contains($0) }
    let said = words.dropFirst(time.count)
    let about =
      ends + ["sets", "set", "rounds", "round", "each", "exercises", "the", "of", "every"]
    guard let first = time.first, first.first?.isNumber == true, time.count <= 2,
      said.allSatisfy({ about.contains($0) })
    else { return nil }
    return time.joined(separator: " ")
  }

  /// Whether a line that says how long to rest means the rest after each round: "Rest 2:00 between rounds".
  static func isRestBetweenRounds(_ text: String) -> Bool {
    let words = cleaned(text).split(separator: " ").map { String($0).lowercased() }
    return words.contains { ["between", "after"].contains($0) }
      && ["between", "rounds", "round", "sets", "set"].contains(words.last)
  }

  // A longer line is prose.
  private static let longest = 200

  // MARK: Judging

  private static func judged(
    _ candidate: String
  ) -> (fidelity: WorkoutDocument.Fidelity, score: Int)? {
    let document = WorkoutDocument.read(Array("- \(candidate)".utf8), name: "")
    guard document.workout.items.count == 1, let item = document.workout.items.first,
      let fidelity = document.places.first?.items.first?.fidelity, fidelity != .text,
      isName(item.exercise)
    else { return nil }
    var score = fidelity == .structured ? 1000 : 700
    score -= item.exercise.count
    // A number in a name was more likely meant as how much.
    if item.exercise.utf8.contains(where: { $0.isFigure }) { score -= 100 }
    if case .dose(let dose)? = item.prescription {
      for note in dose.notes {
        // "Thrusters, 95 lb" says how heavy, not how many.
        guard !weights.contains(String(note.prefix { $0.isLetter })) else { return nil }
        score -= 20 + note.count
        if note.utf8.contains(where: { $0.isFigure }) { score -= 60 }
      }
      if dose.sets != nil { score += 30 }
    }
    return (fidelity, score - 10 * document.diagnostics.count)
  }

  private static func isName(_ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    // "90/90 Switch" is a name, "3 Squats" is none.
    guard let first = words.first, (2...60).contains(name.count), !name.contains(","),
      first.first?.isLetter == true
        || words.count > 1 && first.contains("/")
          && first.allSatisfy({ $0.isNumber || $0 == "/" }),
      !units.contains(String(first))
    else {
      return false
    }
    return words.count <= 8 && !words.allSatisfy { nameless.contains(String($0)) }
  }

  private static let weights = ["lb", "lbs", "kg", "pounds", "kilos"]
  // Words that no exercise is called by alone.
  private static let nameless = [
    "x", "of", "for", "sets", "set", "reps", "rep", "the", "and", "each", "per", "seconds",
    "rounds",
    "minutes", "time", "in", "a", "to", "side", "sides", "leg", "legs", "arm", "arms", "direction",
  ]
  // No exercise begins with the unit of what stood before it.
  private static let units = ["s", "m", "km", "mi", "sec", "min", "kg", "lb", "lbs"]

  // MARK: Where it may fall apart

  // Below "21-15-9 for time" a weight is all that is said: "Thrusters, 95 lb", "Thrusters (95/65 lb)".
  private static func weighted(_ text: String) -> String? {
    for mark in [", ", " (", " @ ", " - ", " – ", ": "] {
      guard let (name, rest) = split(text, at: mark), let weight = weight(rest), isName(name) else {
        continue
      }
      return "\(name) @ \(weight)"
    }
    let words = text.split(separator: " ").map { String($0) }
    for place in words.indices.dropFirst() {
      let name = words[..<place].joined(separator: " ")
      guard let weight = weight(words[place...].joined(separator: " ")), isName(name) else {
        continue
      }
      return "\(name) @ \(weight)"
    }
    return nil
  }

  private static func candidates(_ text: String) -> [String] {
    var found = text.holds(" — ") ? [text] : []
    if let run = run(text) { found.append(run) }
    for separator in [" — ", " – ", " - ", ": ", " | ", " / ", " = ", " -- "] {
      guard let (left, right) = split(text, at: separator) else { continue }
      if beginsWithAmount(right) { found.append("\(left) — \(right)") }
      if beginsWithAmount(left) { found += [turned(left, right)] }
    }
    if let (left, right) = split(text, at: "("), beginsWithAmount(right) {
      let inside = right.prefix { $0 != ")" }
      let behind = String(right.dropFirst(inside.count + 1)).trimmed
      found.append("\(left.trimmed) — \(inside)" + (behind.isEmpty ? "" : ", \(behind)"))
    }
    if let (left, right) = split(text, at: ", "), beginsWithAmount(right) {
      found.append("\(left) — \(right)")
    }
    let words = text.split(separator: " ").map { String($0) }
    for place in words.indices.dropFirst() where beginsWithAmount(words[place]) {
      // "Wall Balls 20/14 lb" says how heavy, not how many.
      guard weight(words[place...].joined(separator: " ")) == nil else { break }
      var name = Array(words[..<place])
      while let last = name.last, name.count > 1, isLink(last) { name.removeLast() }
      found.append(name.joined(separator: " ") + " — " + words[place...].joined(separator: " "))
      if place > 6 { break }
    }
    guard beginsWithAmount(text) else { return found }
    for count in 1..<max(2, min(8, words.count)) where count < words.count {
      let amount = words[..<count].joined(separator: " ")
      var rest = Array(words[count...])
      if rest.first?.lowercased() == "of" { rest.removeFirst() }
      found.append(turned(amount, rest.joined(separator: " ")))
    }
    return found
  }

  // A line of a runner's page has no name: "6 x 800 m @ 3:50/km, 90 s jog recovery".
  private static func run(_ text: String) -> String? {
    let signs = ["/km", "/mi", " jog", "recovery", "float"]
    guard beginsWithAmount(text), signs.contains(where: { text.lowercased().holds($0) }) else {
      return nil
    }
    guard let (left, right) = split(text, at: ", "), beginsWithAmount(right) else {
      return "Run — " + text
    }
    let words = right.split(separator: " ").map { String($0) }
    // A number alone has its unit in the next word.
    let isAlone = words[0].allSatisfy { $0.isNumber || $0 == "." }
    let count = min(isAlone ? 2 : 1, words.count)
    let how = words[count...].joined(separator: " ")
    return "Run — \(left), rest " + words[..<count].joined(separator: " ")
      + (how.isEmpty ? "" : "; " + how)
  }

  // What stood before the name comes behind it, and before what is said about it.
  private static func turned(_ amount: String, _ rest: String) -> String {
    var end = rest.endIndex
    for mark in [" (", ", ", "; ", " @", " at ", " with ", " – ", " - ", " — ", " per ", " each "] {
      if let place = rest.firstPlace(of: mark), place < end { end = place }
    }
    let name = String(rest[..<end])
    var tail = String(rest[end...]).trimmed
    if tail.hasPrefix("at "), beginsWithAmount(String(tail.dropFirst(3))) {
      tail = "@ " + tail.dropFirst(3)
    }
    if let weight = weight(tail) { tail = "@ " + weight }
    let mark = tail.isEmpty || tail.hasPrefix("@") || tail.hasPrefix("(") ? " " : ", "
    while let first = tail.first, ",;–—- ".contains(first) { tail.removeFirst() }
    return "\(name) — \(amount)" + (tail.isEmpty ? "" : mark + tail)
  }

  // "(95/65 lb)" and ", 24 kg".
  private static func weight(_ tail: String) -> String? {
    let plain = tail.filter { !"(),;".contains($0) }.trimmed
    guard beginsWithAmount(plain), plain.count < 16 else { return nil }
    let unit = ["lb", "lbs", "kg", "pounds", "kilos"].first { plain.lowercased().hasSuffix($0) }
    guard let unit else { return nil }
    let number = String(plain.dropLast(unit.count)).trimmed
    guard number.allSatisfy({ $0.isNumber || $0 == "/" || $0 == "." || $0 == "-" }) else {
      return nil
    }
    return number + (unit.hasPrefix("l") || unit == "pounds" ? " lb" : " kg")
  }

  private static func isLink(_ word: String) -> Bool {
    ["x", "for", "-", "–", "—", ":", "×", "@", "about", "approx.", "|", "="].contains(
      word.lowercased()
    )
  }

  /// Whether a text begins with how much of something.
  static func beginsWithAmount(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    if first.isNumber { return true }
    if first == "~" || first == "x" || first == "×" {
      return text.dropFirst().first { $0 != " " }?.isNumber == true
    }
    let word = text.prefix { $0.isLetter }.lowercased()
    return ["max", "amrap", "one", "two", "three", "four", "five", "ten", "twenty"].contains(word)
  }

  private static func split(_ text: String, at separator: String) -> (String, String)? {
    guard let place = text.firstPlace(of: separator) else { return nil }
    let left = String(text[..<place]).trimmed
    let right = String(text[text.index(place, offsetBy: separator.count)...]).trimmed
    return left.isEmpty || right.isEmpty ? nil : (left, right)
  }

  // MARK: Cleaning

  /// A line without its bullet or number, and with amounts as our format writes them.
  static func cleaned(_ text: String) -> String {
    var text = placed(bulleted(text) ?? text.trimmed)
    // ":30 Plank" is half a minute.
    if text.first == ":", text.dropFirst().prefix(2).allSatisfy({ $0.isNumber }), text.count > 4,
      text.dropFirst(3).first == " "
    {
      text = text.dropFirst().prefix(2) + " s" + text.dropFirst(3)
    }
    for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) {
      text = String(text.dropFirst(box.count)).trimmed
    }
    while let last = text.last, last == "." || last == ";" || last == "," || last == ":" {
      text.removeLast()
    }
    var words: [String] = []
    // Dots lead from a name to its amount.
    for word in text.split(separator: " ") where !word.allSatisfy({ ".…".contains($0) }) {
      words.append(plain(String(word)))
    }
    text = words.joined(separator: " ")
    for (one, other) in [
      (" sets, ", " sets of "), (" sets x ", " x "), (" sets × ", " x "), (" sets by ", " x "),
      (" lbs", " lb"), (" pounds", " lb"), (" #", " lb"),
    ] { text = text.replaced(one, by: other) }
    return text
  }

  /// A line without where in a list it stands: "Minute 1: 12 burpees", "Station 2 - Row".
  static func placed(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 2).map { String($0) }
    let places = ["minute", "min", "min.", "station", "exercise", "movement", "move"]
    guard words.count == 3, places.contains(words[0].lowercased()) else { return text }
    let digits = words[1].prefix { $0.isNumber }
    guard (1...2).contains(digits.count) else { return text }
    let mark = words[1].dropFirst(digits.count)
    if mark == ":" || mark == "." || mark == ")" { return words[2].trimmed }
    for sign in ["- ", "– ", "— ", ": "] where mark.isEmpty && words[2].hasPrefix(sign) {
      return String(words[2].dropFirst(2)).trimmed
    }
    return text
  }

  // "30-second" is "30 second", and "400m," stays.
  private static func plain(_ word: String) -> String {
    guard let dash = word.firstIndex(of: "-"), let first = word.first, first.isNumber else {
      return word
    }
    let (number, unit) = (word[..<dash], word[word.index(after: dash)...])
    let units = [
      "second", "seconds", "sec", "minute", "minutes", "min", "meter", "metre", "mile", "cal",
      "calorie", "rep", "yard", "foot",
    ]
    guard number.allSatisfy({ $0.isNumber }), units.contains(unit.lowercased()) else { return word }
    return number + " " + unit
  }

  /// The text behind a bullet or the number of a list; nothing where there is none.
  static func bulleted(_ line: String) -> String? {
    let line = line.trimmed
    guard let first = line.first else { return nil }
    if "•·‣▪◦*+–-".contains(first), line.dropFirst().first == " " {
      return String(line.dropFirst(2)).trimmed
    }
    let digits = line.prefix { $0.isNumber }
    let mark = line.dropFirst(digits.count)
    if (1...2).contains(digits.count), let sign = mark.first, sign == "." || sign == ")",
      mark.dropFirst().first == " "
    {
      return String(mark.dropFirst(2)).trimmed
    }
    return nil
  }
}

extension String {
  /// Where a part of the text begins first.
  func firstPlace(of part: String) -> Index? {
    guard let first = part.first else { return nil }
    var place = startIndex
    while let next = self[place...].firstIndex(of: first) {
      if self[next...].hasPrefix(part) { return next }
      place = index(after: next)
    }
    return nil
  }

  /// The text with one part in the place of each of another.
  fileprivate func replaced(_ part: String, by other: String) -> String {
    guard let first = part.utf8.first else { return self }
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: wanted) {
        result += other.utf8
        index += wanted.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
