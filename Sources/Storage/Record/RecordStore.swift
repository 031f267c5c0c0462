public import Foundation
import GRDB

/// Takes files into the record, each wholly or not at all, and takes them out again.
public struct RecordStore: Sendable {
  /// How an import ended.
  public enum Outcome<Value: Sendable, Fault: Error>: Sendable {
    /// What the file held is kept, or would be; with what reading it gave besides.
    case taken(ImportReceipt, Value)
    /// The very file was taken before.
    case known(name: String, at: Int64)
    /// The file was refused; nothing of it is kept.
    case refused(Fault)
  }

  private let vault: Vault

  /// Opens the record of a database.
  public init(_ vault: Vault) { self.vault = vault }

  /// Takes one file: everything that the body adds is kept in one transaction.
  ///
  /// Files that are given together are undone together: they go into the batch of the first of them.
  /// With `dryRun` the same is done and then taken back, so that what is said is what would happen.
  public func take<Value: Sendable, Fault: Error>(
    _ file: ImportedFile,
    in batch: Int64? = nil,
    at date: Date = Date(),
    dryRun: Bool = false,
    _ body: @escaping @Sendable (inout RecordWriter) throws(Fault) -> Value
  ) async throws(StorageError) -> Outcome<Value, Fault> {
    try await vault.transact { db in
      let known = try Row.fetchOne(
        db,
        sql: "SELECT name, at FROM import WHERE digest = ?",
        arguments: [file.digest]
      )
      if let known { return (.rollback, .known(name: known[0], at: known[1])) }
      try db.execute(
        sql: "INSERT INTO import (batch, at, name, kind, digest) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          batch ?? 0, Int64(date.timeIntervalSince1970 * 1000), file.name, file.kind, file.digest,
        ]
      )
      let number = db.lastInsertedRowID
      try db.execute(
        sql: "UPDATE import SET batch = id WHERE id = ? AND batch = 0",
        arguments: [number]
      )
      var writer = RecordWriter(db, import: number)
      let value: Value
      do throws(Fault) {
        value = try body(&writer)
      } catch {
        return (.rollback, .refused(error))
      }
      if let failure = writer.failure { throw failure }
      var receipt = writer.receipt
      // A file of nothing but duplicates leaves no trace, and can be undone by nobody.
      guard receipt.taken > 0 else { return (.rollback, .taken(receipt, value)) }
      receipt.id = dryRun ? nil : batch ?? number
      return (dryRun ? .rollback : .commit, .taken(receipt, value))
    }
  }

  /// When a file of a digest was taken, in milliseconds since 1970, if it was.
  public func known(_ digest: String) async throws(StorageError) -> Int64? {
    try await vault.read { db in
      try Int64.fetchOne(db, sql: "SELECT at FROM import WHERE digest = ?", arguments: [digest])
    }
  }

  /// The imports, the newest first.
  public func imports() async throws(StorageError) -> [ImportRow] {
    try await vault.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT batch, min(at), name, min(id), count(*),
            sum((SELECT count(*) FROM activity WHERE import = one.id)),
            sum((SELECT count(*) FROM strength WHERE import = one.id)),
            sum((SELECT count(*) FROM daily WHERE import = one.id))
          FROM import AS one GROUP BY batch ORDER BY batch DESC
          """
      ).map { row in
        ImportRow(
          id: row[0],
          at: row[1],
          name: row[2],
          files: row[4],
          activities: row[5],
          sessions: row[6],
          figures: row[7]
        )
      }
    }
  }

  /// Takes an import out again with all that it brought; says whether there was one of that number.
  ///
  /// What it had covered is there again.
  public func undo(_ id: Int64) async throws(StorageError) -> Bool {
    try await vault.write { db in
      try db.execute(sql: "DELETE FROM import WHERE batch = ?", arguments: [id])
      return db.changesCount > 0
    }
  }

  /// Changes what an activity's owner says of it; says whether there is one of that name.
  public func annotate(
    _ id: String,
    label: String?,
    notes: String?,
    effort: Int?
  ) async throws(StorageError) -> Bool {
    try await vault.write { db in
      try db.execute(
        sql: "UPDATE activity SET label = ?, notes = ?, effort = ? WHERE id = ?",
        arguments: [label, notes, effort, id]
      )
      return db.changesCount > 0
    }
  }
}
