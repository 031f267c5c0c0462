import GRDB
import Training

/// Carries a session of a diary to its rows and back.
enum StrengthRow {
  static func insert(_ session: StrengthSession, import number: Int64?, _ db: Database) throws {
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO strength (id, import, name, started, offset, elapsed, body, program, note, sets,
          volume)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    try insert.execute(
      arguments: [
        session.id, number, session.name, ActivityRow.milliseconds(session.startedAt),
        session.utcOffsetMinutes,
        session.elapsed.map { ActivityRow.milliseconds($0.inSeconds) }, session.bodyKilograms,
        session.program, session.note, session.lifts.count, session.volume,
      ]
    )
    let row = try db.cachedStatement(
      sql: "INSERT INTO lift VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    for (place, lift) in session.lifts.enumerated() {
      try row.execute(
        arguments: [
          session.id, place + 1, lift.exercise, lift.group, lift.kind.rawValue, lift.weight,
          lift.unit.rawValue, lift.reps, lift.meters, lift.seconds, lift.effort, lift.rest,
          lift.note, lift.mode.rawValue,
        ]
      )
    }
  }

  static func summary(_ row: Row) -> StrengthSummary {
    StrengthSummary(
      id: row["id"],
      name: row["name"],
      startedAt: row.start,
      elapsed: (row["elapsed"] as Int64?).map { .milliseconds($0) },
      program: row["program"],
      sets: row["sets"],
      volume: row["volume"]
    )
  }

  static func session(_ row: Row, _ db: Database) throws -> StrengthSession {
    var session = StrengthSession(
      id: row["id"],
      name: row["name"],
      startedAt: Double(row["started"] as Int64) / 1000,
      program: row["program"]
    )
    session.utcOffsetMinutes = row["offset"]
    session.elapsed = (row["elapsed"] as Int64?).map { .milliseconds($0) }
    session.bodyKilograms = row["body"]
    session.note = row["note"]
    let find = try db.cachedStatement(
      sql: "SELECT * FROM lift WHERE strength = ? ORDER BY number"
    )
    session.lifts = try Row.fetchAll(find, arguments: [session.id]).map { lift($0) }
    return session
  }

  private static func lift(_ row: Row) -> StrengthSession.Lift {
    var lift = StrengthSession.Lift(row["exercise"])
    lift.group = row["together"]
    lift.kind = StrengthSession.Lift.Kind(rawValue: row["kind"]) ?? .working
    lift.weight = row["weight"]
    lift.unit = MassUnit(rawValue: row["unit"]) ?? .kilograms
    lift.mode = LoadEntry.Mode(rawValue: row["mode"]) ?? .external
    lift.reps = row["reps"]
    lift.meters = row["meters"]
    lift.seconds = row["seconds"]
    lift.effort = row["effort"]
    lift.rest = row["rest"]
    lift.note = row["note"]
    return lift
  }
}
