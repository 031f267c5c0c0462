import Training

extension LearnedTable {
  /// What a line tells of an activity.
  static func readActivity(
    _ entry: inout ActivityTable.Row,
    _ line: DiaryLine
  ) throws(LineFault) {
    entry.startedAt = LocalTime(try line.learnedStart())
    entry.name = line.text(ColumnMeaning.workout.column)
    entry.notes = line.text(ColumnMeaning.notes.column)
    // Whoever keeps a table of distances without a sport runs.
    entry.sport = line.text(ColumnMeaning.sport.column) ?? "running"
    entry.keep(elapsed: try line.learnedSeconds())
    entry.keep(meters: try line.meters(else: "km"))
    entry.keep(averageHeartRate: try line.number(ColumnMeaning.heartRate.column))
  }
}
