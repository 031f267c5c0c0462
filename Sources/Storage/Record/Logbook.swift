public import Exchange
import Foundation
import GRDB
public import Training

/// What somebody tells the record directly: single sets and the daily challenge, each word an event.
public struct Logbook: Sendable {
  let events: EventStore

  /// Opens the book over the writer of events.
  public init(_ events: EventStore) { self.events = events }

  // MARK: Sets

  /// Logs sets that were done at one moment.
  public func add(
    _ sets: [LiftedSet],
    note: String? = nil,
    at time: LocalTime
  ) async throws(StorageError) -> HandLog.Entry? {
    let event = try await events.write(
      HandLog.added,
      in: HandLog.session(ofDay: time.day),
      at: time,
      HandLog.payload(sets, note: note)
    )
    return HandLog([event.line]).entries.first
  }

  /// Undoes the last log entry, if there is one.
  public func undo() async throws(StorageError) -> HandLog.Entry? {
    let lines = try await events.database.read { db in
      try Data.fetchAll(
        db,
        sql: """
          SELECT line FROM event WHERE session IN
            (SELECT id FROM session WHERE name GLOB '[0-9]*-log')
          ORDER BY number
          """
      ).map { Array($0) }
    }
    guard let last = HandLog(lines).entries.last else { return nil }
    _ = try await events.write(
      HandLog.removed,
      in: last.session,
      at: last.at,
      last.removal
    )
    return last
  }

  /// Everything that was done, as the training log counts it, with what has ended since.
  public func log() async throws(StorageError) -> TrainingLog {
    try await SessionFolding(events.database).fold()
    return try await RecordLibrary(events.database).trainingLog()
  }

  /// What everything that was done comes to.
  public func digest() async throws(StorageError) -> LogDigest {
    try await SessionFolding(events.database).fold()
    return try await RecordLibrary(events.database).logDigest()
  }

  // MARK: The daily challenge

  /// The current state of the challenge.
  public func challenge() async throws(StorageError) -> ChallengeLog {
    ChallengeLog(try await SessionLibrary(events.database).lines(of: ChallengeLog.session))
  }

  /// Adds to the challenge, or takes an addition back; one that is there by its name is not added again.
  public func add(
    _ count: Int,
    of exercise: String? = nil,
    id: String? = nil,
    undoing other: String? = nil,
    at time: LocalTime
  ) async throws(StorageError) -> ChallengeLog {
    let known = try await challenge()
    if let id, known.additions.contains(where: { $0.entry.id == id }) { return known }
    _ = try await events.write(
      ChallengeLog.added,
      in: ChallengeLog.session,
      at: time,
      ChallengeLog.payload(adding: count, of: exercise ?? known.exercise, id: id, undoing: other)
    )
    return try await challenge()
  }

  /// Says what is counted and how many a day are meant.
  public func choose(
    _ exercise: String,
    goal: Int,
    at time: LocalTime
  ) async throws(StorageError) -> ChallengeLog {
    _ = try await events.write(
      ChallengeLog.chosen,
      in: ChallengeLog.session,
      at: time,
      ChallengeLog.payload(choosing: exercise, goal: goal)
    )
    return try await challenge()
  }

  /// Undoes the last addition, if there is one, on the day on which it was added.
  public func undoChallenge() async throws(StorageError) -> ChallengeLog.Addition? {
    guard let last = try await challenge().last else { return nil }
    _ = try await add(
      -last.entry.count,
      of: last.exercise,
      undoing: last.entry.id,
      at: last.entry.at
    )
    return last
  }
}
