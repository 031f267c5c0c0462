import Exchange
import Formats
import GRDB
public import Training

extension RecordStore {
  // With what the names of such marks begin.
  private static let mark = "table "

  /// The tables that their owner has explained, in the order of their ids.
  public func tables() async throws(StorageError) -> [LearnedTable] {
    try await database.read { db in
      let sql = "SELECT value FROM mark WHERE name LIKE ? ORDER BY name"
      return try String.fetchAll(db, sql: sql, arguments: [Self.mark + "%"]).compactMap { text in
        // What cannot be read any more is asked again.
        try? LearnedTable(JSON.parse(Array(text.utf8)))
      }
    }
  }

  /// Remembers what the columns of a table tell, in place of what was said before.
  public func explain(_ table: LearnedTable) async throws(StorageError) {
    let text = JSON.written { table.write(to: &$0) }.text()
    try await database.write { db in
      try db.execute(
        sql: "INSERT INTO mark VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        arguments: [Self.mark + table.id, text]
      )
    }
  }

  /// Forgets what was said of a table; says whether anything had been.
  public func forgetTable(_ id: String) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM mark WHERE name = ?", arguments: [Self.mark + id])
      return db.changesCount > 0
    }
  }
}
