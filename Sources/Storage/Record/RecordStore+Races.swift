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
