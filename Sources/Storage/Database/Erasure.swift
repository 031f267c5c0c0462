import Foundation
import GRDB

/// Deletes everything that somebody did, with every copy of it.
///
/// That is the record, the sessions, the files and the backups. Who may come in stays known, and what
/// each device has sent, so that none sends it again.
public struct Erasure: Sendable {
  private let vault: Vault
  private let events: EventStore
  private let shelf: FileShelf

  /// Prepares for an open database with its writers.
  public init(_ vault: Vault, events: EventStore, shelf: FileShelf) {
    self.vault = vault
    self.events = events
    self.shelf = shelf
  }

  /// Deletes all of it; what was cut off in the middle is done by doing it again.
  public func run() async throws(StorageError) {
    // Copies first: what is left of a deletion that was cut off should be what can be seen.
    try removeCopies()
    try await events.removeAll()
    try await RecordStore(vault).removeAll()
    do { try await shelf.removeAll() } catch {
      guard case .storage(let failure) = error else {
        throw .failing(folder: vault.folder.path, reason: error.description)
      }
      throw failure
    }
    try await vault.compact()
  }

  private func removeCopies() throws(StorageError) {
    let folder = vault.folder.backups
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    } catch {
      throw .failing(folder: folder, reason: error.localizedDescription)
    }
  }
}

extension Vault {
  /// Writes the database anew without what was deleted, which would otherwise stay readable in free pages.
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
