public import Foundation
import GRDB
public import Training

extension RecordStore {
  /// Keeps a race, with a name of its own; nothing where one of its name is on its day already.
  public func add(_ race: RaceSetup) async throws(StorageError) -> RaceSetup? {
    var race = race
    race.id = Secret.hexadecimal(bytes: 8)
    let new = race
    return try await database.write { db in
      guard try !RaceRow.isKnown(new, db) else { return nil }
      try RaceRow.insert(new, import: nil, db)
      try RaceRow.link(db)
      return try RaceRow.races(named: new.id, db).first
    }
  }

  /// Puts a race in the place of the one with its ID; says whether it could be: another one may have its
  /// name on its day.
  public func change(_ race: RaceSetup) async throws(StorageError) -> Bool {
    try await database.write { db in
      let isTaken = try RaceRow.races(db).contains { other in
        other.id != race.id && other.day == race.day && other.name == race.name
      }
      let sql = "SELECT import FROM race WHERE id = ? AND removed IS NULL"
      guard !isTaken, let row = try Row.fetchOne(db, sql: sql, arguments: [race.id]) else {
        return false
      }
      try RaceRow.insert(race, import: row["import"], db)
      try RaceRow.link(db)
      return true
    }
  }

  /// Takes a race out; says whether there was one of that name.
  ///
  /// Only the last race removed can be restored.
  public func remove(race id: String, at date: Date = Date()) async throws(StorageError) -> Bool {
    try await database.write { db in
      guard try !RaceRow.races(named: id, db).isEmpty else { return false }
      try db.execute(sql: "DELETE FROM race WHERE removed IS NOT NULL")
      try db.execute(
        sql: "UPDATE race SET removed = ? WHERE id = ?",
        arguments: [Int64(date.timeIntervalSince1970 * 1000), id]
      )
      return true
    }
  }

  /// Restores the last race removed, if there is one and no other has its place.
  public func bringRaceBack() async throws(StorageError) -> RaceSetup? {
    try await database.write { db in
      let sql = """
        UPDATE race SET removed = NULL
        WHERE removed IS NOT NULL AND NOT EXISTS (SELECT 1 FROM race AS other
          WHERE other.removed IS NULL AND other.day = race.day AND other.name = race.name)
        RETURNING id
        """
      guard let id = try String.fetchOne(db, sql: sql) else { return nil }
      try RaceRow.link(db)
      return try RaceRow.races(named: id, db).first
    }
  }
}
