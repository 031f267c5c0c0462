package import Exchange
import Formats
import Foundation
import GRDB
package import Screens
package import Training

/// What is set about models, and the ledger of what was asked of them.
package struct MindBook {
  /// For so long the texts of requests are kept.
  package static let textLifetime: Duration = .seconds(30 * 86_400)

  // The mark under which the settings are kept.
  private static let mark = "mind"

  private let database: RecordDatabase

  /// Opens the book of a database.
  package init(_ database: RecordDatabase) { self.database = database }

  /// What is set.
  package func settings() async throws(StorageError) -> MindSettings {
    try await database.read { try Self.settings($0) }
  }

  private static func settings(_ db: Database) throws -> MindSettings {
    let sql = "SELECT value FROM mark WHERE name = ?"
    guard let text = try String.fetchOne(db, sql: sql, arguments: [mark]) else {
      return MindSettings()
    }
    // What cannot be read asks nobody.
    return (try? MindSettings(JSON.parse(Array(text.utf8)))) ?? MindSettings()
  }

  /// Sets something.
  package func change(
    _ body: @escaping @Sendable (inout MindSettings) -> Void
  ) async throws(StorageError) -> MindSettings {
    try await database.write { db in
      var settings = try Self.settings(db)
      body(&settings)
      try db.execute(
        sql: "INSERT OR REPLACE INTO mark VALUES (?, ?)",
        arguments: [Self.mark, settings.text]
      )
      return settings
    }
  }

  /// What was spent since two moments, with the most that what is under way can cost.
  package func spent(
    since day: Instant,
    and month: Instant
  ) async throws(StorageError) -> (day: Int64, month: Int64) {
    try await database.read { db in (try Self.sum(since: day, db), try Self.sum(since: month, db)) }
  }

  private static func sum(since moment: Instant, _ db: Database) throws -> Int64 {
    let sql = "SELECT ifnull(sum(cost), 0) FROM model_request WHERE at >= ?"
    return try Int64.fetchOne(db, sql: sql, arguments: [moment.millisecondsSince1970]) ?? 0
  }

  /// Writes a request down before it is sent, with the most that it can cost.
  ///
  /// It writes and gives nothing where that would pass a cap. All is in one transaction, so that
  /// many at once pass none either.
  package func reserve(
    _ row: LedgerEntry,
    under settings: MindSettings,
    at now: LocalTime
  ) async throws(StorageError) -> Int64? {
    let (day, month) = now.beginnings
    return try await database.write { db in
      try db.execute(
        sql:
          "UPDATE model_request SET body = NULL, answer = NULL WHERE at < ? AND body IS NOT NULL",
        arguments: [now.instant.advanced(by: .zero - Self.textLifetime).millisecondsSince1970]
      )
      if row.cost > 0 {
        let isOver =
          try Self.sum(since: day, db) + row.cost > settings.dayCap
          || Self.sum(since: month, db) + row.cost > settings.monthCap
        if isOver { return nil }
      }
      try db.execute(
        sql: """
          INSERT INTO model_request
            (at, task, provider, model, categories, digest, bytes, place, body, cost, outcome)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'sent')
          """,
        arguments: [
          now.instant.millisecondsSince1970, row.task, row.provider, row.model,
          row.categories.map { $0.rawValue }.joined(separator: " "), row.digest, row.bytes,
          row.place, row.body, row.cost,
        ]
      )
      return db.lastInsertedRowID
    }
  }

  /// Writes down what came of a request.
  package func settle(
    _ number: Int64,
    _ outcome: String,
    cost: Int64,
    input: Int = 0,
    output: Int = 0,
    answer: String? = nil
  ) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: """
          UPDATE model_request SET outcome = ?, cost = ?, input = ?, output = ?, answer = ?
          WHERE number = ?
          """,
        arguments: [
          // As long as a sentence that is kept in every language.
          String(outcome.prefix(1500)), cost, input, output, answer, number,
        ]
      )
    }
  }

  /// Writes down whether an answer was of use.
  package func judge(_ number: Int64, _ outcome: String) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE model_request SET outcome = ? WHERE number = ?",
        arguments: [outcome, number]
      )
    }
  }

  /// What came to the same question before, from the same model, where it was of use.
  package func answer(to digest: String, by model: String) async throws(StorageError) -> String? {
    try await database.read { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT answer FROM model_request
          WHERE digest = ? AND model = ? AND outcome IN ('accepted', 'answered')
            AND answer IS NOT NULL
          ORDER BY number DESC LIMIT 1
          """,
        arguments: [digest, model]
      )
    }
  }

  /// The newest two hundred requests, for a reader of a language.
  package func ledger(in language: Language = .english) async throws(StorageError) -> MindLedger {
    try await database.read { db in
      MindLedger(
        try Row.fetchAll(db, sql: "SELECT * FROM model_request ORDER BY number DESC LIMIT 200").map
        {
          MindLedger.Entry(
            number: $0["number"],
            at: $0.instant("at"),
            task: $0["task"],
            provider: $0["provider"],
            model: $0["model"],
            categories: $0["categories"],
            bytes: $0["bytes"],
            input: $0["input"],
            output: $0["output"],
            cost: $0["cost"],
            outcome: Self.words(of: $0["outcome"], in: language)
          )
        }
      )
    }
  }

  /// What came of a request; of a failure an earlier version has kept the English sentence alone.
  private static func words(of outcome: String, in language: Language) -> String {
    ModelOutcome(rawValue: outcome)?.words(in: language)
      ?? KeptSentence(outcome).words(in: language)
  }

  /// A request as it went.
  package func text(of number: Int64) async throws(StorageError) -> MindRequestText? {
    try await database.read { db in
      let sql = "SELECT place, body FROM model_request WHERE number = ? AND body IS NOT NULL"
      return try Row.fetchOne(db, sql: sql, arguments: [number]).map {
        MindRequestText(address: $0["place"], body: $0["body"])
      }
    }
  }

  /// What a model has written of an activity.
  package func summary(of activity: String) async throws(StorageError) -> MindWords? {
    try await database.read { db in
      let sql = "SELECT text, model FROM summary WHERE activity = ?"
      return try Row.fetchOne(db, sql: sql, arguments: [activity]).map {
        MindWords($0["text"], model: $0["model"])
      }
    }
  }

  /// Keeps what a model has written of an activity.
  package func keep(
    _ text: String,
    by model: String,
    of activity: String,
    at now: Instant
  ) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO summary VALUES (?, ?, ?, ?)",
        arguments: [activity, text, model, now.millisecondsSince1970]
      )
    }
  }
}

extension LocalTime {
  /// When the day and the month of a moment began, by its own clock.
  package var beginnings: (day: Instant, month: Instant) {
    func start(of day: Day) -> Instant {
      day.midnight.advanced(bySeconds: -Double((offset ?? .zero).minutes) * 60)
    }
    return (start(of: day), start(of: PeriodSum.Length.month.start(of: day)))
  }
}
