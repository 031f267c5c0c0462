import GRDB
import Training

/// Carries an edit of activities to its row: what it made, and what it took off the list.
enum EditRow {
  /// An activity that an edit made, and how many seconds after the start of its run it begins.
  typealias Part = (activity: Activity, lead: Double)

  /// Puts parts in the place of activities.
  static func insert(
    _ kind: ActivityEdit.Kind,
    of originals: [String],
    giving parts: [Part],
    at milliseconds: Int64,
    _ db: Database
  ) throws {
    let edit = Secret.hexadecimal(bytes: 8)
    try db.execute(
      sql: "INSERT INTO edit VALUES (?, ?, ?)",
      arguments: [edit, kind.rawValue, milliseconds]
    )
    // First covered by themselves: no two activities of a list may belong to one run.
    for id in originals {
      try db.execute(
        sql: "UPDATE activity SET covered = id, edited = ? WHERE id = ?",
        arguments: [edit, id]
      )
    }
    for part in parts {
      try ActivityRow.insert(part.activity, import: nil, db)
      try db.execute(
        sql: """
          UPDATE activity SET edit = ?, lead = ?,
            recorded = (SELECT recorded FROM activity WHERE id = ?) WHERE id = ?
          """,
        arguments: [edit, part.lead, originals.first, part.activity.summary.id]
      )
    }
    try db.execute(
      sql: "UPDATE activity SET covered = ? WHERE edited = ?",
      arguments: [parts.first?.activity.summary.id, edit]
    )
  }

  /// Undoes an edit, and first those of what it made; what it had taken off the list is there again.
  static func undo(_ edit: String, _ db: Database) throws {
    let later = try String.fetchAll(
      db,
      sql: "SELECT DISTINCT edited FROM activity WHERE edit = ? AND edited IS NOT NULL",
      arguments: [edit]
    )
    for edit in later { try undo(edit, db) }
    // What was said since of an activity that was cut holds for the whole of it.
    try db.execute(
      sql: """
        UPDATE activity SET (label, notes, effort, gear, sport, kind, recorded) =
          (SELECT label, notes, effort, gear, sport, kind, recorded FROM activity
            WHERE edit = ?1 ORDER BY started LIMIT 1)
        WHERE edited = ?1 AND (SELECT kind FROM edit WHERE id = ?1) <> 'merge'
        """,
      arguments: [edit]
    )
    try db.execute(sql: "DELETE FROM edit WHERE id = ?", arguments: [edit])
  }

  /// The edit that made an activity, if one did.
  static func made(_ id: String, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT edit FROM activity WHERE id = ?", arguments: [id])
  }

  /// Whether an edit made an activity or took it off the list: no import covers it then.
  static func isPart(_ id: String, _ db: Database) throws -> Bool {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM activity
        WHERE id = ? AND (edit IS NOT NULL OR edited IS NOT NULL))
      """
    return try Bool.fetchOne(db, sql: sql, arguments: [id]) == true
  }
}
