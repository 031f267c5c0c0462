import GRDB
public import Training

extension RecordLibrary {
  /// What is known on a day of the one whose record it is: what he says himself, what is remembered of
  /// him where he says nothing, and what the record knows of the heart where neither does.
  ///
  /// A heart rate at rest is the newest that was measured. A highest is what was held for ten seconds,
  /// where that is more than the formula gives (definition 1).
  public func runner(_ said: Runner, on day: Int) async throws(StorageError) -> Runner {
    let known = said.filled(from: try await memory())
    var runner = known
    if known.restingHeartRate == nil {
      runner.restingHeartRate = try await restingHeartRate(on: day)
    }
    guard known.maxHeartRate == nil else { return runner }
    runner.maxHeartRate = try await held(above: HeartRateZones(runner: known).maximum)
    return runner
  }

  private func restingHeartRate(on day: Int) async throws(StorageError) -> HeartRate? {
    try await database.read { db in
      try Double.fetchOne(
        db,
        sql: """
          SELECT value FROM daily WHERE kind = ? AND day <= ?
          ORDER BY day DESC, import DESC LIMIT 1
          """,
        arguments: [DailyFigure.Kind.restingHeartRate.rawValue, day]
      )
    }.map { .beatsPerMinute($0) }
  }

  /// The highest heart rate that some activity held for ten seconds in all, where it is above a bound:
  /// no spike of a strap.
  private func held(above bound: HeartRate) async throws(StorageError) -> HeartRate? {
    try await database.read { db in
      let activities = try Row.fetchCursor(
        db,
        sql: """
          SELECT id, ifnull(top_heart_rate, 255) AS top FROM activity
          WHERE covered IS NULL AND top > ? ORDER BY top DESC
          """,
        arguments: [bound.beatsPerMinute]
      )
      var highest = bound.beatsPerMinute
      // From the fastest heart on down, until no activity can have held more than what was found.
      while let activity = try activities.next(), activity["top"] as Double > highest {
        highest = max(highest, try Self.held(in: activity["id"], above: highest, db) ?? 0)
      }
      return highest > bound.beatsPerMinute ? .beatsPerMinute(highest) : nil
    }
  }

  private static func held(
    in activity: String,
    above bound: Double,
    _ db: Database
  ) throws -> Double? {
    let pulse = try db.cachedStatement(
      sql: """
        SELECT beats, milliseconds FROM pulse
        WHERE activity = ? AND beats > ? AND beats <= 220 ORDER BY beats DESC
        """
    )
    var milliseconds: Int64 = 0
    for row in try Row.fetchAll(pulse, arguments: [activity, bound]) {
      milliseconds += row["milliseconds"]
      if milliseconds >= 10_000 { return row["beats"] }
    }
    return nil
  }
}
