import Exchange
import Testing
import Training

/// Recordings that apps export as JSON.
struct JSONRecordingShapeTests {
  private static let polar = """
    {"exportVersion": "2.6", "startTime": "2026-05-03T08:12:00", "stopTime": "2026-05-03T08:22:30",
    "name": "Along the Main", "note": "Easy", "timezoneOffsetMinutes": 120, "durationMillis": 600000,
    "distanceMeters": 2000.0, "calories": 150, "sport": {"id": "1"}, "exercises": [{
    "startTime": "2026-05-03T08:12:00", "stopTime": "2026-05-03T08:22:30", "durationMillis": 600000,
    "distanceMeters": 2000.0, "timezoneOffsetMinutes": 120, "sport": {"id": "1"},
    "samples": {"samples": [
    {"type": "SPEED", "intervalMillis": 1000, "values": [NaN, NaN, 12.0, 14.4]},
    {"type": "HEART_RATE", "intervalMillis": 1000, "values": [120, 121, 0, 123]},
    {"type": "ALTITUDE", "intervalMillis": 1000, "values": [0, 0, 101.5, 102]}]},
    "routes": {"route": {"startTime": "2026-05-03T08:12:00.200", "wayPoints": [
    {"longitude": 8.5, "latitude": 50.1, "altitude": 90, "elapsedMillis": 0},
    {"longitude": 8.5, "latitude": 50.2, "altitude": 91, "elapsedMillis": 2000}]}},
    "laps": {"autoLaps": [
    {"splitTimeMillis": 300000, "durationMillis": 300000, "distanceMeters": 1000.0}]}}]}
    """

  private static func read(_ text: String) throws -> Recording {
    let contents = try RecordingFile.readAll(Array(text.utf8))
    try #require(contents.recordings.count == 1 && contents.faults.isEmpty)
    return contents.recordings[0]
  }

  @Test func `reads a session of Polar Flow with its bare NaN and the clock of the place`() throws {
    let run = try Self.read(Self.polar)
    #expect(run.source == .json && run.sport == .running)
    #expect(
      run.startedAt
        == LocalTime(secondsSince1970: 1_777_788_720, offset: UTCOffset(exactly: 120))
    )
    #expect(run.totals.distance == .meters(2000))
    #expect(run.totals.timer?.inSeconds == 600 && run.totals.elapsed?.inSeconds == 630)
    #expect(run.totals.kilocalories == 150)
    #expect(run.laps.map(\.start) == [0, 300])
    #expect(run.laps.map(\.distance) == [.meters(1000), .meters(1000)])
    // The satellites' clock began a fifth of a second later: their rows take the other readings.
    #expect(run.samples.time == [0.2, 1, 2.2, 3])
    #expect(run.samples.latitude.map { $0.isNaN ? 0 : $0 } == [50.1, 0, 50.2, 0])
    #expect(run.samples.heartRate.map { $0.isNaN ? 0 : $0 } == [120, 121, 0, 123])
    #expect(run.samples.altitude.map { $0.isNaN ? 0 : $0 } == [0, 0, 101.5, 102])
    #expect(run.samples.speed[3] == 4)
    let summary = Activity(run, sourceName: "a").summary
    #expect(summary.label == "Along the Main" && summary.notes == "Easy")
    #expect(summary.distance == .meters(2000) && summary.source == .json)
  }

  @Test func `reads an older session of Polar Flow with times of its own`() throws {
    let run = try Self.read(
      """
      {"exportVersion": "1.3", "startTime": "2018-12-24T14:25:28.000", "timeZoneOffset": 60,
      "stopTime": "2018-12-24T14:55:28.000", "exercises": [{"startTime": "2018-12-24T14:25:28.000",
      "stopTime": "2018-12-24T14:55:28.000", "timezoneOffset": 60, "duration": "PT30M0.500S",
      "distance": 5048.8, "sport": "TREADMILL_RUNNING", "kiloCalories": 400, "samples": {
      "heartRate": [{"dateTime": "2018-12-24T14:25:28.000", "value": 110},
      {"dateTime": "2018-12-24T14:25:29.000", "value": NaN},
      {"dateTime": "2018-12-24T14:25:30.000", "value": 112}]}}]}
      """
    )
    #expect(run.sport == .running && run.kind == "treadmillRunning")
    #expect(run.startedAt.instant.secondsSince1970 == 1_545_657_928)
    #expect(run.totals.timer?.inSeconds == 1800.5)
    #expect(run.totals.distance == .meters(5048.8))
    #expect(run.samples.time == [0, 2])
    #expect(run.samples.heartRate == [110, 112])
  }

  @Test func `reads a run of Nike Run Club with its name and its pause`() throws {
    let run = try Self.read(
      """
      {"id": "1", "type": "run", "start_epoch_ms": 1777788720000, "end_epoch_ms": 1777789380000,
      "active_duration_ms": 600000, "summaries": [
      {"metric": "pace", "summary": "mean", "value": 5.0},
      {"metric": "distance", "summary": "total", "value": 2.0}],
      "tags": {"com.nike.name": "Sunday morning run", "location": "outdoors"},
      "moments": [{"key": "halt", "value": "pause", "timestamp": 1777788900000},
      {"key": "halt", "value": "resume", "timestamp": 1777788960000}],
      "metrics": [{"type": "latitude", "values": [
      {"start_epoch_ms": 1777788720000, "end_epoch_ms": 1777788720000, "value": 50.1},
      {"start_epoch_ms": 1777789380000, "end_epoch_ms": 1777789380000, "value": 50.2}]},
      {"type": "longitude", "values": [
      {"start_epoch_ms": 1777788720000, "end_epoch_ms": 1777788720000, "value": 8.5},
      {"start_epoch_ms": 1777789380000, "end_epoch_ms": 1777789380000, "value": 8.5}]},
      {"type": "distance", "values": [
      {"start_epoch_ms": 1777788720000, "end_epoch_ms": 1777789000000, "value": 0.9},
      {"start_epoch_ms": 1777789000000, "end_epoch_ms": 1777789380000, "value": 1.1}]}]}
      """
    )
    #expect(run.sport == .running && run.startedAt == LocalTime(secondsSince1970: 1_777_788_720))
    #expect(run.totals.distance == .meters(2000))
    #expect(run.totals.timer?.inSeconds == 600 && run.totals.elapsed?.inSeconds == 660)
    #expect(run.pauses == [180..<240])
    #expect(run.samples.time == [0, 280, 660])
    #expect(run.samples.distance.last == 2000)
    #expect(run.samples.latitude.map { $0.isNaN ? 0 : $0 } == [50.1, 0, 50.2])
    #expect(Activity(run, sourceName: "a").summary.label == "Sunday morning run")
  }

  @Test func `says where a JSON recording is broken, and takes no other JSON for one`() throws {
    let broken = Array(Self.polar.utf8.dropLast(3))
    #expect(throws: RecordingError.self) { try RecordingFile.readAll(broken) }
    do throws(RecordingError) { _ = try RecordingFile.read(broken) } catch {
      guard case .json = error else {
        Issue.record("found \(error)")
        return
      }
    }
    #expect(throws: RecordingError.unknownFormat(offset: 0)) {
      try RecordingFile.read(Array("[{\"calendarDate\": \"2026-05-03\"}]".utf8))
    }
    let empty = "{\"exportVersion\": \"2.6\", \"stopTime\": \"\", \"exercises\": []}"
    #expect(throws: RecordingError.nothingRecorded(.json, offset: 0)) {
      try RecordingFile.read(Array(empty.utf8))
    }
  }

  @Test(arguments: ["1e308", "-1e308", "NaN", "\"x\"", "null", "[]"])
  func `ends at no number that nobody could mean`(number: String) throws {
    for old in ["120,", "600000", "2000.0", "300000", "1000,", "50.1", "2000}", "NaN", "12.0"] {
      let text = Self.polar.replacing(
        old,
        with: old.hasSuffix("}") ? number + "}" : number + (old.hasSuffix(",") ? "," : "")
      )
      // Whether it is a recording then is no matter.
      if let contents = try? RecordingFile.readAll(Array(text.utf8)) {
        for recording in contents.recordings { _ = Activity(recording, sourceName: "a") }
      }
    }
  }
}
