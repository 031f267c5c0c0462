import Formats
import Training

extension DiaryShape {
  /// JEFIT: many tables one below the other, each under `### NAME ####`; the sets of an exercise in one cell,
  /// `95x10,185x8`; the unit among the settings.
  static let jefit = source("JEFIT", program: "jefit") { head in
    let line = head.text.drop { $0 == "\u{FEFF}" || $0.isNewline }.prefix { !$0.isNewline }
    return line.hasPrefix("### ") && line.hasSuffix("####")
  } read: { diary, bytes throws(StrengthFileError) in
    let parts = JEFITPart.all(in: bytes)
    for row in try parts.table("SETTING")?.cells("mass") ?? [] {
      if let unit = StrengthDiary.mass(row.cell) { diary.told = unit }
    }
    var sessions: [String: JEFITSession] = [:]
    if let table = try parts.table("WORKOUT SESSIONS") {
      for row in table.rows {
        let session = JEFITSession(row, table)
        if let id = session.id { sessions[id] = session }
      }
    }
    guard let logs = try parts.table("EXERCISE LOGS") else { throw .noTable(.empty) }
    let known = sessions
    try diary.read(logs) { diary, line throws(LineFault) in
      let day = try line.start("mydate", such: "2026-06-01")
      let exercise = try line.exercise("ename")
      let session = line.text("belongsession").flatMap { known[$0] }
      var sets: [LiftedSet] = []
      for packed in (line.text("logs") ?? "").split(separator: ",") {
        let halves = packed.split(separator: "x")
        guard halves.count == 2 else {
          throw .problem("found \(String(packed)) in \"logs\", expected such as 95x10")
        }
        let set = LiftedSet(
          exercise,
          reps: try line.reps(of: String(halves[1]), in: "logs"),
          load: try line.load(String(halves[0]), "logs", diary.told, exercise)
        )
        sets.append(set)
      }
      // The clock of a session is that of Greenwich, its day that of the place.
      let start = session?.start.flatMap { $0.isOn(day) ? $0 : nil } ?? day
      let place = diary.workout("", at: start, id: line.text("belongsession"))
      for set in sets { diary.add(set, to: place) }
      diary.change(place) { $0.elapsed = $0.elapsed ?? StrengthDiary.duration(session?.seconds) }
    }
  }
}

/// One of the tables in a file of JEFIT.
private struct JEFITPart {
  let name: String
  let firstLine: Int
  let bytes: [UInt8]

  static func all(in bytes: [UInt8]) -> [JEFITPart] {
    var parts: [JEFITPart] = []
    var lines: [UInt8] = []
    var (name, first) = ("", 1)
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .enumerated() {
      if line.starts(with: "###".utf8) {
        parts.append(JEFITPart(name: name, firstLine: first, bytes: lines))
        let title = String(decoding: line, as: UTF8.self).filter { $0 != "#" && $0 != "\r" }
        (name, first, lines) = (title.trimmed, number + 2, [])
      } else if lines.isEmpty, line.allSatisfy({ $0 == UInt8(ascii: "\r") }) {
        first = number + 2
      } else {
        lines += line
        lines.append(UInt8(ascii: "\n"))
      }
    }
    parts.append(JEFITPart(name: name, firstLine: first, bytes: lines))
    return parts
  }
}

extension [JEFITPart] {
  fileprivate func table(_ name: String) throws(StrengthFileError) -> CSVTable? {
    guard let part = first(where: { $0.name == name && !$0.bytes.isEmpty }) else { return nil }
    return try CSVTable(diary: part.bytes, fromLine: part.firstLine)
  }
}

extension CSVTable {
  fileprivate func cells(_ name: String) -> [(line: Int, cell: String)] {
    guard let column = column(name) else { return [] }
    return rows.map { ($0.line, $0.cells[column]) }
  }
}

/// When a session of JEFIT began and how long it took.
private struct JEFITSession: Sendable {
  let id: String?
  let start: DateTime?
  let seconds: Double?

  init(_ row: CSVTable.Row, _ table: CSVTable) {
    func text(_ name: String) -> String? {
      table.column(name).map { row.cells[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    id = text("_id")
    // Some versions misspell the column.
    let time = (text("starttime") ?? text("starttimie")).flatMap { Double($0) }
    start = time.flatMap { $0 > 0 ? DateTime(secondsSince1970: $0, offsetMinutes: 0) : nil }
    seconds = text("total_time").flatMap { Double($0) }.flatMap { 1...1_000_000 ~= $0 ? $0 : nil }
  }
}

extension DateTime {
  fileprivate func isOn(_ day: DateTime) -> Bool {
    0..<86_400 ~= seconds(since: day)
  }
}
