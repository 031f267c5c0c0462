import Formats
import Training

// The parts of a day in a gym: "A) Back Squat", "B1. Curl 3 x 12", "21-15-9", "Rest 2:00 between sets".

extension DraftBuilder {
  /// Applies a lettered part: its step, or its name until a line says how much; says whether it was one.
  mutating func apply(_ part: DraftPart) -> Bool {
    // "B) 3 rounds for time" is a clock with a label.
    guard DraftTimer.timer(part.rest) == nil else { return false }
    let step = DraftStep(part.rest)
    let isStep = step.isUnderstood && Self.looksLikeStep(part.rest)
    guard isStep || Self.looksLikeName(part.rest) else { return false }
    if !isOpen(for: part) {
      label = part.letter
      open(part.letter, timer: nil)
    }
    if isStep { add(step, tag: part.tag) } else { waiting = (part.rest, part.tag) }
    return true
  }

  /// Whether a part belongs to the section above: the next of a superset, or the first below its heading.
  private func isOpen(for part: DraftPart) -> Bool {
    guard part.tag != nil, let last = sections.last else { return false }
    guard last.steps > 0 else { return last.texts == 0 }
    return last.lines.last { $0.hasPrefix("- ") }?.hasPrefix("- " + part.letter) == true
  }

  /// Gives the name that waits the amounts of a line; says whether the line had some.
  @discardableResult
  mutating func settle(_ line: String = "") -> Bool {
    guard let (name, tag) = waiting else { return false }
    waiting = nil
    let amounts = DraftStep.amounts(line)
    for amount in amounts { add(DraftStep(name + " — " + amount), tag: tag) }
    // A name that gets no amount is a step by itself.
    if amounts.isEmpty { add(DraftStep(name), tag: tag) }
    return !amounts.isEmpty
  }

  /// Gives the step above a rest, or the rounds that it is in; says whether they could have one.
  mutating func addRest(_ rest: String, from text: String) -> Bool {
    guard let last = sections.indices.last else { return false }
    if let timer = sections[last].timer {
      guard DraftStep.isRestBetweenRounds(text), let rested = Self.timer(timer, rest: rest) else {
        return false
      }
      sections[last].timer = rested
      return true
    }
    guard let line = sections[last].lines.last, line.hasPrefix("- "),
      !line.lowercased().holds("rest ")
    else { return false }
    let rested = line + ", rest " + rest
    let document = WorkoutDocument.read(Array(rested.utf8), name: "")
    guard document.places.first?.items.first?.fidelity == .structured else { return false }
    sections[last].lines[sections[last].lines.count - 1] = rested
    return true
  }

  /// Rounds with a rest after each; nothing for another clock, which has no place for one.
  private static func timer(_ timer: String, rest: String) -> String? {
    let rested = timer + ", rest " + rest
    guard case .rounds(let before)? = WorkoutReader.timed(timer)?.timer, before.rest == nil,
      case .rounds(let after)? = WorkoutReader.timed(rested)?.timer, after.rest != nil
    else { return nil }
    return rested
  }

  /// Applies how many of each there are in every round.
  mutating func apply(scheme: String) {
    let isEmpty = sections.last.map { $0.steps == 0 } ?? true
    guard isEmpty, let timer = sections.last?.timer else {
      // So many of each is done as fast as possible, whether that is said or not.
      return open(isEmpty ? label : "", timer: scheme + " for time")
    }
    // Another clock keeps its ladder in the page's words.
    guard timer.hasPrefix("For time") else { return text(scheme) }
    sections[sections.count - 1].timer = scheme + " f" + timer.dropFirst()
  }
}
