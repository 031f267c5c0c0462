import Foundation
import Formats
public import Exchange
import GRDB

/// The devices that were let in, with the digests of their tokens.
public struct DeviceStore: Sendable {
  /// How long a device may stay away before it must be paired again: 90 days.
  public static let longestAbsence: Int64 = 90 * 86_400
  /// How long a pairing lasts at most: a year.
  public static let longestPairing: Int64 = 365 * 86_400

  private let database: RecordDatabase

  /// Opens the store of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Every device, the one that was seen last first.
  public func devices() async throws(StorageError) -> [PairedDevice] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM device ORDER BY seen DESC, id").map(
        PairedDevice.init
      )
    }
  }

  /// Every device that may still ask, by the digest of its token.
  public func tokens(now: Int64) async throws(StorageError) -> [[UInt8]: PairedDevice] {
    try await database.read { db in
      let rows = try Row.fetchAll(
        db,
        sql: "SELECT * FROM device WHERE seen >= ? AND paired >= ?",
        arguments: [now - Self.longestAbsence, now - Self.longestPairing]
      )
      return Dictionary(
        rows.map { (Array($0["token"] as Data), PairedDevice($0)) },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  /// Lets a device in and returns its token, which is kept nowhere else.
  public func add(_ name: String, now: Int64) async throws(StorageError) -> (
    device: PairedDevice, token: String
  ) {
    let token = Secret.hexadecimal(bytes: 32)
    let device = PairedDevice(
      id: Secret.hexadecimal(bytes: 4),
      name: name,
      paired: now,
      seen: now
    )
    let digest = Data(SHA256.digest(of: Array(token.utf8)))
    try await database.write { db in
      try db.execute(
        sql: "INSERT INTO device (id, name, token, paired, seen) VALUES (?, ?, ?, ?, ?)",
        arguments: [device.id, device.name, digest, now, now]
      )
    }
    return (device, token)
  }

  /// Notes that a device has asked for something.
  public func note(_ id: String, seen: Int64) async throws(StorageError) {
    try await database.write { db in
      try db.execute(sql: "UPDATE device SET seen = ? WHERE id = ?", arguments: [seen, id])
    }
  }

  /// Shuts a device out; says which one it was.
  public func remove(_ id: String) async throws(StorageError) -> PairedDevice? {
    try await database.write { db in
      let row = try Row.fetchOne(
        db,
        sql: "DELETE FROM device WHERE id = ? RETURNING *",
        arguments: [id]
      )
      return row.map(PairedDevice.init)
    }
  }
}

extension PairedDevice {
  fileprivate init(_ row: Row) {
    self.init(id: row["id"], name: row["name"], paired: row["paired"], seen: row["seen"])
  }
}
