import Formats
import Training

/// What a line of a page says of the clock: "Complete as many rounds as possible in 20 minutes of:".
enum DraftTimer {
  /// The clock in our format's words; nothing where the line is something else.
  static func timer(_ line: String) -> String? {
    section(line).flatMap { $0.timer }.map { WorkoutText.timer($0) } ?? intervals(line)
  }

  /// What the line says besides the clock, if it says something.
  static func label(_ line: String) -> String? {
    guard var label = section(line)?.label else { return nil }
    // "B) AMRAP 12" is part B.
    while let last = label.last, last == ")" || last == "." || last == ":" { label.removeLast() }
    return label.isEmpty ? nil : label
  }

  /// "21-15-9 reps of": how many of each in every round; nothing where the line says more.
  static func scheme(_ line: String) -> String? {
    let words = normal(line).split(separator: " ").map { $0.lowercased() }
    guard let first = words.first,
      words.dropFirst().allSatisfy({ ["reps", "rep", "of"].contains($0) })
    else { return nil }
    let numbers = first.split(separator: "-")
    return numbers.count >= 3 && numbers.allSatisfy { Int($0) != nil } ? first : nil
  }

  /// "8 rounds, 20 seconds on / 10 seconds off", in words; nothing where the line says anything else.
  private static func intervals(_ line: String) -> String? {
    let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    let known = [
      "on", "off", "work", "rest", "of", "round", "rounds", "times", "sets", "x", "for", "each",
      "then", "and", "with",
    ]
    guard (4...16).contains(words.count),
      words.allSatisfy({ $0.first?.isNumber == true || known.contains($0) || unit($0) != nil })
    else { return nil }
    func seconds(before signs: [String]) -> Int? {
      guard var place = words.firstIndex(where: signs.contains), place > 0 else { return nil }
      if words[place - 1] == "of" { place -= 1 }
      guard place > 0 else { return nil }
      let digits = words[place - 1].prefix { $0.isNumber }
      let rest = String(words[place - 1].dropFirst(digits.count))
      if let count = Int(digits), let unit = unit(rest) { return count * unit }
      guard place > 1, let count = Int(words[place - 2]), let unit = unit(words[place - 1]) else {
        return nil
      }
      return count * unit
    }
    guard let work = seconds(before: ["on", "work"]), let rest = seconds(before: ["off", "rest"]),
      (1...3600).contains(work), (1...3600).contains(rest)
    else { return nil }
    var clock = "Intervals \(work)s on / \(rest)s off"
    let count = words.firstIndex { ["round", "rounds", "times", "sets"].contains($0) }
    if let count, count > 0, let rounds = Int(words[count - 1]) { clock += " x \(rounds)" }
    return clock
  }

  private static func unit(_ word: String) -> Int? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": 1
    case "min", "mins", "minute", "minutes": 60
    default: nil
    }
  }

  // Words before the clock that say nothing.
  private static let before = [
    "complete ", "perform ", "do ", "then ", "wod: ", "workout: ", "for ", "in ", "finish ",
  ]
  private static let signs = [
    "for time", "amrap", "mom", "rft", "as many rounds", "every ", "tabata", "rounds", "round ",
    "circuit", "superset", "interval",
  ]

  private static func section(_ line: String) -> WorkoutSection? {
    let text = normal(line)
    guard text.count <= 90, signs.contains(where: { text.lowercased().holds($0) }),
      let section = WorkoutReader.timed(text), let timer = section.timer
    else { return nil }
    let words = section.label.split(separator: " ").count
    switch timer {
    case .clock: return nil
    case .rounds(let rounds):
      // "Squats x 10" is a step, and "2 rounds around the block" may be one.
      guard rounds.count != nil, words <= 4, (section.remark ?? "").count < 30 else { return nil }
    case .every, .amrap, .forTime, .tabata, .intervals:
      guard words <= 6 else { return nil }
    }
    // A clock has no exercise behind it on its line.
    if let remark = section.remark, DraftStep(remark).isUnderstood { return nil }
    return section
  }

  private static func normal(_ line: String) -> String {
    var text = line.trimmed
    while let last = text.last, last == ":" || last == "." || last == "," { text.removeLast() }
    for end in [" of", " of the following", " reps of", " the following"]
    where text.lowercased().hasSuffix(end) {
      text = String(text.dropLast(end.count)).trimmed
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      let small = text.lowercased()
      for start in before where small.hasPrefix(start) {
        // "For time" is the clock itself.
        guard !small.hasPrefix("for time") else { continue }
        text = String(text.dropFirst(start.count)).trimmed
        isChanged = true
        break
      }
    }
    return text
  }
}
