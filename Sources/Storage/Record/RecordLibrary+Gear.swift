import GRDB
public import Training

extension RecordLibrary {
  /// Shoes and bikes with the sum of the activities that name them, what was used last first; and whether the
  /// last change of a name can be undone.
  public func gear() async throws(StorageError) -> (all: [Gear], canUndo: Bool) {
    try await database.read { db in
      let day = "(\(Self.local) / 86400)"
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT gear, count(*), ifnull(sum(meters), 0), ifnull(sum(ifnull(moving, elapsed)), 0),
            min(\(day)), max(\(day))
          FROM activity WHERE gear IS NOT NULL AND covered IS NULL
          GROUP BY gear ORDER BY max(started) DESC, gear
          """
      )
      let all = rows.map { row in
        Gear(
          name: row[0],
          activities: row[1],
          distance: .meters(row[2]),
          moving: .milliseconds(row[3] as Int64),
          first: Day(daysSince1970: row[4]),
          last: Day(daysSince1970: row[5])
        )
      }
      let sql = "SELECT EXISTS (SELECT 1 FROM mark WHERE name = 'gear')"
      return (all, try Bool.fetchOne(db, sql: sql) == true)
    }
  }

  // Seconds on the clock of the place.
  private static let local = "(started / 1000 + ifnull(offset, 0) * 60)"
}
