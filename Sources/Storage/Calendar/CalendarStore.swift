public import Exchange
import Formats
import Foundation
import GRDB
public import Screens
public import Training

/// The calendars that are read for free time, and the secret under which the plan can be subscribed to.
public struct CalendarStore: Sendable {
  /// The days that are read ahead.
  public static let days = 28
  /// Seconds for which what was read is fresh, and after which a failure is tried again.
  static let (fresh, patience): (Int64, Int64) = (3600, 900)

  let database: RecordDatabase

  var passwords: PasswordFile { PasswordFile("calendar-passwords", in: database.folder) }

  /// Opens the store of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  // MARK: Calendars

  /// Every calendar, the oldest first, for a reader of a language.
  public func calendars(in language: Language = .english) async throws(StorageError)
    -> [ReadCalendar]
  {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT calendar.*, (SELECT count(*) FROM calendar_event WHERE calendar = calendar.id) AS events
          FROM calendar ORDER BY made, id
          """
      ).map { row in
        let address: String? = row["address"]
        return ReadCalendar(
          id: row["id"],
          name: row["name"],
          host: address.flatMap { CalendarSource.feed($0, isAtHome: false).host },
          keepsTitles: row["titles"],
          events: row["events"],
          broken: row["broken"],
          read: row["read"],
          problem: row.sentence("problem")?.words(in: language),
          user: row["user"],
          keepsPlan: row["keeps_plan"],
          planned: row["planned"],
          planProblem: row.sentence("plan_problem")?.words(in: language)
        )
      }
    }
  }

  /// Keeps a calendar that was read; nothing where there are too many.
  package func add(
    _ wish: CalendarAPI.Add,
    _ reading: CalendarReading,
    now: Int64
  ) async throws(StorageError) -> Bool {
    let id = Secret.hexadecimal(bytes: 4)
    let name = wish.name ?? Self.name(reading.name, wish.source)
    var (address, isAtHome, account): (String?, Bool, CalendarAccount?) = (nil, false, nil)
    switch wish.source {
    case .feed(let feed, let home): (address, isAtHome) = (feed, home)
    case .account(let own): (address, isAtHome, account) = (own.address, own.isAtHome, own)
    case .file: break
    }
    let row: [(any DatabaseValueConvertible)?] = [
      id, name, wish.name != nil, address, isAtHome, reading.kept.map { Data($0) },
      wish.keepsTitles, now, account?.user, account?.keepsPlan ?? false,
    ]
    let arguments = StatementArguments(row)
    // Before the row, which is nothing without it.
    if let account { try passwords.keep(account.password, of: id) }
    return try await database.write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM calendar") ?? 0
      guard count < ReadCalendar.most else { return false }
      try db.execute(
        sql: """
          INSERT INTO calendar
            (id, name, is_named, address, home, file, titles, made, user, keeps_plan)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: arguments
      )
      try Self.note(reading, of: id, now: now, db)
      return true
    }
  }

  /// Removes a calendar with its events; says whether there was one.
  package func remove(_ id: String) async throws(StorageError) -> Bool {
    try passwords.keep(nil, of: id)
    return try await database.write { db in
      try db.execute(sql: "DELETE FROM calendar WHERE id = ?", arguments: [id])
      return db.changesCount > 0
    }
  }

  /// The calendars that are to be read again at a moment; where somebody waits, every account.
  package func due(now: Int64, isAsked: Bool) async throws(StorageError) -> [DueCalendar] {
    let passwords = try passwords.all()
    return try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM calendar
          WHERE tried IS NULL OR tried <= ? OR (problem IS NOT NULL AND tried <= ?)
            OR (? AND user IS NOT NULL)
          ORDER BY made, id
          """,
        arguments: [now - Self.fresh, now - Self.patience, isAsked]
      ).map { DueCalendar($0, passwords) }
    }
  }

  /// Keeps what was read of a calendar, or why nothing was; what was known stays then.
  package func note(
    _ result: Result<CalendarReading, Refused>,
    of id: String,
    now: Int64
  ) async throws(StorageError) {
    try await database.write { db in
      switch result {
      case .success(let reading): try Self.note(reading, of: id, now: now, db)
      case .failure(let failure):
        try db.execute(
          sql: "UPDATE calendar SET tried = ?, problem = ? WHERE id = ?",
          arguments: [now, KeptSentence(failure).column, id]
        )
      }
    }
  }

  private static func note(
    _ reading: CalendarReading,
    of id: String,
    now: Int64,
    _ db: Database
  ) throws {
    try db.execute(
      sql: """
        UPDATE calendar SET tried = ?1, read = ?1, problem = NULL, broken = ?2,
          name = CASE WHEN is_named OR ?3 IS NULL THEN name ELSE ?3 END,
          tag = ?5, file = ifnull(?6, file)
        WHERE id = ?4
        """,
      arguments: [
        now, reading.broken, clipped(reading.name), id, reading.tag, reading.kept.map { Data($0) },
      ]
    )
    // It may have been removed meanwhile.
    guard db.changesCount > 0 else { return }
    try db.execute(sql: "DELETE FROM calendar_event WHERE calendar = ?", arguments: [id])
    let insert = try db.cachedStatement(sql: "INSERT INTO calendar_event VALUES (?, ?, ?, ?, ?)")
    for event in reading.events {
      try insert.execute(
        arguments: [
          id, event.start.millisecondsSince1970, event.end.millisecondsSince1970, event.isAllDay,
          event.title.map { String($0.prefix(200)) },
        ]
      )
    }
  }

  private static func name(_ name: String?, _ source: CalendarSource) -> String {
    clipped(name) ?? source.host ?? "Calendar"
  }

  private static func clipped(_ name: String?) -> String? {
    guard let name, name.contains(where: { !$0.isWhitespace }) else { return nil }
    return String(name.prefix(ReadCalendar.longestName / 4))
  }

  // MARK: Events

  /// The events of all calendars that take place between two moments, the earliest first.
  public func events(between first: Instant, and last: Instant) async throws(StorageError)
    -> [CalendarEvent]
  {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql:
          "SELECT * FROM calendar_event WHERE started < ? AND ended >= ? ORDER BY started, ended",
        arguments: [last.millisecondsSince1970, first.millisecondsSince1970]
      ).map { row in
        CalendarEvent(
          start: row.instant("started"),
          end: row.instant("ended"),
          isAllDay: row["all_day"],
          title: row["title"]
        )
      }
    }
  }

  // MARK: The plan's own address

  /// When the address of the plan was made, and when it was read last.
  public func feed() async throws(StorageError) -> (made: Int64, seen: Int64?)? {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM plan_feed").map { ($0["made"], $0["seen"]) }
    }
  }

  /// Makes the secret of an address in the place of an earlier one; it is kept nowhere.
  package func publish(now: Int64) async throws(StorageError) -> String {
    let secret = Secret.hexadecimal(bytes: 24)
    let digest = Data(SHA256.digest(of: Array(secret.utf8)))
    try await database.write { db in
      try db.execute(sql: "DELETE FROM plan_feed")
      try db.execute(
        sql: "INSERT INTO plan_feed (digest, made) VALUES (?, ?)",
        arguments: [digest, now]
      )
    }
    return secret
  }

  /// Ends the address of the plan; says whether there was one.
  package func withdraw() async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM plan_feed")
      return db.changesCount > 0
    }
  }

  /// Whether a secret opens the plan; notes that it was read.
  public func opens(_ secret: String, now: Int64) async throws(StorageError) -> Bool {
    let digest = Data(SHA256.digest(of: Array(secret.utf8)))
    return try await database.write { db in
      try db.execute(
        sql: "UPDATE plan_feed SET seen = ? WHERE digest = ?",
        arguments: [now, digest]
      )
      return db.changesCount > 0
    }
  }
}
