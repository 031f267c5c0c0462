import Formats
import Training

extension WorkoutDocument {
  /// A text after a change by form.
  public struct Edited: Hashable, Sendable {
    /// The text; lines that were not meant are byte for byte as they were.
    public var text: [UInt8]
    /// Where the step stands now, if it is still there.
    public var line: Int?
  }

  // Where a step stands: the place of its section and its own among the steps.
  private struct Step {
    var section: Int
    var item: Int
  }

  /// The text after a change by form.
  ///
  /// The change is made only if it reads back as exactly what was meant and everything else as before.
  public func edited(_ edit: WorkoutEdit) throws(WorkoutEditError) -> Edited {
    guard source.count <= WorkoutReader.sizeLimit else { throw .entangled }
    switch edit {
    case .set(let field, let words, let line):
      return try setting(field, to: Self.plain(words), at: try step(at: line), line)
    case .add(let name, let block): return try adding(Self.plain(name), to: block)
    case .remove(let line): return try removing(try step(at: line))
    case .moveUp(let line): return try moving(try step(at: line), line, up: true)
    case .moveDown(let line): return try moving(try step(at: line), line, up: false)
    }
  }

  // One line, without spaces around it.
  private static func plain(_ words: String) -> String {
    var plain = ""
    for scalar in words.unicodeScalars {
      plain.unicodeScalars.append(scalar.value <= 0x20 ? " " : scalar)
    }
    return plain.split(separator: " ").joined(separator: " ")
  }

  private func step(at line: Int) throws(WorkoutEditError) -> Step {
    for (section, place) in places.enumerated() {
      for (item, step) in place.items.enumerated() where step.line == line {
        return Step(section: section, item: item)
      }
    }
    throw .noStep(line: line)
  }

  // MARK: Changes

  private func setting(
    _ field: WorkoutForm.Field,
    to words: String,
    at step: Step,
    _ line: Int
  ) throws(WorkoutEditError) -> Edited {
    let old = workout.sections[step.section].items[step.item]
    guard WorkoutForm.Row(old, words: "", line: line).words(of: field) != words else {
      return Edited(text: source, line: line)
    }
    let new = try old.setting(field, to: words, line: line, knowing: workout.details)
    guard new != old else { return Edited(text: source, line: line) }
    var meant = workout
    meant.sections[step.section].lines[lineIndex(of: step)] = .item(new)
    for words in self.words(for: new, in: step.section) {
      let text = replacing(words, inSection: step.section, item: step.item)
      if reads(text, as: meant) { return Edited(text: text, line: line) }
    }
    throw Self.isPlain(new) ? .entangled : .unreadable(field, words)
  }

  // A step as it can be written; below a heading that names its exercise, as a set of that too.
  private func words(for item: WorkoutItem, in section: Int) -> [String] {
    var words = [WorkoutPrinter.item(item)]
    if item.exercise == workout.sections[section].label, case .dose(let dose)? = item.prescription {
      words += WorkoutText.sets(of: dose)
    }
    return words
  }

  // Whether a step by itself is read as what it is.
  private static func isPlain(_ item: WorkoutItem) -> Bool {
    let text = "# T\n\n## S\n\n- " + WorkoutPrinter.item(item) + "\n"
    var item = item
    item.details = []
    return WorkoutDocument.read(Array(text.utf8), name: "step").workout.items == [item]
  }

  private func adding(_ name: String, to block: Int) throws(WorkoutEditError) -> Edited {
    guard !name.isEmpty else { throw .unreadable(.name, name) }
    let lines = TextLines(source)
    var meant = workout
    if workout.sections.isEmpty, block == 0 {
      let item = WorkoutItem(name, .dose(Dose(sets: Amount(3), .amount(Amount(10), .reps))))
      meant.sections = [WorkoutSection("", lines: [.item(item)])]
      var text = lines
      text.replace(lines.count..<lines.count, with: [Self.line(of: item)])
      return try finished([text], meant, Step(section: 0, item: 0))
    }
    guard workout.sections.indices.contains(block) else { throw .noBlock(block) }
    let items = workout.sections[block].items
    let item = WorkoutItem(name, .dose(usualDose(in: workout.sections[block])))
    let end = end(of: block)
    meant.sections[block].lines.insert(.item(item), at: end.index)
    let texts = words(for: item, in: block).map { words in
      var text = lines
      text.replace(end.line..<end.line, with: [Array(("- " + words).utf8)])
      return text
    }
    return try finished(texts, meant, Step(section: block, item: items.count))
  }

  // As the step before it is done, without its weight.
  private func usualDose(in section: WorkoutSection) -> Dose {
    if case .dose(let dose)? = section.items.last?.prescription {
      return Dose(sets: dose.sets, dose.quantity, rest: dose.rest)
    }
    let sets = section.timer == nil ? Amount(3) : nil
    return Dose(sets: sets, .amount(Amount(10), .reps))
  }

  private func removing(_ step: Step) throws(WorkoutEditError) -> Edited {
    var meant = workout
    meant.sections[step.section].lines.remove(at: lineIndex(of: step))
    let hasHeading = !places[step.section].heading.isEmpty
    if !hasHeading, meant.sections[step.section].lines.isEmpty {
      meant.sections.remove(at: step.section)
    }
    var (without, blank) = (TextLines(source), TextLines(source))
    without.replace(lines(of: step), with: [])
    // What stood above and below would be one paragraph.
    blank.replace(lines(of: step), with: [[]])
    return try finished([without, blank], meant, nil)
  }

  private func moving(_ step: Step, _ line: Int, up: Bool) throws(WorkoutEditError) -> Edited {
    let other = Step(section: step.section, item: step.item + (up ? -1 : 1))
    if workout.sections[step.section].items.indices.contains(other.item) {
      return try exchanging(up ? other : step, up ? step : other, showing: other)
    }
    let section = step.section + (up ? -1 : 1)
    guard workout.sections.indices.contains(section) else {
      return Edited(text: source, line: line)
    }
    return try carrying(step, to: section, up: up)
  }

  private func exchanging(
    _ upper: Step,
    _ lower: Step,
    showing: Step
  ) throws(WorkoutEditError) -> Edited {
    var meant = workout
    meant.sections[upper.section].lines.swapAt(lineIndex(of: upper), lineIndex(of: lower))
    let (first, second) = (lines(of: upper), lines(of: lower))
    var lines = TextLines(source)
    let between = lines[first.upperBound..<second.lowerBound]
    lines.replace(
      first.lowerBound..<second.upperBound,
      with: lines[second] + between + lines[first]
    )
    return try finished([lines], meant, showing)
  }

  // Over a heading: to the end of the block above, or to the beginning of the one below.
  private func carrying(
    _ step: Step,
    to section: Int,
    up: Bool
  ) throws(WorkoutEditError) -> Edited {
    var meant = workout
    let moved = meant.sections[step.section].lines.remove(at: lineIndex(of: step))
    let range = lines(of: step)
    let place = up ? end(of: section) : start(of: section)
    meant.sections[section].lines.insert(moved, at: place.index)
    var target = Step(section: section, item: up ? workout.sections[section].items.count : 0)
    if meant.sections[step.section].lines.isEmpty, places[step.section].heading.isEmpty {
      meant.sections.remove(at: step.section)
      target.section -= up ? 0 : 1
    }
    var lines = TextLines(source)
    if up {
      let passed = lines[place.line..<range.lowerBound]
      lines.replace(place.line..<range.upperBound, with: lines[range] + passed)
    } else {
      let passed = lines[range.upperBound..<place.line]
      lines.replace(range.lowerBound..<place.line, with: passed + lines[range])
    }
    return try finished([lines], meant, target)
  }

  // The first of some texts that is read as what was meant.
  private func finished(
    _ texts: [TextLines],
    _ meant: Workout,
    _ step: Step?
  ) throws(WorkoutEditError) -> Edited {
    for lines in texts {
      let text = lines.bytes
      guard reads(text, as: meant) else { continue }
      let places = WorkoutDocument.read(text, name: workout.id).places
      return Edited(text: text, line: step.map { places[$0.section].items[$0.item].line })
    }
    throw .entangled
  }

  private func reads(_ text: [UInt8], as meant: Workout) -> Bool {
    let workout = WorkoutDocument.read(text, name: workout.id).workout
    return workout.sections == meant.sections && workout.introduction == meant.introduction
      && workout.details == meant.details
  }

  // MARK: Places

  // A new step as a line.
  private static func line(of item: WorkoutItem) -> [UInt8] {
    Array(("- " + WorkoutPrinter.item(item)).utf8)
  }

  // The lines of a step and of the remarks below it, from 0.
  private func lines(of step: Step) -> Range<Int> {
    let first = places[step.section].items[step.item].line - 1
    return first..<(first + 1 + workout.sections[step.section].items[step.item].details.count)
  }

  // Where a step stands among the lines of its section.
  private func lineIndex(of step: Step) -> Int {
    var left = step.item
    for (index, line) in workout.sections[step.section].lines.enumerated() {
      guard case .item = line else { continue }
      if left == 0 { return index }
      left -= 1
    }
    return 0
  }

  // Behind the last step of a section: the line of the text, and the place among its lines.
  private func end(of section: Int) -> (line: Int, index: Int) {
    let count = workout.sections[section].items.count
    guard count > 0 else { return (headingLine(of: section) + 1, 0) }
    let last = Step(section: section, item: count - 1)
    return (lines(of: last).upperBound, lineIndex(of: last) + 1)
  }

  // Before the first step of a section.
  private func start(of section: Int) -> (line: Int, index: Int) {
    guard !workout.sections[section].items.isEmpty else {
      return (headingLine(of: section) + 1, 0)
    }
    let first = Step(section: section, item: 0)
    return (lines(of: first).lowerBound, lineIndex(of: first))
  }

  // The line of a heading, from 0.
  private func headingLine(of section: Int) -> Int {
    let place = places[section].heading.lowerBound
    return SourceLine.lines(of: source, upTo: place).count - 1
  }
}
