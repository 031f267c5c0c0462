import Formats
public import Screens
public import Training

/// A workout that was read from a page or a file of somebody else's, for its owner to look at and to keep.
///
/// ```swift
/// let draft = try WorkoutDraft.read(bytes, from: WorkoutSource(address: "https://example.org/legs"))
/// print(draft.text, draft.unclear)
/// ```
public struct WorkoutDraft: Hashable, Sendable {
  /// In which form it was found.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// The page says by schema.org what the exercises are.
    case schema = "schema.org"
    /// Headings, lists, tables and lines of a page.
    case page
    /// A text in our format, or one like it.
    case text
    /// A planned run: a FIT workout, .zwo or Garmin's JSON.
    case course
  }

  /// The largest file that is read, in bytes.
  public static let mostBytes = HTMLPage.mostBytes
  /// More steps than anybody does in a day are not taken.
  public static let mostSteps = 400
  // A longer text is no workout, and its beginning is enough to see that.
  private static let (longestText, mostLines) = (64 << 10, 4000)

  /// What it is called.
  public internal(set) var title: String
  /// The workout in our format, with where it comes from.
  public internal(set) var text: String
  /// In which form it was found.
  public internal(set) var form: Form
  /// How many steps it has.
  public internal(set) var steps: Int
  /// The steps that are not understood, or not all of them, as they stand in the page.
  public internal(set) var unclear: [String]
  /// What the page says, line by line, to look at beside the draft.
  public internal(set) var page: [String]

  /// How much of it the program understands.
  public var fidelity: WorkoutDocument.Fidelity {
    unclear.isEmpty ? .structured : unclear.count < steps ? .partial : .text
  }

  /// Reads a page or a file, whatever it is: the content tells, not the name.
  public static func read(
    _ bytes: [UInt8],
    from source: WorkoutSource,
    name: String = "Workout"
  ) throws(WorkoutDraftError) -> WorkoutDraft {
    guard bytes.count <= mostBytes else { throw .tooLong }
    if let course = try course(bytes) {
      let text = withSource(source, in: course.markdown)
      return WorkoutDraft(course.title, text, .course, page: course.steps.map { $0.name })
    }
    guard !bytes.prefix(1024).contains(0) else { throw .noText }
    if isHTML(bytes) { return try draft(of: HTMLPage(bytes), bytes, source) }
    return try draft(ofText: bytes, source, name: name)
  }

  /// Puts a draft together, and counts what is unclear in it.
  init(_ title: String, _ text: String, _ form: Form, page: [String]) {
    let document = WorkoutDocument.read(Array(text.utf8), name: title)
    var (steps, unclear) = (0, [String]())
    for (section, place) in document.places.enumerated() {
      for (item, step) in place.items.enumerated() {
        steps += 1
        // A name alone is a step; what says more and is not understood is unclear.
        let words = document.words(ofSection: section, item: item)
        let isName = step.fidelity == .text && !words.utf8.contains { $0.isFigure }
        if step.fidelity != .structured, !isName { unclear.append(words) }
      }
    }
    self.title = title
    self.text = text
    self.form = form
    self.steps = steps
    self.unclear = unclear
    self.page = page.prefix(500).map { String($0.prefix(400)) }
  }

  /// Puts a draft together that was read elsewhere.
  public init(
    title: String,
    text: String,
    form: Form,
    steps: Int,
    unclear: [String],
    page: [String]
  ) {
    self.title = title
    self.text = text
    self.form = form
    self.steps = steps
    self.unclear = unclear
    self.page = page
  }

  // MARK: Forms

  /// A planned run; nothing where it is something else.
  private static func course(_ bytes: [UInt8]) throws(WorkoutDraftError) -> RunCourse? {
    do {
      return try CourseFile.read(bytes)
    } catch {
      // What begins like one and is none is read as a page; what is one says what is wrong with it.
      switch error {
      case .notARun, .noSteps, .fit: throw .course(error)
      default: return nil
      }
    }
  }

  private static func isHTML(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    let signs = [
      "<!doctype html", "<html", "<head", "<body", "<div", "<p>", "<h1", "<h2", "<ul", "<ol",
      "<table", "<article", "<section", "<span", "<br",
    ]
    return signs.contains { head.holds($0) }
  }

  /// A text with where it comes from in its front matter.
  static func withSource(_ source: WorkoutSource, in text: String) -> String {
    guard source != WorkoutSource() else { return text }
    let line = "source: " + DetailsText.source(source)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let isFence = { (line: String) in line.trimmed == "---" }
    if let first = lines.first, isFence(first),
      let end = lines.dropFirst().firstIndex(where: isFence)
    {
      // Where it says itself where it comes from, that stays.
      guard !lines[..<end].contains(where: { $0.hasPrefix("source:") }) else { return text }
      lines.insert(line, at: end)
      return lines.joined(separator: "\n")
    }
    return "---\n" + line + "\n---\n\n" + text
  }

  /// A text in our format, or one line after the other.
  private static func draft(
    ofText bytes: [UInt8],
    _ source: WorkoutSource,
    name: String
  ) throws(WorkoutDraftError) -> WorkoutDraft {
    let bytes = Array(bytes.prefix(longestText))
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    let document = WorkoutDocument.read(bytes, name: name)
    let asItIs = WorkoutDraft(
      document.workout.title,
      withSource(source, in: text),
      .text,
      page: lines
    )
    let rebuilt = rebuilt(lines, source, name: name)
    guard let rebuilt, rebuilt.understood > asItIs.understood else {
      guard asItIs.understood > 0 else { throw .noWorkout }
      return asItIs
    }
    return rebuilt
  }

  private static func rebuilt(
    _ lines: [String],
    _ source: WorkoutSource,
    name: String
  ) -> WorkoutDraft? {
    var blocks: [HTMLPage.Block] = []
    let lines = Array(lines.prefix(mostLines))
    for (place, line) in lines.enumerated() {
      if let cells = cells(line) {
        // Below its head a table of Markdown has a line of dashes.
        let isRule = { (cells: [String]) in
          cells.allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
        }
        guard !isRule(cells) else { continue }
        let next = place + 1 < lines.count ? Self.cells(lines[place + 1]) : nil
        blocks.append(.row(cells, isHead: next.map(isRule) ?? false))
        continue
      }
      if line.count >= 3, line.allSatisfy({ $0 == "=" }) || line.allSatisfy({ $0 == "-" }) {
        // The line above it is a heading.
        if case .text(let texts)? = blocks.last, let text = texts.last {
          blocks[blocks.count - 1] = .heading(line.first == "=" ? 1 : 2, text)
        }
        continue
      }
      let marks = line.prefix { $0 == "#" }.count
      let rest = String(line.dropFirst(marks)).trimmed
      if (1...6).contains(marks), !rest.isEmpty {
        blocks.append(.heading(marks, rest))
      } else if let step = DraftStep.bulleted(line) {
        blocks.append(.item(depth: 1, [step]))
      } else {
        blocks.append(.text([line]))
      }
    }
    var builder = DraftBuilder(title: name)
    builder.read(blocks)
    return builder.draft(from: source, .text, page: lines)
  }

  /// The cells of a row of a Markdown table; nothing where the line is none.
  private static func cells(_ line: String) -> [String]? {
    guard line.count > 2, line.first == "|", line.last == "|" else { return nil }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
  }

  /// How many of its steps are understood, as a whole or in part.
  var understood: Int { steps - unclear.count }
}

/// Why no workout could be read from a page or a file.
public enum WorkoutDraftError: Error, Hashable, Sendable {
  /// Nothing in it looks like a step of a workout.
  case noWorkout
  /// It is a file for a computer that is no planned run.
  case noText
  /// It is longer than what is read.
  case tooLong
  /// It is a planned run that cannot be read.
  case course(CourseFileError)
}

extension WorkoutDraftError {
  /// What a person is told.
  public var refusal: PageRefusal {
    switch self {
    case .noWorkout: .noWorkout
    case .noText: .noText
    case .tooLong: .tooLong(megabytes: WorkoutDraft.mostBytes >> 20)
    case .course(.unknownFormat): .noText
    case .course(.notARun(let sport)): .otherSport(sport)
    case .course(.noSteps): .noSteps
    case .course(let error): .damaged(error.description)
    }
  }
}

extension WorkoutDraftError: CustomStringConvertible {
  /// The English sentence.
  public var description: String { refusal.words(in: .english) }
}
