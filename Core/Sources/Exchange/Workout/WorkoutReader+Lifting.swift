import Formats
import Training

// The dialect of lifting logs, where a heading is the exercise and each line one set of it:
// "## Bench Press", "- 225 lbs x 5 @rest: 180s".

extension WorkoutReader {
  /// The steps of a section in that dialect, or nothing if it is another one.
  mutating func liftingSets(of draft: Draft) -> [Step]? {
    let label = draft.section.label
    guard draft.section.timer == nil, !label.isEmpty else { return nil }
    var steps: [Step] = []
    var problems: [(LineScanner.Problem, FoldedLine)] = []
    for case .item(let line, let range, _) in draft.lines {
      guard let (dose, scanner) = Self.liftingSet(line, line.trimmed(range)) else { return nil }
      for problem in scanner.problems { problems.append((problem, line)) }
      steps.append(
        Step(
          item: WorkoutItem(label, .dose(dose)),
          fidelity: scanner.hasErrors ? .partial : .structured
        )
      )
    }
    guard !steps.isEmpty, Self.namesExercise(label), !steps.contains(where: { Self.isSet($0.item) })
    else { return nil }
    for (problem, line) in problems { record([problem], in: line) }
    return steps
  }

  /// Whether the steps of a section, as they are printed, would be sets of what its heading names.
  static func readsAsSets(_ section: WorkoutSection) -> Bool {
    guard section.timer == nil, !section.label.isEmpty, !section.items.isEmpty else { return false }
    return section.items.allSatisfy { isSet($0) } && namesExercise(section.label)
  }

  // The words of a heading name an exercise where they would do so in a step: "A1: Press" and
  // "Press — 5" say more there.
  private static func namesExercise(_ words: String) -> Bool {
    let step = WorkoutItem(words, .dose(Dose(sets: Amount(1), .amount(Amount(1), .reps))))
    let text = "- " + WorkoutPrinter.item(step)
    return WorkoutDocument.read(Array(text.utf8), name: "").workout.items == [step]
  }

  // As a step of its own "0( — 1 x 2" is a set again, of nothing.
  private static func isSet(_ item: WorkoutItem) -> Bool {
    guard let (line, range) = whole(WorkoutPrinter.item(item)) else { return false }
    return liftingSet(line, range) != nil
  }

  private static func liftingSet(
    _ line: FoldedLine,
    _ range: Range<Int>
  ) -> (Dose, LineScanner)? {
    var scanner = LineScanner(line, range)
    var dose: Dose
    if let (target, quantity) = scanner.loadTimesQuantity() {
      dose = quantity
      dose.targets = [target]
    } else if let plain = scanner.plainSet() {
      dose = plain
    } else {
      return nil
    }
    dose.sets = dose.sets ?? Amount(1)
    while !scanner.isAtEnd {
      scanner.skipSpaces()
      // "@rest: 180s" is "rest 180s" of the own dialect.
      if scanner.eat("@") {
        if scanner.eat(anyOf: ["perside", "per-side"]) {
          dose.perSide = .side
          continue
        }
        if scanner.modifier(of: &dose) { continue }
        scanner.index -= 1
      }
      let behind = scanner.current
      guard
        scanner.isAtEnd || behind == UInt8(ascii: "@") || behind == UInt8(ascii: "(")
          || behind == UInt8(ascii: ",") || behind == UInt8(ascii: ";") || scanner.startsSides
      else { return nil }
      scanner.modifiers(of: &dose)
    }
    return (dose, scanner)
  }
}

extension LineScanner {
  /// "225 lbs x 5", "bw x 10", "45 lbs for 60s".
  fileprivate mutating func loadTimesQuantity() -> (Target, Dose)? {
    let saved = self
    skipSpaces()
    let target: Target
    if eat(anyOf: ["bw", "bodyweight"]) {
      target = .bodyweight
    } else if let load = load() {
      // Ten of something without a unit are sets, not a weight.
      guard load.unit != nil || load.amount.high > 10 else {
        self = saved
        return nil
      }
      target = .load(load)
    } else {
      return nil
    }
    skipSpaces()
    guard eat("x") || eat(word: "for") else {
      self = saved
      return nil
    }
    skipSpaces()
    guard let dose = leadingQuantity() else {
      self = saved
      return nil
    }
    return (target, dose)
  }

  /// "3 x 10", "10 reps", "60s" and nothing like a name.
  fileprivate mutating func plainSet() -> Dose? {
    let saved = self
    skipSpaces()
    let sets = sets()
    guard current.isFigure || current == UInt8(ascii: "~"), var dose = leadingQuantity() else {
      self = saved
      return nil
    }
    dose.sets = sets
    return dose
  }

  fileprivate var startsSides: Bool {
    var trial = self
    var dose = Dose(.most(.reps))
    return trial.modifier(of: &dose)
  }
}
