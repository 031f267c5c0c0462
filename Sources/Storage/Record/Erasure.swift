import Foundation
import GRDB

/// Deletes everything a person did, with every backup of it.
///
/// That is the record, the sessions, the files and the backups. Who may come in stays known, and what
/// each device has sent, so that none sends it again.
public struct Erasure: Sendable {
  private let database: RecordDatabase
  private let events: EventStore
  private let files: FileStore

  /// Prepares for an open database with its writers.
  public init(_ database: RecordDatabase, events: EventStore, files: FileStore) {
    self.database = database
    self.events = events
    self.files = files
  }

  /// Deletes all of it; what was cut off in the middle is done by doing it again.
  public func run() async throws(StorageError) {
    // Copies first: what is left of a deletion that was cut off should be what can be seen.
    try removeCopies()
    try await events.removeAll()
    try await RecordStore(database).removeAll()
    do { try await files.removeAll() } catch {
      guard case .storage(let failure) = error else {
        throw .failing(folder: database.folder.path, reason: error.description)
      }
      throw failure
    }
    try await database.compact()
  }

  private func removeCopies() throws(StorageError) {
    let folder = database.folder.backups
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    } catch {
      throw .failing(folder: folder, reason: error.localizedDescription)
    }
  }
}

extension RecordDatabase {
  /// Rewrites the database without deleted data, which would otherwise stay readable in free pages.
  fileprivate func compact() async throws(StorageError) {
    let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
      pool.asyncWriteWithoutTransaction { db in
        continuation.resume(
          returning: Result {
            try db.execute(sql: "VACUUM")
            _ = try db.checkpoint(.truncate)
          }
        )
      }
    }
    do { try result.get() } catch { throw StorageError(error, in: folder) }
  }
}
