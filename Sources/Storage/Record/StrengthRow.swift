import Exchange
import Formats
import GRDB
import Training

/// Carries a strength session to its rows and back.
enum StrengthRow {
  static func insert(_ session: StrengthSession, import number: Int64?, _ db: Database) throws {
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO strength (id, import, name, started, offset, elapsed, body, program, note, sets,
          volume, workout, hash, score, effort)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    let elapsed = session.elapsed.map { ActivityRow.milliseconds($0.inSeconds) }
    let score = session.score.map { text($0) }
    try insert.execute(
      arguments: [
        session.id, number, session.name, session.startedAt.instant.millisecondsSince1970,
        session.startedAt.offset?.minutes, elapsed, session.bodyKilograms, session.program,
        session.note,
        session.sets.count, session.volume, session.workout, session.contentHash, score,
        session.effort,
      ]
    )
    try insertSets(of: session, db)
  }

  /// Puts what a journal tells in the place of what was known; what its owner has called the session and
  /// written beside it stays, and no import takes it away any more.
  static func update(_ session: StrengthSession, _ db: Database) throws {
    let elapsed = session.elapsed.map { ActivityRow.milliseconds($0.inSeconds) }
    let score = session.score.map { text($0) }
    try db.execute(
      sql: """
        UPDATE strength SET import = NULL, started = ?, offset = ?, elapsed = ?, sets = ?, volume = ?,
          workout = ?, hash = ?, score = ?, effort = ?
        WHERE id = ?
        """,
      arguments: [
        session.startedAt.instant.millisecondsSince1970, session.startedAt.offset?.minutes, elapsed,
        session.sets.count, session.volume, session.workout, session.contentHash, score,
        session.effort, session.id,
      ]
    )
    try db.execute(sql: "DELETE FROM lift WHERE strength = ?", arguments: [session.id])
    try insertSets(of: session, db)
  }

  private static func insertSets(of session: StrengthSession, _ db: Database) throws {
    let row = try db.cachedStatement(
      sql: """
        INSERT INTO lift (strength, number, exercise, together, kind, weight, unit, reps, meters,
          seconds, effort, rest, note, mode, pair, per_side, reserve, count, counted)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    for (place, set) in session.sets.enumerated() {
      let (unit, mode, isPair) =
        if let load = set.result.load {
          (load.unit.rawValue, load.mode.rawValue, load.isPair)
        } else {
          (MassUnit.kilograms.rawValue, LoadEntry.Mode.external.rawValue, false)
        }
      let count: Double? = set.isPlain ? nil : set.result.count
      let counted: String? = set.isPlain ? nil : set.result.unit.rawValue
      var reserve: Double?
      if case .reserve(let reps) = set.result.effort { reserve = reps }
      try row.execute(
        arguments: [
          session.id, place + 1, set.diaryName ?? set.exercise, set.group, set.kind.rawValue,
          set.weight, unit,
          set.reps, set.meters, set.seconds, set.result.effort?.rating, set.rest, set.note, mode,
          isPair, set.isPerSide, reserve, count, counted,
        ]
      )
    }
  }

  static func summary(_ row: Row) -> StrengthSummary {
    StrengthSummary(
      id: row["id"],
      workout: row["workout"],
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
      workout: row["workout"],
      name: row["name"],
      contentHash: row["hash"],
      startedAt: row.start,
      elapsed: (row["elapsed"] as Int64?).map { .milliseconds($0) },
      program: row["program"],
      score: (row["score"] as String?).flatMap { score($0) },
      effort: row["effort"],
      note: row["note"]
    )
    session.bodyKilograms = row["body"]
    let find = try db.cachedStatement(
      sql: """
        SELECT exercise, reps, seconds, meters, weight, mode, unit, pair, effort, reserve, kind,
          counted, count, per_side, together, rest, note
        FROM lift WHERE strength = ? ORDER BY number
        """
    )
    let rows = try Row.fetchCursor(find, arguments: [session.id])
    while let row = try rows.next() { session.sets.append(set(row)) }
    return session
  }

  // By the places of the columns: a log has tens of thousands of sets, and a name is sought in each row anew.
  private static func set(_ row: Row) -> LiftedSet {
    let mode = LoadEntry.Mode(rawValue: row[5]) ?? .external
    let unit = MassUnit(rawValue: row[6]) ?? .kilograms
    let isPair: Bool = row[7]
    var set = LiftedSet(
      row[0],
      reps: row[1],
      seconds: row[2],
      meters: row[3],
      load: (row[4] as Double?).map { LoadEntry(mode, weight: $0, unit, isPair: isPair) },
      effort: Effort(rating: row[8], reserve: row[9]),
      kind: LiftedSet.Kind(rawValue: row[10]) ?? .working
    )
    if let counted = (row[11] as String?).flatMap({ CountUnit(rawValue: $0) }) {
      set.count(row[12], counted)
    }
    set.isPerSide = row[13]
    set.group = row[14]
    set.rest = row[15]
    set.note = row[16]
    return set
  }

  // A score is kept as the JSON that the export has of it: three kinds share one column.
  private static func text(_ score: WorkoutScore) -> String {
    var json = JSONWriter()
    score.write(to: &json)
    return json.text
  }

  private static func score(_ text: String) -> WorkoutScore? {
    // What a later Pacesetter writes of a score is none here; the session still is one.
    guard let json = try? JSON.parse(Array(text.utf8)) else { return nil }
    return try? WorkoutScore(Fields(json))
  }
}
