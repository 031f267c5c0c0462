import Foundation
public import Exchange
import GRDB
import Training

/// Reads what is kept: the list of sessions, their events, and events in order of arrival.
public struct SessionLibrary: Sendable {
  private let database: RecordDatabase

  /// Opens the library of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// A part of the list, the newest first.
  public func sessions(
    before cursor: SessionCursor? = nil,
    limit: Int = 50
  ) async throws(StorageError) -> SessionPage {
    try await database.read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM session WHERE (began, id) < (?, ?)
          ORDER BY began DESC, id DESC LIMIT ?
          """,
        arguments: [cursor?.began ?? Int64.max, cursor?.id ?? Int64.max, limit + 1]
      )
      let page = rows.prefix(limit)
      let next = rows.count > limit ? page.last : nil
      return SessionPage(
        sessions: try page.map { try SessionSummary($0, db) },
        next: next.map { SessionCursor(began: $0["began"], id: $0["id"]) }
      )
    }
  }

  /// One session, if there is one of that name.
  public func session(_ name: String) async throws(StorageError) -> SessionSummary? {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM session WHERE name = ?", arguments: [name])
        .map { try SessionSummary($0, db) }
    }
  }

  /// How many sessions and events there are.
  public func extent() async throws(StorageError) -> (sessions: Int, events: Int) {
    try await database.read { db in
      (
        try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0,
        try Int.fetchOne(db, sql: "SELECT ifnull(sum(events), 0) FROM session") ?? 0
      )
    }
  }

  /// The events of a session from a place on, or nothing if there is no such session.
  public func events(
    of name: String,
    from place: Int64 = 0,
    limit: Int = EventBatch.most,
    bytes: Int = EventBatch.longest
  ) async throws(StorageError) -> SessionPart? {
    let part: SessionPart? = try await database.read { db in
      let session = try Row.fetchOne(
        db,
        sql: "SELECT id, events FROM session WHERE name = ?",
        arguments: [name]
      )
      guard let session else { return nil }
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT place, chain, line FROM event WHERE session = ? AND place >= ?
          ORDER BY place LIMIT ?
          """,
        arguments: [session["id"] as Int64, max(0, place), limit]
      )
      var reading = SessionReading(
        from: max(0, place),
        chain: try Self.chain(before: place, of: session["id"], db)
      )
      while reading.bytes < bytes, let row = try rows.next() {
        // Damage may leave a value of no kind or of another: such a line is a damaged one.
        guard let place = Int64.fromDatabaseValue(row[0]) else { continue }
        let chain = Int64.fromDatabaseValue(row[1]) ?? 0
        let line = Data.fromDatabaseValue(row[2]) ?? Data()
        reading.add(place: place, chain: chain, line: Array(line))
      }
      // Rows that are gone at the end leave no next row that would show it.
      reading.end(isLast: reading.taken < limit && reading.bytes < bytes, events: session["events"])
      return reading.part
    }
    if let part, !part.damaged.isEmpty { try await mark(damaged: name) }
    return part
  }

  /// Every line of a session, in order of arrival; none where there is no such session.
  public func lines(of name: String) async throws(StorageError) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var place: Int64 = 0
    while let part = try await events(of: name, from: place), part.next > place {
      lines += part.lines
      place = part.next
    }
    return lines
  }

  /// The events after an arrival number, in order of arrival.
  public func arrivals(
    after number: Int64,
    limit: Int = EventBatch.most
  ) async throws(StorageError) -> [Arrival] {
    try await database.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT event.number, source.name, session.name, event.line FROM event
          JOIN source ON source.id = event.source LEFT JOIN session ON session.id = event.session
          WHERE event.number > ? ORDER BY event.number LIMIT ?
          """,
        arguments: [number, limit]
      )
      var arrivals: [Arrival] = []
      var bytes = 0
      while bytes < EventBatch.longest, let row = try rows.next() {
        let line = Array(row[3] as Data)
        bytes += line.count
        arrivals.append(Arrival(number: row[0], device: row[1], session: row[2], line: line))
      }
      return arrivals
    }
  }

  /// Up to which event a device's events are on disk.
  public func acked(_ device: String) async throws(StorageError) -> Int64 {
    try await database.read { db in
      try Int64.fetchOne(db, sql: "SELECT acked FROM source WHERE name = ?", arguments: [device])
        ?? 0
    }
  }

  private func mark(damaged name: String) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE session SET damaged = 1 WHERE name = ? AND damaged = 0",
        arguments: [name]
      )
    }
  }

  private static func chain(before place: Int64, of session: Int64, _ db: Database) throws
    -> UInt32?
  {
    guard place > 0 else { return 0 }
    let chain = try Int64.fetchOne(
      db,
      sql: "SELECT chain FROM event WHERE session = ? AND place = ?",
      arguments: [session, place - 1]
    )
    return chain.map { UInt32(truncatingIfNeeded: $0) }
  }
}

extension SessionSummary {
  fileprivate init(_ row: Row, _ db: Database) throws {
    self.init(
      id: row["name"],
      events: row["events"],
      bytes: row["bytes"],
      began: LocalTime(row.instant("began"), offset: UTCOffset(clamping: row["offset"] as Int)),
      ended: row.instant("ended"),
      devices: try String.fetchAll(
        db,
        sql: """
          SELECT name FROM session_source JOIN source ON source.id = session_source.source
          WHERE session = ? ORDER BY source.id
          """,
        arguments: [row["id"] as Int64]
      ),
      isDamaged: row["damaged"]
    )
  }
}
