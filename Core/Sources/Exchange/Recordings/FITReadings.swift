import Formats
import Training

/// The records of a session, in order of time.
struct FITReadings {
  /// The records, the session's first to last.
  let table: FITTable

  /// The rows of the table that count, in order of time; all of them as they are if `nil`.
  let order: [Int]?

  /// The time of every row that counts, in FIT's seconds.
  let times: [Double]

  /// When the session began, in FIT's seconds: at the latest with its first record.
  let zero: Double

  init(table: FITTable, order: [Int]?, times: [Double], start: Double) {
    self.table = table
    self.order = order
    self.times = times
    zero = min(start, times.first ?? start)
  }

  /// A field in every row that counts; empty if it has no value in any.
  func column(_ field: FITField) -> [Double] { ordered(table.column(field)) }

  /// A developer's field in every row that counts; empty if it has no value in any.
  func column(_ field: FITDeveloperField) -> [Double] { ordered(table.column(field)) }

  /// A column of the table, of the rows that count.
  func ordered(_ column: [Double]) -> [Double] {
    guard let order, !column.isEmpty else { return column }
    let rows = order.map { column[$0] }
    return rows.contains { !$0.isNaN } ? rows : []
  }
}
