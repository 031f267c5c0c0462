public import Exchange
import GRDB
import Training

extension RecordStore {
  /// Keeps a script in the place of the one with its name.
  public func keep(_ script: OwnScript) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO own_script (name, kept, messages, text) VALUES (?, ?, ?, ?)",
        arguments: [
          script.name, script.keptAt.millisecondsSince1970, script.messages, script.text,
        ]
      )
    }
  }

  /// Deletes a script; says whether there was one of that name.
  public func remove(script name: String) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM own_script WHERE name = ?", arguments: [name])
      return db.changesCount > 0
    }
  }
}

extension RecordLibrary {
  /// The scripts of one's own, by name.
  public func scripts() async throws(StorageError) -> [ScriptList.Entry] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT name, messages, kept FROM own_script ORDER BY name").map {
        ScriptList.Entry(
          name: $0["name"],
          messages: $0["messages"],
          keptAt: Instant(millisecondsSince1970: $0["kept"])
        )
      }
    }
  }

  /// A script of one's own, if there is one of that name.
  public func script(named name: String) async throws(StorageError) -> OwnScript? {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM own_script WHERE name = ?", arguments: [name]).map {
        OwnScript(
          name: $0["name"],
          text: $0["text"],
          messages: $0["messages"],
          keptAt: Instant(millisecondsSince1970: $0["kept"])
        )
      }
    }
  }
}
