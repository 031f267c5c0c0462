import Exchange
import GRDB
public import Training

/// Carries what is remembered to its row and back.
enum MemoryRow {
  static func keep(
    _ item: MemoryItem,
    import number: Int64?,
    replacing isReplaced: Bool,
    _ db: Database
  ) throws {
    try db.execute(
      sql:
        "INSERT OR \(isReplaced ? "REPLACE" : "IGNORE") INTO memory VALUES (?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        item.key, number, item.kind.rawValue, item.value.text, item.confidence,
        item.source.rawValue, ActivityRow.milliseconds(item.updatedAt),
      ]
    )
  }

  /// Everything that is remembered, by kind and key.
  static func items(_ db: Database) throws -> [MemoryItem] {
    try Row.fetchAll(db, sql: "SELECT * FROM memory ORDER BY kind, key").map { row in
      MemoryItem(
        MemoryItem.Kind(rawValue: row["kind"]) ?? .fact,
        row["key"],
        MemoryItem.Value(typed: row["value"]),
        confidence: row["confidence"],
        source: MemoryItem.Source(rawValue: row["source"]) ?? .user,
        updatedAt: Double(row["updated"] as Int64) / 1000
      )
    }
  }
}

extension RecordLibrary {
  /// Everything that is remembered, by kind and key.
  public func memory() async throws(StorageError) -> [MemoryItem] {
    try await vault.read { try MemoryRow.items($0) }
  }
}

extension RecordStore {
  /// Remembers something, in the place of what was remembered under its key.
  public func remember(_ item: MemoryItem) async throws(StorageError) {
    try await vault.write { db in
      try MemoryRow.keep(item, import: nil, replacing: true, db)
    }
  }

  /// Forgets what is remembered under a key; says whether there was something.
  public func forget(_ key: String) async throws(StorageError) -> Bool {
    try await vault.write { db in
      try db.execute(sql: "DELETE FROM memory WHERE key = ?", arguments: [key])
      return db.changesCount > 0
    }
  }
}
