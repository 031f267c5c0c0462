import Formats
import Training

/// A table of a page as steps: a row is an exercise, and the head says what its cells mean.
struct DraftTable {
  enum Line: Hashable {
    /// A row that names a part.
    case part(String)
    case step(DraftStep)
  }

  private enum Column {
    case name, set, sets, reps, time, distance, load, rest, effort, tempo, notes, other
  }

  private(set) var lines: [Line] = []

  init(_ rows: [(cells: [String], isHead: Bool)]) {
    let width = rows.reduce(0) { max($0, $1.cells.count) }
    var columns: [Column]?
    for row in rows {
      let filled = row.cells.filter { !$0.isEmpty && $0 != "-" && $0 != "–" && $0 != "—" }
      let head = row.cells.map { Self.column($0) }
      if columns == nil || row.isHead, head.contains(.name) || row.isHead && filled.count > 1 {
        if head.contains(where: { $0 != .other }) {
          columns = head
          continue
        }
      }
      if filled.count == 1, width > 1 {
        lines.append(.part(filled[0]))
      } else if let columns {
        lines += Self.steps(row.cells, columns).map { .step($0) }
      } else if width == 1 {
        lines.append(.step(DraftStep(filled[0])))
      } else if filled.count > 1 {
        lines.append(
          .step(DraftStep(filled[0] + " — " + filled.dropFirst().joined(separator: ", ")))
        )
      }
    }
    // A table in which nothing is understood is about something else.
    let isAnything = lines.contains { line in
      if case .step(let step) = line { step.isUnderstood } else { false }
    }
    if !isAnything { lines = [] }
  }

  // MARK: Columns

  private static let names: [(Column, [String])] = [
    (
      .name,
      [
        "exercise", "movement", "drill", "move", "lift", "activity", "übung", "exercises",
        "ejercicio", "exercice",
      ]
    ),
    (.sets, ["set", "rounds", "sätze", "series", "séries"]),
    (.reps, ["rep", "wiederholung", "scheme", "répétition"]),
    (.rest, ["rest", "pause", "recovery", "descanso", "repos"]),
    (.time, ["time", "duration", "work", "seconds", "dauer"]),
    (.distance, ["distance", "meters", "km"]),
    (
      .load, ["load", "weight", "kg", "lb", "gewicht", "peso", "poids", "charge", "intensity", "%"]
    ),
    (.effort, ["rpe", "rir", "effort"]), (.tempo, ["tempo"]),
    (.notes, ["note", "cue", "comment", "how", "remark", "instructions"]),
  ]

  private static func column(_ head: String) -> Column {
    let text = head.lowercased()
    // "Sets x Reps" has both in one cell, and "Set 1" has one of several.
    if text.hasPrefix("set"), text.holds("rep") { return .reps }
    if text.hasPrefix("set "), text.last?.isNumber == true { return .set }
    for (column, words) in names where words.contains(where: { text.hasPrefix($0) }) {
      return column
    }
    return .other
  }

  /// The steps of a row: one, or one for each set where every set has a cell of its own.
  private static func steps(_ cells: [String], _ columns: [Column]) -> [DraftStep] {
    let sets = cells.enumerated().filter { place, cell in
      place < columns.count && columns[place] == .set && DraftStep.beginsWithAmount(cell)
    }.map { amount(ofSet: $0.element) }
    guard sets.count > 1, let place = columns.firstIndex(of: .name), place < cells.count,
      !cells[place].isEmpty
    else { return step(cells, columns).map { [$0] } ?? [] }
    let name = DraftStep.cleaned(cells[place])
    let amounts = Set(sets).count == 1 ? ["\(sets.count) x \(sets[0])"] : sets
    return amounts.map { DraftStep("\(name) — \($0)") }
  }

  // "5 x 80 kg" in the cell of one set is five repetitions with 80 kg.
  private static func amount(ofSet cell: String) -> String {
    let parts = cell.split { $0 == "x" || $0 == "×" || $0 == "@" }.map { String($0).trimmed }
    guard parts.count == 2, isNumber(parts[0]), parts[1].first?.isNumber == true else {
      return cell
    }
    return parts[0] + " @ " + parts[1]
  }

  private static func step(_ cells: [String], _ columns: [Column]) -> DraftStep? {
    func cell(_ column: Column) -> String? {
      for (place, kind) in columns.enumerated() where kind == column && place < cells.count {
        let text = cells[place]
        if !text.isEmpty, text != "-", text != "–", text != "—" { return text }
      }
      return nil
    }
    let place = columns.firstIndex(of: .name) ?? 0
    guard place < cells.count, !cells[place].isEmpty else { return nil }
    let name = DraftStep.cleaned(cells[place])
    var amount = cell(.reps) ?? cell(.distance)
    if amount == nil, let time = cell(.time) { amount = isNumber(time) ? time + " s" : time }
    var text = amount ?? ""
    if let sets = cell(.sets), text.isEmpty, sets.first?.isNumber == true,
      sets.contains(where: { $0 == "x" || $0 == "×" })
    {
      text = sets
    } else if let sets = cell(.sets), isNumber(sets) || sets.first?.isNumber == true {
      let count = String(sets.prefix { $0.isNumber || $0 == "-" || $0 == "–" })
      text = text.isEmpty ? "\(count) x max" : "\(count) x \(text)"
    }
    guard !text.isEmpty else {
      let rest = cells.enumerated().filter { $0.offset != place && !$0.element.isEmpty }
      let words = rest.map { $0.element }.joined(separator: ", ")
      return DraftStep(words.isEmpty ? name : "\(name) — \(words)")
    }
    if let load = cell(.load) { text += " @ " + load }
    if let effort = cell(.effort) {
      let kind = columns.contains(.effort) && isNumber(effort) ? "RPE " : ""
      text += (cell(.load) == nil ? " @ " : ", ") + kind + effort
    }
    if let tempo = cell(.tempo) { text += ", tempo " + tempo }
    if let rest = cell(.rest) { text += ", rest " + (isNumber(rest) ? rest + "s" : rest) }
    if let notes = cell(.notes) { text += "; " + notes }
    return DraftStep("\(name) — \(text)")
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "–" }
  }
}
