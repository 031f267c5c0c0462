import Exchange
import Formats
import GRDB
import Training

/// A session as its row counts it.
struct SessionRow {
  let id: Int64
  private(set) var ended: Int64
  private(set) var events: Int64
  private(set) var bytes: Int64
  private(set) var chain: UInt32

  /// Finds the row of a session, or adds one that begins with an event.
  init(_ name: String, beginningWith line: EventLine, _ db: Database) throws {
    let find = try db.cachedStatement(
      sql: "SELECT id, ended, events, bytes, chain FROM session WHERE name = ?"
    )
    if let row = try Row.fetchOne(find, arguments: [name]) {
      (id, ended, events, bytes) = (row[0], row[1], row[2], row[3])
      chain = UInt32(truncatingIfNeeded: row[4] as Int64)
      return
    }
    let event = line.event
    let wall = event.time.instant.millisecondsSince1970
    try db.execute(
      sql: """
        INSERT INTO session (name, began, offset, ended, events, bytes, chain)
        VALUES (?, ?, ?, ?, 0, 0, 0)
        """,
      arguments: [name, max(0, wall - event.at), (event.time.offset ?? .zero).minutes, wall]
    )
    (id, ended, events, bytes, chain) = (db.lastInsertedRowID, wall, 0, 0, 0)
  }

  /// Counts an event.
  mutating func add(_ line: EventLine, of source: Int64, _ db: Database) throws {
    ended = line.event.time.instant.millisecondsSince1970
    events += 1
    bytes += Int64(line.bytes.count + 1)
    chain = Self.chain(chain, line.bytes)
    let note = try db.cachedStatement(sql: "INSERT OR IGNORE INTO session_source VALUES (?, ?)")
    try note.execute(arguments: [id, source])
  }

  /// The chain after a line.
  static func chain(_ before: UInt32, _ line: [UInt8]) -> UInt32 {
    let link = (0..<4).map { UInt8(truncatingIfNeeded: before >> UInt32(24 - 8 * $0)) }
    return CRC32C.checksum(of: link + line)
  }
}
