import Exchange
import Testing
import Training

/// What Garmin and adidas export beside recordings.
struct GarminAccountTests {
  private static let account = """
    [{"summarizedActivitiesExport": [
    {"activityId": 1, "name": "Along the Main", "activityType": "running", "description": "Easy",
    "startTimeGmt": 1777788720000.0, "startTimeLocal": 1777795920000.0, "duration": 600000.0,
    "elapsedDuration": 660000.0, "distance": 200000.0, "elevationGain": 2000.0, "avgHr": 140.0,
    "maxHr": 160.0, "calories": 628.0, "workoutRpe": 60},
    {"activityId": 2, "name": "Race", "activityType": "multi_sport",
    "startTimeGmt": 1777875120000.0, "startTimeLocal": 1777875120000.0, "duration": 3600000.0},
    {"activityId": 3, "parentId": 2, "name": "Swim", "activityType": "open_water_swimming",
    "startTimeGmt": 1777875120000.0, "startTimeLocal": 1777875120000.0, "duration": 1200000.0},
    {"activityId": 4, "name": "Laufband", "activityType": {"typeKey": "treadmill_running"},
    "beginTimestamp": 1777961520000, "duration": 1800000.0, "distance": 500000.0},
    {"activityId": 5, "name": "Lost", "startTimeGmt": 1e308, "distance": NaN}]}]
    """

  private static func table(_ text: String, _ name: String = "a.json") throws -> ActivityTable {
    try #require(ActivityTable.isOne(Array(text.utf8), name: name))
    return try ActivityTable(Array(text.utf8), name: name)
  }

  @Test func `reads a Garmin account in centimeters, milliseconds and kilojoules`() throws {
    let table = try Self.table(Self.account)
    #expect(table.rows.map(\.name) == ["Along the Main", "Swim", "Laufband", "Lost"])
    let run = try #require(table.rows[0].activity(of: table.program)).summary
    #expect(
      run.startedAt
        == LocalTime(secondsSince1970: 1_777_788_720, offset: UTCOffset(exactly: 120))
    )
    #expect(run.label == "Along the Main" && run.notes == "Easy" && run.effort == 6)
    #expect(run.distance == .meters(2000) && run.ascent == .meters(20))
    #expect(run.moving?.inSeconds == 600 && run.elapsed?.inSeconds == 660)
    #expect(run.kilocalories.map { $0.rounded() } == 150)
    #expect(run.averageHeartRate == .beatsPerMinute(140))
    #expect(run.sport == .running && run.sourceName == "Garmin")
  }

  @Test func `knows of an account's treadmill that it is one, and of winter in London its zone`()
    throws
  {
    let table = try Self.table(Self.account)
    let treadmill = try #require(table.rows[2].activity(of: table.program)).summary
    #expect(treadmill.kind == "treadmillRunning" && treadmill.isIndoor == true)
    #expect(treadmill.distance == .meters(5000) && treadmill.moving?.inSeconds == 1800)
    // Whoever imports it shows it by the runner's own clock.
    #expect(!table.rows[2].isZoned && table.rows[2].startedAt?.offset == .zero)
    #expect(table.rows[1].isZoned && table.rows[1].startedAt?.offset == .zero)
    #expect(table.rows[3].activity(of: table.program) == nil)
  }

  @Test func `reads which shoes an activity of the account was run in`() throws {
    let gear = """
      [{"gearDTOS": [{"gearPk": 7, "gearTypeName": "Shoes", "displayName": "Red shoes",
      "customMakeModel": "Maker Model"}, {"gearPk": 8, "gearTypeName": "Other",
      "customMakeModel": "Insoles"}], "gearActivityDTOs": {"7": [{"activityId": 1, "gearPk": 7}],
      "8": [{"activityId": 1, "gearPk": 8}, {"activityId": 4, "gearPk": 8}]}}]
      """
    let rows = try Self.table(gear, "a_gear.json").rows
    #expect(rows.map(\.number) == [1, 4, 1] && rows.allSatisfy { $0.isOnlyGear })
    #expect(rows.map(\.gear) == ["Insoles", "Insoles", "Red shoes"])
    #expect(try Self.table(Self.account).rows.map(\.number) == [1, 3, 4, 5])
  }

  @Test func `knows of two that begin at once which one a row means`() throws {
    let row = try Self.table(Self.account).rows[0]
    var run = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_777_788_720),
      source: .fit
    )
    (run.distance, run.moving) = (.meters(2010), .seconds(601))
    var weights = run
    (weights.sport, weights.kind, weights.distance) = (.other, "strengthTraining", nil)
    weights.moving = .seconds(3600)
    #expect(row.fit(run) > row.fit(weights) && row.fit(weights) == 0)
    // Its owner may have said that it was no ride, and a treadmill may have been corrected.
    var ride = run
    ride.sport = .cycling
    var corrected = run
    (corrected.distance, corrected.moving) = (.meters(2500), .seconds(900))
    #expect(row.fit(ride) > 0 && row.fit(corrected) > 0)
    #expect(row.fit(run) > row.fit(ride) && row.fit(run) > row.fit(corrected))
  }

  @Test func `reads Garmin's table with the commas of any account`() throws {
    let english = """
      \u{FEFF}Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Run Cadence,\
      Avg Pace,Total Ascent,Avg Stride Length,Elapsed Time
      Running,2026-05-03 08:12:00,false,"Along, the Main","5,81","1,204","00:29:03","140","160","170",\
      "5:00","1,020","1.18","00:31:00"
      Pool Swim,2026-05-04 08:12:00,false,"Swim","1,500","400","00:30:00","--","--","--","2:00","--",\
      "--","00:30:00"
      Track Running,2026-05-05 08:12:00,true,"Track","5,000","400","00:25:00","--","--","--","5:00",\
      "--","--","--"
      Strength Training,2026-05-06 08:12:00,false,"Gym","--","400","01:00:00","--","--","--","--",\
      "--","--","--"
      """
    let rows = try Self.table(english, "Activities.csv").rows
    #expect(rows.map(\.distance) == [.meters(5810), .meters(1500), .meters(5000), nil])
    #expect(rows[0].name == "Along, the Main" && rows[0].kilocalories == 1204)
    #expect(rows[0].ascent == .meters(1020) && rows[0].averageHeartRate == .beatsPerMinute(140))
    #expect(rows[0].moving?.inSeconds == 1743 && rows[0].elapsed?.inSeconds == 1860)
    #expect(rows[0].startedAt == LocalTime(secondsSince1970: 1_777_795_920))
    #expect(rows[3].averageHeartRate == nil && rows[3].moving?.inSeconds == 3600)
  }

  @Test func `reads Garmin's table in another language, and finds miles by the strides`() throws {
    let german = """
      Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Ø HF,Maximale HF,Anstieg gesamt
      Laufen,2026-05-03 08:12:00,false,"Musterstadt Laufen","2,00","150","00:10:00","140","160","20"
      """
    let row = try #require(try Self.table(german, "Aktivitäten.csv").rows.first)
    #expect(row.name == "Musterstadt Laufen" && row.distance == .meters(2000))
    #expect(row.moving?.inSeconds == 600 && row.maxHeartRate == .beatsPerMinute(160))
    #expect(row.kilocalories == 150 && row.ascent == .meters(20))
    let miles = """
      Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Run Cadence,\
      Avg Stride Length
      Running,2026-05-03 08:12:00,false,"Run","2.00","150","00:16:00","140","160","170","1.18"
      Walking,2026-05-04 08:12:00,false,"Walk","1.00","50","00:16:00","--","--","--","--"
      """
    #expect(
      try Self.table(miles, "a.csv").rows.map(\.distance) == [.miles(2), .miles(1)]
    )
    #expect(
      !ActivityTable.isOne(Array("Intervals,Step Type,Time\n1,Run,05:00".utf8), name: "a.csv")
    )
  }

  @Test func `reads a session of adidas Running and names its track`() throws {
    let session = """
      {"start_time": 1777788720000, "end_time": 1777789380000,
      "start_time_timezone_offset": 7200000, "distance": 2000, "duration": 600000,
      "pause_duration": 60000, "elevation_gain": 20, "calories": 150, "notes": "Easy",
      "pulse_avg": 140, "pulse_max": 160, "manual": false, "id": "fdd2-1", "sport_type_id": "1"}
      """
    let table = try Self.table(session, "fdd2-1.json")
    let row = try #require(table.rows.first)
    #expect(row.file == "GPS-data/fdd2-1.gpx" && table.rows.count == 1)
    let summary = try #require(row.activity(of: table.program)).summary
    #expect(summary.startedAt.offset == UTCOffset(exactly: 120))
    #expect(summary.sport == .running && summary.notes == "Easy" && summary.label == nil)
    #expect(summary.moving?.inSeconds == 600 && summary.elapsed?.inSeconds == 660)
    #expect(summary.distance == .meters(2000) && summary.sourceName == "adidas Running")
    // A track that tells only UTC is shown by the clock of the place.
    var recorded = Activity(
      summary: ActivitySummary(
        sport: .other,
        kind: "other",
        startedAt: LocalTime(secondsSince1970: 1_777_788_722),
        source: .gpx
      )
    )
    row.describe(&recorded)
    #expect(recorded.summary.startedAt.offset == UTCOffset(exactly: 120))
    #expect(recorded.summary.sport == .running)
  }

  @Test func `says that an account is no JSON any more`() throws {
    let cut = Array(Self.account.utf8.dropLast(9))
    #expect(throws: ActivityTableError.self) { try ActivityTable(cut, name: "a.json") }
  }
}
