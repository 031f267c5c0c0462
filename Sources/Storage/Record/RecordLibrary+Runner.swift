import GRDB
public import Training

extension RecordLibrary {
  /// What is known on a day of the one whose record it is: what he says himself, and what the record
  /// knows of the heart where he says nothing.
  ///
  /// A heart rate at rest is the newest that was measured. A highest is what was held for ten seconds,
  /// where that is more than the formula gives (definition 1).
  public func runner(_ said: Runner, on day: Int) async throws(StorageError) -> Runner {
    var runner = said
    if said.restingHeartRate == nil {
      runner.restingHeartRate = try await restingHeartRate(on: day)
    }
    guard said.maxHeartRate == nil else { return runner }
    runner.maxHeartRate = try await held(above: HeartRateZones(runner: said).maximum)
    return runner
  }

  private func restingHeartRate(on day: Int) async throws(StorageError) -> HeartRate? {
    try await vault.read { db in
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
    let rows: [(activity: String, beats: Int, milliseconds: Int64)] = try await vault.read { db in
      // Few activities come near the bound, and only their readings are looked at.
      try Row.fetchAll(
        db,
        sql: """
          SELECT pulse.activity, beats, milliseconds
          FROM activity CROSS JOIN pulse ON pulse.activity = activity.id
          WHERE covered IS NULL AND ifnull(top_heart_rate, 255) > ?1 AND beats > ?1 AND beats <= 220
          ORDER BY pulse.activity, beats DESC
          """,
        arguments: [bound.beatsPerMinute]
      ).map { ($0[0], $0[1], $0[2]) }
    }
    var highest: Int?
    var (activity, milliseconds): (String?, Int64) = (nil, 0)
    for row in rows {
      if row.activity != activity { (activity, milliseconds) = (row.activity, 0) }
      milliseconds += row.milliseconds
      if milliseconds >= 10_000, row.beats > highest ?? 0 { highest = row.beats }
    }
    return highest.map { .beatsPerMinute(Double($0)) }
  }
}
