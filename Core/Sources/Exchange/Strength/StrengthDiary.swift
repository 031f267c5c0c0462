import Formats
import Training

/// Gathers the lines of a diary to workouts.
struct StrengthDiary {
  /// What weights are counted in where the file does not say.
  var told: MassUnit?

  private let program: String
  private(set) var workouts: [StrengthSession] = []
  // The line with which each began.
  private var firstLines: [Int] = []
  private var line = 0
  private(set) var unusedColumns: [String] = []
  private(set) var faults: [StrengthFile.Fault] = []
  private var places: [String: Int] = [:]

  init(of program: String, told: MassUnit?) {
    self.program = program
    self.told = told
  }

  /// Reads every line of a table; what a line does not tell is a fault, the others stay.
  mutating func read(
    _ table: CSVTable,
    sums: [String] = [],
    isDayFirst: Bool = false,
    line read: DiaryShape.LineReader
  ) throws(StrengthFileError) {
    let columns = DiaryColumns(table.columns)
    for name in sums { _ = columns.place(name) }
    var hand = DiaryHand(table.rows, separator: table.separator)
    if isDayFirst { hand.isDayFirst = true }
    for row in table.rows {
      let line = DiaryLine(row, columns, hand)
      try self.read(line.number) { diary throws(LineFault) in try read(&diary, line) }
    }
    for ragged in table.ragged { leaveOut(ragged.line, ragged.problem) }
    unusedColumns = columns.unused(in: table.rows)
  }

  /// Reads one line; what it does not tell is a fault.
  mutating func read(
    _ line: Int,
    _ body: (inout StrengthDiary) throws(LineFault) -> Void
  ) throws(StrengthFileError) {
    self.line = line
    do throws(LineFault) { try body(&self) } catch {
      switch error {
      case .problem(let problem): leaveOut(line, problem)
      case .unitUntold: throw .unitUntold
      }
    }
  }

  /// Notes what is wrong with a line.
  mutating func leaveOut(_ line: Int, _ problem: String) {
    faults.append(StrengthFile.Fault(line: line, problem: problem))
  }

  /// A value that a line can do without: what cannot be read of it is said, and the line stays.
  mutating func spare<Value>(
    _ line: DiaryLine,
    _ read: () throws(LineFault) -> Value?
  ) -> Value? {
    do throws(LineFault) { return try read() } catch {
      if case .problem(let problem) = error { leaveOut(line.number, problem) }
      return nil
    }
  }

  /// The workout of a name that began at a time, or that has an id; made where it is the first line of it.
  mutating func workout(_ name: String, at start: DateTime, id: String? = nil) -> Int {
    let key = id ?? "\(start.wholeSeconds) \(name)"
    if let place = places[key] { return place }
    places[key] = workouts.count
    firstLines.append(line)
    workouts.append(
      StrengthSession(
        name: name,
        startedAt: LocalTime(start),
        program: program
      )
    )
    return workouts.count - 1
  }

  mutating func change(_ place: Int, _ body: (inout StrengthSession) -> Void) {
    body(&workouts[place])
  }

  /// Adds a set that was really done.
  mutating func add(_ set: LiftedSet, to place: Int) {
    if counts(set) { workouts[place].sets.append(set) }
  }

  /// Whether a set was done; a line with nothing in it is one that was planned and left.
  ///
  /// A weight or a note alone is said: whether anything was done with it nobody knows, and what was not done is
  /// no part of a record.
  mutating func counts(_ set: LiftedSet) -> Bool {
    if set.result.count != nil { return true }
    let found: String? =
      if let load = set.result.load {
        "\(CSVCell.number(load.weight)) \(load.unit.rawValue)"
      } else if let note = set.note {
        "the note \"\(note)\""
      } else {
        nil
      }
    guard let found else { return false }
    leaveOut(line, "found \(found) without repetitions, a time or a distance")
    return false
  }

  /// Says which workouts have no set, unless something is said of the line with which they begin.
  mutating func sayEmptyWorkouts() {
    let said = Set(faults.map { $0.line })
    for (workout, line) in zip(workouts, firstLines) where workout.sets.isEmpty {
      guard !said.contains(line) else { continue }
      leaveOut(line, "found no set in this workout that was done, expected at least one")
    }
  }

  // MARK: Values that several programs write

  static func duration(_ seconds: Double?) -> Duration? {
    seconds.map { Duration(roundedSeconds: $0) }
  }

  /// `82.5` or `82,5`.
  static func number(_ text: String) -> Double? {
    let plain = text.contains(",") ? text.split(separator: ",").joined(separator: ".") : text
    guard let value = Double(plain), value.isFinite else { return nil }
    return value
  }

  /// `2h 18m`, `35m`, `45s`, `1:02:03` or a count of seconds.
  static func seconds(_ text: String) -> Double? {
    if text.contains(":") {
      var total = 0.0
      for part in text.split(separator: ":") {
        guard let value = number(String(part)) else { return nil }
        total = total * 60 + value
      }
      return total
    }
    if let plain = number(text) { return plain }
    var total = 0.0
    for part in text.split(separator: " ") {
      guard let unit = part.last, let value = Double(part.dropLast()) else { return nil }
      switch unit {
      case "h": total += value * 3600
      case "m": total += value * 60
      case "s": total += value
      default: return nil
      }
    }
    return total > 0 ? total : nil
  }

  /// Metres of a distance in a unit's usual short name.
  static func meters(_ value: Double, _ unit: String) -> Double? {
    switch unit.lowercased() {
    case "m", "meters", "metres": value
    case "km", "kilometers", "kilometres": value * 1000
    case "mi", "mi.", "mile", "miles": value * Distance.metersPerMile
    case "ft", "ft.", "feet": value * Distance.metersPerFoot
    case "yd", "yd.", "yards": value * Distance.metersPerYard
    case "cm": value * 0.01
    case "in", "in.", "inches": value * 0.0254
    default: nil
    }
  }

  static func mass(_ unit: String) -> MassUnit? {
    switch unit.lowercased() {
    case "kg", "kgs", "kilograms": .kilograms
    case "lb", "lbs", "lb.", "lbs.", "pounds": .pounds
    default: nil
    }
  }
}
