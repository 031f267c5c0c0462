public import Formats
public import Screens
public import Training

/// The races with the runs of them and what the record predicts, as a person sees them.
public struct RaceList: APIAnswer, Hashable {
  /// A race and what there is to say of it.
  public struct Entry: Hashable, Sendable {
    /// The race.
    public let race: RaceSetup
    /// How long the run of it took, where there is one.
    public let result: Duration?
    /// The race in words.
    public let screen: RaceScreen
  }

  /// The races: what comes, the next first; then what was, the last first.
  public let entries: [Entry]

  /// Takes entries in their order.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Finds the runs of races among activities and says what there is to say, on a day.
  public init(
    _ races: [RaceSetup],
    among activities: [Trends.Entry],
    units: UnitSystem = .metric,
    on day: Day,
    in language: Language = .english
  ) {
    let yardstick = Trends.yardstick(of: activities, on: day)
    self.init(
      RaceSetup.inOrder(races, on: day).map { race in
        let result = activities.first { $0.summary.id == race.activity }?.summary
        return Entry(
          race: race,
          result: result?.elapsed ?? result?.moving,
          screen: RaceScreen(
            race,
            yardstick: yardstick,
            result: result,
            units: units,
            seenFrom: day,
            in: language
          )
        )
      }
    )
  }

  /// Those that come and those that were lately.
  public func recent(on day: Day) -> RaceList {
    RaceList(entries.filter { $0.race.isRecent(on: day) })
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in writeMember(to: &json) }
  }

  /// Writes the list into an object that is open.
  func writeMember(to json: inout JSONWriter) {
    json.array("races") { json in for entry in entries { entry.write(to: &json) } }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var entries: [Entry] = []
    for entry in try Fields(json).list("races") { entries.append(try Entry(entry)) }
    self.init(entries)
  }
}

extension RaceList.Entry {
  /// Writes the race with its words.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      race.writeMembers(to: &json)
      race.writePlan(in: .metric, to: &json)
      json.object("typed") { json in
        for (name, text) in TypedRace(race).fields { json.field(name, text) }
      }
      json.field("resultSeconds", result?.inSeconds)
      json.field("title", screen.title)
      json.field("date", screen.date)
      for (key, rows) in [
        ("sentences", screen.sentences), ("cues", screen.cues), ("warnings", screen.warnings),
      ] {
        json.array(key) { json in for row in rows { json.value(row) } }
      }
      if let table = screen.table { write(table, to: &json) }
    }
  }

  /// Writes the pace of each split, with the pictures of the course and the band.
  private func write(_ table: PaceTable, to json: inout JSONWriter) {
    json.array("paceTable") { json in
      for row in table.rows { json.array { json in for cell in row { json.value(cell) } } }
    }
    guard let profile = table.profile else { return }
    json.object("profile") { json in
      json.field("heights", profile.heights)
      json.field("band", profile.band)
      json.field("words", profile.words)
    }
  }

  init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "races")
    race = try RaceSetup(json)
    result = try fields.duration(ifPresent: "resultSeconds")
    screen = RaceScreen(
      title: try fields.string("title"),
      date: try fields.string("date"),
      sentences: try fields.rows("sentences"),
      cues: try fields.rows("cues"),
      warnings: try fields.rows("warnings"),
      // The race says it all, and whoever asked from elsewhere draws it anew.
      table: PaceTable(race)
    )
  }
}
