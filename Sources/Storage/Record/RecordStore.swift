public import Exchange
public import Foundation
import GRDB
public import Training

/// Imports files into the record, each completely or not at all, and undoes imports.
///
/// A file that is too long for one transaction comes in portions. What is interrupted between two of
/// them stays as it is, marked as unfinished, until the same file is given again and goes on behind
/// the last portion, or the import is undone.
public struct RecordStore: Sendable {
  /// How an import ended, or a portion of it.
  public enum Outcome<Value: Sendable, Fault: Error>: Sendable {
    /// What the portion held is kept, or would be; with what reading it gave besides.
    case taken(ImportReceipt, Value)
    /// The same file was already imported.
    case known(name: String, at: Int64)
    /// Somebody else has taken portions of the file meanwhile, or has undone it; nothing was kept.
    case overtaken
    /// The portion was refused; nothing of it is kept.
    case refused(Fault)
  }

  let database: RecordDatabase

  /// Opens the record of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Takes one file, or a portion of it: everything that the body adds is kept in one transaction.
  ///
  /// Files that are given together are undone together: they go into the batch of the first of them.
  /// With `dryRun` the same work is done and rolled back, so the report is what would happen.
  public func add<Value: Sendable, Fault: Error>(
    _ file: ImportedFile,
    _ portion: ImportPortion = .whole,
    in batch: Int64? = nil,
    at date: Date = Date(),
    dryRun: Bool = false,
    _ body: @escaping @Sendable (inout RecordWriter) throws(Fault) -> Value
  ) async throws(StorageError) -> Outcome<Value, Fault> {
    let outcomes = try await add(
      [(file, portion)],
      in: batch,
      at: date,
      dryRun: dryRun
    ) { (writer, _) throws(Fault) in try body(&writer) }
    return outcomes[0]
  }

  /// Takes several files, or portions, in one transaction, each whole or not at all: a commit waits for the
  /// disk, and small files would wait longer than they are read.
  ///
  /// The body is told which of them it is to add.
  public func add<Value: Sendable, Fault: Error>(
    _ parts: [(file: ImportedFile, portion: ImportPortion)],
    in batch: Int64? = nil,
    at date: Date = Date(),
    dryRun: Bool = false,
    _ body: @escaping @Sendable (inout RecordWriter, Int) throws(Fault) -> Value
  ) async throws(StorageError) -> [Outcome<Value, Fault>] {
    let folder = dryRun ? nil : database.folder
    return try await database.transact { db in
      var batch = batch
      var outcomes: [Outcome<Value, Fault>] = []
      for (place, part) in parts.enumerated() {
        try db.inSavepoint {
          let outcome: Outcome<Value, Fault> = try Self.add(
            part.file,
            part.portion,
            in: batch,
            at: date,
            folder,
            dryRun: dryRun,
            db
          ) { (writer) throws(Fault) in try body(&writer, place) }
          outcomes.append(outcome)
          guard case .taken(let receipt, _) = outcome else { return .rollback }
          batch = batch ?? receipt.id
          return .commit
        }
      }
      try RaceRow.link(db)
      return (dryRun ? .rollback : .commit, outcomes)
    }
  }

  private static func add<Value: Sendable, Fault: Error>(
    _ file: ImportedFile,
    _ portion: ImportPortion,
    in batch: Int64?,
    at date: Date,
    _ folder: DataFolder?,
    dryRun: Bool,
    _ db: Database,
    _ body: (inout RecordWriter) throws(Fault) -> Value
  ) throws -> Outcome<Value, Fault> {
    let row = try Row.fetchOne(
      db,
      sql: "SELECT name, at, reached, id, batch FROM import WHERE digest = ?",
      arguments: [file.digest]
    )
    let reached: Int? = row?["reached"]
    if let row, reached == nil { return .known(name: row[0], at: row[1]) }
    guard portion.after == reached ?? 0 else { return .overtaken }
    let (number, whole): (Int64, Int64)
    if let row {
      (number, whole) = (row["id"], row["batch"])
    } else {
      number = try insert(file, in: batch, at: date, db)
      whole = batch ?? number
    }
    var writer = RecordWriter(db, import: number, folder: folder)
    let value: Value
    do throws(Fault) { value = try body(&writer) } catch { return .refused(error) }
    if let failure = writer.failure { throw failure }
    var receipt = writer.receipt
    if portion.isLast, try isEmpty(number, db), try !FilledRow.isAny(number, db) {
      // A file of nothing but duplicates leaves no trace, and can be undone by nobody.
      try db.execute(sql: "DELETE FROM import WHERE id = ?", arguments: [number])
    } else {
      receipt.id = dryRun ? nil : whole
      try db.execute(
        sql: "UPDATE import SET reached = ? WHERE id = ?",
        arguments: [portion.isLast ? nil : portion.after + portion.count, number]
      )
    }
    return .taken(receipt, value)
  }

  private static func insert(
    _ file: ImportedFile,
    in batch: Int64?,
    at date: Date,
    _ db: Database
  ) throws -> Int64 {
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
    return number
  }

  /// Whether nothing in the record came with an import.
  private static func isEmpty(_ number: Int64, _ db: Database) throws -> Bool {
    let tables = [
      "activity", "strength", "daily", "run", "voice_note", "file", "race", "memory", "naming",
      "own_workout", "preference",
    ]
    let sql = tables.map { "EXISTS (SELECT 1 FROM \($0) WHERE import = :number)" }
      .joined(separator: " OR ")
    return try Bool.fetchOne(db, sql: "SELECT " + sql, arguments: ["number": number]) == false
  }

  /// How much of a file of a digest is in the record.
  public func standing(_ digest: String) async throws(StorageError) -> ImportStanding {
    try await database.read { db in
      let row = try Row.fetchOne(
        db,
        sql: "SELECT at, reached FROM import WHERE digest = ?",
        arguments: [digest]
      )
      guard let row else { return .new }
      let reached: Int? = row[1]
      return reached.map { .interrupted(after: $0) } ?? .whole(at: row[0])
    }
  }

  /// Removes the portions of a file that turned out to be damaged after them.
  public func discard(_ digest: String) async throws(StorageError) {
    let condition = "digest = ? AND reached IS NOT NULL"
    _ = try await remove(condition, [digest])
  }

  /// The imports, the newest first.
  public func imports() async throws(StorageError) -> [ImportRow] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT batch, min(at), name, min(id), count(*),
            sum((SELECT count(*) FROM activity WHERE import = one.id)),
            sum((SELECT count(*) FROM strength WHERE import = one.id)),
            sum((SELECT count(*) FROM daily WHERE import = one.id)), max(reached IS NOT NULL),
            sum((SELECT count(*) FROM mark WHERE name GLOB 'filled ' || one.id || ' *'))
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
          figures: row[7],
          filled: row[9],
          isUnfinished: row[8]
        )
      }
    }
  }

  /// Takes an import out again with all that it brought; says whether there was one of that number.
  ///
  /// What it had covered is there again.
  public func undo(_ id: Int64) async throws(StorageError) -> Bool {
    try await remove("batch = ?", [id])
  }

  /// Removes the imports of a condition with all that they brought; says whether there were any.
  private func remove(
    _ condition: String,
    _ arguments: StatementArguments
  ) async throws(StorageError) -> Bool {
    let (count, sounds) = try await database.write { db in
      let edits = try String.fetchAll(
        db,
        sql: """
          SELECT DISTINCT edited FROM activity WHERE edited IS NOT NULL
            AND import IN (SELECT id FROM import WHERE \(condition))
          """,
        arguments: arguments
      )
      // What was made of an activity goes with it; what it was joined with is there again.
      for edit in edits { try EditRow.undo(edit, db) }
      let numbers = try Int64.fetchAll(
        db,
        sql: "SELECT id FROM import WHERE \(condition)",
        arguments: arguments
      )
      for number in numbers { try FilledRow.undo(number, db) }
      let sounds = try String.fetchAll(
        db,
        sql: "SELECT digest FROM file WHERE import IN (SELECT id FROM import WHERE \(condition))",
        arguments: arguments
      )
      try db.execute(sql: "DELETE FROM import WHERE \(condition)", arguments: arguments)
      let count = db.changesCount
      if count > 0 { try RaceRow.link(db) }
      return (count, sounds)
    }
    if !sounds.isEmpty { try await FileStore(database).removeOrphans(among: sounds) }
    return count > 0
  }

  /// Changes the remarks on an entry; returns the new ones, or nothing if there is no such entry.
  public func annotate(
    _ id: String,
    _ change: @escaping @Sendable (inout Remarks) -> Void
  ) async throws(StorageError) -> Remarks? {
    try await database.write { db in
      if let row = try Row.fetchOne(
        db,
        sql: "SELECT label, notes, effort, sport, kind, recorded, gear FROM activity WHERE id = ?",
        arguments: [id]
      ) {
        var remarks = Remarks(label: row[0], notes: row[1], effort: row[2], gear: row[6])
        remarks.sport = Recording.Sport(rawValue: row[3])
        change(&remarks)
        let sport = RecordedSport(row, now: remarks.sport)
        try db.execute(
          sql: """
            UPDATE activity
            SET label = ?, notes = ?, effort = ?, gear = ?, sport = ?, kind = ?, recorded = ?
            WHERE id = ?
            """,
          arguments: [
            remarks.label, remarks.notes, remarks.effort, remarks.gear, sport.sport, sport.kind,
            sport.recorded, id,
          ]
        )
        return remarks
      }
      guard
        let row = try Row.fetchOne(
          db,
          sql: "SELECT name, note FROM strength WHERE id = ?",
          arguments: [id]
        )
      else { return nil }
      var remarks = Remarks(label: row[0], notes: row[1])
      change(&remarks)
      // A diary tells the effort of each set, not of the whole, and nobody wears out barbells.
      remarks.effort = nil
      remarks.gear = nil
      try db.execute(
        sql: "UPDATE strength SET name = ?, note = ? WHERE id = ?",
        arguments: [remarks.label ?? "", remarks.notes, id]
      )
      return remarks
    }
  }

  /// Takes out everything: activities, sessions of diaries, daily figures, what the companion kept, races,
  /// what is remembered, what is known of files, names.
  func removeAll() async throws(StorageError) {
    try await database.write { db in
      for table in [
        "race", "activity", "strength", "daily", "run", "voice_note", "memory", "import",
        "naming", "edit", "own_workout", "own_script", "preference", "agent_call",
        "model_request", "summary", "mind_ask", "forgotten",
      ] {
        try db.execute(sql: "DELETE FROM \(table)")
      }
      try db.execute(
        sql: """
          DELETE FROM mark WHERE name LIKE 'folded %' OR name LIKE 'table %' OR name = 'gear'
            OR name LIKE 'filled %'
          """
      )
    }
  }
}
