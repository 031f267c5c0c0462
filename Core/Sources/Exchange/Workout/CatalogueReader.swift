import Formats
import Training

/// Reads the tables of a catalogue.
struct CatalogueReader {
  private static let sizeLimit = 1 << 20
  private static let exerciseLimit = 5000
  // The last column came later: a catalogue of one's own may lack it.
  private static let columns = 8...9

  private let lines: [SourceLine]
  private var notes = Notes()
  private var pattern: Exercise.Pattern?
  private var exercises: [Exercise] = []
  // Where each folded name was used; only ever looked up.
  private var names: [String: Int] = [:]

  private let motions: MotionBook?

  init(_ bytes: [UInt8], _ motions: MotionBook?) {
    self.motions = motions
    lines = SourceLine.lines(of: bytes, upTo: Self.sizeLimit)
  }

  mutating func catalogue() -> (catalogue: ExerciseCatalogue, diagnostics: [Diagnostic]) {
    for line in lines {
      let text = FoldedLine(line)
      if text.bytes.starts(with: Array("## ".utf8)) {
        heading(text)
      } else if text.bytes.first == UInt8(ascii: "|") {
        row(text)
      }
    }
    return (ExerciseCatalogue(exercises), notes.sorted)
  }

  private mutating func heading(_ line: FoldedLine) {
    let name = line.words(3..<line.bytes.count).lowercased()
    pattern = Exercise.Pattern(rawValue: name)
    guard pattern == nil else { return }
    let names = Exercise.Pattern.allCases.map { $0.rawValue }
    notes.error(
      at: line.line.location(of: 3),
      "\"\(name)\" is not a kind of movement, expected one of \(names.joined(separator: ", "))"
    )
  }

  private mutating func row(_ line: FoldedLine) {
    let cells = Self.cells(line)
    let texts = cells.map { line.words($0) }
    let place = line.line.location(of: cells.first?.lowerBound ?? 0)
    // The first two rows of a table are its heading.
    let isRule = line.bytes.allSatisfy {
      $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") || $0 == 0x20
    }
    guard !isRule, texts.first != "Exercise" else { return }
    guard Self.columns.contains(texts.count) else {
      let most = Self.columns.upperBound
      return notes.error(at: place, "the row has \(texts.count) cells, expected \(most)")
    }
    guard let pattern else {
      return notes.error(at: place, "the row is not below the heading of a kind of movement")
    }
    guard !texts[0].isEmpty else { return notes.error(at: place, "the exercise has no name") }
    guard exercises.count < Self.exerciseLimit else {
      return notes.error(at: place, "the catalog has more than \(Self.exerciseLimit) exercises")
    }
    let equipment = list(texts[4])
    let exercise = Exercise(
      texts[0],
      aliases: list(texts[1]),
      pattern: pattern,
      muscles: muscles(line, cells[2]),
      helpers: muscles(line, cells[3]),
      equipment: equipment.filter { !$0.hasPrefix("(") }.map { alternatives($0) },
      comforts: equipment.filter { $0.hasPrefix("(") && $0.hasSuffix(")") }.map {
        String($0.dropFirst().dropLast())
      },
      loadMode: loadMode(line, cells[5]),
      isUnilateral: isUnilateral(line, cells[6]),
      cue: texts[7],
      motion: texts.count > 8 && !texts[8].isEmpty ? texts[8] : nil
    )
    review(exercise, at: place)
    exercises.append(exercise)
  }

  private mutating func review(_ exercise: Exercise, at place: TextLocation) {
    for name in [exercise.name] + exercise.aliases {
      let key = NameKey(name).text
      if let other = names[key], exercises.indices.contains(other) {
        notes.error(at: place, "\"\(name)\" is already a name of \(exercises[other].name)")
      } else if names[key] != nil {
        notes.error(at: place, "\"\(name)\" is listed twice")
      }
      names[key] = exercises.count
    }
    let endsWell = exercise.cue.hasSuffix(".") || exercise.cue.hasSuffix("!")
    if !endsWell { notes.warning(at: place, "the cue of \(exercise.name) is not a sentence") }
    if let name = exercise.motion, let motions, motions.motion(named: name) == nil {
      let names = motions.motions.map { $0.name }
      notes.error(
        at: place,
        "there is no motion \"\(name)\"",
        Spelling.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
      )
    }
    if exercise.muscles.isEmpty, exercise.isStrength {
      notes.warning(at: place, "\(exercise.name) names no muscle")
    }
  }

  // MARK: Cells

  private static func cells(_ line: FoldedLine) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 1
    for index in 1..<max(1, line.bytes.count) where line.bytes[index] == UInt8(ascii: "|") {
      cells.append(line.trimmed(start..<index))
      start = index + 1
    }
    return cells
  }

  private func list(_ text: String) -> [String] {
    var texts: [String] = []
    for part in text.split(separator: ",") {
      let words = part.trimmed
      if !words.isEmpty { texts.append(words) }
    }
    return texts
  }

  // "kettlebell or dumbbell": one of them is enough.
  private func alternatives(_ text: String) -> [String] {
    var choices: [String] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      if word == "or" {
        choices.append(words.joined(separator: " "))
        words = []
      } else {
        words.append(word)
      }
    }
    choices.append(words.joined(separator: " "))
    return choices.filter { !$0.isEmpty }
  }

  private mutating func muscles(_ line: FoldedLine, _ cell: Range<Int>) -> [Muscle] {
    var muscles: [Muscle] = []
    for name in list(line.words(cell)) {
      if let muscle = Muscle(rawValue: name) {
        muscles.append(muscle)
      } else {
        let names = Muscle.allCases.map { $0.rawValue }
        notes.error(
          at: line.line.location(of: cell.lowerBound),
          "\"\(name)\" is not a known muscle",
          Spelling.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
        )
      }
    }
    return muscles
  }

  private mutating func loadMode(_ line: FoldedLine, _ cell: Range<Int>) -> Exercise.LoadMode {
    let text = line.words(cell)
    if let mode = Exercise.LoadMode(rawValue: text) { return mode }
    notes.error(
      at: line.line.location(of: cell.lowerBound),
      "\"\(text)\" is not a load, expected external, bodyweight, assisted or none"
    )
    return .none
  }

  private mutating func isUnilateral(_ line: FoldedLine, _ cell: Range<Int>) -> Bool {
    let text = line.words(cell)
    if text != "one", text != "both" {
      notes.error(
        at: line.line.location(of: cell.lowerBound),
        "\"\(text)\" is not a number of sides, expected one or both"
      )
    }
    return text == "one"
  }
}
