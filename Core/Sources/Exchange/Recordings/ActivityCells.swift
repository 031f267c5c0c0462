import Formats
import Training

/// The cells of a line of an account's table by the names of their columns.
struct ActivityCells {
  private let row: CSVTable.Row
  private let table: CSVTable
  private let asked: AskedColumns

  /// What could not be read.
  let unread = UnreadCells()

  init(_ row: CSVTable.Row, _ table: CSVTable, _ asked: AskedColumns) {
    self.row = row
    self.table = table
    self.asked = asked
  }

  /// The names of the columns.
  var names: [String] { table.columns }

  /// What the whole line holds.
  var all: [String] { row.cells }

  /// The cells of the table's first lines.
  func first(_ most: Int) -> [ActivityCells] {
    table.rows.prefix(most).map { ActivityCells($0, table, asked) }
  }

  /// What a place holds, if it holds anything.
  func at(_ column: Int) -> String? {
    guard row.cells.indices.contains(column) else { return nil }
    asked.note(column)
    let cell = row.cells[column].trimmed
    return cell.isEmpty ? nil : cell
  }

  /// What the last column of a name holds.
  func last(_ name: String) -> String? {
    place(name).flatMap { at($0) }
  }

  /// The last column of a name; the others of that name say the same in other units.
  private func place(_ name: String) -> Int? {
    asked.note(name)
    return table.columns.lastIndex { $0 == name }
  }

  func isDoubled(_ name: String) -> Bool {
    table.columns.firstIndex { $0 == name } != table.columns.lastIndex { $0 == name }
  }

  func number(_ name: String) -> Double? {
    place(name).flatMap { number(at: $0) }
  }

  func number(at column: Int) -> Double? {
    guard let text = at(column) else { return nil }
    guard let value = StrengthDiary.number(text), value >= 0 else {
      unread.note(text, in: table.columns[column])
      return nil
    }
    return value > 0 ? value : nil
  }

  /// Seconds of a time such as `1h 5m`, `0:29:00` or a count of them.
  func seconds(_ name: String) -> Double? {
    guard let text = last(name) else { return nil }
    if let seconds = StrengthDiary.seconds(text), seconds >= 0 { return seconds }
    unread.note(text, in: name)
    return nil
  }

  /// Meters of two columns, of which an account has the one of its units.
  func meters(kilometers: String, miles: String) -> Double? {
    number(kilometers).map { $0 * 1000 } ?? number(miles).map { $0 * Distance.metersPerMile }
  }
}
