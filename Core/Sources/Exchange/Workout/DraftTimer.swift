import Formats
import Training

/// What a line of a page says of the clock: "Complete as many rounds as possible in 20 minutes of:".
enum DraftTimer {
  /// The clock in our format's words; nothing where the line is something else.
  static func timer(_ line: String) -> String? {
    section(line).flatMap { $0.timer }.map { WorkoutText.timer($0) }
  }

  /// What the line says besides the clock, if it says something.
  static func label(_ line: String) -> String? {
    section(line).flatMap { $0.label.isEmpty ? nil : $0.label }
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

  // Words before the clock that say nothing.
  private static let before = [
    "complete ", "perform ", "do ", "then ", "wod: ", "workout: ", "for ", "in ", "finish ",
  ]
  private static let signs = [
    "for time", "amrap", "emom", "rft", "as many rounds", "every ", "tabata", "rounds", "round ",
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
