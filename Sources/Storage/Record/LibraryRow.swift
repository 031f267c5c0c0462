public import Exchange
import Formats
import GRDB
public import Training

/// Carries workouts of one's own and what is wanted of the gym to their rows and back.
enum LibraryRow {
  /// Puts what the events come to in the place of what they came to before; what an import brought later
  /// stays.
  static func replace(by log: LibraryLog, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM own_workout WHERE import IS NULL")
    try db.execute(sql: "DELETE FROM preference WHERE import IS NULL")
    for change in log.changes {
      switch change {
      case .kept(let workout):
        try remove(workout.name, until: workout.changedAt, db)
        try add(workout, import: nil, db)
      case .removed(let name, let moment): try remove(name, until: moment, db)
      case .preferred(let preference):
        try db.execute(
          sql: "DELETE FROM preference WHERE key = ? AND changed <= ?",
          arguments: [preference.key, preference.changedAt.millisecondsSince1970]
        )
        try add(preference, import: nil, db)
      }
    }
  }

  /// Adds a workout, unless one of its name is there.
  static func add(_ workout: OwnWorkout, import number: Int64?, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO own_workout VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        workout.name, number, workout.text, workout.base, workout.baseText,
        workout.changedAt.millisecondsSince1970,
      ]
    )
  }

  /// Adds what is wanted, unless something is wanted under its key.
  static func add(_ preference: Preference, import number: Int64?, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO preference VALUES (?, ?, ?, ?)",
      arguments: [
        preference.key, number, preference.value.text(),
        preference.changedAt.millisecondsSince1970,
      ]
    )
  }

  private static func remove(_ name: String, until moment: Instant, _ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM own_workout WHERE name = ? AND changed <= ?",
      arguments: [name, moment.millisecondsSince1970]
    )
  }
}

extension RecordLibrary {
  /// The workouts of one's own, in the order of their names.
  public func ownWorkouts() async throws(StorageError) -> [OwnWorkout] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM own_workout ORDER BY name").map { row in
        OwnWorkout(
          name: row["name"],
          text: row["text"],
          base: row["base"],
          baseText: row["base_text"],
          changedAt: row.instant("changed")
        )
      }
    }
  }

  /// What is wanted of the gym, in the order of the keys.
  public func preferences() async throws(StorageError) -> [Preference] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM preference ORDER BY key").compactMap { row in
        let value: String = row["value"]
        // What was written here is a preference.
        guard let json = try? JSON.parse(Array(value.utf8)) else { return nil }
        let changed = row.instant("changed")
        return try? Preference(key: row["key"], value: json, changedAt: changed)
      }
    }
  }
}
