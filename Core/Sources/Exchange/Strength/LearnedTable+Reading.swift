import Formats
public import Training

extension LearnedTable {
  /// Who wrote a table that its owner has explained.
  static let program = "table"

  /// How it is read as a diary.
  var shape: DiaryShape {
    DiaryShape(program: Self.program, equipment: nil) {
      diary,
      bytes throws(StrengthFileError) in
      let table = renamed(try CSVTable(diary: bytes))
      try diary.read(table, sums: [], isDayFirst: false, line: Self.readSet)
    }
  }

  /// The table with the names that readers of diaries know.
  func renamed(_ table: CSVTable) -> CSVTable {
    var table = table
    table.rename(meanings.map { $0.column })
    return table
  }

  /// Adds the set of a line to the workout of its day.
  static func readSet(_ diary: inout StrengthDiary, _ line: DiaryLine) throws(LineFault) {
    let start = try line.learnedStart()
    let exercise = try line.exercise(ColumnMeaning.exercise.column)
    var set = LiftedSet(
      exercise,
      reps: try line.reps(ColumnMeaning.reps.column),
      seconds: try line.learnedSeconds(),
      meters: try line.meters(else: "km"),
      load: try line.load(of: exercise, else: diary.told)
    )
    set.note = line.text(ColumnMeaning.notes.column)
    let name = line.text(ColumnMeaning.workout.column) ?? ""
    let day = LocalTime(start).day
    diary.add(set, to: diary.workout(name, at: start, id: "\(day.text) \(name)"))
  }
}

extension [LearnedTable] {
  /// The table that explains a file, by the columns in its first bytes.
  public func explaining(_ head: [UInt8]) -> LearnedTable? {
    guard !isEmpty, let columns = CSVTable.columns(in: head) else { return nil }
    return first { $0.columns == columns }
  }
}

extension UnknownTable {
  // What fits a page and a terminal.
  private static let mostColumns = 60
  private static let mostSamples = 3
  private static let longestSample = 40

  /// The columns of a table, or nothing where it is none with lines.
  public init?(_ bytes: [UInt8]) {
    // Whatever is no table has been refused with its own sentence.
    guard let table = try? CSVTable(bytes), (2...Self.mostColumns).contains(table.columns.count),
      !table.rows.isEmpty
    else { return nil }
    let samples = table.columns.indices.map { place in
      var values: [String] = []
      for row in table.rows where values.count < Self.mostSamples {
        let value = String(row.cells[place].trimmed.prefix(Self.longestSample))
        if !value.isEmpty, !values.contains(value) { values.append(value) }
      }
      return values
    }
    self.init(table.columns, samples: samples)
  }
}

extension ColumnMeaning {
  /// The name of such a column that readers of diaries know.
  var column: String {
    switch self {
    case .nothing: ""
    case .date: "date"
    case .time: "time"
    case .workout: "workout"
    case .exercise: "exercise"
    case .set: "set"
    case .weight: "weight"
    case .kilograms: "weight (kg)"
    case .pounds: "weight (lb)"
    case .reps: "reps"
    case .seconds: "seconds"
    case .minutes: "minutes"
    case .meters: "distance (m)"
    case .kilometers: "distance (km)"
    case .miles: "distance (mi)"
    case .sport: "sport"
    case .heartRate: "heart rate"
    case .notes: "notes"
    }
  }
}

extension DiaryLine {
  /// When it was, by the columns that somebody has explained: what has no time of day stands at noon, so that
  /// it joins a recording of that day, and no zone moves it to another day.
  func learnedStart() throws(LineFault) -> DateTime {
    let example = "2026-06-01 18:30"
    guard let date = text(ColumnMeaning.date.column) else {
      throw .problem("found no date, expected such as \(example)")
    }
    if let clock = text(ColumnMeaning.time.column) {
      return try time(date + " " + clock, such: example)
    }
    // What has no time of day takes this one; what has its own cannot take a second.
    if let noon = try hand.time(date + " 12:00:00") { return noon }
    return try time(date, such: example)
  }

  /// How long it took, likewise.
  func learnedSeconds() throws(LineFault) -> Double? {
    if let seconds = try seconds(ColumnMeaning.seconds.column) { return seconds }
    guard let text = text(ColumnMeaning.minutes.column) else { return nil }
    if text.utf8.contains(UInt8(ascii: ":")) { return try seconds(ColumnMeaning.minutes.column) }
    return try number(ColumnMeaning.minutes.column).map { $0 * 60 }
  }
}
