public import Coaching
import GRDB
import Training

extension RecordLibrary {
  /// The names of the runs that the companion knows, the oldest first.
  public func runs() async throws(StorageError) -> [String] {
    try await database.read { db in
      try String.fetchAll(db, sql: "SELECT id FROM run ORDER BY started, id")
    }
  }

  /// What the companion kept of a run, if it knows it.
  public func companion(_ run: String) async throws(StorageError) -> CompanionRecord? {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM run WHERE id = ?", arguments: [run])
        .map { try CompanionRow.record($0, db) }
    }
  }

  /// What was measured of a run, where somebody has recorded it.
  func activity(ofRun run: String) async throws(StorageError) -> Activity? {
    try await database.read { db in
      try Row.fetchOne(
        db,
        sql: "SELECT * FROM activity WHERE run = ? AND covered IS NULL",
        arguments: [run]
      ).map { try ActivityRow.activity($0, db) }
    }
  }

  /// What was said on a run, in order.
  public func played(in run: String) async throws(StorageError) -> [PlayedMessage] {
    try await database.read { try CompanionRow.played(in: run, $0) }
  }
}
