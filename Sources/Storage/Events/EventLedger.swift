import Exchange
import Foundation
import GRDB

/// Enters events into the tables within one transaction.
struct EventLedger {
  /// What was entered, in order.
  private(set) var arrivals: [Arrival] = []

  private let db: Database
  private var head: Int64
  private var sessions: [String: SessionRow] = [:]

  /// Begins a page after the newest arrival number.
  init(_ db: Database, head: Int64) {
    self.db = db
    self.head = head
  }

  /// The newest arrival number, of events that are there or were.
  static func head(_ db: Database) throws -> Int64 {
    let newest = try Int64.fetchOne(db, sql: "SELECT max(number) FROM event") ?? 0
    let removed = try Int64.fetchOne(db, sql: "SELECT value FROM mark WHERE name = 'head'") ?? 0
    return max(newest, removed)
  }

  /// Keeps an arrival number from being given again once its event is removed.
  static func keep(head: Int64, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO mark VALUES ('head', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
      arguments: [head]
    )
  }

  /// Adds a batch whole, or nothing of it.
  mutating func add(_ batch: EventBatch) throws -> Receipt {
    let source = try source(batch.device)
    let expected = (source?.acked ?? 0) + 1
    let first = batch.events[0].event.number
    let isJump = first > expected
    guard !isJump || batch.oldest == first else {
      return .gap(expected: max(expected, batch.oldest ?? 0))
    }
    let known = batch.events.prefix { $0.event.number < expected }
    if let source {
      for line in known {
        let number = line.event.number
        // One that was removed with its session conflicts with nothing.
        guard let kept = try self.line(number, of: source.id), !kept.elementsEqual(line.bytes)
        else {
          continue
        }
        return .conflict(number, acked: source.acked)
      }
    }
    guard known.count < batch.events.count else { return .acked(expected - 1) }
    let id = try source?.id ?? addSource(batch.device)
    for event in batch.events.dropFirst(known.count) { try enter(event, of: id) }
    let acked = batch.events[batch.events.count - 1].event.number
    let update = try db.cachedStatement(
      sql: "UPDATE source SET acked = ?, jumps = jumps + ? WHERE id = ?"
    )
    try update.execute(arguments: [acked, isJump ? 1 : 0, id])
    return .acked(acked)
  }

  /// What an event of an export turns out to be.
  enum Finding {
    case new
    case known
    /// Another event has its number.
    case conflict
  }

  /// Adds an event of an export, unless it is there.
  ///
  /// The numbers of a device may have gaps then: the events of other sessions.
  mutating func add(imported line: EventLine) throws -> Finding {
    let event = line.event
    let source = try source(event.device)
    if let source, let kept = try self.line(event.number, of: source.id) {
      return kept.elementsEqual(line.bytes) ? .known : .conflict
    }
    let id = try source?.id ?? addSource(event.device)
    try enter(line, of: id)
    let update = try db.cachedStatement(sql: "UPDATE source SET acked = max(acked, ?) WHERE id = ?")
    try update.execute(arguments: [event.number, id])
    return .new
  }

  /// Stores the sessions' new state; accepts nothing after that.
  func close() throws {
    for name in sessions.keys.sorted() {
      guard let session = sessions[name] else { continue }
      let update = try db.cachedStatement(
        sql: "UPDATE session SET ended = ?, events = ?, bytes = ?, chain = ? WHERE id = ?"
      )
      try update.execute(arguments: [
        session.ended, session.events, session.bytes, Int64(session.chain), session.id,
      ])
    }
  }

  private mutating func enter(_ line: EventLine, of source: Int64) throws {
    let event = line.event
    head += 1
    var session: SessionRow?
    if let name = event.session {
      session = try sessions[name] ?? SessionRow(name, beginningWith: line, db)
      try session?.add(line, of: source, db)
      sessions[name] = session
    }
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO event (number, source, seq, session, place, chain, line)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
    )
    try insert.execute(arguments: [
      head, source, event.number, session?.id, session.map { $0.events - 1 },
      Int64(session?.chain ?? 0), Data(line.bytes),
    ])
    arrivals.append(
      Arrival(number: head, device: event.device, session: event.session, line: line.bytes)
    )
  }

  private func source(_ name: String) throws -> (id: Int64, acked: Int64)? {
    let statement = try db.cachedStatement(sql: "SELECT id, acked FROM source WHERE name = ?")
    return try Row.fetchOne(statement, arguments: [name]).map { ($0[0], $0[1]) }
  }

  private func addSource(_ name: String) throws -> Int64 {
    try db.execute(sql: "INSERT INTO source (name, acked) VALUES (?, 0)", arguments: [name])
    return db.lastInsertedRowID
  }

  private func line(_ seq: Int64, of source: Int64) throws -> Data? {
    let statement = try db.cachedStatement(
      sql: "SELECT line FROM event WHERE source = ? AND seq = ?"
    )
    return try Data.fetchOne(statement, arguments: [source, seq])
  }
}
