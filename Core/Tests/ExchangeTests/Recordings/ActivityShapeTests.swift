import Exchange
import Formats
import Testing
import Training

/// The tables of accounts in which a row is an activity with totals, one test a program.
struct ActivityShapeTests {
  private static func summaries(
    _ text: String,
    name: String = "export.csv",
    of program: String
  ) throws -> [ActivitySummary] {
    #expect(ActivityTable.isOne(Array(text.utf8), name: name))
    let table = try ActivityTable(Array(text.utf8), name: name)
    #expect(table.program == program)
    #expect(table.faults.isEmpty)
    return table.rows.compactMap { $0.activity(of: table.program)?.summary }
  }

  // 2026-05-03 06:12:00 UTC.
  private static let start = 1_777_788_720.0

  @Test func `reads Samsung Health's below its title, with the offset of the place`() throws {
    let prefix = "com.samsung.health.exercise."
    let text = """
      \u{FEFF}com.samsung.shealth.exercise,6320001,17
      title,\(prefix)exercise_type,\(prefix)start_time,\(prefix)end_time,\(prefix)time_offset,\
      \(prefix)duration,\(prefix)distance,\(prefix)calorie,\(prefix)mean_heart_rate,\(prefix)max_heart_rate
      ,1002,2026-05-03 06:12:00.000,2026-05-03 06:24:00.000,UTC+0200,600000,2000.0,150.0,140.0,160.0,
      Hills,13001,2026-05-04 06:12:00.000,2026-05-04 07:12:00.000,UTC-0330,3600000,4000.0,,,,

      """
    let found = try Self.summaries(text, of: "Samsung Health")
    let run = try #require(found.first)
    #expect(run.sport == .running)
    #expect(
      run.startedAt == LocalTime(secondsSince1970: Self.start, offset: UTCOffset(exactly: 120))
    )
    #expect(run.elapsed?.inSeconds == 720 && run.moving?.inSeconds == 600)
    #expect(run.distance == .meters(2000) && run.kilocalories == 150)
    #expect(run.averageHeartRate == .beatsPerMinute(140))
    #expect(run.maxHeartRate == .beatsPerMinute(160))
    #expect(found.last?.kind == "hiking" && found.last?.label == "Hills")
    #expect(found.last?.startedAt.offset == UTCOffset(exactly: -210))
    // Its other tables are none of activities.
    let steps = "com.samsung.shealth.tracker.pedometer_day_summary,6320001,5\nstep_count,day_time\n"
    #expect(!ActivityTable.isOne(Array(steps.utf8), name: "steps.csv"))
  }

  @Test func `reads Zepp's with its numbers for sports`() throws {
    let text = """
      \u{FEFF}type,startTime,sportTime(s),maxPace(/meter),distance(m),avgPace(/meter),calories(kcal)
      1,2026-05-03 06:12:00+0000,600,0.0,2000.0,0.3,150.0
      8,2026-05-04 06:12:00+0000,600,0.0,null,0.3,null
      92,2026-05-05 06:12:00+0000,600,0.0,0.0,0.3,20
      """
    let found = try Self.summaries(text, of: "Zepp")
    #expect(found.map(\.sport) == [.running, .running, .other])
    #expect(found.map(\.kind) == ["running", "treadmillRunning", "other"])
    #expect(found.map(\.distance) == [.meters(2000), nil, nil])
    #expect(found[0].startedAt == LocalTime(secondsSince1970: Self.start, offset: .zero))
    #expect(found.map(\.kilocalories) == [150, nil, 20])
  }

  @Test func `reads the tables of Pacesetter back with names and gear`() throws {
    var run = ActivitySummary(
      sport: .running,
      kind: "trailRunning",
      startedAt: LocalTime(secondsSince1970: Self.start, offset: UTCOffset(exactly: 120)),
      source: .fit,
      sourceName: "watch"
    )
    (run.label, run.notes, run.gear, run.effort) = ("=Long run", "Windy,\nand wet", "Red shoes", 7)
    (run.distance, run.moving, run.elapsed) = (.meters(5000.5), .seconds(1500.5), .seconds(1600))
    (run.ascent, run.kilocalories) = (.meters(31), 300.5)
    run.averageHeartRate = .beatsPerMinute(150)
    run.maxHeartRate = .beatsPerMinute(171)
    var tables = RecordTables()
    tables.add(run)
    tables.add(DailyFigure(day: Day(daysSince1970: 20_000), kind: .restingHeartRate, value: 48.5))
    let zip = String(decoding: tables.zip(at: run.startedAt), as: UTF8.self)
    let activities = try #require(zip.split(separator: "activities.csv").dropFirst().first)
      .split(separator: "PK")[0]
    var expected = run
    (expected.source, expected.sourceName) = (.table, "Pacesetter")
    let name = "activities.csv"
    #expect(try Self.summaries(String(activities), name: name, of: "Pacesetter") == [expected])
    let days = Array("day,kind,value\n2024-10-04,resting_heart_rate,48.5\n".utf8)
    #expect(zip.contains("resting_heart_rate,48.5"))
    let figures = try FigureTable(days, name: "days.csv") { _ in nil }
    var book = FigureBook()
    #expect(figures.program == "Pacesetter")
    #expect(
      book.figures(of: figures) == [
        DailyFigure(day: Day(daysSince1970: 20_000), kind: .restingHeartRate, value: 48.5)
      ]
    )
  }

  @Test func `reads Withings' and Oura's by the clock of the place`() throws {
    let withings = """
      from,to,"from (manual)","to (manual)",Timezone,"Activity type",Data,GPS,Modified
      2026-05-03T08:12:00+02:00,2026-05-03T08:22:00+02:00,,,Europe/Berlin,Running,\
      "{""calories"":150,""hr_average"":140,""hr_max"":160,""distance"":2000,""pause_duration"":60}",,
      """
    let oura = """
      id;activity;calories;day;distance;end_datetime;intensity;label;source;start_datetime
      1;running;150;2026-05-03;2000;2026-05-03T08:22:00+02:00;moderate;;manual;2026-05-03T08:12:00+02:00
      """
    let run = try #require(try Self.summaries(withings, of: "Withings").first)
    #expect(run.moving?.inSeconds == 540 && run.maxHeartRate == .beatsPerMinute(160))
    let other = try #require(try Self.summaries(oura, of: "Oura").first)
    for found in [run, other] {
      #expect(found.sport == .running && found.distance == .meters(2000))
      #expect(
        found.startedAt == LocalTime(secondsSince1970: Self.start, offset: UTCOffset(exactly: 120))
      )
      #expect(found.elapsed?.inSeconds == 600 && found.kilocalories == 150)
    }
  }

  @Test func `reads Peloton's with either way of naming a zone`() throws {
    let header =
      "Workout Timestamp,Live/On-Demand,Instructor Name,Length (minutes),Fitness Discipline,Type,Title,"
      + "Avg. Speed (mph),Distance (mi),Calories Burned,Avg. Heartrate"
    let text = """
      \(header)
      2026-01-03 06:12 (EST),On Demand,Robin,20,Cycling,Climb,20 min Climb Ride,18.0,6.0,200,151.78
      2026-01-04 06:12 (-06),On Demand,Robin,None,Running,,Just Run,6.0,3.0,300,
      2026-01-05 06:12 (XYZ),Live,Robin,30,Strength,,30 min Strength,,,,
      """
    let found = try Self.summaries(text, of: "Peloton")
    #expect(
      found.map(\.startedAt) == [
        LocalTime(secondsSince1970: 1_767_438_720, offset: UTCOffset(exactly: -300)),
        LocalTime(secondsSince1970: 1_767_528_720, offset: UTCOffset(exactly: -360)),
        // A zone that nobody knows leaves the clock of the place.
        LocalTime(secondsSince1970: 1_767_593_520),
      ]
    )
    #expect(found.map(\.sport) == [.cycling, .running, .other])
    #expect(found.map(\.kind) == ["indoorCycling", "running", "strengthTraining"])
    #expect(found.map { $0.elapsed?.inSeconds } == [1200, 1800, 1800])
    #expect(found[0].distance == .miles(6))
    #expect(found[0].averageHeartRate == .beatsPerMinute(151.78))
    #expect(found[0].label == "20 min Climb Ride" && found[0].notes == "Robin")
  }

  @Test func `reads a season of Concept2 with its rests`() throws {
    let text = """
      "Log ID","Date","Description","Work Time (Seconds)","Rest Time (Seconds)","Work Distance",\
      "Total Cal","Avg Heart Rate","Type","Comments"
      "1001","2026-05-03 07:32:00","2000m row","432.4","","2000","144","172","RowErg",""
      "1002","2026-05-04 07:32:00","4x500m","432","180","2000","144","","BikeErg","windy"
      """
    let found = try Self.summaries(text, of: "Concept2")
    #expect(found.map(\.kind) == ["indoorRowing", "indoorCycling"])
    #expect(found.map { $0.moving?.inSeconds } == [432.4, 432])
    #expect(found.map { $0.elapsed?.inSeconds } == [432.4, 612])
    #expect(found.map(\.distance) == [.meters(2000), .meters(2000)])
    #expect(found[0].startedAt == LocalTime(secondsSince1970: 1_777_793_520))
    #expect(found.map(\.notes) == [nil, "windy"])
  }

  @Test func `names the recordings of intervals-icu by their activities`() throws {
    let text = """
      id,start_date_local,type,moving_time,distance,name,average_heartrate,icu_rpe
      i7788,2026-05-03T08:12:00,Run,600,2000,Laufen,141,6
      """
    let name = "i12345_activities.csv"
    let table = try ActivityTable(Array(text.utf8), name: name)
    #expect(table.rows.map(\.file) == ["i7788"])
    let run = try #require(try Self.summaries(text, name: name, of: "intervals.icu").first)
    #expect(run.label == "Laufen" && run.effort == 6)
    #expect(run.startedAt == LocalTime(secondsSince1970: Self.start + 7200))
    #expect(run.moving?.inSeconds == 600 && run.elapsed?.inSeconds == 600)
    #expect(run.averageHeartRate == .beatsPerMinute(141))
  }

  @Test func `reads the exercises of Fitbit and a session of Google Fit`() throws {
    let exercises = """
      [{"logId":1,"activityName":"Run","averageHeartRate":140,"calories":150,"distance":2.0,
      "distanceUnit":"Kilometer","duration":660000,"activeDuration":600000,"elevationGain":20.0,
      "startTime":"05/03/26 06:12:00"},
      {"logId":2,"activityName":"Walk","distance":1.0,"distanceUnit":"Mile","duration":1200000,
      "startTime":"5 March"}]
      """
    let table = try ActivityTable(Array(exercises.utf8), name: "exercise-0.json")
    #expect(table.program == "Fitbit" && table.rows.count == 2)
    let run = try #require(table.rows[0].activity(of: table.program)).summary
    #expect(run.sport == .running && run.distance == .meters(2000))
    #expect(run.startedAt == LocalTime(secondsSince1970: Self.start, offset: .zero))
    #expect(run.elapsed?.inSeconds == 660 && run.moving?.inSeconds == 600)
    #expect(run.ascent == .meters(20) && run.kilocalories == 150)
    #expect(table.rows[1].distance == .miles(1))
    #expect(table.rows[1].lack.line == 2)
    let session = """
      {"fitnessActivity":"running","startTime":"2026-05-03T06:12:00.000Z",
      "endTime":"2026-05-03T06:22:00.000Z","duration":"600s","aggregate":[
      {"metricName":"com.google.distance.delta","floatValue":2000.0}]}
      """
    let fit = try #require(try Self.summaries(session, of: "Google Fit").first)
    #expect(fit.sport == .running && fit.distance == .meters(2000))
    #expect(fit.elapsed?.inSeconds == 600 && fit.moving?.inSeconds == 600)
    #expect(fit.startedAt == LocalTime(secondsSince1970: Self.start, offset: .zero))
  }

  @Test func `puts what MapMyRun and TrainingPeaks know of a day at its noon`() throws {
    let map = """
      Date Submitted,Workout Date,Activity Type,Calories Burned (kCal),Distance (mi),Workout Time (seconds),\
      Avg Heart Rate,Notes
      "May 4, 2026","May 3, 2026",Indoor Run / Jog,582,4.0,2036,146,Shoes: old ones
      """
    let run = try #require(try Self.summaries(map, of: "MapMyRun").first)
    #expect(run.startedAt == LocalTime(secondsSince1970: 1_777_809_600))
    #expect(run.isOfDayOnly && run.sport == .running && run.distance == .miles(4))
    #expect(run.elapsed?.inSeconds == 2036 && run.notes == "Shoes: old ones")
    let peaks = """
      "Title","WorkoutType","WorkoutDescription","WorkoutDay","CoachComments","DistanceInMeters",\
      "TimeTotalInHours","HeartRateAverage","Rpe"
      "Laufen","Run","","2026-05-03","well done","2000","0.1667","140","5"
      "Planned","Run","easy","2026-05-04","","","","",""
      """
    let table = try ActivityTable(Array(peaks.utf8), name: "workouts.csv")
    let done = try #require(table.rows[0].activity(of: table.program)).summary
    #expect(done.startedAt == LocalTime(secondsSince1970: 1_777_809_600))
    #expect(done.label == "Laufen" && done.notes == "well done" && done.effort == 5)
    #expect(done.elapsed?.inSeconds.rounded() == 600)
    // What was only planned is no activity, and that is said.
    #expect(table.rows[1].activity(of: table.program) == nil)
    #expect(table.rows.map(\.isPlanned) == [false, true])
    #expect(table.rows[1].lack.problem.hasPrefix("found neither a time nor a distance"))
  }

  @Test func `knows a recording again by its day, its length and its way`() throws {
    var noon = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_777_809_600),
      source: .table
    )
    noon.elapsed = .seconds(600)
    noon.distance = .meters(2000)
    var recorded = noon
    recorded.source = .fit
    recorded.startedAt = LocalTime(secondsSince1970: Self.start, offset: UTCOffset(exactly: 120))
    recorded.distance = .meters(2040)
    #expect(noon.isLikelySame(as: recorded) && recorded.isLikelySame(as: noon))
    #expect(!recorded.isSame(as: noon))
    recorded.distance = .meters(2500)
    #expect(!noon.isLikelySame(as: recorded))
    recorded.distance = .meters(2040)
    recorded.startedAt = LocalTime(secondsSince1970: Self.start - 86_400)
    #expect(!noon.isLikelySame(as: recorded))
    // Two runs of a day that a table lists are two unless they are equal.
    var second = noon
    #expect(noon.isLikelySame(as: second))
    second.distance = .meters(2010)
    #expect(!noon.isLikelySame(as: second))
  }

  @Test(arguments: [
    ("2026-05-03T08_12_00+02_00_PT10M_Laufen.tcx", 120),
    ("gadgetbridge-running-2026-05-03T08_12_00+02_00.gpx", 120),
    // Another moment tells nothing of this one.
    ("2026-05-04T08_12_00+02_00.tcx", nil), ("2026-05-03T08_12_00.tcx", nil),
  ])
  func `takes the clock of the place from a name that has it`(name: String, minutes: Int?) {
    var activity = Activity(
      summary: ActivitySummary(
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: Self.start),
        source: .tcx
      )
    )
    activity.readClock(in: name)
    #expect(activity.summary.startedAt.offset == minutes.flatMap { UTCOffset(exactly: $0) })
    #expect(!activity.summary.isClockAssumed)
  }
}
