import Exchange
import Testing
import Training

/// Readings that an account keeps beside its table of activities.
struct SeriesFileTests {
  private static func file(_ text: String, _ name: String) throws -> SeriesFile {
    let bytes = Array(text.utf8)
    #expect(FileKind(head: bytes, name: name) == .series)
    return try SeriesFile(bytes, name: name)
  }

  @Test func `gives an activity of Samsung its route and its readings`() throws {
    let table = try ActivityTable(
      Array(
        """
        com.samsung.shealth.exercise,6320001,17
        com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.start_time,\
        com.samsung.health.exercise.time_offset,com.samsung.health.exercise.duration,\
        com.samsung.health.exercise.distance,com.samsung.health.exercise.mean_heart_rate,\
        com.samsung.health.exercise.live_data,com.samsung.health.exercise.location_data
        1002,2026-05-03 06:12:00.000,UTC+0200,600000,2000.0,140.0,\
        A1.com.samsung.health.exercise.live_data.json,\
        A1.com.samsung.health.exercise.location_data.json,
        """.utf8
      ),
      name: "com.samsung.shealth.exercise.csv"
    )
    let row = try #require(table.rows.first)
    let places = "a1.com.samsung.health.exercise.location_data.json"
    let live = "a1.com.samsung.health.exercise.live_data.json"
    #expect(row.readings == [places, live])
    let readings = [
      try Self.file(
        """
        [{"latitude": 50.1, "longitude": 8.5, "altitude": 100.5, "start_time": 1777788720000},
        {"latitude": 50.1001, "longitude": 8.5, "start_time": 1777788725000},
        {"latitude": 50.3, "longitude": 8.5, "start_time": 1777799999000}]
        """,
        places
      ),
      try Self.file(
        """
        [{"heart_rate": 120, "start_time": 1777788720100}, {"speed": 3.5, "start_time": 1777788725000}]
        """,
        live
      ),
    ]
    let run = try #require(row.activity(of: table.program, readings: readings))
    // What was read hours after its end is none of it.
    #expect(run.samples.time == [0, 5])
    #expect(run.samples.latitude == [50.1, 50.1001] && run.samples.heartRate[0] == 120)
    #expect(run.summary.distance == .meters(2000) && run.summary.moving?.inSeconds == 600)
    #expect(run.summary.averageHeartRate == .beatsPerMinute(140))
    #expect(run.summary.source == .table && run.summary.sport == .running)
    #expect(run.summary.startedAt.offset == UTCOffset(exactly: 120))
    #expect(row.activity(of: table.program)?.samples.count == 0)
  }

  @Test func `finds the positions and heart rates of an activity of Fitbit by their days`() throws {
    let table = try ActivityTable(
      Array(
        """
        [{"logId": 1, "activityName": "Run", "startTime": "05/03/26 23:59:58", "duration": 60000,
        "activeDuration": 60000, "distance": 0.2, "distanceUnit": "Kilometer"}]
        """.utf8
      ),
      name: "exercise-0.json"
    )
    let row = try #require(table.rows.first)
    #expect(
      row.readings == [
        "gps_location_2026-05-03.csv", "heart_rate-2026-05-03.json",
        "gps_location_2026-05-04.csv", "heart_rate-2026-05-04.json",
      ]
    )
    let header = "timestamp,latitude,longitude,altitude,data source\n"
    let readings = [
      try Self.file(header + "2026-05-03T23:59:58Z,50.1,8.5,100.5,Charge 6\n", row.readings[0]),
      try Self.file(header + "2026-05-04T00:00:03Z,50.1001,8.5,,Charge 6\n", row.readings[2]),
      try Self.file(
        """
        [{"dateTime": "05/03/26 23:50:00", "value": {"bpm": 99, "confidence": 3}},
        {"dateTime": "05/03/26 23:59:58", "value": {"bpm": 120, "confidence": 3}}]
        """,
        row.readings[1]
      ),
    ]
    let run = try #require(row.activity(of: table.program, readings: readings))
    #expect(run.samples.time == [0, 5])
    #expect(run.samples.latitude == [50.1, 50.1001] && run.samples.altitude[0] == 100.5)
    #expect(run.samples.heartRate[0] == 120 && run.samples.heartRate[1].isNaN)
    #expect(run.summary.distance == .meters(200))
  }
}
