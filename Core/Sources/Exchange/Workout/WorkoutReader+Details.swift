import Formats
import Training

// The front matter: everything in it may be missing, and nothing in it stops the reading.

extension WorkoutReader {
  private static let keys = [
    "id", "category", "focus", "muscles", "equipment", "location", "duration", "level", "score",
    "units", "timer", "progression", "scaling", "pace", "source", "tags", "lang", "based-on",
  ]

  static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
    return line[line.startIndex..<end].elementsEqual("---".utf8)
  }

  /// Reads the front matter if there is one, and returns the place of the first line after it.
  mutating func frontMatter(_ lines: [SourceLine]) -> Int {
    guard let first = lines.first, Self.isFence(bytes[first.bytes]) else { return 0 }
    guard let end = lines.dropFirst().firstIndex(where: { Self.isFence(bytes[$0.bytes]) }) else {
      notes.warning(
        at: first.location(of: 0),
        "the front matter is not closed, so it is read as text",
        "write `---` after its last line"
      )
      return 0
    }
    do {
      for entry in try FrontMatterParser.entries(Array(lines[1..<end])) { read(entry) }
    } catch {
      notes.warning(
        at: error.location,
        "\(error.description); nothing of the front matter is used"
      )
      details = WorkoutDetails()
      id = nil
    }
    return end + 1
  }

  private mutating func read(_ entry: FrontMatterEntry) {
    detailPlaces[entry.key] = entry.place
    switch entry.key {
    case "id": id = text(entry)
    case "category": details.category = choice(entry)
    case "focus": details.focus = texts(entry) ?? []
    case "muscles": details.muscles = muscles(entry)
    case "equipment": details.equipment = texts(entry)
    case "location": details.location = choice(entry)
    case "duration": details.duration = duration(entry)
    case "level": details.level = choice(entry)
    case "score": details.score = choice(entry)
    case "units": details.units = units(entry)
    case "timer": details.timer = timer(entry)
    case "progression":
      details.progressions = map(entry).compactMap { member in
        text(member).map { NamedText(member.key, $0) }
      }
    case "scaling":
      details.scalings = map(entry).compactMap { member in
        texts(member).map { Scaling(member.key, $0) }
      }
    case "pace":
      details.paces = map(entry).compactMap { member in
        pace(member).map { NamedPace(member.key, $0) }
      }
    case "source": details.source = source(entry)
    case "tags": details.tags = texts(entry) ?? []
    case "lang": details.language = text(entry)
    case "based-on": details.basis = basis(entry)
    default: keep(entry)
    }
  }

  // What other programs wrote is theirs; only what looks like a slip of the pen is doubted.
  private mutating func keep(_ entry: FrontMatterEntry) {
    details.others.append(NamedText(entry.key, entry.written))
    guard let meant = Spelling.nearest(to: entry.key, among: Self.keys), entry.key.utf8.count > 3
    else { return }
    notes.warning(
      at: entry.place,
      "\"\(entry.key)\" is kept but has no effect here",
      "did you mean \"\(meant)\"?"
    )
  }

  // MARK: Values

  private mutating func text(_ entry: FrontMatterEntry) -> String? {
    guard let text = entry.value.text else {
      notes.warning(at: entry.place, "\"\(entry.key)\" is a list or a map, expected a text")
      return nil
    }
    return text.isEmpty ? nil : text
  }

  private mutating func texts(_ entry: FrontMatterEntry) -> [String]? {
    guard let texts = entry.value.texts else {
      notes.warning(at: entry.place, "\"\(entry.key)\" is a map, expected a list of texts")
      return nil
    }
    return texts
  }

  private mutating func map(_ entry: FrontMatterEntry) -> [FrontMatterEntry] {
    if let entries = entry.value.entries { return entries }
    if entry.value.text != "" {
      notes.warning(at: entry.place, "\"\(entry.key)\" is not a map, expected names with values")
    }
    return []
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ entry: FrontMatterEntry
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(entry) else { return nil }
    if let choice = Choice(rawValue: text.lowercased()) { return choice }
    let names = Choice.allCases.map { $0.rawValue }
    notes.warning(
      at: entry.place,
      "\"\(entry.key)\" is \"\(text)\", expected one of \(names.joined(separator: ", "))",
      Spelling.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
    )
    return nil
  }

  private mutating func units(_ entry: FrontMatterEntry) -> MassUnit? {
    guard let text = text(entry) else { return nil }
    switch text.lowercased() {
    case "kg", "kgs", "kilograms", "metric": return .kilograms
    case "lb", "lbs", "pounds", "imperial": return .pounds
    default:
      notes.warning(at: entry.place, "\"units\" is \"\(text)\", expected kg or lb")
      return nil
    }
  }

  private mutating func muscles(_ entry: FrontMatterEntry) -> [MuscleShare] {
    var shares: [MuscleShare] = []
    for member in map(entry) {
      let name = member.key.lowercased()
      guard let muscle = Muscle(rawValue: name) else {
        let names = Muscle.allCases.map { $0.rawValue }
        notes.warning(
          at: member.place,
          "\"\(member.key)\" is not a known muscle",
          Spelling.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
        )
        continue
      }
      guard let share = Self.number(member.value.text), (0...1).contains(share) else {
        notes.warning(at: member.place, "the share of \(name) is not a number from 0 to 1")
        continue
      }
      shares.append(MuscleShare(muscle, share))
    }
    return shares
  }

  private mutating func duration(_ entry: FrontMatterEntry) -> Duration? {
    guard let text = text(entry) else { return nil }
    if var scanner = Self.scanner(text), let duration = scanner.duration(bareUnit: 60),
      scanner.isAtEnd, scanner.problems.isEmpty
    {
      return duration
    }
    notes.warning(at: entry.place, "\"duration\" is \"\(text)\", expected a time such as 32m")
    return nil
  }

  private mutating func timer(_ entry: FrontMatterEntry) -> BlockTimer? {
    guard let text = text(entry) else { return nil }
    if var scanner = Self.scanner(text), let timer = scanner.timer(), scanner.isAtEnd,
      scanner.problems.isEmpty
    {
      return timer
    }
    notes.warning(at: entry.place, "\"timer\" is \"\(text)\", expected a clock such as AMRAP 20")
    return nil
  }

  private mutating func pace(_ entry: FrontMatterEntry) -> PaceGoal? {
    guard let text = text(entry) else { return nil }
    if var scanner = Self.scanner(text), case .pace(let goal)? = scanner.target(),
      scanner.isAtEnd, scanner.problems.isEmpty
    {
      return goal
    }
    notes.warning(at: entry.place, "the pace \"\(text)\" is not understood, expected 4:20/km")
    return nil
  }

  private mutating func source(_ entry: FrontMatterEntry) -> WorkoutSource? {
    if let name = entry.value.text { return name.isEmpty ? nil : WorkoutSource(name: name) }
    var source = WorkoutSource()
    for member in map(entry) {
      switch member.key {
      case "name": source.name = text(member)
      case "url": source.address = text(member)
      case "license": source.license = text(member)
      case "fetched": source.fetched = text(member)
      default: continue
      }
    }
    return source
  }

  private mutating func basis(_ entry: FrontMatterEntry) -> WorkoutBasis? {
    if let id = entry.value.text { return id.isEmpty ? nil : WorkoutBasis(id: id) }
    var basis = WorkoutBasis(id: "")
    for member in map(entry) {
      if member.key == "id" { basis.id = text(member) ?? "" }
      if member.key == "hash" { basis.hash = text(member) }
    }
    guard !basis.id.isEmpty else {
      notes.warning(at: entry.place, "\"based-on\" has no id of the workout it is based on")
      return nil
    }
    return basis
  }

  // MARK: Texts within texts

  private static func scanner(_ text: String) -> LineScanner? {
    guard let line = SourceLine.lines(of: Array(text.utf8), upTo: lineLimit).first else {
      return nil
    }
    let folded = FoldedLine(line)
    return LineScanner(folded, folded.trimmed(0..<folded.bytes.count))
  }

  private static func number(_ text: String?) -> Double? {
    guard let text, var scanner = scanner(text), let number = scanner.number(), scanner.isAtEnd
    else { return nil }
    return number
  }
}
