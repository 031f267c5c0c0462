import Exchange
import Foundation
import GRDB
import Training

/// Carries an activity to its rows and back.
enum ActivityRow {
  static func milliseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1000).rounded()) }

  private static func milliseconds(_ duration: Duration?) -> Int64? {
    duration.map { milliseconds($0.inSeconds) }
  }

  private static func duration(_ milliseconds: Int64?) -> Duration? {
    milliseconds.map { .milliseconds($0) }
  }

  // MARK: Writing

  static func insert(_ activity: Activity, import number: Int64?, _ db: Database) throws {
    let summary = activity.summary
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO activity (id, import, sport, kind, started, offset, assumed, elapsed, moving,
          meters, kilocalories, mean_heart_rate, top_heart_rate, ascent, indoor, source, source_name, run,
          label, notes, effort, richness, damage, gear)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    try insert.execute(
      arguments: [
        summary.id, number, summary.sport.rawValue, summary.kind,
        summary.startedAt.instant.millisecondsSince1970, summary.startedAt.offset?.minutes,
        summary.isClockAssumed ? true : nil, milliseconds(summary.elapsed),
        milliseconds(summary.moving),
        summary.distance?.meters, summary.kilocalories, summary.averageHeartRate?.beatsPerMinute,
        summary.maxHeartRate?.beatsPerMinute, summary.ascent?.meters, summary.isIndoor,
        summary.source.rawValue, summary.sourceName, summary.run, summary.label, summary.notes,
        summary.effort, activity.richness, summary.damage?.text,
        summary.gear,
      ]
    )
    if activity.samples.count > 0 {
      let series = try db.cachedStatement(sql: "INSERT INTO series VALUES (?, ?, ?)")
      try series.execute(
        arguments: [
          summary.id, activity.samples.count, Data(SampleColumns.bytes(of: activity.samples)),
        ]
      )
    }
    try insertParts(of: activity, db)
  }

  private static func insertParts(of activity: Activity, _ db: Database) throws {
    let id = activity.summary.id
    let split = try db.cachedStatement(sql: "INSERT INTO split VALUES (?, ?, ?, ?, ?, ?)")
    for (place, part) in activity.splits.enumerated() {
      try split.execute(
        arguments: [
          id, place + 1, part.distance.meters, milliseconds(part.moving.inSeconds),
          milliseconds(part.elapsed.inSeconds), part.heartRate?.beatsPerMinute,
        ]
      )
    }
    let lap = try db.cachedStatement(sql: "INSERT INTO lap VALUES (?, ?, ?, ?, ?)")
    for (place, part) in activity.laps.enumerated() {
      try lap.execute(
        arguments: [id, place + 1, part.start, part.distance?.meters, milliseconds(part.timer)]
      )
    }
    let pause = try db.cachedStatement(sql: "INSERT INTO pause VALUES (?, ?, ?, ?)")
    for (place, part) in activity.pauses.enumerated() {
      try pause.execute(arguments: [id, place + 1, part.lowerBound, part.upperBound])
    }
    let effort = try db.cachedStatement(sql: "INSERT OR IGNORE INTO effort VALUES (?, ?, ?)")
    for part in activity.efforts {
      try effort.execute(
        arguments: [id, part.distance.meters, milliseconds(part.duration.inSeconds)]
      )
    }
    let pulse = try db.cachedStatement(sql: "INSERT OR IGNORE INTO pulse VALUES (?, ?, ?)")
    for part in activity.pulse {
      try pulse.execute(arguments: [id, part.beatsPerMinute, milliseconds(part.seconds)])
    }
  }

  // MARK: Reading

  static func summary(_ row: Row) -> ActivitySummary {
    // What a later Pacesetter calls a sport or a source is shown as the plainest of ours.
    var summary = ActivitySummary(
      id: row["id"],
      sport: Recording.Sport(rawValue: row["sport"]) ?? .other,
      kind: row["kind"],
      startedAt: row.start,
      source: ActivitySummary.Source(rawValue: row["source"]) ?? .pacesetter,
      sourceName: row["source_name"]
    )
    summary.isClockAssumed = (row["assumed"] as Bool?) ?? false
    summary.elapsed = duration(row["elapsed"])
    summary.moving = duration(row["moving"])
    summary.distance = (row["meters"] as Double?).map { .meters($0) }
    summary.kilocalories = row["kilocalories"]
    summary.averageHeartRate = (row["mean_heart_rate"] as Double?).map { .beatsPerMinute($0) }
    summary.maxHeartRate = (row["top_heart_rate"] as Double?).map { .beatsPerMinute($0) }
    summary.ascent = (row["ascent"] as Double?).map { .meters($0) }
    summary.isIndoor = row["indoor"]
    summary.run = row["run"]
    summary.label = row["label"]
    summary.notes = row["notes"]
    summary.effort = row["effort"]
    summary.gear = row["gear"]
    summary.damage = (row["damage"] as String?).flatMap { Recording.Damage($0) }
    return summary
  }

  static func activity(_ row: Row, _ db: Database) throws -> Activity {
    let summary = summary(row)
    let id = summary.id
    var activity = Activity(summary: summary)
    if let columns = try Data.fetchOne(
      db,
      sql: "SELECT columns FROM series WHERE activity = ?",
      arguments: [id]
    ) {
      activity.samples = try SampleColumns.samples(of: [UInt8](columns))
    }
    activity.splits = try rows("split", of: id, db).map { row in
      ActivitySplit(
        distance: .meters(row["meters"]),
        moving: .milliseconds(row["moving"] as Int64),
        elapsed: .milliseconds(row["elapsed"] as Int64),
        heartRate: (row["heart_rate"] as Double?).map { .beatsPerMinute($0) }
      )
    }
    activity.laps = try rows("lap", of: id, db).map { row in
      Recording.Lap(
        start: row["start"],
        distance: (row["meters"] as Double?).map { .meters($0) },
        timer: duration(row["moving"])
      )
    }
    activity.pauses = try rows("pause", of: id, db).map { row in
      let (start, end): (Double, Double) = (row["start"], row["end"])
      return start..<max(start, end)
    }
    activity.efforts = try efforts(of: id, db)
    activity.pulse = try pulse(of: id, db)
    return activity
  }

  static func efforts(of id: String, _ db: Database) throws -> [BestEffort] {
    let find = try db.cachedStatement(
      sql: "SELECT meters, taken FROM effort WHERE activity = ? ORDER BY meters"
    )
    return try Row.fetchAll(find, arguments: [id]).map { row in
      BestEffort(distance: .meters(row[0]), duration: .milliseconds(row[1] as Int64))
    }
  }

  static func pulse(of id: String, _ db: Database) throws -> [PulseTime] {
    let find = try db.cachedStatement(
      sql: "SELECT beats, milliseconds FROM pulse WHERE activity = ? ORDER BY beats"
    )
    return try Row.fetchAll(find, arguments: [id]).map { row in
      PulseTime(beatsPerMinute: row[0], seconds: Double(row[1] as Int64) / 1000)
    }
  }

  /// The fastest stretches of all activities, by their names.
  static func allEfforts(_ db: Database) throws -> [String: [BestEffort]] {
    var efforts: [String: [BestEffort]] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT activity, meters, taken FROM effort ORDER BY activity, meters"
    )
    while let row = try rows.next() {
      let taken: Int64 = row[2]
      efforts[row[0], default: []].append(
        BestEffort(distance: .meters(row[1]), duration: .milliseconds(taken))
      )
    }
    return efforts
  }

  /// How long the heart beat how fast in all activities, by their names.
  static func allPulses(_ db: Database) throws -> [String: [PulseTime]] {
    var pulses: [String: [PulseTime]] = [:]
    // One name stands for many rows: each list is gathered before it is put away.
    var name = ""
    var pulse: [PulseTime] = []
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT activity, beats, milliseconds FROM pulse ORDER BY activity, beats"
    )
    while let row = try rows.next() {
      let next: String = row[0]
      if next != name {
        if !pulse.isEmpty { pulses[name] = pulse }
        name = next
        pulse = []
      }
      pulse.append(PulseTime(beatsPerMinute: row[1], seconds: Double(row[2] as Int64) / 1000))
    }
    if !pulse.isEmpty { pulses[name] = pulse }
    return pulses
  }

  private static func rows(_ table: String, of id: String, _ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: "SELECT * FROM \(table) WHERE activity = ? ORDER BY number",
      arguments: [id]
    )
  }
}
