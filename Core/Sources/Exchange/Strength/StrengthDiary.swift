import Formats
import Training

/// Gathers the lines of a table to workouts.
struct StrengthDiary {
  /// Which columns a program uses for what.
  struct Line {
    let row: CSVTable.Row
    private let table: CSVTable

    init(_ row: CSVTable.Row, of table: CSVTable) {
      self.row = row
      self.table = table
    }

    /// What a cell holds, if it holds anything.
    func text(_ columns: String...) -> String? {
      for name in columns {
        guard let column = table.column(name) else { continue }
        let cell = row.cells[column]
        if !cell.isEmpty { return cell }
      }
      return nil
    }

    /// A text without the quote that Pacesetter's own tables, which have Hevy's columns, put before what
    /// looks like a formula.
    func words(_ column: String) -> String? { text(column).map { CSVCell.plain($0) } }

    /// A number that is more than zero: the programs write 0 for nothing.
    func number(_ columns: String...) -> Double? {
      for name in columns {
        if let value = text(name).flatMap({ Self.number($0) }), value > 0 { return value }
      }
      return nil
    }

    static func number(_ text: String) -> Double? {
      let plain = text.contains(",") ? text.split(separator: ",").joined(separator: ".") : text
      guard let value = Double(plain), value.isFinite else { return nil }
      return value
    }
  }

  let table: CSVTable
  let program: StrengthFile.Program
  private(set) var workouts: [StrengthSession] = []
  private(set) var faults: [StrengthFile.Fault] = []
  private var places: [String: Int] = [:]

  init(_ table: CSVTable, of program: StrengthFile.Program) {
    self.table = table
    self.program = program
  }

  var lines: [Line] { table.rows.map { Line($0, of: table) } }

  mutating func leaveOut(_ line: Line, _ problem: String) {
    faults.append(StrengthFile.Fault(line: line.row.line, problem: problem))
  }

  /// The workout of a name that began at a time; made where it is the first line of it.
  mutating func workout(_ name: String, at start: DateTime) -> Int {
    let key = "\(start.wholeSeconds) \(name)"
    if let place = places[key] { return place }
    places[key] = workouts.count
    workouts.append(
      StrengthSession(
        name: name,
        startedAt: LocalTime(start),
        program: program.rawValue
      )
    )
    return workouts.count - 1
  }

  mutating func change(_ place: Int, _ body: (inout StrengthSession) -> Void) {
    body(&workouts[place])
  }

  /// Adds a set that was really done; a line with nothing in it is a set that was planned and left.
  mutating func add(_ set: LiftedSet, to place: Int) {
    guard set.result.count != nil else { return }
    workouts[place].sets.append(set)
  }

  // MARK: Values that several programs write

  /// `2021-02-10 16:46:13`, `2021-02-10` or `2021/02/10`.
  static func dateTime(_ text: String) -> DateTime? {
    let plain = text.split(separator: "/").joined(separator: "-")
    return DateTime(plain.count == 10 ? plain + " 00:00:00" : plain)
  }

  static func duration(_ seconds: Double?) -> Duration? {
    seconds.map { Duration(roundedSeconds: $0) }
  }

  /// `2h 18m`, `35m`, `45s`, `1:02:03` or a count of seconds.
  static func seconds(_ text: String) -> Double? {
    if text.contains(":") {
      var total = 0.0
      for part in text.split(separator: ":") {
        guard let value = Line.number(String(part)) else { return nil }
        total = total * 60 + value
      }
      return total
    }
    if let plain = Line.number(text) { return plain }
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
    case "mi", "miles": value * Distance.metersPerMile
    case "ft", "feet": value * Distance.metersPerFoot
    case "yd", "yards": value * Distance.metersPerYard
    case "cm": value * 0.01
    case "in", "inches": value * 0.0254
    default: nil
    }
  }

  static func mass(_ unit: String) -> MassUnit? {
    switch unit.lowercased() {
    case "kg", "kgs": .kilograms
    case "lb", "lbs": .pounds
    default: nil
    }
  }
}
