import Exchange
import Formats
import GRDB
package import Screens
import Training

extension CalendarStore {
  /// The accounts that have the plan too.
  package func planAccounts() async throws(StorageError) -> [PlanAccount] {
    let passwords = try passwords.all()
    return try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM calendar WHERE keeps_plan ORDER BY made, id").map {
        row in
        PlanAccount(
          id: row["id"],
          account: CalendarAccount(row, passwords),
          place: row["place"],
          tried: row["plan_tried"],
          hasFailed: row["plan_problem"] as String? != nil,
          pairs: try Self.pairs(of: row["id"], db)
        )
      }
    }
  }

  private static func pairs(
    of calendar: String,
    _ db: Database
  ) throws -> [String: PlanAccount.Pair] {
    var pairs: [String: PlanAccount.Pair] = [:]
    let sql = "SELECT * FROM calendar_session WHERE calendar = ?"
    for row in try Row.fetchAll(db, sql: sql, arguments: [calendar]) {
      let (id, value): (String, String) = (row["session"], row["value"])
      // What was kept is a session.
      guard let json = try? JSON.parse(Array(value.utf8)), let fields = try? Fields(json),
        let session = try? PlannedSession(fields, id: id)
      else { continue }
      pairs[id] = PlanAccount.Pair(session: session, etag: row["etag"])
    }
    return pairs
  }

  /// Begins or ends that an account has the plan too; where its calendar is stays known, so that it is not
  /// read as something that keeps somebody busy.
  package func keepPlan(_ keepsPlan: Bool, in calendar: String) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: """
          UPDATE calendar SET keeps_plan = ?, planned = NULL, plan_tried = NULL, plan_problem = NULL
          WHERE id = ? AND user IS NOT NULL
          """,
        arguments: [keepsPlan, calendar]
      )
      try db.execute(sql: "DELETE FROM calendar_session WHERE calendar = ?", arguments: [calendar])
    }
  }

  /// Keeps where the plan's own calendar is.
  package func keepPlace(_ place: String, of calendar: String) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE calendar SET place = ? WHERE id = ?",
        arguments: [place, calendar]
      )
    }
  }

  /// Keeps a session that is now the same on both sides, or forgets it.
  package func keepPair(
    _ pair: PlanAccount.Pair?,
    _ session: String,
    of calendar: String
  ) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "DELETE FROM calendar_session WHERE calendar = ? AND session = ?",
        arguments: [calendar, session]
      )
      guard let pair else { return }
      // The calendar may have been removed meanwhile.
      try db.execute(
        sql: "INSERT INTO calendar_session SELECT id, ?, ?, ? FROM calendar WHERE id = ?",
        arguments: [session, pair.etag, pair.session.value.text(), calendar]
      )
    }
  }

  /// Notes how a look at the plan's own calendar went; one that is gone has the plan no more.
  package func notePlan(
    _ problem: (any Refusal)?,
    of calendar: String,
    isGone: Bool = false,
    now: Int64
  ) async throws(StorageError) {
    let column = problem.map { KeptSentence($0).column }
    try await database.write { db in
      try db.execute(
        sql: """
          UPDATE calendar SET plan_tried = ?1, plan_problem = ?2,
            planned = CASE WHEN ?2 IS NULL THEN ?1 ELSE planned END,
            keeps_plan = keeps_plan AND NOT ?3, place = CASE WHEN ?3 THEN NULL ELSE place END
          WHERE id = ?4
          """,
        arguments: [now, column, isGone, calendar]
      )
      if isGone {
        try db.execute(
          sql: "DELETE FROM calendar_session WHERE calendar = ?",
          arguments: [calendar]
        )
      }
    }
  }
}
