import GRDB

/// The shoes and bikes that activities name.
extension RecordStore {
  // The last change stands in the mark `gear`, with the activities that it changed: what was named otherwise
  // since stays so when it is undone.

  /// Gives gear another name in all activities, or none; says whether any names it.
  public func rename(gear name: String, to newName: String?) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO mark SELECT 'gear', json_object('from', ?1, 'to', ?2,
            'ids', json((SELECT json_group_array(id) FROM activity WHERE gear = ?1)))
          WHERE EXISTS (SELECT 1 FROM activity WHERE gear = ?1)
          """,
        arguments: [name, newName]
      )
      guard db.changesCount > 0 else { return false }
      try db.execute(
        sql: "UPDATE activity SET gear = ?2 WHERE gear = ?1",
        arguments: [name, newName]
      )
      return true
    }
  }

  /// Undoes the last change of gear; says whether there was one.
  public func undoGear() async throws(StorageError) -> Bool {
    try await database.write { db in
      let change = "(SELECT json_extract(value, '$.KEY') FROM mark WHERE name = 'gear')"
      let from = change.replacing("KEY", with: "from")
      let to = change.replacing("KEY", with: "to")
      try db.execute(
        sql: """
          UPDATE activity SET gear = \(from) WHERE gear IS \(to) AND id IN (
            SELECT changed.value FROM mark, json_each(mark.value, '$.ids') AS changed
            WHERE mark.name = 'gear')
          """
      )
      try db.execute(sql: "DELETE FROM mark WHERE name = 'gear'")
      return db.changesCount > 0
    }
  }
}
