import GRDB
import Training

/// What an import told of an activity that was there and lacked it: a name, notes, an effort or gear.
///
/// Each stands in a mark, `filled IMPORT ACTIVITY`, so that undoing the import takes out what is still as it came.
enum FilledRow {
  /// Tells an activity what it lacks; says whether it lacked anything.
  static func fill(
    _ id: String,
    from told: ActivitySummary,
    import number: Int64,
    _ db: Database
  ) throws -> Bool {
    // A patch without nulls: these would take out what the same import told before.
    let keep = try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO mark
        SELECT 'filled ' || ?6 || ' ' || id, json_patch(
          ifnull((SELECT value FROM mark WHERE name = 'filled ' || ?6 || ' ' || id), '{}'),
          json_patch('{}', json_object(
            'label', iif(label IS NULL, ?2, NULL), 'notes', iif(notes IS NULL, ?3, NULL),
            'effort', iif(effort IS NULL, ?4, NULL), 'gear', iif(gear IS NULL, ?5, NULL))))
        FROM activity WHERE id = ?1
          AND ((label IS NULL AND ?2 IS NOT NULL) OR (notes IS NULL AND ?3 IS NOT NULL)
            OR (effort IS NULL AND ?4 IS NOT NULL) OR (gear IS NULL AND ?5 IS NOT NULL))
        """
    )
    let told: StatementArguments = [id, told.label, told.notes, told.effort, told.gear]
    try keep.execute(arguments: told + [number])
    guard db.changesCount > 0 else { return false }
    let fill = try db.cachedStatement(
      sql: """
        UPDATE activity SET label = ifnull(label, ?2), notes = ifnull(notes, ?3),
          effort = ifnull(effort, ?4), gear = ifnull(gear, ?5) WHERE id = ?1
        """
    )
    try fill.execute(arguments: told)
    return true
  }

  /// Takes out what an import told, but for what somebody has changed since.
  static func undo(_ number: Int64, _ db: Database) throws {
    let name = "filled \(number) "
    let marks = try Row.fetchAll(
      db,
      sql: "SELECT substr(name, ?), value FROM mark WHERE name GLOB ?",
      arguments: [name.count + 1, name + "*"]
    )
    for mark in marks {
      let (id, told): (String, String) = (mark[0], mark[1])
      try db.execute(
        sql: """
          UPDATE activity SET label = nullif(label, json_extract(?2, '$.label')),
            notes = nullif(notes, json_extract(?2, '$.notes')),
            effort = nullif(effort, json_extract(?2, '$.effort')),
            gear = nullif(gear, json_extract(?2, '$.gear')) WHERE id = ?1
          """,
        arguments: [id, told]
      )
    }
    try db.execute(sql: "DELETE FROM mark WHERE name GLOB ?", arguments: [name + "*"])
  }

  /// Whether an import told anything.
  static func isAny(_ number: Int64, _ db: Database) throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM mark WHERE name GLOB ?)"
    return try Bool.fetchOne(db, sql: sql, arguments: ["filled \(number) *"]) == true
  }
}
