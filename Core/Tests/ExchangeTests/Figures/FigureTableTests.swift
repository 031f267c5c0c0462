import Exchange
import Formats
import Testing
import Training

/// Figures of days in the files of each program, in the shapes that its real exports have.
struct FigureTableTests {
  private struct Case: Sendable {
    let name: String
    let text: String
    let figures: [DailyFigure]
    var unused: [String] = []
  }

  /// By a clock two hours ahead of UTC.
  static func table(_ text: String, _ name: String) throws -> FigureTable {
    try FigureTable(Array(text.utf8), name: name) { _ in UTCOffset(clamping: 120) }
  }

  static func figures(_ text: String, _ name: String) throws -> [DailyFigure] {
    var book = FigureBook()
    return book.figures(of: try table(text, name))
  }

  static func figure(
    _ kind: DailyFigure.Kind,
    _ value: Double,
    _ day: String = "2026-05-03"
  ) -> DailyFigure {
    DailyFigure(day: Day(day) ?? Day(daysSince1970: 0), kind: kind, value: value)
  }

  private static let cases = [
    Case(
      name: "weight.csv",
      text: """
        Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments
        "2026-05-03 21:00:00",61.40,14.00,,,,
        "2026-05-03 07:00:00",61.00,14.00,,,,
        """,
      figures: [figure(.bodyMass, 61.4)]
    ),
    Case(
      name: "weight.csv",
      text: """
        Datum,"Gewicht (lb)","Fettmasse (lb)","Knochenmasse (lb)","Muskelmasse (lb)","Wasser (lb)",Kommentare
        "2026-05-03 07:00:00","134,5",,,,,
        """,
      figures: [figure(.bodyMass, 134.5 * 0.45359237)]
    ),
    Case(
      name: "sleep.csv",
      text: """
        from,to,"light (s)","deep (s)","rem (s)","awake (s)","wake up"
        2026-05-02T23:10:00+02:00,2026-05-03T06:50:00+02:00,14400,7200,3600,600,1
        2026-05-03T14:00:00+02:00,2026-05-03T14:30:00+02:00,1800,0,0,0,0
        """,
      figures: [figure(.sleep, 25_200)]
    ),
    Case(
      name: "aggregates_steps.csv",
      text: "date,value\n2026-05-03,8000\n2026-05-04,0\n",
      figures: [figure(.steps, 8000)]
    ),
    Case(
      name: "sleepmodel.csv",
      text: """
        id;average_hrv;day;lowest_heart_rate;total_sleep_duration;type
        1;62;2026-05-03;47;27000;long_sleep
        2;90;2026-05-03;60;1800;late_nap
        """,
      figures: [
        figure(.heartRateVariability, 62), figure(.restingHeartRate, 47), figure(.sleep, 27_000),
      ]
    ),
    Case(
      name: "dailyactivity.csv",
      text: "id;active_calories;day;steps\n1;300;2026-05-03;8000\n",
      figures: [figure(.steps, 8000)]
    ),
    Case(
      name: "vo2max.csv",
      text: "id;day;timestamp;vo2_max\n1;2026-05-03;2026-05-03T08:00:00+02:00;51\n",
      figures: [figure(.maximalOxygenUptake, 51)]
    ),
    Case(
      name: "UDSFile_2026-01-01_2026-04-11.json",
      text: #"[{"calendarDate": "2026-05-03", "totalSteps": 8000, "restingHeartRate": 48}]"#,
      figures: [figure(.restingHeartRate, 48), figure(.steps, 8000)]
    ),
    Case(
      name: "2026-01-01_2026-04-10_123_sleepData.json",
      text: #"""
        [{"sleepStartTimestampGMT": "2026-05-02T21:30:00.0", "calendarDate": "2026-05-03",
          "deepSleepSeconds": 6660, "lightSleepSeconds": 7620, "remSleepSeconds": 4020,
          "awakeSleepSeconds": 900}]
        """#,
      figures: [figure(.sleep, 18_300)]
    ),
    Case(
      name: "123_userBioMetrics.json",
      text: #"[{"weight": {"weight": 61000.0, "timestampGMT": "2026-05-02T22:30:00.0"}}]"#,
      figures: [figure(.bodyMass, 61)]
    ),
    Case(
      name: "MetricsMaxMetData_20260101_20260411_1.json",
      text: #"[{"calendarDate": "2026-05-03", "sport": "RUNNING", "vo2MaxValue": 59.0}]"#,
      figures: [figure(.maximalOxygenUptake, 59)]
    ),
    Case(
      name: "activity-2026-05-03-1.json",
      text: #"""
        {"exportVersion": "1.0", "date": "2026-05-03", "summary": {"startTime": "00:00:00.000",
        "calories": 2400, "stepCount": 9123}, "samples": {"steps": [{"localTime": "08:00", "value": 90}]}}
        """#,
      figures: [figure(.steps, 9123)]
    ),
    Case(
      name: "sleep_result_1.json",
      text: #"""
        [{"night": "2026-05-02", "evaluation": {"asleepDuration": "PT7H1M30S"},
        "sleepResult": {"hypnogram": {"sleepEnd": "2026-05-03T06:50:00.000+02:00"}}}]
        """#,
      figures: [figure(.sleep, 25_290)]
    ),
    Case(
      name: "fitness-test-results-1.json",
      text: #"""
        {"startTime": "2026-05-03T08:00:00.000", "fitnessTestResult": {"ownIndex": 52,
        "averageHeartRate": 50}}
        """#,
      figures: [figure(.maximalOxygenUptake, 52)]
    ),
    Case(
      name: "123_healthStatusData.json",
      text: #"[{"calendarDate": "2026-05-03", "metrics": [{"type": "HRV", "value": 68.0}]}]"#,
      figures: [figure(.heartRateVariability, 68)]
    ),
    Case(
      name: "weight-2026-05-01.json",
      text:
        #"[{"logId": 1, "weight": 134.5, "bmi": 21.0, "date": "05/03/26", "time": "05:00:00"}]"#,
      figures: [figure(.bodyMass, 134.5 * 0.45359237)]
    ),
    Case(
      name: "resting_heart_rate-2026-01-01.json",
      text: #"""
        [{"dateTime": "05/03/26 00:00:00", "value": {"date": "05/03/26", "value": 48.2}},
         {"dateTime": "05/04/26 00:00:00", "value": {"date": null, "value": 0.0}}]
        """#,
      figures: [figure(.restingHeartRate, 48.2)]
    ),
    Case(
      name: "demographic_vo2_max-2026-05-03.json",
      text: #"""
        [{"dateTime": "05/03/26 00:00:00",
          "value": {"demographicVO2Max": 44.1, "filteredDemographicVO2Max": 43.9}}]
        """#,
      figures: [figure(.maximalOxygenUptake, 43.9)]
    ),
    Case(
      name: "sleep-2026-05-01.json",
      text: #"[{"logId": 3, "dateOfSleep": "2026-05-03", "minutesAsleep": 420}]"#,
      figures: [figure(.sleep, 25_200)]
    ),
    Case(
      name: "weight.csv",
      text: "timestamp,weight grams,data source\n2026-05-02T22:30:00.123456Z,61000,Aria\n",
      figures: [figure(.bodyMass, 61)]
    ),
    Case(
      name: "daily_resting_heart_rate.csv",
      text: "timestamp,beats per minute,data source\n2026-05-03T00:00:00Z,48.5,Fitbit Air\n",
      figures: [figure(.restingHeartRate, 48.5)]
    ),
    Case(
      name: "com.samsung.health.weight.20260520100000.csv",
      text: """
        com.samsung.health.weight,6320001,5
        start_time,weight,time_offset
        2026-05-02 22:30:00.000,61.0,UTC+0200,
        """,
      figures: [figure(.bodyMass, 61)]
    ),
    Case(
      name: "com.samsung.shealth.step_daily_trend.20260520100000.csv",
      text: """
        com.samsung.shealth.step_daily_trend,6320001,5
        count,day_time,source_type
        7000,1777766400000,0
        8000,1777766400000,-2
        """,
      figures: [figure(.steps, 8000)]
    ),
    Case(
      name: "com.samsung.shealth.sleep.20260520100000.csv",
      text: """
        com.samsung.shealth.sleep,6320001,5
        com.samsung.health.sleep.start_time,com.samsung.health.sleep.end_time,com.samsung.health.sleep.time_offset
        2026-05-02 21:00:00.000,2026-05-03 04:00:00.000,UTC+0200,
        """,
      figures: [figure(.sleep, 25_200)]
    ),
    Case(
      name: "BODY_1777800000000.csv",
      text: """
        \u{FEFF}time,weight,height,bmi,fatRate
        2026-05-02 22:30:00+0000,61.0,170.0,21.1,null
        """,
      figures: [figure(.bodyMass, 61)]
    ),
    Case(
      name: "SLEEP_1777800000000.csv",
      text: """
        date,deepSleepTime,shallowSleepTime,wakeTime,start,stop,REMTime,naps
        2026-05-03,76,206,0,2026-05-02 23:00:00+0000,2026-05-03 05:00:00+0000,67,
        """,
      figures: [figure(.sleep, 20_940)]
    ),
    Case(
      name: "ACTIVITY_1777800000000.csv",
      text: "date,steps,distance,runDistance,calories\n2026-05-03,8000,5600,2000,300\n",
      figures: [figure(.steps, 8000)],
      unused: ["distance"]
    ),
    Case(
      name: "Daily activity metrics.csv",
      text: """
        Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Step count,Average weight (kg)
        2026-05-03,10,100.0,2000.0,20,1700,61.0
        """,
      figures: [figure(.bodyMass, 61), figure(.steps, 1700)],
      unused: ["Distance (m)"]
    ),
    Case(
      name: "measurement_data.csv",
      text: "\"date\",\"weight_kg\",\"fat_percent\"\n\"3 May 2026, 07:00\",61,20\n",
      figures: [figure(.bodyMass, 61)]
    ),
    Case(
      name: "openScale_ida.csv",
      text: """
        "biceps","bone","caliper1","caliper2","caliper3","calories","chest","comment","dateTime","fat","hip","lbm","muscle","neck","thigh","visceralFat","waist","water","weight"
        0.0,2.5,0.0,0.0,0.0,0.0,0.0,"after the run",2026-05-03 07:00,20.0,0.0,0.0,35.0,0.0,0.0,0.0,0.0,55.0,61.0
        """,
      figures: [figure(.bodyMass, 61)],
      unused: ["comment"]
    ),
    // From wger.
    Case(
      name: "Weightdata.csv",
      text: "Datum,Gewicht\n2026-05-03,61.40\n",
      figures: [figure(.bodyMass, 61.4)]
    ),
    Case(
      name: "openScale_export.csv",
      text: """
        DATE,TIME,BMI,BODY_FAT,COMMENT,WEIGHT
        2026-05-03,21:00:00.25,21.1,20.0,,61.4
        2026-05-03,07:00:00,21.1,20.0,,61.0
        """,
      figures: [figure(.bodyMass, 61.4)]
    ),
  ]

  @Test(arguments: cases.indices)
  func `reads the figures of days`(place: Int) throws {
    let one = Self.cases[place]
    #expect(FileKind(head: Array(one.text.utf8), name: one.name) == .figures, "\(one.name)")
    let table = try Self.table(one.text, one.name)
    #expect(table.faults == [] && table.unused == one.unused, "\(one.name)")
    #expect(try Self.figures(one.text, one.name) == one.figures, "\(one.name)")
  }

  @Test func `tells whose figures they are`() throws {
    let programs = Set(try Self.cases.map { try Self.table($0.text, $0.name).program })
    #expect(programs.isSuperset(of: ["Fitbit", "Garmin", "Google Fit", "Oura", "Withings"]))
  }

  @Test func `says that a VO2max of riding is left out`() throws {
    let text = #"""
      [{"calendarDate": "2026-05-03", "sport": "RUNNING", "vo2MaxValue": 59.0},
       {"calendarDate": "2026-05-03", "sport": "CYCLING", "vo2MaxValue": 52.0}]
      """#
    let name = "MetricsMaxMetData_20260101_20260411_1.json"
    #expect(try Self.table(text, name).unused == ["vo2MaxValue of CYCLING"])
    #expect(try Self.figures(text, name) == [Self.figure(.maximalOxygenUptake, 59)])
  }

  @Test func `takes the mean of a night from Samsung's files of its hours`() throws {
    // 02:00, 02:10, 03:00 and noon by a clock two hours ahead of UTC.
    let first = """
      [{"start_time": 1777766400000, "end_time": 1777766430000, "sdnn": 70.5, "rmssd": 40.0},
       {"start_time": 1777767000000, "end_time": 1777767030000, "sdnn": 70.5, "rmssd": 50.0}]
      """
    let next = """
      [{"start_time": 1777770000000, "end_time": 1777770030000, "sdnn": 70.5, "rmssd": 66.0},
       {"start_time": 1777802400000, "end_time": 1777802430000, "sdnn": 70.5, "rmssd": 20.0},
       {"start_time": 0, "end_time": 0, "sdnn": 1, "rmssd": 1}]
      """
    var book = FigureBook()
    let name = "a.binning_data.json"
    #expect(FileKind(head: Array(first.utf8), name: name) == .figures)
    #expect(
      book.figures(of: try Self.table(first, name)) == [Self.figure(.heartRateVariability, 45)]
    )
    #expect(
      book.figures(of: try Self.table(next, name)) == [Self.figure(.heartRateVariability, 52)]
    )
  }

  @Test func `keeps the weight of a body table and says what else it has`() throws {
    let text = """
      Date,Time,Measurement,Value,Unit,Comment
      2026-05-03,07:00:00,Bodyweight,61.0,kgs,
      2026-05-03,07:00:00,Body Fat,20,%,
      2026-05-04,07:00:00,Bodyweight,610,stones,
      2026-05-05,07:00:00,Bodyweight,6100,kgs,
      """
    let table = try Self.table(text, "FitNotes_BodyTracker_Export.csv")
    #expect(table.program == "FitNotes" && table.unused == ["Body Fat"])
    #expect(table.faults.map(\.line) == [4, 5])
    #expect(try Self.figures(text, "body.csv") == [Self.figure(.bodyMass, 61)])
  }

  @Test func `counts the steps of a day that begins in one file and ends in the next`() throws {
    let april = """
      [{"dateTime": "04/30/26 12:00:00", "value": "100"},
       {"dateTime": "04/30/26 22:30:00", "value": "20"}]
      """
    let may = """
      [{"dateTime": "05/01/26 06:12:00", "value": "170"},
       {"dateTime": "05/01/26 06:13:00", "value": "180"}]
      """
    var book = FigureBook()
    #expect(
      book.figures(of: try Self.table(april, "steps-2026-04-01.json")) == [
        Self.figure(.steps, 100, "2026-04-30"), Self.figure(.steps, 20, "2026-05-01"),
      ]
    )
    let next = try Self.table(may, "steps-2026-05-01.json")
    #expect(book.figures(of: next) == [Self.figure(.steps, 370, "2026-05-01")])
    // The same of another export is no more than before.
    #expect(book.figures(of: next) == [Self.figure(.steps, 370, "2026-05-01")])
    // Of what each device counts the account has the sum that is true.
    let devices = """
      timestamp,steps,data source
      2026-05-01T06:12:00Z,170,MobileTrack
      2026-05-01T06:12:00Z,160,Fit Health Connect
      2026-05-02T06:12:00Z,70,MobileTrack
      2026-05-02T06:12:00Z,60,Fit Health Connect
      """
    #expect(
      book.figures(of: try Self.table(devices, "steps_2026-05-01.csv")) == [
        Self.figure(.steps, 370, "2026-05-01"), Self.figure(.steps, 70, "2026-05-02"),
      ]
    )
  }
}
