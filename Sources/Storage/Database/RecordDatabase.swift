import Foundation
import GRDB

/// The open database of a data folder: one writer that keeps what it confirms, and readers.
///
/// Everything that is kept goes through it. Opening it is also how the server recovers: there is no
/// other kind of start.
public final class RecordDatabase: Sendable {
  /// Its place.
  public let folder: DataFolder

  /// The identity of this database, for telling it from one that took its place.
  public let identity: String

  /// The exercises that diaries are matched to.
  public let exercises: ExerciseKnowledge

  let pool: DatabasePool
  let logCopy = LogCopy()
  private let lock: FolderLock

  /// Opens the database of a folder, making both where they are missing.
  public init(
    _ folder: DataFolder,
    knowing exercises: ExerciseKnowledge = ExerciseKnowledge()
  ) throws(StorageError) {
    self.folder = folder
    self.exercises = exercises
    try folder.prepare()
    lock = try FolderLock(folder)
    do {
      pool = try Self.open(folder)
      try Self.bringUpToDate(pool, folder)
      identity = try pool.write { try Self.identity($0) }
      logCopy.follow(pool)
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError(error, in: folder)
    }
  }

  /// Closes the database; what is written is in the one file then.
  public func close() {
    // Where either fails, because a reader is still busy, the log stays beside the database and the
    // next start takes it up: nothing depends on a tidy end.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try? pool.close()
    lock.release()
  }

  /// Reads the whole database and says what is wrong with it, if anything is.
  public func damage() async throws(StorageError) -> String? {
    try await read { db in
      let answer = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      return answer == "ok" ? nil : answer
    }
  }

  /// What the writer's connection is set to, for seeing that it keeps what it confirms.
  public func settings() async throws(StorageError) -> [String] {
    let result: Result<[String], any Error> = await withCheckedContinuation { continuation in
      pool.asyncWriteWithoutTransaction { db in
        continuation.resume(returning: Result { try Self.settings(db) })
      }
    }
    do { return try result.get() } catch { throw StorageError(error, in: folder) }
  }

  /// Reads, beside a writer if there is one.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    do { return try await pool.read(body) } catch { throw StorageError(error, in: folder) }
  }

  /// Writes, all or nothing, and returns once it is on disk.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    try await transact { (.commit, try body($0)) }
  }

  /// Writes, and keeps it or not as the body decides.
  ///
  /// It is not canceled with the caller's task: others may wait for the same commit.
  func transact<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> (Database.TransactionCompletion, Value)
  ) async throws(StorageError) -> Value {
    let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
      pool.asyncWriteWithoutTransaction { db in
        continuation.resume(
          returning: Result {
            var value: Value?
            try db.inTransaction(.immediate) {
              let (completion, made) = try body(db)
              value = made
              return completion
            }
            guard let value else { throw StorageError.unsafe("a transaction without a result") }
            return value
          }
        )
      }
    }
    do { return try result.get() } catch { throw StorageError(error, in: folder) }
  }

  private static func open(_ folder: DataFolder) throws -> DatabasePool {
    // Made here, so that nobody else can read it; SQLite gives its log the same rights.
    let made = Foundation.open(folder.database, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard made >= 0 else { throw StorageError.unusable(folder: folder.path, reason: lastReason()) }
    Foundation.close(made)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 3
    let pool = try DatabasePool(path: folder.database, configuration: configuration)
    // After opening: while it opens, GRDB sets NORMAL, and a power cut then takes confirmed events.
    try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      let settings = try Self.settings(db)
      guard settings == ["synchronous=2", "journal_mode=wal", "foreign_keys=1"] else {
        throw StorageError.unsafe(
          "found \(settings.joined(separator: ", ")),"
            + " expected synchronous=2, journal_mode=wal, foreign_keys=1"
        )
      }
    }
    return pool
  }

  private static func settings(_ db: Database) throws -> [String] {
    try ["synchronous", "journal_mode", "foreign_keys"].map { name in
      try "\(name)=" + (String.fetchOne(db, sql: "PRAGMA \(name)") ?? "?")
    }
  }

  private static func bringUpToDate(_ pool: DatabasePool, _ folder: DataFolder) throws {
    let migrator = Schema.migrator
    let (applied, isNewer) = try pool.read { db in
      (try migrator.appliedIdentifiers(db), try migrator.hasBeenSuperseded(db))
    }
    if isNewer {
      let unknown = applied.subtracting(migrator.migrations).sorted()
      throw StorageError.newer(file: folder.database, found: unknown.joined(separator: ", "))
    }
    let missing = migrator.migrations.filter { !applied.contains($0) }
    if let first = missing.first, !applied.isEmpty {
      let step = first.prefix { $0.isNumber }
      try BackupShelf(folder).copy(pool, as: "before-step-\(step).sqlite")
    }
    if !missing.isEmpty { try migrator.migrate(pool) }
  }

  private static func identity(_ db: Database) throws -> String {
    let sql = "SELECT value FROM mark WHERE name = 'identity'"
    if let known = try String.fetchOne(db, sql: sql) { return known }
    let new = Secret.hexadecimal(bytes: 16)
    try db.execute(sql: "INSERT INTO mark VALUES ('identity', ?)", arguments: [new])
    return new
  }
}

extension StorageError {
  /// What a failure of SQLite means for the person.
  init(_ error: any Error, in folder: DataFolder) {
    guard let error = error as? DatabaseError else {
      self = (error as? StorageError) ?? .failing(folder: folder.path, reason: "\(error)")
      return
    }
    let reason = error.message ?? "SQLite reports \(error.resultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_FULL: self = .full(folder: folder.path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(file: folder.database, reason: reason)
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      self = .unusable(folder: folder.path, reason: reason)
    default: self = .failing(folder: folder.path, reason: reason)
    }
  }
}
