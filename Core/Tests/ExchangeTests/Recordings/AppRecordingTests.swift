import Exchange
import Testing
import Training

/// Recordings of Huawei Health, Endomondo, Suunto and Smashrun.
struct AppRecordingTests {
  private static func read(_ text: String) throws -> Recording {
    let contents = try RecordingFile.readAll(Array(text.utf8))
    try #require(contents.recordings.count == 1 && contents.faults.isEmpty)
    return contents.recordings[0]
  }

  private static let start = LocalTime(
    secondsSince1970: 1_777_788_720,
    offset: UTCOffset(exactly: 120)
  )

  private static let huaweiActivity = #"""
    {"recordId": "a", "partTimeMap":{1.0:300.0,2.0:600.0}, "startTime": 1777788720000, "attribute":
    "HW_EXT_TRACK_DETAIL@istp=lbs;k=0;lat=50.1;lon=8.5;alt=0.0;t=1.77778872E12;\ntp=lbs;k=1;lat=50.2;lon=8.5;alt=0.0;t=1.777788721E9;\ntp=lbs;k=2;lat=90.0;lon=-80.0;alt=0.0;t=0.0;\ntp=lbs;k=3;lat=50.2;lon=8.5;alt=0.0;t=1777788781000;\ntp=h-r;k=1777788720000;v=120;\ntp=h-r;k=1777788721000;v=255;\ntp=h-r;k=1777788781000;v=130;\ntp=s-r;k=1777788721000;v=-1;\ntp=alti;k=1777788720000;v=101.5;\n&&HW_EXT_TRACK_SIMPLIFY@is{\"totalCalories\": 150000}",
    "totalDistance": 2000, "totalTime": 600000, "sportType": 4, "timeZone": "+0200"}
    """#

  @Test(arguments: [
    "[" + huaweiActivity + "]", "{\"data\": [" + huaweiActivity + "]}",
    "[{\"motionPathData\": [" + huaweiActivity + "], \"recordDay\": 20260503}]",
  ])
  func `reads the track that Huawei keeps as a text, in JSON that is none`(text: String) throws {
    let run = try Self.read(text)
    #expect(run.source == .json && run.sport == .running && run.startedAt == Self.start)
    #expect(run.totals.distance == .meters(2000) && run.totals.timer?.inSeconds == 600)
    #expect(run.totals.kilocalories == 150)
    #expect(run.samples.time == [0, 1, 61])
    #expect(run.samples.latitude == [50.1, 50.2, 50.2])
    #expect(run.samples.heartRate.map { $0.isNaN ? 0 : $0 } == [120, 0, 130])
    #expect(run.samples.altitude.map { $0.isNaN ? 0 : $0 } == [101.5, 0, 0])
    #expect(run.samples.cadence.isEmpty)
    #expect(run.pauses == [1..<61])
  }

  @Test func `keeps what Huawei counted without positions`() throws {
    let run = try Self.read(
      #"""
      [{"sportType": 101, "startTime": 1777788720000, "totalTime": 1800000, "totalDistance": 5000,
      "attribute": "HW_EXT_TRACK_DETAIL@istp=rs;k=0;v=27;\ntp=rs;k=5;v=28;\n&&HW_EXT_TRACK_SIMPLIFY@is{"}]
      """#
    )
    #expect(run.kind == "treadmillRunning" && run.totals.timer?.inSeconds == 1800)
    #expect(run.startedAt == LocalTime(secondsSince1970: 1_777_788_720))
    #expect(run.samples.time == [5, 10] && run.samples.speed == [2.7, 2.8])
  }

  @Test func `reads the lengths of a pool that Huawei counted, and the strokes`() throws {
    let swim = try Self.read(
      #"""
      [{"sportType": 102, "startTime": 1777788720000, "totalTime": 70000, "timeZone": "+0200",
      "attribute": "HW_EXT_TRACK_DETAIL@istp=swf;k=0;v=50;\ntp=p-f;k=0;v=24;\ntp=p-f;k=30;v=26;\n&&HW_EXT_TRACK_SIMPLIFY@is{\"mSwimSegments\": [{\"mSegmentIndex\": 1, \"mDistance\": 25, \"mDuration\": 32}, {\"mSegmentIndex\": 2, \"mDistance\": 25, \"mDuration\": 38}]}"}]
      """#
    )
    #expect(swim.sport == .swimming && swim.kind == "poolSwimming")
    #expect(swim.totals.distance == .meters(50) && swim.totals.timer?.inSeconds == 70)
    #expect(swim.laps.map(\.start) == [0, 32])
    #expect(swim.laps.map(\.timer) == [.seconds(32), .seconds(38)])
    #expect(swim.laps.map(\.distance) == [.meters(25), .meters(25)])
    #expect(swim.samples.time == [5, 35] && swim.samples.cadence == [24, 26])
  }

  @Test func `reads Endomondo's lists of objects that have one member each`() throws {
    let run = try Self.read(
      """
      [{"name": "Along the Main"}, {"sport": "RUNNING"}, {"source": "TRACK_MOBILE"},
      {"start_time": "2019-05-03 06:12:00.0"}, {"end_time": "2019-05-03 06:23:00.0"},
      {"duration_s": 600}, {"distance_km": 2.0}, {"calories_kcal": 150.5}, {"ascend_m": 20},
      {"points": [
      [{"location": [[{"latitude": 50.1}, {"longitude": 8.5}]]}, {"altitude": 100.5},
      {"distance_km": 0}, {"timestamp": "Fri May 03 06:12:05 UTC 2019"}],
      [{"location": [[{"latitude": 50.2}, {"longitude": 8.5}]]}, {"distance_km": 0.01},
      {"speed_kmh": 7.2}, {"heart_rate_bpm": 121}, {"timestamp": "Fri May 03 06:12:10 UTC 2019"}]]}]
      """
    )
    #expect(run.sport == .running && run.name == "Along the Main")
    #expect(run.startedAt == LocalTime(secondsSince1970: 1_556_863_920))
    #expect(run.totals.distance == .meters(2000) && run.totals.kilocalories == 150.5)
    #expect(run.totals.timer?.inSeconds == 600 && run.totals.elapsed?.inSeconds == 660)
    #expect(run.ascent == .meters(20))
    #expect(run.samples.time == [5, 10] && run.samples.latitude == [50.1, 50.2])
    #expect(run.samples.distance == [0, 10] && run.samples.speed[1] == 2)
    #expect(run.samples.heartRate[1] == 121)
  }

  @Test func `takes what somebody typed into Endomondo`() throws {
    let walk = try Self.read(
      """
      [{"sport": "WALKING"}, {"source": "INPUT_MANUAL"}, {"start_time": "2014-09-16 09:00:00.0"},
      {"duration_s": 7200}, {"distance_km": 6.6}, {"points": [[{"location": [[{"latitude": 47.5},
      {"longitude": 14.9}]]}]]}]
      """
    )
    #expect(walk.sport == .walking && walk.samples.count == 0)
    #expect(walk.totals.distance == .meters(6600) && walk.totals.timer?.inSeconds == 7200)
  }

  @Test func `reads the units of Suunto's watches`() throws {
    let run = try Self.read(
      """
      {"DeviceLog": {"Header": {"ActivityType": 1, "DateTime": "2026-05-03T08:12:00",
      "Duration": 660, "PauseDuration": 60, "Distance": 2000, "Energy": 627600},
      "Device": {"Name": "Race"}, "Samples": [
      {"TimeISO8601": "2026-05-03T08:12:00.000+02:00", "HR": 2.0, "Distance": 0,
      "Latitude": 0.8744, "Longitude": 0.1484},
      {"TimeISO8601": "2026-05-03T08:13:00.000+02:00", "Events": [{"Pause": {"State": true}}]},
      {"TimeISO8601": "2026-05-03T08:14:00.000+02:00", "Events": [{"Pause": {"State": false}}]},
      {"TimeISO8601": "2026-05-03T08:14:01.000+02:00", "HR": 2.5, "Distance": 10}]}}
      """
    )
    #expect(run.sport == .running && run.startedAt == Self.start && run.device == "Suunto Race")
    #expect(run.totals.timer?.inSeconds == 600 && run.totals.elapsed?.inSeconds == 660)
    #expect(run.totals.distance == .meters(2000) && run.totals.kilocalories == 150)
    #expect(run.samples.time == [0, 121])
    #expect(run.samples.heartRate == [120, 150] && run.samples.distance == [0, 10])
    #expect(abs(run.samples.latitude[0] - 50.0994) < 0.0001)
    #expect(run.pauses == [60..<120])
  }

  @Test func `reads the laps of Suunto's watches, marked, automatic or of events`() throws {
    func log(_ type: String, _ event: String) -> String {
      """
      {"DeviceLog": {"Header": {"Activity": "Running", "ActivityType": 3, "Duration": 660,
      "DateTime": "2026-05-03T08:12:00.000+02:00", "PauseDuration": 60, "Distance": 2000,
      "Device": {"Name": "Xiamen"}}, "Windows": [
      {"Window": {"Type": "\(type)", "Duration": 300, "Distance": 1005,
      "TimeISO8601": "2026-05-03T08:18:00.000+02:00"}},
      {"Window": {"Type": "Move", "Duration": 600, "TimeISO8601": "2026-05-03T08:23:00.000+02:00"}}],
      "Samples": [{"TimeISO8601": "2026-05-03T08:12:00.000+02:00", "Distance": 0,
      "Events": [{"Lap": {"Type": "Start"}}]},
      {"TimeISO8601": "2026-05-03T08:13:00.000+02:00", "Events": [{"Pause": {"State": true}}]},
      {"TimeISO8601": "2026-05-03T08:14:00.000+02:00", "Events": [{"Pause": {"State": false}}]},
      {"TimeISO8601": "2026-05-03T08:18:00.000+02:00", "Events": [{"Lap": {"Type": "\(event)"}}]},
      {"TimeISO8601": "2026-05-03T08:23:00.000+02:00", "Distance": 2000,
      "Events": [{"Lap": {"Type": "Stop"}}]}]}}
      """
    }
    for (type, event) in [("Lap", "Stop"), ("Autolap", "Stop"), ("Move", "Manual")] {
      let run = try Self.read(log(type, event))
      #expect(run.sport == .running && run.device == "Suunto Xiamen")
      #expect(run.laps.map(\.start) == [0, 360])
      #expect(run.laps.map(\.timer) == [.seconds(300), .seconds(300)])
      #expect(run.laps.map(\.distance) == (type == "Move" ? [nil, nil] : [.meters(1005), nil]))
    }
    #expect(try Self.read(log("Move", "Stop")).laps.isEmpty)
  }

  @Test func `makes an activity of each leg of a triathlon in Suunto's logs`() throws {
    let contents = try RecordingFile.readAll(
      Array(
        """
        {"DeviceLog": {"Header": {"Activity": "Multisport", "ActivityType": 2, "Duration": 660,
        "DateTime": "2026-05-03T08:12:00.000+02:00", "PauseDuration": 0, "Distance": 5400},
        "Windows": [
        {"Window": {"Type": "Activity", "ActivityId": 83, "Duration": 290, "Distance": 400}},
        {"Window": {"Type": "Activity", "ActivityId": 4, "Duration": 360, "Distance": 5000}}],
        "Samples": [
        {"TimeISO8601": "2026-05-03T08:12:00.000+02:00", "HR": 2,
        "Events": [{"Activity": {"ActivityType": 83}}]},
        {"TimeISO8601": "2026-05-03T08:16:00.000+02:00", "HR": 2.2},
        {"TimeISO8601": "2026-05-03T08:17:00.000+02:00", "HR": 2.1,
        "Events": [{"Activity": {"ActivityType": 4}}]},
        {"TimeISO8601": "2026-05-03T08:22:00.000+02:00", "HR": 2.5}]}}
        """.utf8
      )
    )
    let legs = contents.recordings
    #expect(legs.map(\.sport) == [.swimming, .cycling])
    #expect(legs.map(\.startedAt.instant.secondsSince1970) == [1_777_788_720, 1_777_789_020])
    #expect(legs.map(\.totals.distance) == [.meters(400), .meters(5000)])
    #expect(legs.map(\.totals.elapsed) == [.seconds(300), .seconds(360)])
    #expect(legs.map(\.totals.timer) == [.seconds(290), .seconds(360)])
    #expect(legs.map(\.samples.time) == [[0, 240], [0, 300]])
  }

  @Test(arguments: [
    ("Running", 3, "running"), ("null", 3, "running"), ("Mountain", 82, "trailRunning"),
    ("Intervals", 17, "indoorCycling"), ("null", 83, "openWaterSwimming"), ("Custom", 1, nil),
  ])
  func `tells the sport of Suunto's logs by its name, or else its number`(
    name: String,
    number: Int,
    kind: String?
  ) throws {
    let recording = try Self.read(
      """
      {"DeviceLog": {"Header": {"Activity": "\(name)", "ActivityType": \(number), "Duration": 60,
      "DateTime": "2026-05-03T08:12:00.000+02:00"}, "Samples": []}}
      """
    )
    let found = recording.kind ?? (recording.sport == .other ? nil : recording.sport.rawValue)
    #expect(found == kind)
  }

  @Test func `reads a run as the API of Smashrun gives it`() throws {
    let run = try Self.read(
      """
      [{"activityId": 1, "activityType": "running", "duration": 600.0, "distance": 2.0,
      "calories": 150, "notes": "Windy.", "startDateTimeLocal": "2026-05-03T08:12:00+02:00",
      "isTreadmill": false, "elevationGain": 12,
      "recordingKeys": ["clock", "distance", "latitude", "longitude", "heartRate"],
      "recordingValues": [[0, 5, 10], [0, 0.01, 0.02], [50.1, -1, 50.2], [8.5, -1, 8.5],
      [120, 121, -1]],
      "laps": [{"lapType": "work", "endDuration": 300, "endDistance": 1.0},
      {"lapType": "recovery", "endDuration": 600, "endDistance": 2.0}]}]
      """
    )
    #expect(run.sport == .running && run.startedAt == Self.start && run.notes == "Windy.")
    #expect(run.totals.distance == .meters(2000) && run.totals.timer == .seconds(600))
    #expect(run.totals.kilocalories == 150 && run.ascent == .meters(12))
    #expect(run.samples.time == [0, 5, 10] && run.samples.distance == [0, 10, 20])
    #expect(run.samples.latitude.map { $0.isNaN ? 0 : $0 } == [50.1, 0, 50.2])
    #expect(run.samples.heartRate.map { $0.isNaN ? 0 : $0 } == [120, 121, 0])
    #expect(run.laps.map(\.start) == [0, 300])
    #expect(run.laps.map(\.distance) == [.meters(1000), .meters(1000)])
  }

  @Test func `reads the readings of Suunto's app`() throws {
    let run = try Self.read(
      """
      {"Data": {"Samples": [{"TimeISO8601": "2026-05-03T08:12:00.000+02:00", "Attributes":
      {"suunto/sml": {"Sample": {"HR": 2.0, "GPSAltitude": 94, "Events": [{"Activity":
      {"ActivityType": 1}}]}}}}, {"TimeISO8601": "2026-05-03T08:12:02.000+02:00", "Attributes":
      {"suunto/sml": {"Sample": {"HR": 2.1, "GPSAltitude": 95}}}}]}, "Summary": {}}
      """
    )
    #expect(run.sport == .running && run.startedAt == Self.start)
    #expect(run.samples.time == [0, 2] && run.samples.heartRate == [120, 126])
    #expect(run.samples.altitude == [94, 95])
    // The totals may lie as deep as the readings.
    let whole = try Self.read(
      """
      {"Summary": {"Samples": [{"Attributes": {"suunto/sml": {"Header": {"ActivityType": 82,
      "DateTime": "2026-05-03T08:12:00.000+02:00", "Duration": 600, "Distance": 2000}}}},
      {"Attributes": {"suunto/sml": {"Windows": [{"Window": {"Type": "Lap", "Duration": 250,
      "Distance": 1000, "TimeISO8601": "2026-05-03T08:16:10.000+02:00"}}]}}}]}, "Data": {"Samples": [
      {"TimeISO8601": "2026-05-03T08:12:00.000+02:00", "Attributes":
      {"suunto/sml": {"Sample": {"HR": 2.0}}}}]}}
      """
    )
    #expect(whole.kind == "trailRunning" && whole.totals.distance == .meters(2000))
    #expect(whole.laps.map(\.start) == [0, 250] && whole.laps[0].distance == .meters(1000))
  }
}
