import Exchange
public import Foundation
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
    // What was forgotten stands in nobody's way.
    try db.execute(
      sql: "DELETE FROM memory WHERE key = ? AND removed IS NOT NULL",
      arguments: [item.key]
    )
    try db.execute(sql: "DELETE FROM forgotten WHERE key = ?", arguments: [item.key])
    try db.execute(
      sql: """
        INSERT OR \(isReplaced ? "REPLACE" : "IGNORE") INTO memory
        VALUES (?, ?, ?, ?, ?, ?, ?, NULL)
        """,
      arguments: [
        item.key, number, item.kind.rawValue, item.value.text, item.confidence,
        item.source.rawValue, item.updatedAt.millisecondsSince1970,
      ]
    )
  }

  /// Everything that is remembered, by kind and key.
  static func items(_ db: Database) throws -> [MemoryItem] {
    let sql = "SELECT * FROM memory WHERE removed IS NULL ORDER BY kind, key"
    return try Row.fetchAll(db, sql: sql).map { row in
      MemoryItem(
        MemoryItem.Kind(rawValue: row["kind"]) ?? .fact,
        row["key"],
        MemoryItem.Value(typed: row["value"]),
        confidence: row["confidence"],
        source: MemoryItem.Source(rawValue: row["source"]) ?? .user,
        updatedAt: row.instant("updated")
      )
    }
  }
}

extension RecordLibrary {
  /// Everything that is remembered, by kind and key.
  public func memory() async throws(StorageError) -> [MemoryItem] {
    try await database.read { try MemoryRow.items($0) }
  }
}

extension RecordLibrary {
  /// The keys of what somebody wants forgotten, which is not inferred again.
  package func forgotten() async throws(StorageError) -> [String] {
    try await database.read { db in
      try String.fetchAll(db, sql: "SELECT key FROM forgotten ORDER BY key")
    }
  }
}

extension RecordStore {
  /// Has what was inferred under a key never asked about again.
  package func refuse(_ key: String, at date: Date = Date()) async throws(StorageError) {
    try await database.write { try Self.refuse(key, at: date, $0) }
  }

  private static func refuse(_ key: String, at date: Date, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO forgotten VALUES (?, ?)",
      arguments: [key, Int64(date.timeIntervalSince1970 * 1000)]
    )
  }

  /// Stores an item, replacing any item with the same key.
  public func remember(_ item: MemoryItem) async throws(StorageError) {
    try await database.write { db in
      try MemoryRow.keep(item, import: nil, replacing: true, db)
    }
  }

  /// Forgets what is remembered under a key; says whether there was something.
  ///
  /// Only what was forgotten last can be brought back.
  public func forget(_ key: String, at date: Date = Date()) async throws(StorageError) -> Bool {
    try await database.write { db in
      let known = "SELECT EXISTS (SELECT 1 FROM memory WHERE key = ? AND removed IS NULL)"
      guard try Bool.fetchOne(db, sql: known, arguments: [key]) == true else { return false }
      try db.execute(sql: "DELETE FROM memory WHERE removed IS NOT NULL")
      try db.execute(
        sql: "UPDATE memory SET removed = ? WHERE key = ?",
        arguments: [Int64(date.timeIntervalSince1970 * 1000), key]
      )
      try Self.refuse(key, at: date, db)
      return true
    }
  }

  /// Brings back what was forgotten last; says whether there was something.
  public func bringMemoryBack() async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(
        sql: "DELETE FROM forgotten WHERE key IN (SELECT key FROM memory WHERE removed IS NOT NULL)"
      )
      try db.execute(sql: "UPDATE memory SET removed = NULL WHERE removed IS NOT NULL")
      return db.changesCount > 0
    }
  }
}
