import GRDB
public import Training

/// The names of exercises here, by their names in diaries.
public struct ExerciseNames: Equatable, Sendable {
  // By folded name.
  private let names: [String: String]

  init(_ db: Database) throws {
    var names: [String: String] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT old, new FROM naming") { names[row[0]] = row[1] }
    self.names = names
  }

  /// All of them, in the order of the diaries' names.
  public var all: [ExerciseNaming] {
    names.map { ExerciseNaming(diaryName: $0.key, name: $0.value) }
      .sorted { $0.diaryName < $1.diaryName }
  }

  /// The name that was given to an exercise, if one was.
  public subscript(name: String) -> String? { names[NameKey(name).text] }
}

extension RecordLibrary {
  /// The names that were given to exercises.
  public func names() async throws(StorageError) -> ExerciseNames {
    try await database.read { try ExerciseNames($0) }
  }
}

extension RecordStore {
  /// The names that were given to exercises.
  public func names() async throws(StorageError) -> ExerciseNames {
    try await RecordLibrary(database).names()
  }

  /// Gives an exercise another name, in the record and in whatever comes; returns how many sets of the
  /// record have it now instead of their own.
  public func rename(_ old: String, to new: String) async throws(StorageError) -> Int {
    let (old, goal) = (NameKey(old).text, NameKey(new).text)
    return try await database.write { db in
      // What was once renamed to the old name follows.
      for row in try Row.fetchAll(db, sql: "SELECT old, new FROM naming")
      where NameKey(row[1]).text == old {
        try db.execute(
          sql: "UPDATE naming SET new = ?, import = NULL WHERE old = ?",
          arguments: [new, row[0] as String]
        )
      }
      try db.execute(
        sql: "INSERT OR REPLACE INTO naming (old, new) VALUES (?, ?)",
        arguments: [old, new]
      )
      // No name leads away from what it leads to.
      try db.execute(sql: "DELETE FROM naming WHERE old = ?", arguments: [goal])
      var count = 0
      for name in try String.fetchAll(db, sql: "SELECT DISTINCT exercise FROM lift")
      where NameKey(name).text == old && name != new {
        try db.execute(
          sql: "UPDATE lift SET exercise = ? WHERE exercise = ?",
          arguments: [new, name]
        )
        count += db.changesCount
      }
      return count
    }
  }
}
