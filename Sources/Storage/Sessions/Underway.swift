import Exchange
import Formats
import Foundation
import GRDB
import Sessions
public import Training

/// What is going on now, as the newest events say: the run that is tracked, the workout that is led.
public struct Underway: Hashable, Sendable {
  /// Something that has begun and not ended.
  public struct Session: Hashable, Sendable {
    /// Its name.
    public let id: String
    /// When it began.
    public let began: Instant
    /// The workout that is led, by its id; nothing for a run.
    public let workout: String?
  }

  /// The run.
  public let run: Session?
  /// The workout in the gym.
  public let workout: Session?

  // Who has said nothing for a quarter of an hour is gone: the same as for devices among themselves.
  private static let silence: Int64 = 15 * 60_000
  // A workout waits longer: a set and its rest write nothing.
  private static let patience: Int64 = 60 * 60_000

  /// Looks at what has been written lately.
  public init(_ database: RecordDatabase, now: Instant) async throws(StorageError) {
    let moment = now.millisecondsSince1970
    let rows = try await database.read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT name, began, ended FROM session WHERE ended >= ? ORDER BY ended DESC LIMIT 20",
        arguments: [moment - Self.patience]
      ).map { (name: $0[0] as String, began: $0[1] as Int64, ended: $0[2] as Int64) }
    }
    var run: Session?
    var workout: Session?
    for row in rows where run == nil || workout == nil {
      let began = Instant(millisecondsSince1970: Double(row.began))
      let lines = try await Self.turns(of: row.name, database)
      if run == nil, row.ended >= moment - Self.silence, Self.isTracked(lines) {
        run = Session(id: row.name, began: began, workout: nil)
      } else if workout == nil, let name = Self.workout(lines) {
        let whole = try await SessionLibrary(database).lines(of: row.name)
        guard KeptGym.isGoing(whole) else { continue }
        workout = Session(id: row.name, began: began, workout: name)
      }
    }
    self.run = run
    self.workout = workout
  }

  /// The events of a session that say what it is and how it stands.
  private static func turns(
    of session: String,
    _ database: RecordDatabase
  ) async throws(StorageError) -> [LinkEvent] {
    let lines = try await database.read { db in
      try Data.fetchAll(
        db,
        sql: """
          SELECT line FROM event WHERE session = (SELECT id FROM session WHERE name = ?)
            AND (instr(line, CAST('"workoutStarted"' AS BLOB))
              OR instr(line, CAST('"workoutEnded"' AS BLOB))
              OR instr(line, CAST('"gymOpened"' AS BLOB)))
          ORDER BY number
          """,
        arguments: [session]
      ).map { Array($0) }
    }
    // A damaged line is nobody's.
    return lines.compactMap { try? LinkEvent(line: $0) }
  }

  private static func isTracked(_ events: [LinkEvent]) -> Bool {
    var trackers: Set<String> = []
    for event in events {
      if event.type == "workoutStarted" { trackers.insert(event.device) }
      if event.type == "workoutEnded" { trackers.remove(event.device) }
    }
    return !trackers.isEmpty
  }

  private static func workout(_ events: [LinkEvent]) -> String? {
    events.first { $0.type == WorkoutOpening.type }?.payload["setup"]?["workout"]?["name"]?.string
  }
}
