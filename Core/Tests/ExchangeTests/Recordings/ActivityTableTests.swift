import Exchange
import Formats
import Testing
import Training

struct ActivityTableTests {
  private static let strava = """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,\
    Activity Private Note,Activity Gear,Filename,Elapsed Time,Moving Time,Distance,Average Heart Rate,Calories,\
    Perceived Exertion
    1,"May 3, 2026, 6:12:00 AM",Along the Main,Run,"Easy,
    with Mia",605,2.00,shin,Red shoes,activities/1.fit.gz,605.0,600.0,2004.5,,150.0,4.0
    5,"May 7, 2026, 12:05:09 PM",Treadmill,Run,"No file, typed in by hand",1800,5.00,,,,1800.0,1790.0,\
    5000.0,141.5,300.0,6.0
    """

  private static func rows(_ text: String) throws -> [ActivityTable.Row] {
    try ActivityTable(Array(text.utf8), name: "activities.csv").rows
  }

  private static func recorded(_ sport: Recording.Sport = .running) -> Activity {
    var summary = ActivitySummary(
      sport: sport,
      kind: sport.rawValue,
      startedAt: LocalTime(secondsSince1970: 1_777_788_720),
      source: .gpx
    )
    summary.distance = .meters(2001)
    return Activity(summary: summary)
  }

  @Test func `tells what Strava's owner called, wrote and felt`() throws {
    let row = try #require(try Self.rows(Self.strava).first)
    #expect(row.file == "activities/1.fit.gz")
    var activity = Self.recorded()
    row.describe(&activity)
    #expect(activity.summary.label == "Along the Main")
    #expect(activity.summary.notes == "Easy,\nwith Mia\nshin")
    #expect(activity.summary.effort == 4)
    #expect(activity.summary.gear == "Red shoes")
    #expect(activity.summary.kilocalories == 150)
    // What was measured stays, and so does a clock that says no zone.
    #expect(activity.summary.distance == .meters(2001))
    #expect(activity.summary.startedAt.offset == nil)
  }

  @Test func `makes an activity of what was typed in, from the columns in meters and seconds`()
    throws
  {
    let row = try #require(try Self.rows(Self.strava).last)
    let summary = try #require(row.activity(of: "Strava")).summary
    #expect(row.file == nil)
    #expect(summary.sport == .running)
    #expect(summary.startedAt == LocalTime(secondsSince1970: 1_778_155_509, offset: .zero))
    #expect(summary.distance == .meters(5000))
    #expect(summary.elapsed?.inSeconds == 1800)
    #expect(summary.moving?.inSeconds == 1790)
    #expect(summary.averageHeartRate == .beatsPerMinute(141.5))
    // Its table has no column of these.
    #expect(summary.ascent == nil && summary.maxHeartRate == nil)
    #expect(summary.label == "Treadmill")
    #expect(summary.source == .table)
    #expect(summary.sourceName == "Strava")
  }

  @Test func `reads the header in any language, and the account's commas`() throws {
    let text = """
      Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Beschreibung,Verstrichene Zeit,\
      Distanz,Dateiname
      1,"03.05.2026, 06:12:00",Laufen am Main,Lauf,,600,"9,44",activities/1.gpx
      2,"04.05.2026, 18:30:01",Laufband,Run,,1800,"5,00",
      """
    #expect(ActivityTable.isOne(Array(text.utf8), name: "x/activities.csv"))
    let rows = try Self.rows(text)
    #expect(rows.map(\.file) == ["activities/1.gpx", nil])
    #expect(rows.map(\.name) == ["Laufen am Main", "Laufband"])
    #expect(rows.map(\.distance) == [.meters(9440), .meters(5000)])
    #expect(
      rows.map(\.startedAt?.instant.secondsSince1970) == [1_777_788_720, 1_777_919_401]
    )
  }

  // The order is that of real accounts in English, German and French.
  private static let german = """
    Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,\
    Verstrichene Zeit,Distanz,Max. Herzfrequenz,Relative Leistung,Pendeln,\
    Hinweis zur Privatsphäre für Aktivitäten,Aktivitätsausrüstung,Dateiname,Sportlergewicht,\
    Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz,Höchstgeschw.,\
    Durchschnittliche Geschwindigkeit,Höhenzunahme,Höhenunterschied,Min. Höhe,Max. Höhe,Max. Steigung,\
    Durchschnittliche Steigung,Durchschnittliche positive Steigung,\
    Durchschnittliche negative Steigung,Max. Tritt-/Schrittfrequenz,Durchschnittliche Trittfrequenz,\
    Max. Herzfrequenz,Durchschnittliche Herzfrequenz,Max. Watt,Durchschnittliche Watt,Kalorien,\
    Max. Temperatur,Durchschnittliche Temperatur,Relative Leistung,Gesamtarbeit,Anzahl Läufe,\
    Bergaufzeit,Bergabzeit,Andere Zeit,Gefühlte Anstrengung,Art
    """

  @Test func `finds what an account in another language says by its place`() throws {
    let rest = ",,605.0,600.0,2004.5,,,31.0,,,,,,,,,,165.0,140.5,,,150.0,,,,,,,,,4.0,"
    let text =
      Self.german + """

        1,"03.05.2026, 06:12:00",Am Main,Lauf,,605,"2,00",160,,false,Knie,1080,activities/1.gpx,\(rest)
        2,"04.05.2026, 06:12:00",Laufband,Lauf,,605,"2,00",,,false,,Rote Schuhe,,\(rest)
        3,"05.05.2026, 06:12:00",Am Main,Lauf,,605,"2,00",,,false,,,activities/3.gpx,\(rest)
        """
    #expect(ActivityTable.isOne(Array(text.utf8), name: "activities.csv"))
    let rows = try Self.rows(text)
    // A shoe may be called like a number.
    #expect(rows.map(\.gear) == ["1080", "Rote Schuhe", nil])
    #expect(rows.map(\.notes) == ["Knie", nil, nil])
    let summary = try #require(rows[1].activity(of: "Strava")).summary
    #expect(summary.distance == .meters(2004.5) && summary.ascent == .meters(31))
    #expect(summary.elapsed == .seconds(605) && summary.moving == .seconds(600))
    #expect(summary.averageHeartRate == .beatsPerMinute(140.5))
    #expect(summary.maxHeartRate == .beatsPerMinute(165))
    #expect(summary.kilocalories == 150 && summary.effort == 4)
  }

  @Test func `reads the short tables of 2019, before and after their header changed`() throws {
    let old = """
      id,date,name,type,description,elapsed_time,distance,commute,gear,filename
      1,2018-09-12 15:02:23,Evening Ride,Ride,,783,3681.0,true,Merida,activities/1.gpx
      """
    let new = """
      Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,\
      Verstrichene Zeit,Distanz,Pendeln,Aktivitätsausrüstung,Dateiname
      1,"12.09.2018, 15:02:23",Fahrt,Radfahrt,,783,"3,68",true,Merida,activities/1.gpx
      """
    for (text, meters) in [(old, 3681.0), (new, 3680)] {
      let row = try #require(try Self.rows(text).first)
      #expect(row.gear == "Merida" && row.distance == .meters(meters))
      #expect(row.startedAt?.instant.secondsSince1970 == 1_536_764_543)
    }
  }

  @Test(arguments: [
    "May 3, 2026, 6:12:00 PM", "03.05.2026, 18:12:00", "dim. 3 mai 2026 à 18:12:00",
    "mar. 3 mai 2026 18:12:00", "3 may 2026, 6:12:00 p. m.", "3 mag 2026, 18:12:00",
  ])
  func `reads the dates of an account in its language`(date: String) throws {
    let text = Self.strava.replacing("May 7, 2026, 12:05:09 PM", with: date)
    #expect(try Self.rows(text)[1].startedAt?.instant.secondsSince1970 == 1_777_831_920)
  }

  @Test func `gives a recording in UTC the clock of its place from Runkeeper's table`() throws {
    let text = """
      Activity Id,Date,Type,Route Name,Distance (mi),Duration,Calories Burned,Average Heart Rate (bpm),\
      Notes,GPX File
      a,2026-05-03 08:12:00,Running,,1.25,10:00,150.0,140,Easy,2026-05-03-081200.gpx
      b,2026-05-05 18:00:00,Strength Training,,0.00,45:00,250.0,,,
      """
    #expect(ActivityTable.isOne(Array(text.utf8), name: "cardioActivities.csv"))
    let rows = try Self.rows(text)
    var activity = Self.recorded(.other)
    rows[0].describe(&activity)
    #expect(activity.summary.sport == .running)
    #expect(activity.summary.startedAt.offset == UTCOffset(exactly: 120))
    #expect(activity.summary.notes == "Easy")
    #expect(rows[0].distance == .miles(1.25))
    let typed = try #require(rows[1].activity(of: "Runkeeper")).summary
    #expect(typed.startedAt == LocalTime(secondsSince1970: 1_778_004_000))
    #expect(typed.elapsed?.inSeconds == 2700)
    #expect(typed.distance == nil)
    #expect(typed.sport == .other)
  }

  @Test func `takes the owner's word for a sport that the device had wrong`() throws {
    let text = Self.strava.replacing("Along the Main,Run", with: "Along the Main,Hike")
    var activity = Self.recorded()
    try Self.rows(text)[0].describe(&activity)
    #expect(activity.summary.sport == .walking)
    #expect(activity.summary.kind == "hiking")
    // A word that nobody knows changes nothing.
    activity = Self.recorded()
    try Self.rows(text.replacing("Hike", with: "Wobble"))[0].describe(&activity)
    #expect(activity.summary.sport == .running)
  }

  @Test func `cuts no name that is too long for a label without keeping it whole`() throws {
    let long = String(repeating: "long ", count: 60) + "run"
    let text = Self.strava.replacing("Along the Main", with: long)
    var activity = Self.recorded()
    try Self.rows(text)[0].describe(&activity)
    #expect(activity.summary.label?.utf8.count == Remarks.longestLabel)
    #expect(activity.summary.notes?.hasPrefix(long + "\n") == true)
  }

  @Test func `knows no moment of a date that nobody could mean`() throws {
    for date in [
      "May 40, 2026, 6:12:00 AM", "3 xyz 2026 à 06:12", "yesterday", "", "13, 2026, 1, 1",
    ] {
      let text = Self.strava.replacing("May 7, 2026, 12:05:09 PM", with: date)
      #expect(try Self.rows(text)[1].activity(of: "Strava") == nil, "\(date)")
    }
  }

  @Test func `says which figures of a line it leaves out`() throws {
    let text = """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,\
      Perceived Exertion,Filename
      1,"May 3, 2026, 6:12:00 AM",A,Run,,600,-5,--,
      2,"May 4, 2026, 6:12:00 AM",B,Run,,600,99999,4.0,
      3,"May 5, 2026, 6:12:00 AM",C,Run,,long,5.00,11,
      4,"May 6, 2026, 6:12:00 AM",D,Run,,600,0.0,,
      """
    let table = try ActivityTable(Array(text.utf8), name: "activities.csv")
    #expect(table.rows.map(\.distance) == [nil, nil, .meters(5000), nil])
    #expect(
      table.faults.map(\.description) == [
        "line 2: found -5 in \"Distance\", which is no figure",
        "line 3: left out a distance of 99999000, expected at most 40075000",
        "line 4: found long in \"Elapsed Time\", which is no figure",
        "line 4: left out an effort of 11, expected at most 10",
      ]
    )
  }

  @Test func `is told from other tables by its header, and Strava's by its name too`() {
    let strava = Array("Activity ID,Activity Date".utf8)
    #expect(ActivityTable.isOne(strava, name: "activities.csv"))
    #expect(!ActivityTable.isOne(strava, name: "sets.csv"))
    #expect(ActivityTable.isOne(Array("Date,Type,GPX File".utf8), name: "cardioActivities.csv"))
    #expect(
      !ActivityTable.isOne(Array("Activity Type,Date,Favorite".utf8), name: "activities.csv")
    )
  }

  @Test func `names each leg of a file, and gives none the effort and the energy of the whole`()
    throws
  {
    let row = try #require(try Self.rows(Self.strava).first)
    var legs = [Self.recorded(), Self.recorded()]
    for place in legs.indices { row.describe(&legs[place], leg: place) }
    #expect(legs.map(\.summary.label) == ["Along the Main", "Along the Main"])
    #expect(legs.map(\.summary.notes) == ["Easy,\nwith Mia\nshin", nil])
    #expect(legs.allSatisfy { $0.summary.effort == nil && $0.summary.kilocalories == nil })
    #expect(legs.allSatisfy { $0.summary.gear == nil })
  }
}
