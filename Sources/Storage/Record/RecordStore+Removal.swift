import GRDB

extension RecordStore {
  // A removed entry covers itself: it is in no list and in no sum, and whoever brings the same again
  // finds it and does not add another.

  /// Takes an entry out of the record; says whether there was one.
  public func remove(entry id: String) async throws(StorageError) -> Bool {
    try await change("covered = id WHERE id = ? AND covered IS NULL", id)
  }

  /// Brings an entry back that was taken out; says whether there was one.
  public func restore(entry id: String) async throws(StorageError) -> Bool {
    try await change("covered = NULL WHERE id = ? AND covered = id", id)
  }

  private func change(_ what: String, _ id: String) async throws(StorageError) -> Bool {
    try await database.write { db in
      for table in ["activity", "strength"] {
        try db.execute(sql: "UPDATE \(table) SET \(what)", arguments: [id])
        guard db.changesCount > 0 else { continue }
        // The run of a race may have gone, or come back.
        try RaceRow.link(db)
        return true
      }
      return false
    }
  }
}
