import Formats
import Training

/// Reads the text of a workout, line by line, and says what is wrong in it.
struct WorkoutReader {
  /// More than any workout has; the text after it is kept but not read.
  static let sizeLimit = 1 << 20

  /// How many steps are read.
  static let itemLimit = 5000

  /// How long a line may be to be read as more than text, in characters.
  static let lineLimit = 2000

  /// What stands in a section before its steps are understood together.
  enum RawLine {
    case item(FoldedLine, Range<Int>, details: [String])
    case cue(String)
    case text(String)
  }

  /// A section while it is read.
  struct Draft {
    var section: WorkoutSection
    var heading: FoldedLine?
    var headingRange: Range<Int>
    var lines: [RawLine] = []
  }

  /// What a text block is made of, which decides where it ends.
  private enum Block {
    case paragraph([String])
    case fence([String], mark: [UInt8])
    case html([String], isComment: Bool)
  }

  let bytes: [UInt8]
  let name: String
  var notes = Notes()
  var drafts: [Draft] = []
  var title: String?
  var introduction: [WorkoutSection.Line] = []
  var details = WorkoutDetails()
  var detailPlaces = DetailPlaces()
  var id: String?
  var itemCount = 0
  var counts = WorkoutCounts()
  private var block: Block?
  private var isBehindItem = false

  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  mutating func document(catalogue: ExerciseCatalogue?) -> WorkoutDocument {
    let lines = SourceLine.lines(of: bytes, upTo: Self.sizeLimit)
    if bytes.count > Self.sizeLimit {
      let place = TextLocation(offset: Self.sizeLimit, in: bytes)
      notes.error(at: place, "the text is longer than 1 MB; what follows here is not read")
    }
    if let line = lines.first(where: { !$0.isWellFormed }) {
      let column = line.scalars.firstIndex(of: "\u{FFFD}") ?? 0
      notes.error(at: line.location(of: column), "the text is not UTF-8 here", "save it as UTF-8")
    }
    for line in lines[frontMatter(lines)...] { read(line) }
    endBlock()
    if title == nil {
      notes.warning(
        at: TextLocation.start,
        "the workout has no title; its file name is shown",
        "write `# \(Self.title(from: name))`"
      )
    }
    var places: [WorkoutDocument.SectionPlace] = []
    var sections: [WorkoutSection] = []
    for draft in drafts {
      let (section, place) = finished(draft)
      sections.append(section)
      places.append(place)
    }
    let workout = Workout(
      id: id ?? name,
      title: title ?? Self.title(from: name),
      details: details,
      introduction: introduction,
      sections: sections
    )
    review(workout, places, lines, catalogue)
    return WorkoutDocument(
      source: bytes,
      workout: workout,
      diagnostics: notes.sorted,
      places: places,
      counts: counts
    )
  }

  /// A name of a file as a title.
  private static func title(from name: String) -> String {
    var words: [String] = []
    for part in name.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == " " }) {
      words.append(part.prefix(1).uppercased() + part.dropFirst())
    }
    return words.isEmpty ? "Workout" : words.joined(separator: " ")
  }

  // MARK: Lines

  private mutating func read(_ line: SourceLine) {
    if continueBlock(line) { return }
    let folded = FoldedLine(line)
    let content = folded.trimmed(0..<folded.bytes.count)
    guard !content.isEmpty else {
      endBlock()
      isBehindItem = false
      return
    }
    guard content.count <= Self.lineLimit else {
      notes.warning(
        at: line.location(of: 0),
        "the line is longer than 2000 characters: shown as text"
      )
      return addText(line.text)
    }
    let first = folded.bytes[content.lowerBound]
    if openBlock(line, folded, content) { return }
    if first == UInt8(ascii: "#"), let level = headingLevel(folded, content) {
      endBlock()
      heading(folded, content.lowerBound + level..<content.upperBound, level: level)
    } else if first == UInt8(ascii: ">") {
      endBlock()
      let cue = folded.words(content.lowerBound + 1..<content.upperBound)
      if !cue.isEmpty { add(.cue(cue)) }
      isBehindItem = false
    } else if !isRule(folded, content), let start = itemStart(folded, content) {
      endBlock()
      item(folded, start..<content.upperBound, indentation: content.lowerBound)
    } else if isBehindItem, content.lowerBound >= 2 {
      addDetail(folded.words(content))
    } else {
      isBehindItem = false
      addText(line.text(folded.withSigns(content)))
    }
  }

  private func headingLevel(_ line: FoldedLine, _ content: Range<Int>) -> Int? {
    var level = 0
    while content.lowerBound + level < content.upperBound,
      line.bytes[content.lowerBound + level] == UInt8(ascii: "#")
    {
      level += 1
    }
    let behind = content.lowerBound + level
    guard level <= 6, behind < content.upperBound, line.bytes[behind] == 0x20 else { return nil }
    return level
  }

  // A line of nothing but dashes, stars or underscores separates.
  private func isRule(_ line: FoldedLine, _ content: Range<Int>) -> Bool {
    let sign = line.line.scalars[content.lowerBound]
    guard sign == "-" || sign == "*" || sign == "_" else { return false }
    var count = 0
    for index in content where line.bytes[index] != 0x20 {
      guard line.line.scalars[index] == sign else { return false }
      count += 1
    }
    return count >= 3
  }

  // The place behind a bullet or a number, if the line is a step.
  private func itemStart(_ line: FoldedLine, _ content: Range<Int>) -> Int? {
    var scanner = LineScanner(line, content)
    let first = line.line.scalars[content.lowerBound]
    if first == "-" || first == "*" || first == "+" || first == "\u{2022}" {
      scanner.index += 1
    } else if scanner.current.isFigure {
      let start = scanner.index
      guard scanner.wholeNumber() != nil, scanner.index - start <= 9,
        scanner.eat(".") || scanner.eat(")")
      else { return nil }
    } else {
      return nil
    }
    guard scanner.current == 0x20, !scanner.isAtEnd else { return nil }
    scanner.skipSpaces()
    return checkbox(scanner)
  }

  // Behind "[ ]" and "[x]", of which one may have been typed before another.
  private func checkbox(_ scanner: LineScanner) -> Int {
    var place = scanner.index
    var behind = scanner
    while behind.eat("[") {
      let inside = behind.index
      behind.skipSpaces()
      if behind.current == UInt8(ascii: "x"), !behind.isAtEnd { behind.index += 1 }
      behind.skipSpaces()
      guard behind.index > inside, behind.eat("]"), behind.current == 0x20, !behind.isAtEnd else {
        break
      }
      behind.skipSpaces()
      place = behind.index
    }
    return place
  }

  // MARK: Text

  private mutating func addText(_ text: String) {
    if case .paragraph(let lines) = block {
      block = .paragraph(lines + [text])
    } else {
      endBlock()
      block = .paragraph([text])
    }
  }

  // Fences and HTML are text, whatever stands in them.
  private mutating func openBlock(
    _ line: SourceLine,
    _ folded: FoldedLine,
    _ content: Range<Int>
  ) -> Bool {
    let start = content.lowerBound
    let first = folded.bytes[start]
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
      var end = start
      while end < content.upperBound, folded.bytes[end] == first { end += 1 }
      guard end - start >= 3 else { return false }
      endBlock()
      block = .fence([line.text], mark: Array(folded.bytes[start..<end]))
      isBehindItem = false
      return true
    }
    guard first == UInt8(ascii: "<"), start + 1 < content.upperBound else { return false }
    let second = folded.bytes[start + 1]
    guard second.isLetter || second == UInt8(ascii: "/") || second == UInt8(ascii: "!") else {
      return false
    }
    endBlock()
    let isComment = second == UInt8(ascii: "!")
    block = .html([line.text(content)], isComment: isComment)
    if isComment, Self.endsComment(folded) { closeBlock([line.text(content)]) }
    isBehindItem = false
    return true
  }

  private mutating func continueBlock(_ line: SourceLine) -> Bool {
    switch block {
    case .fence(let lines, let mark):
      block = .fence(lines + [line.text], mark: mark)
      let folded = FoldedLine(line)
      let content = folded.trimmed(0..<folded.bytes.count)
      let ends = content.count >= mark.count && folded.bytes[content].allSatisfy { $0 == mark[0] }
      if ends { closeBlock(lines + [line.text]) }
      return true
    case .html(let lines, let isComment):
      let folded = FoldedLine(line)
      guard isComment || !folded.trimmed(0..<folded.bytes.count).isEmpty else { return false }
      block = .html(lines + [line.text], isComment: isComment)
      if isComment, Self.endsComment(folded) { closeBlock(lines + [line.text]) }
      return true
    case .paragraph, nil: return false
    }
  }

  private static func endsComment(_ line: FoldedLine) -> Bool {
    let bytes = line.bytes
    guard bytes.count >= 3 else { return false }
    return (0...bytes.count - 3).contains {
      bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: "-")
        && bytes[$0 + 2] == UInt8(ascii: ">")
    }
  }

  mutating func endBlock() {
    guard let block else { return }
    self.block = nil
    switch block {
    case .paragraph(let lines), .html(let lines, false):
      add(.text(lines.joined(separator: "\n")))
    case .fence(let lines, let mark):
      closeBlock(Self.trimmed(lines) + [String(decoding: mark, as: UTF8.self)])
    case .html(let lines, true):
      closeBlock(Self.trimmed(lines) + ["-->"])
    }
  }

  private mutating func closeBlock(_ lines: [String]) {
    block = nil
    add(.text(lines.joined(separator: "\n")))
  }

  // What is never closed ends with its last line that holds something.
  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines
    while let last = lines.last, last.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), lines.count > 1
    {
      lines.removeLast()
    }
    return lines
  }

  private mutating func add(_ line: RawLine) {
    if drafts.isEmpty {
      switch line {
      case .cue(let cue): return introduction.append(.cue(cue))
      case .text(let text): return introduction.append(.text(text))
      case .item: break
      }
      drafts.append(Draft(section: WorkoutSection(""), heading: nil, headingRange: 0..<0))
    }
    drafts[drafts.count - 1].lines.append(line)
  }

  // MARK: Steps

  private mutating func item(_ line: FoldedLine, _ range: Range<Int>, indentation: Int) {
    if indentation >= 2, isBehindItem { return addDetail(line.words(range)) }
    guard itemCount < Self.itemLimit else {
      if itemCount == Self.itemLimit {
        itemCount += 1
        notes.error(
          at: line.line.location(of: 0),
          "the workout has more than \(Self.itemLimit) steps; the others are shown as text"
        )
      }
      return add(.text(line.line.text))
    }
    itemCount += 1
    add(.item(line, range, details: []))
    isBehindItem = true
  }

  private mutating func addDetail(_ text: String) {
    guard !text.isEmpty, let last = drafts.last?.lines.last,
      case .item(let line, let range, let details) = last
    else { return }
    let place = drafts.count - 1
    let behind = drafts[place].lines.count - 1
    drafts[place].lines[behind] = .item(line, range, details: details + [text])
  }

  // MARK: Headings

  private mutating func heading(_ line: FoldedLine, _ range: Range<Int>, level: Int) {
    isBehindItem = false
    let range = line.trimmed(range)
    let place = line.line.location(of: range.lowerBound)
    if level == 1 {
      guard title != nil else {
        title = line.words(range)
        if !drafts.isEmpty {
          notes.warning(
            at: place,
            "sections stand before the title",
            "begin the text with `# \(line.words(range))`"
          )
        }
        return
      }
      notes.warning(
        at: place,
        "the workout has a second title, which is read as a section",
        "write `## \(line.words(range))`"
      )
    } else if level > 3 {
      notes.warning(
        at: place,
        "headings of level \(level) are read as those of level 3",
        "write `### \(line.words(range))`"
      )
    }
    var section = section(line, range)
    section.isSubsection = level >= 3
    drafts.append(Draft(section: section, heading: line, headingRange: range))
  }

  /// Records what a scanner found wrong.
  mutating func record(_ problems: [LineScanner.Problem], in line: FoldedLine) {
    for problem in problems {
      notes.record(
        problem.severity,
        at: line.line.location(of: problem.range.lowerBound),
        problem.message,
        problem.suggestion
      )
    }
  }
}
