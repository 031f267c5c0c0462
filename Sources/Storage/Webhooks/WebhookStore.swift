public import Exchange
import Formats
import Foundation
import GRDB
public import Screens
public import Training

/// The addresses that are told of what happens, and what they are still to be told.
public struct WebhookStore: Sendable {
  /// Something that an address is to be told.
  public struct Telling: Hashable, Sendable {
    /// Its number among all of them.
    public let number: Int64
    /// The address.
    public let address: String
    /// Whether that may be in the own network.
    public let isAtHome: Bool
    /// The key of its signatures.
    public let secret: [UInt8]
    /// What is told, as JSON.
    public let body: String
    /// How often it was tried.
    public let tries: Int
    /// What it is about.
    public let kind: String
  }

  // What was told is kept for a week, so that its owner sees how it went.
  private static let memory: Int64 = 7 * 86_400
  private static let place = "told"

  private let database: RecordDatabase

  /// Opens the store of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  // MARK: Addresses

  /// Every address, the newest first, with how the last telling went, for a reader of a language.
  public func hooks(in language: Language = .english) async throws(StorageError) -> [Webhook] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT webhook.*, last.done, last.outcome FROM webhook
          LEFT JOIN telling AS last ON last.number =
            (SELECT max(number) FROM telling WHERE webhook = webhook.id AND done IS NOT NULL)
          ORDER BY made DESC, id
          """
      ).map { row in Webhook(row, try Self.deliveries(to: row["id"], language, db), language) }
    }
  }

  private static func deliveries(
    to hook: String,
    _ language: Language,
    _ db: Database
  ) throws -> [WebhookDelivery] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT body ->> '$.type' AS kind, ifnull(done, due) AS at, outcome, done IS NULL AS waits
        FROM telling WHERE webhook = ? ORDER BY number DESC LIMIT ?
        """,
      arguments: [hook, Webhook.shownDeliveries]
    ).map { row in
      WebhookDelivery(
        kind: row["kind"] ?? "",
        at: row["at"],
        outcome: row.sentence("outcome")?.words(in: language),
        isWaiting: row["waits"]
      )
    }
  }

  /// Adds an address and gives the key of its signatures; nothing where there are too many.
  public func add(
    _ wish: WebhookAPI.Add,
    now: Int64
  ) async throws(StorageError) -> MadeWebhook? {
    let secret = Secret.bytes(24)
    let hook = Webhook(
      id: Secret.hexadecimal(bytes: 4),
      address: wish.address,
      kinds: wish.kinds,
      isAtHome: wish.isAtHome,
      made: now
    )
    let isAdded = try await database.write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM webhook") ?? 0
      guard count < Webhook.most else { return false }
      // What happened before is nothing that a new address is told.
      if count == 0 { try Self.setPlace(try EventLedger.head(db), db) }
      try db.execute(
        sql: "INSERT INTO webhook VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          hook.id, hook.address, Data(secret),
          hook.kinds.map(\.rawValue).sorted().joined(separator: " "), hook.isAtHome, now,
        ]
      )
      return true
    }
    let text = "whsec_" + Data(secret).base64EncodedString()
    return isAdded ? MadeWebhook(hook, secret: text) : nil
  }

  /// Leaves a test message for an address; says whether there is that address.
  public func test(_ id: String, at moment: Instant) async throws(StorageError) -> Bool {
    var json = JSONWriter()
    json.object { json in
      json.field("type", Webhook.test)
      json.field("timestamp", moment.text)
      json.object("data") { _ in }
    }
    let body = json.text
    return try await database.write { db in
      try db.execute(
        sql: "INSERT INTO telling (webhook, body, due) SELECT id, ?, ? FROM webhook WHERE id = ?",
        arguments: [body, Int64(moment.secondsSince1970), id]
      )
      return db.changesCount > 0
    }
  }

  /// Removes an address with what it was still to be told; says whether there was one.
  public func remove(_ id: String) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM webhook WHERE id = ?", arguments: [id])
      return db.changesCount > 0
    }
  }

  // MARK: What happened

  /// The lines that have come since the last look, and where the next look begins if any event came.
  public func news(limit: Int = 2000) async throws(StorageError) -> (lines: [[UInt8]], next: Int64?)
  {
    try await database.read { db in
      let place = try Int64.fetchOne(
        db,
        sql: "SELECT value FROM mark WHERE name = ?",
        arguments: [Self.place]
      )
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT number, line, EXISTS (SELECT 1 FROM mark WHERE name GLOB ? || '*'
            AND number BETWEEN CAST(substr(name, ?) AS INTEGER) AND value) AS isHistory
          FROM event WHERE number > ? ORDER BY number LIMIT ?
          """,
        arguments: [BroughtEvents.prefix, BroughtEvents.prefix.count + 1, place ?? 0, limit]
      )
      let last: Int64? = rows.last.map { $0["number"] }
      let lines = rows.filter { !($0["isHistory"] as Bool) }.map { Array($0["line"] as Data) }
      return (lines, last)
    }
  }

  /// Keeps what there is to tell, for every address that wants it, and that it was looked up to a place.
  public func keep(
    _ happenings: [(kind: Webhook.Kind, body: String)],
    upTo place: Int64,
    now: Int64
  ) async throws(StorageError) {
    let wanted = happenings.map { ($0.kind.rawValue, $0.body) }
    try await database.write { db in
      for (kind, body) in wanted {
        try db.execute(
          sql: """
            INSERT INTO telling (webhook, body, due)
            SELECT id, ?, ? FROM webhook WHERE instr(' ' || kinds || ' ', ' ' || ? || ' ')
            """,
          arguments: [body, now, kind]
        )
      }
      try Self.setPlace(place, db)
      try db.execute(
        sql: "DELETE FROM mark WHERE name GLOB ? || '*' AND value <= ?",
        arguments: [BroughtEvents.prefix, place]
      )
      try db.execute(
        sql: "DELETE FROM telling WHERE done < ?",
        arguments: [now - Self.memory]
      )
    }
  }

  private static func setPlace(_ place: Int64, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO mark VALUES (?, ?)",
      arguments: [Self.place, place]
    )
  }

  // MARK: What is told

  /// What an address is to be told now, the oldest first.
  public func due(to hook: String, now: Int64) async throws(StorageError) -> [Telling] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT telling.*, body ->> '$.type' AS kind, webhook.address, webhook.home, webhook.secret FROM telling
          JOIN webhook ON webhook.id = telling.webhook
          WHERE telling.webhook = ? AND done IS NULL AND due <= ? ORDER BY number LIMIT 20
          """,
        arguments: [hook, now]
      ).map { row in
        Telling(
          number: row["number"],
          address: row["address"],
          isAtHome: row["home"],
          secret: Array(row["secret"] as Data),
          body: row["body"],
          tries: row["tries"],
          kind: row["kind"] ?? ""
        )
      }
    }
  }

  /// Notes how a telling went; it is tried again at a moment, or never.
  public func note(
    _ number: Int64,
    _ outcome: KeptSentence,
    again due: Int64?,
    now: Int64
  ) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: """
          UPDATE telling SET outcome = ?, tries = tries + 1, due = ifnull(?, due),
            done = CASE WHEN ? IS NULL THEN ? END
          WHERE number = ?
          """,
        arguments: [outcome.column, due, due, now, number]
      )
    }
  }
}

extension Webhook {
  fileprivate init(_ row: Row, _ deliveries: [WebhookDelivery], _ language: Language) {
    let kinds: String = row["kinds"]
    let done: Int64? = row["done"]
    let outcome = row.sentence("outcome")?.words(in: language)
    self.init(
      id: row["id"],
      address: row["address"],
      kinds: Set(kinds.split(separator: " ").compactMap { Kind(rawValue: String($0)) }),
      isAtHome: row["home"],
      made: row["made"],
      last: done.map { Telling(at: $0, outcome: outcome ?? "") },
      deliveries: deliveries
    )
  }
}
