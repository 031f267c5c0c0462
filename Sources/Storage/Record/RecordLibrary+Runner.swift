import GRDB
public import Training

extension RecordLibrary {
  /// What is known about the runner on a day: what they say now, otherwise what is remembered of
  /// them, otherwise what the record knows of their heart.
  ///
  /// A heart rate at rest is the newest that was measured. A highest is what ``RecordedMaximum`` finds in
  /// what activities held, where that is more than the formula gives.
  public func runner(_ said: Runner, on day: Day) async throws(StorageError) -> Runner {
    let known = said.filled(from: try await memory())
    var runner = known
    if known.restingHeartRate == nil {
      runner.restingHeartRate = try await restingHeartRate(on: day)
    }
    guard known.maxHeartRate == nil else { return runner }
    let bound = HeartRateZones(runner: known).maximum
    let found = RecordedMaximum(
      try await held(above: bound),
      above: bound,
      refusing: known.refusedHeartRate
    )
    (runner.recordedHeartRate, runner.doubtfulHeartRate) = (found.confirmed, found.doubtful)
    return runner
  }

  private func restingHeartRate(on day: Day) async throws(StorageError) -> HeartRate? {
    try await database.read { db in
      try Double.fetchOne(
        db,
        sql: """
          SELECT value FROM daily WHERE kind = ? AND day <= ?
          ORDER BY day DESC, import DESC LIMIT 1
          """,
        arguments: [DailyFigure.Kind.restingHeartRate.rawValue, day.daysSince1970]
      )
    }.map { .beatsPerMinute($0) }
  }

  /// What each activity held above a bound.
  private func held(above bound: HeartRate) async throws(StorageError) -> [RecordedMaximum.Held] {
    try await database.read { db in
      let activities = try Row.fetchCursor(
        db,
        sql: """
          SELECT * FROM activity WHERE covered IS NULL AND ifnull(top_heart_rate, 255) > ?
          ORDER BY started DESC
          """,
        arguments: [bound.beatsPerMinute]
      )
      var held: [RecordedMaximum.Held] = []
      while let activity = try activities.next() {
        guard let rate = try Self.held(in: activity["id"], above: bound, db) else { continue }
        held.append(RecordedMaximum.Held(rate, on: ActivityRow.summary(activity).day))
      }
      return held
    }
  }

  private static func held(
    in activity: String,
    above bound: HeartRate,
    _ db: Database
  ) throws -> HeartRate? {
    let pulse = try db.cachedStatement(
      sql: """
        SELECT beats, milliseconds FROM pulse
        WHERE activity = ? AND beats > ? AND beats <= ? ORDER BY beats DESC
        """
    )
    var seconds = 0.0
    for row in try Row.fetchAll(
      pulse,
      arguments: [activity, bound.beatsPerMinute, RecordedMaximum.mostCredible.beatsPerMinute]
    ) {
      seconds += Double(row["milliseconds"] as Int64) / 1000
      if seconds >= RecordedMaximum.shortestHold { return .beatsPerMinute(row["beats"]) }
    }
    return nil
  }
}
