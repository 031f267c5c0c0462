import Exchange
import Screens
import Training

extension FileImporter {
  /// The figures of days, after those of the files before.
  mutating func daily(
    _ file: GivenFile,
    _ report: inout Report
  ) throws(ImportFault) -> [RecordItem] {
    let table = try figureTable(file)
    let figures = figures.figures(of: table)
    if figures.isEmpty, let first = table.faults.first {
      throw .diary(
        .nothingRead(
          lines: table.faults.reduce(0) { $0 + 1 + $1.others },
          first: first.line,
          problem: first.problem
        )
      )
    }
    for name in table.unused { report.remark(ImportRefusalWords.unusedColumn(name, in: language)) }
    for fault in table.faults { report.remark(words(fault)) }
    return figures.map { .figure($0) }
  }

  /// What a report says of something that could not be read.
  func words(_ fault: StrengthFile.Fault) -> String {
    ImportRefusalWords.line(fault.line, fault.problem, others: fault.others, in: language)
  }

  /// Reads a table of figures, with what only UTC is known of by the runner's own clock.
  func figureTable(_ file: GivenFile) throws(ImportFault) -> FigureTable {
    let zone = zone
    return try file.table { (head) throws(ActivityTableError) in
      try FigureTable.reader(of: head, name: file.shortName) { UTCOffset(zone: zone, at: $0) }
    }
  }

  /// The recordings of a list that is too long to be read at once; nothing where a file is no such list.
  func recordings(inPieces file: GivenFile) throws(ImportFault) -> RecordingFile.Contents? {
    guard file.size > GivenFile.most,
      let reader = RecordingFile.reader(of: try file.head(FileKind.headLength))
    else { return nil }
    return try file.table { (_) throws(ActivityTableError) in reader }
  }

  /// What the table of an account lists without a recording that was given.
  func typedIn(
    _ file: GivenFile,
    _ report: inout Report
  ) throws(ImportFault) -> Prepared.Content {
    try listed(in: try ActivityBook.table(file), file, &report)
  }

  /// The activities of a table that its owner has explained.
  func explained(
    _ file: GivenFile,
    by learned: LearnedTable,
    _ report: inout Report
  ) throws(ImportFault) -> Prepared.Content {
    let table = try file.table { (_) throws(ActivityTableError) in ActivityTable.reader(by: learned)
    }
    return try listed(in: table, file, &report)
  }

  private func listed(
    in table: ActivityTable,
    _ file: GivenFile,
    _ report: inout Report
  ) throws(ImportFault) -> Prepared.Content {
    var faults = table.faults
    let further = table.faultCount - faults.count
    var rows: [ActivityTable.Row] = []
    var told: [ActivitySummary] = []
    var planned = 0
    var isBesideRecordings = false
    for row in table.rows {
      let isRecorded = activities.hasRecording(row, of: file)
      let row = activities.completed(row)
      if isRecorded {
        isBesideRecordings = true
        // A recording that was imported before is not read again.
        if let said = activity(of: row, table.program, [])?.summary, said.hasRemarks {
          told.append(said)
        }
        continue
      }
      if row.activity(of: table.program) != nil {
        rows.append(row)
      } else if row.isPlanned {
        planned += 1
      } else {
        faults.append(row.lack)
      }
    }
    report.isCompanion = rows.isEmpty && isBesideRecordings
    if rows.isEmpty, !report.isCompanion, let first = faults.first {
      throw .diary(
        .nothingRead(lines: faults.count + further, first: first.line, problem: first.problem)
      )
    }
    for name in table.unusedColumns {
      report.remark(ImportRefusalWords.unusedColumn(name, in: language))
    }
    if planned > 0 { report.remark(ImportWords.planned(planned, in: language)) }
    for fault in faults { report.remark(words(fault)) }
    report.further += further
    return .listed(rows, told: told, of: table.program)
  }

  /// The activity of a line, with the readings beside the table, by the clock of its place or by the runner's.
  func activity(
    of row: ActivityTable.Row,
    _ program: String,
    _ readings: [SeriesFile]
  ) -> Activity? {
    guard var activity = row.activity(of: program, readings: readings) else { return nil }
    if activity.summary.startedAt.offset == nil {
      assumePlace(of: &activity)
    } else if activity.summary.startedAt.offset == .zero, !row.isZoned {
      // Times such as Strava's are those of Greenwich.
      activity.summary.startedAt.offset = nil
      assumeClock(of: &activity)
    }
    return activity
  }

  /// Takes the clock of a place for the runner's own, where a table names no zone beside it.
  private func assumePlace(of activity: inout Activity) {
    let shown = activity.summary.startedAt.instant
    guard let near = UTCOffset(zone: zone, at: shown) else { return }
    // Within hours of a change of clocks the first answer may be that of its other side.
    let offset = UTCOffset(zone: zone, at: shown.advanced(bySeconds: -near.seconds)) ?? near
    activity.summary.startedAt = LocalTime(
      shown.advanced(bySeconds: -offset.seconds),
      offset: offset
    )
    activity.summary.isClockAssumed = true
  }
}

extension ActivitySummary {
  /// Whether its owner said anything of it.
  fileprivate var hasRemarks: Bool { label != nil || notes != nil || effort != nil || gear != nil }
}
