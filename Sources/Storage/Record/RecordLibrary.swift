import Exchange
import GRDB
public import Training

/// Reads the record: the list, single entries, everything in order, and what trends look at.
public struct RecordLibrary: Sendable {
  let database: RecordDatabase

  /// Opens the library of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// A part of the list, the newest first; a search looks in labels, notes, kinds, names, sources
  /// and exercises, and knows months, years, sports and lengths.
  public func history(
    before cursor: HistoryCursor? = nil,
    _ search: HistorySearch = HistorySearch(),
    limit: Int = 50
  ) async throws(StorageError) -> HistoryPage {
    let bound = cursor ?? HistoryCursor(started: .max, id: "")
    let names = search.terms.isEmpty ? nil : try await names()
    var page = try await database.read { db in
      let lifts = try names.map { try LiftSearch($0, db) }
      let question = try HistoryQuestion(search, before: bound, limit: limit + 1, lifts)
      let rows = try Row.fetchAll(
        db,
        sql: question.sql,
        arguments: StatementArguments(question.arguments)
      )
      let page = rows.prefix(limit)
      return HistoryPage(
        entries: try page.map { try Self.entry(id: $0["id"], isStrength: $0["lifted"], db) }
          .compactMap { $0 },
        next: rows.count > limit
          ? page.last.map { HistoryCursor(started: $0["started"], id: $0["id"]) } : nil
      )
    }
    page.entries = try await weighed(page.entries)
    return page
  }

  /// What was done of each kind in each month of the place, the oldest first.
  public func months() async throws(StorageError) -> [MonthSum] {
    try await database.read { db in
      let month = HistoryQuestion.local("%Y-%m")
      return try Row.fetchAll(
        db,
        sql: """
          SELECT \(month) AS month, sport AS kind, count(*), total(meters),
            total(ifnull(moving, elapsed))
          FROM activity WHERE covered IS NULL GROUP BY 1, 2
          UNION ALL
          SELECT \(month), 'strength', count(*), 0.0, total(elapsed)
          FROM strength WHERE covered IS NULL GROUP BY 1
          ORDER BY 1, 2
          """
      ).compactMap { row in
        let parts = (row[0] as String).split(separator: "-").compactMap { Int($0) }
        // What a later Pacesetter calls a sport counts as the plainest of ours.
        let kind = HistorySearch.Kind(rawValue: row[1]) ?? .other
        guard parts.count == 2 else { return nil }
        return MonthSum(
          year: parts[0],
          month: parts[1],
          kind: kind,
          count: row[2],
          distance: .meters(row[3]),
          duration: .milliseconds(Int64((row[4] as Double).rounded()))
        )
      }
    }
  }

  /// What was done on some days on the calendar of each place; the oldest first.
  public func entries(on days: Range<Day>) async throws(StorageError) -> [HistoryEntry] {
    // A day of a place begins up to fourteen hours before that of Greenwich.
    let bounds = [days.lowerBound - 1, days.upperBound + 1].map {
      $0.midnight.millisecondsSince1970
    }
    let near: [(started: Int64, entry: HistoryEntry)] = try await database.read { db in
      let rows = { (table: String) in
        try Row.fetchAll(
          db,
          sql: "SELECT * FROM \(table) WHERE covered IS NULL AND started >= ? AND started < ?",
          arguments: StatementArguments(bounds)
        )
      }
      return try rows("activity").map { ($0["started"], .activity(ActivityRow.summary($0))) }
        + (try rows("strength").map { ($0["started"], .strength(StrengthRow.summary($0))) })
    }
    let found = near.sorted { ($0.started, $0.entry.id) < ($1.started, $1.entry.id) }
      .map(\.entry).filter { days.contains($0.day) }
    return try await weighed(found)
  }

  /// Activities that another one can be compared with: the same sport, about as far, the newest first.
  public func alike(_ id: String, limit: Int = 30) async throws(StorageError) -> [ActivitySummary] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT other.* FROM activity AS one JOIN activity AS other
            ON other.sport = one.sport AND other.kind = one.kind AND other.id <> one.id
            AND other.covered IS NULL
            AND other.meters BETWEEN ? * one.meters AND ? * one.meters
          WHERE one.id = ? ORDER BY other.started DESC, other.id DESC LIMIT ?
          """,
        arguments: [
          ActivitySummary.alikeLengths.lowerBound, ActivitySummary.alikeLengths.upperBound, id,
          limit,
        ]
      ).map { ActivityRow.summary($0) }
    }
  }

  /// How many activities, strength sessions and daily figures there are.
  public func extent() async throws(StorageError) -> (
    activities: Int, sessions: Int, figures: Int
  ) {
    try await database.read { db in
      (
        try Int.fetchOne(db, sql: "SELECT count(*) FROM activity WHERE covered IS NULL") ?? 0,
        try Int.fetchOne(db, sql: "SELECT count(*) FROM strength WHERE covered IS NULL") ?? 0,
        try Int.fetchOne(db, sql: "SELECT count(*) FROM (SELECT DISTINCT day, kind FROM daily)")
          ?? 0
      )
    }
  }

  /// The names that begin so, at most two: one is found, two are too many.
  public func names(beginningWith prefix: String) async throws(StorageError) -> [String] {
    try await database.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT id FROM activity WHERE covered IS NULL AND substr(id, 1, length(?1)) = ?1
          UNION ALL
          SELECT id FROM strength WHERE covered IS NULL AND substr(id, 1, length(?1)) = ?1 LIMIT 2
          """,
        arguments: [prefix]
      )
    }
  }

  /// The activity of a name with all that was measured, if there is one.
  public func activity(_ id: String) async throws(StorageError) -> Activity? {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM activity WHERE id = ?", arguments: [id])
        .map { try ActivityRow.activity($0, db) }
    }
  }

  /// The strength session of a name, if there is one.
  public func strength(_ id: String) async throws(StorageError) -> StrengthSession? {
    let session = try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM strength WHERE id = ?", arguments: [id])
        .map { try StrengthRow.session($0, db) }
    }
    guard let session else { return nil }
    return try await names().named([session]).first
  }

  /// The names of all activities, the oldest first.
  public func activities() async throws(StorageError) -> [String] {
    try await names(of: "activity")
  }

  /// What a list says of every activity, the oldest first.
  public func summaries() async throws(StorageError) -> [ActivitySummary] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT * FROM activity WHERE covered IS NULL ORDER BY started, id"
      ).map { ActivityRow.summary($0) }
    }
  }

  /// Everything that fits tables, as a zip of them that was made at a moment.
  public func tables(at moment: LocalTime) async throws(StorageError) -> [UInt8] {
    var tables = RecordTables()
    for summary in try await summaries() { tables.add(summary) }
    for session in try await sessions() { tables.add(session) }
    for figure in try await figures() { tables.add(figure) }
    return tables.zip(at: moment)
  }

  /// Every strength session, the oldest first.
  public func sessions() async throws(StorageError) -> [StrengthSession] {
    let sessions = try await database.read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT * FROM strength WHERE covered IS NULL ORDER BY started, id"
      ).map { try StrengthRow.session($0, db) }
    }
    return try await names().named(sessions)
  }

  /// Every daily figure, the oldest first; of several imports the newest one counts.
  public func figures() async throws(StorageError) -> [DailyFigure] {
    try await database.read { db in
      // SQLite takes the other columns from the row that has the maximum.
      try Row.fetchAll(
        db,
        sql: "SELECT day, kind, value, max(import) FROM daily GROUP BY day, kind ORDER BY day, kind"
      ).compactMap { row in
        DailyFigure.Kind(rawValue: row[1]).map {
          DailyFigure(day: Day(daysSince1970: row[0]), kind: $0, value: row[2])
        }
      }
    }
  }

  /// Every race, by its day.
  public func races() async throws(StorageError) -> [RaceSetup] {
    try await database.read { try RaceRow.races($0) }
  }

  /// The distances over which an activity was faster than every one of its sport before it.
  public func bests(of summary: ActivitySummary) async throws(StorageError) -> [Distance] {
    try await database.read { db in
      try Double.fetchAll(
        db,
        sql: """
          SELECT own.meters FROM effort own
          JOIN activity this ON this.id = own.activity
          JOIN effort other ON other.meters = own.meters AND other.activity <> own.activity
          JOIN activity before ON before.id = other.activity AND before.covered IS NULL
            AND before.sport = this.sport AND before.started < this.started
          WHERE own.activity = ? GROUP BY own.meters HAVING own.taken < min(other.taken)
          """,
        arguments: [summary.id]
      ).map { .meters($0) }
    }
  }

  /// What trends look at.
  public func entries() async throws(StorageError) -> [Trends.Entry] {
    try await database.read { db in
      // Three questions for all of them, not three for each: there may be ten thousand.
      let efforts = try ActivityRow.allEfforts(db)
      let pulses = try ActivityRow.allPulses(db)
      return try Row.fetchAll(
        db,
        sql: "SELECT * FROM activity WHERE covered IS NULL ORDER BY started, id"
      ).map { row in
        Trends.Entry(
          summary: ActivityRow.summary(row),
          efforts: efforts[row["id"]] ?? [],
          pulse: pulses[row["id"]] ?? []
        )
      }
    }
  }

  private func names(of table: String) async throws(StorageError) -> [String] {
    try await database.read { db in
      try String.fetchAll(
        db,
        sql: "SELECT id FROM \(table) WHERE covered IS NULL ORDER BY started, id"
      )
    }
  }

  private static func entry(id: String, isStrength: Bool, _ db: Database) throws -> HistoryEntry? {
    if isStrength {
      return try Row.fetchOne(db, sql: "SELECT * FROM strength WHERE id = ?", arguments: [id])
        .map { .strength(StrengthRow.summary($0)) }
    }
    return try Row.fetchOne(db, sql: "SELECT * FROM activity WHERE id = ?", arguments: [id])
      .map { .activity(ActivityRow.summary($0)) }
  }
}
