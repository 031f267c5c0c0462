import Exchange
import Formats
import GRDB
import Training

/// Carries a race to its rows and back, and finds the run of it.
enum RaceRow {
  private static let (fuel, drink) = ("fuel", "drink")

  // MARK: Writing

  static func insert(_ race: RaceSetup, import number: Int64?, _ db: Database) throws {
    // One that was taken out here may come back by a file.
    try db.execute(sql: "DELETE FROM race WHERE id = ?", arguments: [race.id])
    try db.execute(
      sql: "INSERT INTO race VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, ?, ?, ?, ?, ?, ?)",
      arguments: [
        race.id, number, race.name, race.day.daysSince1970, race.distance.meters,
        ActivityRow.milliseconds(race.target.inSeconds), race.pacing.rawValue, race.notes,
        race.script, goals(race), carried(race), course(race), parts(race), race.startsCrowded,
      ]
    )
    let cues = race.fueling.map { (fuel, $0) } + race.hydration.map { (drink, $0) }
    let insert = try db.cachedStatement(sql: "INSERT INTO cue VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (place, (kind, cue)) in cues.enumerated() {
      let (meters, time): (Double?, Int64?) =
        switch cue.place {
        case .distance(let distance): (distance.meters, nil)
        case .time(let time): (nil, ActivityRow.milliseconds(time.inSeconds))
        }
      try insert.execute(
        arguments: [race.id, place + 1, kind, meters, time, cue.what, cue.amount]
      )
    }
  }

  /// The slower goals in milliseconds, a space between them; nothing where there are none.
  private static func goals(_ race: RaceSetup) -> String? {
    guard !race.fallbacks.isEmpty else { return nil }
    return race.fallbacks.map { String(ActivityRow.milliseconds($0.inSeconds)) }
      .joined(separator: " ")
  }

  /// What is carried, a thing a line: "5 gel"; nothing where nobody has said.
  private static func carried(_ race: RaceSetup) -> String? {
    guard !race.carried.isEmpty else { return nil }
    return race.carried.map { "\($0.count) \($0.what)" }.joined(separator: "\n")
  }

  /// The parts of a custom pacing, one a line; nothing where there are none.
  private static func parts(_ race: RaceSetup) -> String? {
    guard !race.parts.isEmpty else { return nil }
    return race.parts.map { part in
      "\(part.distance.meters) \(ActivityRow.milliseconds(part.time.inSeconds))"
    }.joined(separator: "\n")
  }

  private static func parts(_ text: String?) -> [RaceSetup.Part] {
    (text ?? "").split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ")
      guard numbers.count == 2, let meters = Double(numbers[0]), let time = Int64(numbers[1])
      else { return nil }
      return RaceSetup.Part(.meters(meters), in: .milliseconds(time))
    }
  }

  private static func course(_ race: RaceSetup) -> String? {
    guard let course = race.course else { return nil }
    var json = JSONWriter()
    course.write(to: &json)
    return json.text
  }

  private static func course(_ text: String?) -> RaceCourse? {
    guard let text else { return nil }
    // A course that cannot be read any more costs the hills, not the race.
    return try? RaceCourse(Fields(JSON.parse(text)))
  }

  /// Whether there is this race, or one with its name on its day.
  static func isKnown(_ race: RaceSetup, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (SELECT 1 FROM race
          WHERE removed IS NULL AND (id = ? OR (day = ? AND name = ?)))
        """,
      arguments: [race.id, race.day.daysSince1970, race.name]
    ) == true
  }

  /// Tells every race of its run, which may have come, have gone or be told by a richer record now.
  static func link(_ db: Database) throws {
    for race in try races(db) {
      // A day of a place begins up to fourteen hours before that of Greenwich.
      let near = try Row.fetchAll(
        db,
        sql: "SELECT * FROM activity WHERE covered IS NULL AND started >= ? AND started < ?",
        arguments: [
          (race.day - 1).midnight.millisecondsSince1970,
          (race.day + 2).midnight.millisecondsSince1970,
        ]
      ).map { ActivityRow.summary($0) }
      let run = race.run(among: near)?.id
      guard run != race.activity else { continue }
      try db.execute(
        sql: "UPDATE race SET activity = ? WHERE id = ?",
        arguments: [run, race.id]
      )
    }
  }

  // MARK: Reading

  /// All planned races, or one of them, by day.
  static func races(named id: String? = nil, _ db: Database) throws -> [RaceSetup] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT race.*, activity.run AS session
        FROM race LEFT JOIN activity ON activity.id = race.activity
        WHERE race.removed IS NULL AND (?1 IS NULL OR race.id = ?1)
        ORDER BY race.day, race.name, race.id
        """,
      arguments: [id]
    ).map { try race($0, db) }
  }

  private static func race(_ row: Row, _ db: Database) throws -> RaceSetup {
    var race = RaceSetup(
      id: row["id"],
      name: row["name"],
      day: Day(daysSince1970: row["day"]),
      distance: .meters(row["meters"]),
      target: .milliseconds(row["target"] as Int64),
      pacing: RaceSetup.Pacing(rawValue: row["pacing"]) ?? .custom,
      notes: row["notes"]
    )
    let goals = row["goals"] as String? ?? ""
    race.fallbacks = goals.split(separator: " ").compactMap { Int64($0) }.map { .milliseconds($0) }
    for line in (row["carried"] as String? ?? "").split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      race.carried.append(RaceSetup.Carried(String(parts[1]), count: count))
    }
    race.course = course(row["course"] as String?)
    race.parts = parts(row["parts"] as String?)
    race.startsCrowded = row["crowded"]
    race.activity = row["activity"]
    race.run = row["session"]
    race.script = row["script"]
    let cues = try Row.fetchAll(
      db,
      sql: "SELECT * FROM cue WHERE race = ? ORDER BY number",
      arguments: [race.id]
    )
    for row in cues {
      let time: RaceSetup.Cue.Place = .time(.milliseconds(row["time"] as Int64? ?? 0))
      let place = (row["meters"] as Double?).map { .distance(.meters($0)) } ?? time
      let cue = RaceSetup.Cue(place, row["what"], amount: row["amount"])
      if row["kind"] == fuel { race.fueling.append(cue) } else { race.hydration.append(cue) }
    }
    return race
  }
}
