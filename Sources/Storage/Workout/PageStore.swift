import Exchange
import Formats
import Foundation
import GRDB
public import Training

/// The pages that workouts were read from, as they came: for reading them later, and for seeing what has
/// changed since.
public struct PageStore: Sendable {
  // The oldest go; a page is 2 MiB at most, and mostly far less.
  private static let most = 100

  private let database: RecordDatabase

  /// Opens the store of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Keeps a page with what was read of it, and gives the SHA-256 of its bytes.
  @discardableResult
  public func keep(
    _ reading: PageReading,
    for address: String?,
    now: Instant
  ) async throws(StorageError) -> String {
    let digest = SHA256.hexadecimal(of: reading.bytes)
    try await database.write { db in
      try db.execute(
        sql:
          "INSERT INTO page (digest, address, read, fidelity, draft, bytes) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          digest, address, now.millisecondsSince1970, reading.draft.fidelity.rawValue,
          reading.draft.text, Data(reading.bytes),
        ]
      )
      try db.execute(
        sql: "DELETE FROM page WHERE number <= (SELECT max(number) FROM page) - ?",
        arguments: [Self.most]
      )
    }
    return digest
  }

  /// The workout of a page as it was read last before a moment.
  public func draft(
    of address: String,
    before moment: Instant
  ) async throws(StorageError) -> String? {
    try await database.read { db in
      try String.fetchOne(
        db,
        sql: "SELECT draft FROM page WHERE address = ? AND read <= ? ORDER BY number DESC LIMIT 1",
        arguments: [address, moment.millisecondsSince1970]
      )
    }
  }
}
