public import Exchange
import Formats
import GRDB
public import Training

extension Logbook {
  /// Keeps a workout of one's own, written at the moment that it tells.
  public func keep(_ workout: OwnWorkout, offset: UTCOffset) async throws(StorageError) {
    try await write(
      LibraryLog.kept,
      at: LocalTime(workout.changedAt, offset: offset),
      LibraryLog.payload(keeping: workout)
    )
  }

  /// Deletes a workout of one's own; says whether there was one.
  public func removeWorkout(
    _ name: String,
    at time: LocalTime
  ) async throws(StorageError) -> Bool {
    try await SessionFolding(events.database).fold()
    let workouts = try await RecordLibrary(events.database).ownWorkouts()
    guard let workout = workouts.first(where: { $0.name == name }) else { return false }
    try await write(
      LibraryLog.removed,
      // A device whose clock is behind deletes what it sees.
      at: LocalTime(max(time.instant, workout.changedAt), offset: time.offset),
      LibraryLog.payload(removing: name)
    )
    return true
  }

  /// Says what is wanted of the gym, at the moment that it tells.
  public func prefer(_ preference: Preference, offset: UTCOffset) async throws(StorageError) {
    try await write(
      LibraryLog.preferred,
      at: LocalTime(preference.changedAt, offset: offset),
      LibraryLog.payload(preferring: preference)
    )
  }

  /// Takes back what was last kept or deleted of one's own workouts; says whether anything stood.
  public func undoLibrary(
    at time: LocalTime
  ) async throws(StorageError) -> Bool {
    let lines = try await SessionLibrary(events.database).lines(of: LibraryLog.session)
    guard let last = LibraryLog(lines).last else { return false }
    try await write(LibraryLog.undone, at: time, last.reversal)
    return true
  }

  /// The workouts of one's own, the names of those that are no more, and what is wanted of the gym, with
  /// what was said since.
  public func library() async throws(StorageError) -> OwnLibrary {
    try await SessionFolding(events.database).fold()
    let library = RecordLibrary(events.database)
    let workouts = try await library.ownWorkouts()
    let lines = try await SessionLibrary(events.database).lines(of: LibraryLog.session)
    // One that was deleted may have come back with an import.
    let here = Set(workouts.map { $0.name })
    let gone = LibraryLog(lines).gone.filter { !here.contains($0) }
    return OwnLibrary(
      server: events.database.identity,
      workouts: workouts,
      gone: gone,
      preferences: try await library.preferences().filter { !$0.isPlanned }
    )
  }

  private func write(
    _ type: String,
    at time: LocalTime,
    _ payload: JSON
  ) async throws(StorageError) {
    _ = try await events.write(type, in: LibraryLog.session, at: time, payload)
  }
}
