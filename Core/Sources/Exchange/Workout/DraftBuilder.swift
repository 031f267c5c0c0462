import Formats
import Training

/// Puts the blocks of a page together to a workout.
///
/// A heading begins a section, and what looks like a step is one. Sections without a step are left
/// out.
struct DraftBuilder {
  struct Section {
    var label: String
    var timer: String?
    var lines: [String] = []
    var steps = 0
    var understood = 0
    // A text was kept, of which a page has many.
    var texts = 0

    var isWorkout: Bool { understood > 0 || (timer != nil && steps > 0) }
  }

  private(set) var title: String
  var details = WorkoutDetails()
  private var hasTitle = false
  private var introduction: [String] = []
  var sections: [Section] = []
  // The last heading, for a clock that has no words of its own.
  var label = ""
  private var isIgnoring = false
  private var rows: [(cells: [String], isHead: Bool)] = []
  // The name of a lettered part, whose amounts may stand on the next line.
  var waiting: (name: String, tag: String?)?

  init(title: String) { self.title = title }

  // MARK: Blocks

  mutating func read(_ blocks: [HTMLPage.Block]) {
    let blocks = Self.joined(blocks)
    defer { settle() }
    for (place, block) in blocks.enumerated() {
      if case .row(let cells, let isHead) = block {
        // A row is a step or names a part.
        if !isIgnoring, rows.count < 2 * WorkoutDraft.mostSteps { rows.append((cells, isHead)) }
        continue
      }
      endTable()
      guard !isFull else { return }
      switch block {
      case .heading(let level, let text): heading(level, text)
      case .text(let lines): for line in lines where !isIgnoring { read(line, isStep: false) }
      case .item(let depth, let lines):
        guard !isIgnoring else { continue }
        if case .item(let next, _)? = blocks[(place + 1)...].first, next > depth {
          head(lines)
        } else {
          item(lines)
        }
      case .row, .end: break
      }
    }
    endTable()
  }

  /// The blocks, with a name and how much below it on one line: "Goblet Squat" and "5 x 5".
  private static func joined(_ blocks: [HTMLPage.Block]) -> [HTMLPage.Block] {
    var joined: [HTMLPage.Block] = []
    for block in withFacts(blocks) {
      guard case .text(let lines) = block, let amount = lines.first, DraftStep.isAmount(amount),
        DraftTimer.scheme(amount) == nil || !isPart(joined.last)
      else {
        joined.append(block)
        continue
      }
      let rest = HTMLPage.Block.text(Array(lines.dropFirst()))
      switch joined.last {
      case .text(let names)?:
        guard let name = names.last, looksLikeName(name), !DraftStep(name).isUnderstood else {
          joined.append(block)
          continue
        }
        joined.removeLast()
        if names.count > 1 { joined.append(.text(Array(names.dropLast()))) }
        joined.append(.item(depth: 1, [name + ": " + amount]))
        if lines.count > 1 { joined.append(rest) }
      case .heading(let level, let heading)? where level > 1:
        let name = plain(DraftStep.cleaned(heading))
        guard looksLikeName(name), !DraftStep(name).isUnderstood, DraftTimer.timer(name) == nil
        else {
          joined.append(block)
          continue
        }
        joined.removeLast()
        joined.append(.item(depth: 1, [name + ": " + amount]))
        if lines.count > 1 { joined.append(rest) }
      default: joined.append(block)
      }
    }
    return joined
  }

  // Below "Metcon" a scheme is the clock of what follows, and not how much metcon.
  private static func isPart(_ block: HTMLPage.Block?) -> Bool {
    switch block {
    case .text(let lines)?: lines.last.map { DraftWords.isPart($0) } ?? false
    case .heading(_, let text)?: DraftWords.isPart(plain(text))
    default: false
    }
  }

  /// The blocks, with "Sets: 3" and "Reps: 12" in one line wherever they follow each other.
  private static func withFacts(_ blocks: [HTMLPage.Block]) -> [HTMLPage.Block] {
    var (found, lines): ([HTMLPage.Block], [String]) = ([], [])
    for block in blocks {
      if case .text(let own) = block, !own.isEmpty, own.allSatisfy({ DraftFacts($0) != nil }) {
        lines += own
        continue
      }
      if !lines.isEmpty { found += DraftFacts.joined(lines).map { .text([$0]) } }
      lines = []
      switch block {
      case .text(let own): found.append(.text(DraftFacts.joined(own)))
      case .item(let depth, let own): found.append(.item(depth: depth, DraftFacts.joined(own)))
      case .heading, .row, .end: found.append(block)
      }
    }
    return found + (lines.isEmpty ? [] : DraftFacts.joined(lines).map { .text([$0]) })
  }

  /// Whether it has more steps than anybody does in a day.
  var isFull: Bool { sections.reduce(0) { $0 + $1.steps } >= WorkoutDraft.mostSteps }

  private mutating func heading(_ level: Int, _ text: String) {
    let text = Self.plain(text)
    guard !text.isEmpty else { return }
    if level == 1, !hasTitle {
      // What stands before the title of a page is no part of its text.
      (title, hasTitle, introduction, sections) = (text, true, [], [])
      (label, isIgnoring) = ("", false)
      return
    }
    isIgnoring = DraftWords.isBeside(text)
    label = text
    guard !isIgnoring else { return }
    settle()
    if let part = DraftPart(text), part.tag == nil, apply(part) { return }
    if DraftTimer.timer(text) == nil { open(text, timer: nil) } else { openPart(text) }
  }

  // Something that has steps of its own below it: the name of a part.
  private mutating func head(_ lines: [String]) {
    guard let first = lines.first else { return }
    if DraftTimer.timer(first) == nil, DraftStep(first).isUnderstood {
      item(lines)
    } else {
      openPart(first)
    }
    for line in lines.dropFirst() { read(line, isStep: false) }
  }

  private mutating func item(_ lines: [String]) {
    guard let first = lines.first else { return }
    if lines.count > 1, !first.utf8.contains(where: { $0.isFigure }),
      DraftStep.beginsWithAmount(lines[1])
    {
      // A name, and below it how much.
      read(first + ": " + lines[1], isStep: true)
      for line in lines.dropFirst(2) { detail(line) }
    } else if lines.dropFirst().contains(where: { DraftStep($0).isUnderstood }) {
      for line in lines { read(line, isStep: true) }
    } else {
      read(first, isStep: true)
      for line in lines.dropFirst() { detail(line) }
    }
  }

  // MARK: Lines

  private mutating func read(_ line: String, isStep: Bool) {
    let line = line.trimmed
    guard !line.isEmpty, !settle(line) else { return }
    if let part = DraftPart(line), apply(part) { return }
    if let rest = DraftStep.rest(line), addRest(rest, from: line) { return }
    if let scheme = DraftTimer.scheme(line) { return apply(scheme: scheme) }
    if let (part, step) = DraftWords.part(line), DraftStep(step).isUnderstood {
      open(part, timer: nil)
      add(DraftStep(step))
      return
    }
    if !isStep, DraftWords.isPart(line) {
      label = Self.plain(line)
      open(label, timer: nil)
      return
    }
    if let timer = DraftTimer.timer(line) {
      open(Self.label(of: line, isWaitingForSteps ? label : ""), timer: timer)
      return
    }
    let step = DraftStep(line)
    if DraftWords.isFact(step.name) || line.first.map({ "♀♂".contains($0) }) == true {
      if !isCap(step) { text(line) }
    } else if step.isUnderstood, isStep || Self.looksLikeStep(line) {
      add(step)
    } else if isStep, line.count <= 200 {
      add(step)
    } else if isWaiting, Self.looksLikeName(DraftStep.placed(line)) {
      add(step)
    } else if Self.looksLikeHeading(line) {
      label = Self.plain(String(line.dropLast()))
      open(label, timer: nil)
    } else {
      text(line)
    }
  }

  // "Time cap: 12 minutes" belongs to the clock above it.
  private mutating func isCap(_ step: DraftStep) -> Bool {
    guard step.name.lowercased() == "time cap", let last = sections.indices.last,
      let timer = sections[last].timer, timer.lowercased().hasSuffix("for time")
    else { return false }
    let minutes = step.amount.prefix { $0.isNumber || $0 == ":" }
    sections[last].timer = timer + ", cap " + minutes + (minutes.contains(":") ? "" : " min")
    return true
  }

  // Whether the last heading has nothing below it yet.
  private var isWaitingForSteps: Bool { sections.last.map { $0.steps == 0 } ?? true }

  // Below a clock short lines are what is done: "Thrusters", "Pull-ups".
  private var isWaiting: Bool { sections.last?.timer != nil && sections.last?.texts == 0 }

  mutating func add(_ step: DraftStep, tag: String? = nil) {
    if sections.isEmpty { open("", timer: nil) }
    let last = sections.count - 1
    sections[last].lines.append("- " + (tag.map { $0 + ": " } ?? "") + Self.plain(step.line))
    sections[last].steps += 1
    if step.isUnderstood { sections[last].understood += 1 }
  }

  private mutating func detail(_ line: String) {
    guard let last = sections.indices.last, sections[last].steps > 0, line.count <= 300 else {
      return
    }
    sections[last].lines.append("  " + Self.plain(line))
  }

  mutating func text(_ line: String) {
    guard line.count <= 300 else { return }
    if let last = sections.indices.last {
      guard sections[last].texts < 3 else { return }
      sections[last].texts += 1
      sections[last].lines += ["", Self.plain(line), ""]
    } else if introduction.count < 2 {
      introduction.append(Self.plain(line))
    }
  }

  mutating func introduce(_ text: String) {
    introduction = [Self.plain(String(text.prefix(300)))]
  }

  mutating func name(_ text: String) { (title, hasTitle) = (Self.plain(text), true) }

  mutating func open(_ text: String, timer: String?) {
    // A clock right below its heading is the heading's.
    if let last = sections.last, last.steps == 0, last.timer == nil { sections.removeLast() }
    sections.append(Section(label: text, timer: timer))
  }

  /// Opens a section by a line that names it, with a clock or without.
  mutating func openPart(_ text: String) {
    let timer = DraftTimer.timer(text)
    open(timer == nil ? Self.plain(text) : DraftTimer.label(text) ?? "", timer: timer)
  }

  mutating func add(_ line: String) { add(DraftStep(line)) }

  // MARK: Tables

  private mutating func endTable() {
    guard !rows.isEmpty else { return }
    let table = DraftTable(rows)
    rows = []
    for line in table.lines {
      switch line {
      case .part(let text): openPart(text)
      case .step(let step): add(step)
      }
    }
  }

  // MARK: The workout

  /// The workout; nothing where no step of it is understood.
  func draft(
    from source: WorkoutSource,
    _ form: WorkoutDraft.Form,
    page: [String]
  ) -> WorkoutDraft? {
    let parts = sections.filter { $0.isWorkout }
    guard !parts.isEmpty else { return nil }
    let name = title.isEmpty ? "Workout" : title
    var details = details
    if source != WorkoutSource() { details.source = source }
    var lines = ["# " + name, ""]
    for text in introduction { lines += [text, ""] }
    for (number, part) in parts.enumerated() {
      var heading = part.label.isEmpty ? "" : part.label
      if let timer = part.timer { heading += (heading.isEmpty ? "" : ": ") + timer }
      if heading.isEmpty { heading = parts.count == 1 ? "Workout" : "Part \(number + 1)" }
      lines += ["## " + heading] + Self.tidy(part.lines) + [""]
    }
    let head = DetailsText.frontMatter(of: Workout(id: "", title: name, details: details))
    return WorkoutDraft(name, head + lines.joined(separator: "\n"), form, page: page)
  }

  // No two empty lines, and none at the ends.
  private static func tidy(_ lines: [String]) -> [String] {
    var tidy: [String] = []
    for line in lines where !(line.isEmpty && (tidy.last ?? "").isEmpty) { tidy.append(line) }
    while tidy.last == "" { tidy.removeLast() }
    return tidy
  }

  // MARK: Words

  static func looksLikeStep(_ line: String) -> Bool {
    guard line.count <= 100, !line.holds(". "), !line.holds("! "), !line.contains("?") else {
      return false
    }
    return line.split(separator: " ").count <= 14
  }

  static func looksLikeName(_ line: String) -> Bool {
    line.count <= 50 && line.split(separator: " ").count <= 6
      && !line.contains { ".!?:".contains($0) }
  }

  private static func looksLikeHeading(_ line: String) -> Bool {
    line.last == ":" && line.count <= 50 && line.split(separator: " ").count <= 6
  }

  /// What a line says besides its clock, or the heading above it.
  private static func label(of line: String, _ heading: String) -> String {
    DraftTimer.label(line) ?? heading
  }

  /// A text on one line, without what our format gives a meaning at its beginning.
  static func plain(_ text: String) -> String {
    var words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
      .joined(separator: " ")
    while let first = words.first, "#>-*+•".contains(first) {
      words = String(words.dropFirst()).trimmed
    }
    return words
  }
}
