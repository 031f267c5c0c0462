import Foundation
import GRDB
package import Training

/// What was asked for and is not answered yet: each thing once, through kills and lost connections.
///
/// ```
/// queued ─▶ sent ─▶ answered
///    ▲        │
///    └─ later ┴──▶ given up
/// ```
package struct MindQueue {
  /// What is asked for.
  package enum Kind: String, Sendable {
    /// An activity is summed up.
    case summary
    /// A voice note is written down.
    case note
    /// What the last weeks show is said, as of a day.
    case insight
  }

  /// Something that is due.
  package struct Due: Hashable, Sendable {
    package let kind: Kind
    package let subject: String
  }

  /// How long after each failure it is tried again; then it is given up.
  package static let delays: [Int64] = [60, 300, 1800, 7200, 21_600]

  private let database: RecordDatabase

  /// Opens the queue of a database.
  package init(_ database: RecordDatabase) { self.database = database }

  /// Writes down that something is being asked for.
  package func begin(_ kind: Kind, _ subject: String, at now: Instant) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT INTO mind_ask (task, subject, state, asked, due) VALUES (?, ?, 'sent', ?, ?)
          ON CONFLICT (task, subject) DO UPDATE SET
            tries = iif(state IN ('answered', 'given up'), 0, tries),
            state = 'sent', asked = excluded.asked, due = excluded.due, reason = NULL
          """,
        arguments: [
          kind.rawValue, subject, now.millisecondsSince1970, now.millisecondsSince1970,
        ]
      )
    }
  }

  /// Writes down that it is done, by a model or by rules for good.
  package func finish(_ kind: Kind, _ subject: String) async throws(StorageError) {
    try await set(kind, subject, "answered", due: 0, reason: nil)
  }

  /// Writes down that it did not work, and when it is tried again, if ever; not before `wait` seconds are
  /// over, where a provider has asked for that.
  package func postpone(
    _ kind: Kind,
    _ subject: String,
    because reason: String,
    mayPass: Bool,
    notBefore wait: Double? = nil,
    at now: Instant
  ) async throws(StorageError) {
    let tries = try await database.read { db in
      try Int.fetchOne(
        db,
        sql: "SELECT tries FROM mind_ask WHERE task = ? AND subject = ?",
        arguments: [kind.rawValue, subject]
      ) ?? 0
    }
    guard mayPass, tries < Self.delays.count else {
      return try await set(kind, subject, "given up", due: 0, reason: reason)
    }
    let named = Int64(((wait ?? 0) * 1000).rounded(.up))
    let due = now.millisecondsSince1970 + max(Self.delays[tries] * 1000, named)
    try await set(kind, subject, "queued", due: due, reason: reason)
  }

  private func set(
    _ kind: Kind,
    _ subject: String,
    _ state: String,
    due: Int64,
    reason: String?
  ) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: """
          UPDATE mind_ask SET state = ?, due = ?, reason = ?,
            tries = iif(? = 'queued', tries + 1, tries)
          WHERE task = ? AND subject = ?
          """,
        arguments: [
          state, due, reason.map { String($0.prefix(300)) }, state, kind.rawValue, subject,
        ]
      )
    }
  }

  /// Puts back what a killed process was in the middle of.
  package func recover() async throws(StorageError) {
    try await database.write { db in
      try db.execute(sql: "UPDATE mind_ask SET state = 'queued', due = 0 WHERE state = 'sent'")
    }
  }

  /// Puts voice notes into the queue that nobody could write down when they came.
  package func add(notes: [String], at now: Instant) async throws(StorageError) {
    try await database.write { db in
      for note in notes {
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO mind_ask (task, subject, state, asked, due)
            VALUES ('note', ?, 'queued', ?, ?)
            """,
          arguments: [note, now.millisecondsSince1970, now.millisecondsSince1970]
        )
      }
    }
  }

  /// What is due, the oldest first.
  package func due(at now: Instant) async throws(StorageError) -> [Due] {
    try await database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT task, subject FROM mind_ask WHERE state = 'queued' AND due <= ?
          ORDER BY asked, task, subject LIMIT 20
          """,
        arguments: [now.millisecondsSince1970]
      ).compactMap { row in
        Kind(rawValue: row["task"]).map { Due(kind: $0, subject: row["subject"]) }
      }
    }
  }

  /// The voice notes that were given a while and are still not written down.
  package func unheard(before moment: Instant) async throws(StorageError) -> [String] {
    try await database.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT id FROM voice_note
          WHERE status <> 'done' AND corrected IS NULL AND recorded < ?
            AND length > 0 AND NOT deleted
            AND id NOT IN (SELECT subject FROM mind_ask WHERE task = 'note')
          ORDER BY recorded LIMIT 20
          """,
        arguments: [moment.millisecondsSince1970]
      )
    }
  }
}
