public import Foundation
import GRDB

/// Replaces the database with a backup, and recovers what is readable of a damaged one.
///
/// The previous database is never deleted: it is among the backups, with the time in its name.
public enum Restoration {
  /// What came of saving a damaged database.
  public struct Rescue: Hashable, Sendable {
    /// The place of the damaged file now.
    public let old: String
    /// How many rows were saved, table by table, in the order of the tables.
    public let saved: [String: Int]
    /// The tables of which rows are missing.
    public let incomplete: [String]
  }

  /// Writes a copy of the database to a path.
  public static func copy(_ database: RecordDatabase, to path: String) throws(StorageError) {
    let half = path + ".part"
    // Left by a copy that was cut off.
    try? FileManager.default.removeItem(atPath: half)
    do {
      try database.pool.vacuum(into: half)
      chmod(half, 0o600)
      try Disk.sync(half)
      guard rename(half, path) == 0 else {
        throw StorageError.failing(folder: path, reason: lastReason())
      }
    } catch {
      // The first error is the reason; the next restoration removes what is left of this one.
      try? FileManager.default.removeItem(atPath: half)
      throw StorageError(error, in: database.folder)
    }
  }

  /// Replaces the database with a backup; returns the place of the previous one, if there was one.
  public static func restore(
    _ copy: String,
    to folder: DataFolder,
    at date: Date = Date()
  ) throws(StorageError) -> String? {
    try check(copy)
    try folder.prepare()
    let lock = try FolderLock(folder)
    defer { lock.release() }
    let half = folder.database + ".part"
    do {
      // Usually none is left of an earlier attempt; copying fails where one cannot be removed.
      try? FileManager.default.removeItem(atPath: half)
      try FileManager.default.copyItem(atPath: copy, toPath: half)
      chmod(half, 0o600)
      try Disk.sync(half)
    } catch {
      throw StorageError(error, in: folder)
    }
    let old = try setAside(folder, as: "replaced", at: date)
    guard rename(half, folder.database) == 0 else {
      throw .failing(folder: folder.path, reason: lastReason())
    }
    try sync(folder.path, folder)
    return old
  }

  /// Saves every row that can be read of a damaged database into a new one.
  public static func rescue(
    _ folder: DataFolder,
    at date: Date = Date()
  ) throws(StorageError) -> Rescue {
    try folder.prepare()
    let lock = try FolderLock(folder)
    let old: String?
    do throws(StorageError) { old = try setAside(folder, as: "damaged", at: date) } catch {
      lock.release()
      throw error
    }
    lock.release()
    guard let old else {
      throw .unusable(folder: folder.path, reason: "there is no database in it")
    }
    // Made anew, with today's tables.
    let database = try RecordDatabase(folder)
    defer { database.close() }
    do {
      let (saved, incomplete) = try RescuedTables(from: old, to: database).copyAll()
      return Rescue(old: old, saved: saved, incomplete: incomplete)
    } catch {
      throw StorageError(error, in: folder)
    }
  }

  /// Makes sure that a file is a whole database of Pacesetter that this program can read.
  private static func check(_ copy: String) throws(StorageError) {
    guard FileManager.default.fileExists(atPath: copy) else {
      throw .unusable(folder: copy, reason: "there is no such file")
    }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: copy, configuration: configuration)
      try queue.read { db in
        let answer = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") ?? ""
        guard answer == "ok" else { throw StorageError.damaged(file: copy, reason: answer) }
        guard try db.tableExists("grdb_migrations"), try db.tableExists("mark") else {
          throw StorageError.damaged(file: copy, reason: "it is not a database of Pacesetter")
        }
        guard try !Schema.migrator.hasBeenSuperseded(db) else {
          throw StorageError.newer(file: copy, found: "tables that are not known here")
        }
      }
      try queue.close()
    } catch let error as StorageError {
      throw error
    } catch {
      throw .damaged(file: copy, reason: (error as? DatabaseError)?.message ?? "\(error)")
    }
  }

  /// Moves the database and its log among the copies.
  private static func setAside(
    _ folder: DataFolder,
    as word: String,
    at date: Date
  ) throws(StorageError) -> String? {
    guard FileManager.default.fileExists(atPath: folder.database) else { return nil }
    let stamp = date.ISO8601Format(
      .iso8601(timeZone: .gmt, dateSeparator: .dash, timeSeparator: .omitted)
    )
    let old = folder.backups + "/\(word)-\(stamp).sqlite"
    for ending in ["-wal", "-shm", ""] {
      let path = folder.database + ending
      guard FileManager.default.fileExists(atPath: path) else { continue }
      guard rename(path, old + ending) == 0 else {
        throw .failing(folder: folder.path, reason: lastReason())
      }
    }
    try sync(folder.backups, folder)
    return old
  }

  private static func sync(_ path: String, _ folder: DataFolder) throws(StorageError) {
    do { try Disk.sync(path) } catch { throw StorageError(error, in: folder) }
  }
}

/// Copies what can be read, table by table and, where a table is damaged, from both of its ends.
private struct RescuedTables {
  let from: String
  let to: RecordDatabase

  init(from: String, to: RecordDatabase) {
    self.from = from
    self.to = to
  }

  func copyAll() throws -> ([String: Int], [String]) {
    let old = try DatabaseQueue(path: from)
    let tables = try to.pool.read { db in
      // In the order in which they were made: what others refer to comes first.
      try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
          + " AND name NOT LIKE 'grdb_%' ORDER BY rowid"
      )
    }
    var saved: [String: Int] = [:]
    var incomplete: [String] = []
    for table in tables {
      let (count, isWhole) = try copy(table, old)
      saved[table] = count
      if !isWhole { incomplete.append(table) }
    }
    try old.close()
    return (saved, incomplete)
  }

  private func copy(_ table: String, _ old: DatabaseQueue) throws -> (Int, Bool) {
    let key = try to.pool.read { db in
      try db.primaryKey(table).columns.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    var count = 0
    var isWhole = true
    for direction in ["ASC", "DESC"] {
      let order = key.isEmpty ? "rowid" : key.replacing(",", with: " \(direction),")
      let sql = "SELECT * FROM \"\(table)\" ORDER BY \(order) \(direction)"
      do {
        count += try pour(sql, into: table, old)
        if isWhole { return (count, true) }
      } catch {
        // The damage lies somewhere in the middle: what is behind it is read from the other end.
        count += (error as? Interrupted)?.count ?? 0
        isWhole = false
      }
    }
    return (count, false)
  }

  private struct Interrupted: Error { let count: Int }

  private func pour(_ sql: String, into table: String, _ old: DatabaseQueue) throws -> Int {
    let columns = try to.pool.read { db in try db.columns(in: table).map { $0.name } }
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    var failure = false
    var count = 0
    try to.pool.writeWithoutTransaction { new in
      // Rows whose parent is lost are kept until the end, and reported rather than refused.
      try new.execute(sql: "PRAGMA foreign_keys = OFF")
      defer { try? new.execute(sql: "PRAGMA foreign_keys = ON") }
      try new.inTransaction {
        let insert = try new.cachedStatement(
          sql: "INSERT OR IGNORE INTO \"\(table)\" (\(names)) VALUES (\(marks))"
        )
        do {
          try old.read { db in
            let rows = try Row.fetchCursor(db, sql: sql)
            while let row = try rows.next() {
              let values = columns.map { row[$0] as DatabaseValue? ?? .null }
              try insert.execute(arguments: StatementArguments(values))
              count += new.changesCount
            }
          }
        } catch {
          failure = true
        }
        return .commit
      }
    }
    if failure { throw Interrupted(count: count) }
    return count
  }
}
