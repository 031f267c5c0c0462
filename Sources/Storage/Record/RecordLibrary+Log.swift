import GRDB
public import Training

extension RecordLibrary {
  /// The number of newest workouts and runs in a training log: years of daily training.
  public static let longestLog = 1000

  /// What the record has of workouts and runs, as the training log counts it.
  public func trainingLog() async throws(StorageError) -> TrainingLog {
    try await database.logCopy.log { () throws(StorageError) in try await readLog() }
  }

  /// What the training log comes to.
  public func logDigest() async throws(StorageError) -> LogDigest {
    try await database.logCopy.digest { () throws(StorageError) in try await readLog() }
  }

  private func readLog() async throws(StorageError) -> TrainingLog {
    let names = try await names()
    return try await database.read { db in
      let sessions = try Row.fetchAll(
        db,
        sql: "SELECT * FROM strength WHERE covered IS NULL ORDER BY started DESC, id LIMIT ?",
        arguments: [Self.longestLog]
      ).map { try StrengthRow.session($0, db) }
      let runs = try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM activity WHERE covered IS NULL AND sport = 'running' AND meters > 0
          ORDER BY started DESC, id LIMIT ?
          """,
        arguments: [Self.longestLog]
      ).compactMap { row -> LoggedRun? in
        let run = ActivityRow.summary(row)
        guard let distance = run.distance else { return nil }
        return LoggedRun(
          id: run.id,
          startedAt: run.startedAt,
          distance: distance,
          duration: run.moving ?? run.elapsed ?? .zero
        )
      }
      return TrainingLog(names.named(sessions), runs: runs)
    }
  }
}
