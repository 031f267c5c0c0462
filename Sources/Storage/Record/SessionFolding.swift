import Exchange
import Foundation
import GRDB
import Sessions
import Training

/// Takes what Pacesetter itself has coached into the record, runs and workouts, once it has ended.
///
/// It is done when the record is read, so that nobody has to think of it; a session that has not grown
/// since is not read again.
public struct SessionFolding: Sendable {
  private let database: RecordDatabase

  /// Prepares for a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Takes in what is new; returns how many runs and workouts that were.
  @discardableResult
  public func fold() async throws(StorageError) -> Int {
    let waiting: [(name: String, events: Int64)] = try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT name, events FROM session
          WHERE NOT EXISTS (SELECT 1 FROM mark WHERE mark.name = 'folded ' || session.name
            AND mark.value >= session.events)
          ORDER BY began, id
          """
      ).map { ($0[0], $0[1]) }
    }
    var count = 0
    for session in waiting where try await fold(session.name, events: session.events) { count += 1 }
    return count
  }

  private func fold(_ name: String, events: Int64) async throws(StorageError) -> Bool {
    let lines = try await SessionLibrary(database).lines(of: name)
    if name == LibraryLog.session { return try await fold(LibraryLog(lines), events: events) }
    let isHandLog = HandLog.isSession(name)
    let day = isHandLog ? HandLog(lines).session : nil
    let activity = isHandLog ? nil : KeptRun.activity(of: lines)
    let companion = activity == nil ? nil : KeptCompanion.record(of: lines)
    let workout = activity == nil && !isHandLog ? KeptGym.session(of: lines) : nil
    // A note may lie in the journal of a run that another program has recorded.
    var measured = activity
    if measured == nil { measured = try await RecordLibrary(database).activity(ofRun: name) }
    let notes = isHandLog ? [] : KeptNotes.spoken(in: lines, of: measured, with: companion)
    return try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO mark VALUES (?, ?)",
        arguments: ["folded " + name, events]
      )
      var writer = RecordWriter(db, import: nil)
      if let activity { writer.add(activity) }
      if let companion { writer.replace(by: companion) }
      for note in notes { writer.keep(note) }
      if let workout { writer.keep(workout) }
      if isHandLog { writer.replace(name, by: day) }
      if let failure = writer.failure { throw failure }
      if activity != nil { try RaceRow.link(db) }
      return writer.receipt.taken > 0
    }
  }

  private func fold(_ library: LibraryLog, events: Int64) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO mark VALUES (?, ?)",
        arguments: ["folded " + LibraryLog.session, events]
      )
      var writer = RecordWriter(db, import: nil)
      writer.replace(by: library)
      if let failure = writer.failure { throw failure }
    }
    return false
  }
}
