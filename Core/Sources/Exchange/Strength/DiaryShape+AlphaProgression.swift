import Formats
import Training

extension DiaryShape {
  /// Alpha Progression: no table but blocks: a line for the workout, one for an exercise with its warm-ups, a
  /// header such as `#;KG;REPS;RIR`, and a line for each set; a weight with a plus was added to one's own.
  static let alphaProgression = source("Alpha Progression", program: "alphaProgression") { head in
    head.text.holds("\n#;KG;") || head.text.holds("\n#;LB")
  } read: { diary, bytes throws(StrengthFileError) in
    let rows: [CSVTable.Row]
    do throws(CSVError) { rows = try CSVTable.lines(bytes) } catch { throw .noTable(error) }
    let hand = DiaryHand(rows, separator: UInt8(ascii: ";"))
    var reader = AlphaReader()
    for row in rows where row.cells != [""] {
      try diary.read(row.line) { diary throws(LineFault) in
        try reader.read(row, hand, &diary)
      }
    }
  }
}

/// Which workout and which exercise the lines of Alpha Progression belong to.
private struct AlphaReader {
  private var place: Int?
  private var exercise: String?
  private var columns: DiaryColumns?
  // What stands above the header of its exercise, and so before the unit is known.
  private var warmUps: [(row: CSVTable.Row, text: String)] = []

  mutating func read(
    _ row: CSVTable.Row,
    _ hand: DiaryHand,
    _ diary: inout StrengthDiary
  ) throws(LineFault) {
    let cells = row.cells.map { $0.trimmed }
    if cells[0] == "#", cells.count >= 3 {
      let columns = DiaryColumns(cells)
      self.columns = columns
      let warmUps = warmUps
      self.warmUps = []
      for warmUp in warmUps { try addWarmUp(warmUp.row, warmUp.text, columns, hand, &diary) }
    } else if let columns, columns.names.count == cells.count, Int(cells[0]) != nil {
      let names = columns.names
      let line = DiaryLine(row, columns, hand)
      let effort =
        names.count < 4
        ? nil
        : diary.spare(line) { () throws(LineFault) in
          try line.count(names[3])
        }
      let isReserve = names.count > 3 && names[3].lowercased() == "rir"
      try add(line, cells[1], cells[2], .working, &diary) { set in
        set.result.effort = Effort(
          rating: isReserve ? nil : effort,
          reserve: isReserve ? effort : nil
        )
      }
    } else if cells.count == 3, let start = try hand.time(cells[1]) {
      let place = diary.workout(cells[0], at: start)
      (self.place, exercise, columns) = (place, nil, nil)
      let seconds = Self.seconds(cells[2])
      diary.change(place) { $0.elapsed = StrengthDiary.duration(seconds) }
    } else if let name = Self.exercise(cells[0]), place != nil {
      (exercise, columns) = (name, nil)
      if cells.count > 1, !cells[1].isEmpty { warmUps = [(row, cells[1])] }
    } else {
      throw .problem("found \(cells[0]), expected a workout, an exercise or a set")
    }
  }

  /// `WU1 · 37,5 kg · 9 reps<br>WU2 · 72,5 kg · 7 reps`.
  private func addWarmUp(
    _ row: CSVTable.Row,
    _ text: String,
    _ columns: DiaryColumns,
    _ hand: DiaryHand,
    _ diary: inout StrengthDiary
  ) throws(LineFault) {
    let line = DiaryLine(row, columns, hand)
    for part in Self.parts(text, by: "<br>") {
      let words = Self.parts(part, by: "·")
      guard words.count == 3 else {
        throw .problem("found \(part), expected a warm-up such as WU1 · 40 kg · 8 reps")
      }
      let (weight, reps) = (words[1].prefix { $0 != " " }, words[2].prefix { $0 != " " })
      try add(line, String(weight), String(reps), .warmUp, &diary) { _ in }
    }
  }

  private func add(
    _ line: DiaryLine,
    _ weight: String,
    _ reps: String,
    _ kind: LiftedSet.Kind,
    _ diary: inout StrengthDiary,
    _ body: (inout LiftedSet) -> Void
  ) throws(LineFault) {
    guard let place, let exercise, let unit = columns.flatMap({ StrengthDiary.mass($0.names[1]) })
    else { throw .problem("found a set without its exercise and unit above it") }
    let load = weight.isEmpty ? nil : try line.load(weight, "KG", unit, exercise)
    let count = reps.isEmpty ? nil : try line.reps(of: reps, in: "REPS")
    var set = LiftedSet(exercise, reps: count, load: load, kind: kind)
    body(&set)
    diary.add(set, to: place)
  }

  /// `1. Hack Squats · Machine · 8 reps`: the exercise with what it is done with, as others write it.
  private static func exercise(_ text: String) -> String? {
    let number = text.prefix { $0 != "." }
    guard Int(number) != nil, number.count < text.count else { return nil }
    let parts = parts(String(text.dropFirst(number.count + 1)), by: "·")
    guard let name = parts.first, !name.isEmpty else { return nil }
    guard parts.count > 2, parts[1] != "Bodyweight" else { return name }
    return "\(name) (\(parts[1]))"
  }

  /// `1:02 hr` or `45 min`.
  private static func seconds(_ text: String) -> Double? {
    let numbers = text.split { !("0"..."9" ~= $0) }.compactMap { Double($0) }
    guard let first = numbers.first, numbers.allSatisfy({ $0 <= 10_000 }) else { return nil }
    if numbers.count > 1 { return first * 3600 + numbers[1] * 60 }
    return first * (text.holds("min") ? 60 : 3600)
  }

  private static func parts(_ text: String, by separator: String) -> [String] {
    var parts = [""]
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts.map { $0.trimmed }
  }
}
