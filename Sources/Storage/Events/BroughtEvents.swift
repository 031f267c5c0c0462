import GRDB

/// Marks of events that came with an export: they are history, of which nobody is told as news.
enum BroughtEvents {
  /// With what the name of such a mark begins; the number of the first event follows, and its value is that
  /// of the last.
  static let prefix = "brought "

  /// Keeps which events came with an export, as far as there is an address to be told.
  static func keep(_ numbers: ClosedRange<Int64>, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO mark SELECT ?, ? WHERE EXISTS (SELECT 1 FROM webhook)",
      arguments: ["\(prefix)\(numbers.lowerBound)", numbers.upperBound]
    )
  }
}
