public import Coaching
public import Training

/// An entry of the record in plain text, as a terminal shows it: the values of the page's screens in rows.
public enum EntryText {
  // What a label takes of a row.
  private static let labelWidth = 20
  // Bars of zones have one mark for so many percent.
  private static let percentOfMark = 5.0

  /// The moment at which something began, on the clock of its place: "2026-06-01 07:30".
  public static func moment(_ time: LocalTime) -> String {
    time.day.text + " " + ClockText.time(minuteOfDay: time.minuteOfDay)
  }

  /// An entry as a row of the list: the first letters of its ID, when it was, what it was, its figures.
  public static func row(_ entry: HistoryEntry) -> String {
    let row = HistoryRow(entry, seenFrom: entry.day)
    let start =
      switch entry {
      case .activity(let summary): summary.startedAt
      case .strength(let session): session.startedAt
      }
    var columns = [String(entry.id.prefix(8)), moment(start), padded(row.title, 18)] + row.facts
    // Distances of a list stand below one another.
    if case .activity = entry, row.facts.count > 1 { columns[3] = padded(columns[3], 8) }
    return columns.joined(separator: "  ")
  }

  /// Everything about an activity, a line each.
  ///
  /// The zones are those of the runner's heart. The notes are what the runner said for later in it.
  public static func lines(
    of activity: Activity,
    of runner: Runner,
    notes: [PlacedNote] = []
  ) -> [String] {
    let summary = activity.summary
    let screen = ActivityScreen(activity, spoken: notes, of: runner, seenFrom: summary.day)
    var lines = [screen.title + ", " + moment(summary.startedAt)]
    lines += screen.rows.map { row($0.label, $0.value) }
    if let effort = screen.effort { lines.append(row("Effort", "\(effort) of 10")) }
    if let notes = screen.notes { lines.append(row("Notes", notes)) }
    if activity.samples.count > 0 {
      lines.append(row("Readings", "\(activity.samples.count)"))
    }
    lines.append(row("ID", summary.id))
    if !screen.splits.isEmpty {
      lines.append("Splits")
      lines += screen.splits.map { "  " + columns($0, [10, 10, 10]) }
    }
    if !screen.best.isEmpty {
      lines.append("Best efforts")
      lines += screen.best.map { row($0.label, $0.value) }
    }
    if !screen.lines.isEmpty {
      lines.append("Voice notes")
      for line in screen.lines {
        lines.append(row(line.time, line.text))
        if let file = line.file { lines.append(row("", file)) }
      }
    }
    guard let zones = screen.zones else { return lines }
    lines.append("Heart rate zones")
    lines += zones.bars.map { bar in
      let marks = Int((bar.length / percentOfMark).rounded())
      return row(bar.label, columns([bar.time, bar.share, bar.range], [9, 11, 18]))
        + String(repeating: "#", count: marks)
    }
    return lines + ["  " + zones.basis]
  }

  /// Everything about a strength session, a line each.
  public static func lines(of session: StrengthSession) -> [String] {
    let screen = StrengthScreen(session, seenFrom: session.day)
    var lines = [screen.title + ", " + moment(session.startedAt)]
    lines.append("  " + screen.facts.joined(separator: ", "))
    if let note = screen.note { lines.append("  " + note) }
    for exercise in screen.exercises {
      lines.append(exercise.name)
      lines += exercise.sets.map { "  " + $0 }
    }
    return lines + [row("ID", session.id)]
  }

  /// What an owner says of an entry, a line each.
  public static func lines(of remarks: Remarks) -> [String] {
    [
      padded("label", 8) + (remarks.label ?? "none"),
      padded("effort", 8) + (remarks.effort.map { "\($0) of 10" } ?? "none"),
      padded("notes", 8) + (remarks.notes ?? "none"),
      padded("gear", 8) + (remarks.gear ?? "none"),
    ]
  }

  private static func row(_ label: String, _ value: String) -> String {
    "  " + padded(label, labelWidth) + value
  }

  private static func columns(_ cells: [String], _ widths: [Int]) -> String {
    var text = ""
    for (place, cell) in cells.enumerated() {
      text += place < widths.count ? padded(cell, widths[place]) : cell
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
