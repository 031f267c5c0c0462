import Formats
import Training

// The steps of a section, understood together: what one means can depend on the others.

extension WorkoutReader {
  /// The section with its steps, and where they stand.
  mutating func finished(
    _ draft: Draft
  ) -> (WorkoutSection, WorkoutDocument.SectionPlace) {
    var section = draft.section
    let heading = draft.heading?.line.byteRange(draft.headingRange) ?? 0..<0
    var place = WorkoutDocument.SectionPlace(heading: heading, items: [])
    let sets = liftingSets(of: draft)
    let readsQuantities = Self.readsLeadingQuantities(draft)
    var itemNumber = 0
    for line in draft.lines {
      switch line {
      case .cue(let cue): section.lines.append(.cue(cue))
      case .text(let text):
        if section.eachDose == nil, let dose = Self.eachDose(text) {
          section.eachDose = dose
        } else {
          section.lines.append(.text(text))
        }
      case .item(let folded, let range, let details):
        var step: Step
        if let sets {
          step = sets[itemNumber]
        } else {
          step = self.step(folded, range, of: section, readsQuantities: readsQuantities)
        }
        step.item.details = details
        itemNumber += 1
        count(step)
        section.lines.append(.item(step.item))
        place.items.append(
          WorkoutDocument.ItemPlace(
            bytes: folded.line.byteRange(range),
            line: folded.line.number,
            fidelity: step.fidelity
          )
        )
      }
    }
    return (section, place)
  }

  /// A step as it was understood.
  struct Step {
    var item: WorkoutItem
    var fidelity: WorkoutDocument.Fidelity
  }

  private mutating func count(_ step: Step) {
    counts.items += 1
    guard step.item.prescription != nil else { return }
    counts.prescriptions += 1
    if step.fidelity == .structured { counts.structured += 1 }
  }

  private static func eachDose(_ text: String) -> Dose? {
    let lines = SourceLine.lines(of: Array(text.utf8), upTo: lineLimit)
    guard lines.count == 1, let line = lines.first else { return nil }
    let folded = FoldedLine(line)
    return eachDose(folded, 0..<folded.bytes.count)
  }

  // MARK: One step

  mutating func step(
    _ line: FoldedLine,
    _ range: Range<Int>,
    of section: WorkoutSection,
    readsQuantities: Bool
  ) -> Step {
    var range = line.trimmed(range)
    let tag = Self.tag(line, &range)
    let separators = Self.separators(line, range)
    guard !separators.isEmpty else {
      if readsQuantities, let step = leadingQuantity(line, range, tag: tag) { return step }
      if let (dose, name, scanner) = Self.schemed(line, range, of: section) {
        return understood(.dose(dose), scanner, line, WorkoutItem(tag: tag, line.words(name)))
      }
      doubtSeparator(line, range)
      return Step(item: WorkoutItem(tag: tag, line.words(range)), fidelity: .text)
    }
    // A dash may stand in a name as well: then what stands behind the last one is understood. It may
    // also stand in a remark, which begins with a semicolon.
    let behind = separators[0].upperBound..<range.upperBound
    let remark = behind.first { line.bytes[$0] == UInt8(ascii: ";") } ?? range.upperBound
    let last = separators.dropFirst().last { $0.lowerBound < remark }
    var best: (separator: Range<Int>, scanner: LineScanner, found: Prescription)?
    for separator in [separators[0], last].compactMap({ $0 }) {
      var scanner = LineScanner(line, line.trimmed(separator.upperBound..<range.upperBound))
      let found = scanner.prescription()
      if case .prose = found, best != nil { continue }
      if case .prose? = best?.found { best = nil }
      if best == nil { best = (separator, scanner, found) }
    }
    guard let best else {
      return Step(item: WorkoutItem(tag: tag, line.words(range)), fidelity: .text)
    }
    let name = line.words(line.trimmed(range.lowerBound..<best.separator.lowerBound))
    return understood(best.found, best.scanner, line, WorkoutItem(tag: tag, name))
  }

  private mutating func understood(
    _ found: Prescription,
    _ scanner: LineScanner,
    _ line: FoldedLine,
    _ bare: WorkoutItem
  ) -> Step {
    var item = bare
    record(scanner.problems, in: line)
    switch found {
    case .prose(let text):
      // A dash with nothing behind it says nothing.
      guard !text.isEmpty else { return Step(item: item, fidelity: .text) }
      item.prescription = found
      let column = scanner.index < scanner.end ? scanner.index : 0
      notes.warning(
        at: line.line.location(of: column),
        "\"\(text)\" begins with no quantity and is shown as text",
        "write for example `3 x 10` or `60s; \(text)`"
      )
      return Step(item: item, fidelity: .text)
    case .dose(let dose):
      let dose = details.namingPaces(of: dose)
      item.prescription = .dose(dose)
      let hasWords = dose.targets.contains { if case .words = $0 { true } else { false } }
      let isWhole = !hasWords && !scanner.hasErrors
      return Step(item: item, fidelity: isWhole ? .structured : .partial)
    case .ramp:
      item.prescription = found
      return Step(item: item, fidelity: .structured)
    }
  }

  // MARK: Parts of a step

  // "A1: " before the name.
  private static func tag(_ line: FoldedLine, _ range: inout Range<Int>) -> String? {
    var scanner = LineScanner(line, range)
    guard scanner.current.isLetter else { return nil }
    scanner.index += 1
    let start = scanner.index
    while scanner.current.isFigure, !scanner.isAtEnd { scanner.index += 1 }
    guard (1...2).contains(scanner.index - start), scanner.current == UInt8(ascii: ":") else {
      return nil
    }
    let tag = line.words(range.lowerBound..<scanner.index).uppercased()
    range = line.trimmed(scanner.index + 1..<range.upperBound)
    return tag
  }

  // Only a long dash or two hyphens with spaces around them separate: names have single hyphens.
  private static func separators(_ line: FoldedLine, _ range: Range<Int>) -> [Range<Int>] {
    var separators: [Range<Int>] = []
    for index in range where index == range.lowerBound || line.bytes[index - 1] == 0x20 {
      let isDash = line.bytes[index] == FoldedLine.dash
      let isPair =
        line.bytes[index] == UInt8(ascii: "-") && index + 1 < range.upperBound
        && line.bytes[index + 1] == UInt8(ascii: "-")
      guard isDash || isPair else { continue }
      let behind = index + (isDash ? 1 : 2)
      guard behind >= range.upperBound || line.bytes[behind] == 0x20 else { continue }
      separators.append(index..<behind)
    }
    return separators
  }

  // "Push-Up - 3 x 10" and "Push-Up 3 x 10" want a long dash.
  private mutating func doubtSeparator(_ line: FoldedLine, _ range: Range<Int>) {
    for index in range where index > range.lowerBound && line.bytes[index - 1] == 0x20 {
      guard line.bytes[index].isFigure else { continue }
      var scanner = LineScanner(line, index..<range.upperBound)
      guard let sets = scanner.sets() else { continue }
      scanner.index = index
      guard var dose = scanner.dose(), scanner.problems.isEmpty else { continue }
      dose.sets = sets
      var name = line.trimmed(range.lowerBound..<index)
      while let last = name.last,
        line.bytes[last] == UInt8(ascii: "-") || line.bytes[last] == UInt8(ascii: ":")
      {
        name = line.trimmed(name.lowerBound..<last)
      }
      notes.warning(
        at: line.line.location(of: index),
        "\"\(line.words(index..<range.upperBound))\" is read as part of the name",
        "write `\(line.words(name)) — \(WorkoutText.dose(dose))`"
      )
      return
    }
  }

  // MARK: Quantities before names

  // Under a clock "5 Pull-Up" is five pull-ups; elsewhere only where every step begins so.
  private static func readsLeadingQuantities(_ draft: Draft) -> Bool {
    readsLeadingQuantities(
      under: draft.section.timer,
      bare: draft.lines.lazy.compactMap { line in
        guard case .item(let line, let range, _) = line, separators(line, range).isEmpty else {
          return nil
        }
        return (line, range)
      }
    )
  }

  private static func readsLeadingQuantities(
    under timer: BlockTimer?,
    bare lines: some Sequence<(FoldedLine, Range<Int>)>
  ) -> Bool {
    switch timer {
    case .every, .amrap, .forTime, .tabata, .intervals, .rounds: return true
    case .clock, nil: break
    }
    var hasAny = false
    for (line, range) in lines {
      guard quantityAndName(line, range) != nil else { return false }
      hasAny = true
    }
    return hasAny
  }

  /// Which steps of a section have a name that says how much when nothing stands behind it: "4 d".
  static func namesWithQuantities(in section: WorkoutSection) -> Set<WorkoutItem> {
    let bare = section.items.filter { $0.prescription == nil }
    let readsQuantities = readsLeadingQuantities(
      under: section.timer,
      // A step without a name is printed with a dash already.
      bare: bare.lazy.compactMap { whole(WorkoutPrinter.item($0)) }
        .filter { separators($0.0, $0.1).isEmpty }
    )
    if readsAsSets(section) { return Set(bare) }
    return Set(
      bare.filter { item in
        guard let (line, range) = whole(item.exercise) else { return false }
        return readsQuantities && quantityAndName(line, range) != nil
          || schemed(line, range, of: section) != nil
      }
    )
  }

  /// A text as one line of its own.
  static func whole(_ text: String) -> (FoldedLine, Range<Int>)? {
    SourceLine.lines(of: Array(text.utf8), upTo: lineLimit).first.map {
      let line = FoldedLine($0)
      return (line, 0..<line.bytes.count)
    }
  }

  private static func quantityAndName(
    _ line: FoldedLine,
    _ range: Range<Int>
  ) -> (dose: Dose, name: Range<Int>, scanner: LineScanner)? {
    var scanner = LineScanner(line, range)
    guard
      scanner.current.isFigure || scanner.current == UInt8(ascii: "~")
        || scanner.current.isFraction || scanner.current == UInt8(ascii: "m")
    else { return nil }
    let sets = scanner.sets()
    guard var dose = scanner.leadingQuantity(), scanner.current == 0x20 else { return nil }
    dose.sets = sets
    scanner.skipSpaces()
    let start = scanner.index
    guard scanner.current.isLetter || scanner.current == FoldedLine.other, !scanner.isAtEnd else {
      return nil
    }
    scanner.skipName()
    let name = line.trimmed(start..<scanner.index)
    guard !name.isEmpty else { return nil }
    return (dose, name, scanner)
  }

  private mutating func leadingQuantity(
    _ line: FoldedLine,
    _ range: Range<Int>,
    tag: String?
  ) -> Step? {
    guard let read = Self.quantityAndName(line, range) else { return nil }
    var (dose, name, scanner) = read
    scanner.modifiers(of: &dose)
    // "5 A1: Push-Up" has its tag behind the quantity.
    let tag = tag ?? Self.tag(line, &name)
    return understood(.dose(dose), scanner, line, WorkoutItem(tag: tag, line.words(name)))
  }

  // Under "21-15-9 for time" a step may say its weight and leave the quantity to the heading.
  private static func schemed(
    _ line: FoldedLine,
    _ range: Range<Int>,
    of section: WorkoutSection
  ) -> (dose: Dose, name: Range<Int>, scanner: LineScanner)? {
    guard case .forTime(let timer)? = section.timer, !timer.scheme.isEmpty else { return nil }
    var scanner = LineScanner(line, range)
    scanner.skipName()
    let name = line.trimmed(range.lowerBound..<scanner.index)
    guard !name.isEmpty, !scanner.isAtEnd else { return nil }
    var dose = Dose(.scheme(timer.scheme))
    scanner.modifiers(of: &dose)
    guard !dose.targets.isEmpty else { return nil }
    return (dose, name, scanner)
  }
}
