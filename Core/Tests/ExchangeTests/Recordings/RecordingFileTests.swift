import Exchange
import Screens
import Testing
import Training

/// Files that hold more than one activity.
struct RecordingFileTests {
  private static func activity(_ sport: String, day: Int, seconds: Int) -> String {
    let points = (0...seconds / 10).map { step in
      let (minute, second) = (step * 10 / 60, step * 10 % 60)
      let time =
        "2026-06-0\(day)T07:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)Z"
      return
        "<Trackpoint><Time>\(time)</Time><DistanceMeters>\(step * 30)</DistanceMeters></Trackpoint>"
    }
    return """
      <Activity Sport="\(sport)"><Id>2026-06-0\(day)T07:00:00Z</Id>
      <Lap StartTime="2026-06-0\(day)T07:00:00Z"><TotalTimeSeconds>\(seconds)</TotalTimeSeconds>
      <DistanceMeters>\(seconds * 3)</DistanceMeters><Track>\(points.joined())</Track></Lap></Activity>
      """
  }

  private static func database(_ activities: String, behind: String = "") -> [UInt8] {
    Array(
      "<TrainingCenterDatabase><Activities>\(activities)</Activities>\(behind)</TrainingCenterDatabase>"
        .utf8
    )
  }

  @Test func `gives every activity of a history in TCX, and one as the run`() throws {
    let bytes = Self.database(
      Self.activity("Running", day: 1, seconds: 600) + Self.activity("Biking", day: 2, seconds: 900)
        + Self.activity("Running", day: 3, seconds: 300)
    )
    let contents = try RecordingFile.readAll(bytes)
    #expect(contents.recordings.map(\.sport) == [.running, .cycling, .running])
    #expect(
      contents.recordings.map { $0.totals.distance } == [
        .meters(1800), .meters(2700), .meters(900),
      ]
    )
    #expect(contents.faults.isEmpty)
    #expect(try RecordingFile.read(bytes) == contents.recordings[0])
  }

  @Test func `adds no course to the activity before it`() throws {
    let course = """
      <Courses><Course><Name>x</Name><Lap><TotalTimeSeconds>3000</TotalTimeSeconds>
      <DistanceMeters>9000</DistanceMeters></Lap><Track><Trackpoint><Time>2026-06-01T09:00:00Z</Time>
      <DistanceMeters>9000</DistanceMeters></Trackpoint></Track></Course></Courses>
      """
    let run = Self.activity("Running", day: 1, seconds: 600)
    let alone = try RecordingFile.read(Self.database(run))
    #expect(try RecordingFile.read(Self.database(run, behind: course)) == alone)
    #expect(alone.totals.distance == .meters(1800))
  }

  @Test func `says which activities of a file are no recordings`() throws {
    let typed =
      "<Activity Sport=\"Running\"><Lap><DistanceMeters>5000</DistanceMeters></Lap></Activity>"
    let contents = try RecordingFile.readAll(
      Self.database(typed + Self.activity("Running", day: 1, seconds: 600))
    )
    #expect(contents.recordings.count == 1 && contents.faults.count == 1)
    #expect(throws: RecordingError.self) { try RecordingFile.readAll(Self.database(typed)) }
  }

  private static func track(_ type: String, day: Int, hour: Int, from start: Int = 0) -> String {
    let points = (0..<60).map { step in
      let latitude = 50 + Double(start + step) * 0.0001
      let clock = "\(hour < 10 ? "0" : "")\(hour):00:\(step < 10 ? "0" : "")\(step)"
      return "<trkpt lat=\"\(latitude)\" lon=\"8\"><time>2026-06-0\(day)T\(clock)Z</time></trkpt>"
    }
    return "<trk><type>\(type)</type><trkseg>\(points.joined())</trkseg></trk>"
  }

  private static func gpx(_ tracks: String...) -> [UInt8] {
    Array("<gpx version=\"1.1\">\(tracks.joined())</gpx>".utf8)
  }

  @Test func `divides the tracks of a GPX file by their days and sports`() throws {
    let days = try RecordingFile.readAll(
      Self.gpx(
        Self.track("running", day: 1, hour: 7),
        Self.track("running", day: 2, hour: 7),
        Self.track("running", day: 2, hour: 18)
      )
    )
    #expect(days.recordings.map(\.samples.count) == [60, 60, 60])
    #expect(days.recordings.allSatisfy { $0.pauses.isEmpty })
    let sports = try RecordingFile.readAll(
      Self.gpx(Self.track("cycling", day: 1, hour: 7), Self.track("running", day: 1, hour: 8))
    )
    #expect(sports.recordings.map(\.sport) == [.cycling, .running])
  }

  @Test func `keeps the tracks of one outing together, as reading the run does`() throws {
    let bytes = Self.gpx(
      Self.track("running", day: 1, hour: 7),
      Self.track("running", day: 1, hour: 8, from: 60)
    )
    let contents = try RecordingFile.readAll(bytes)
    #expect(contents.recordings == [try RecordingFile.read(bytes)])
    #expect(contents.recordings[0].pauses.count == 1)
  }

  @Test func `says how to save XML that it does not read`() throws {
    // These files are whole: exporting them once more would not help.
    let wide = [UInt8]([0xFF, 0xFE]) + "<gpx/>".utf8.flatMap { [$0, 0] }
    for bytes in [Array("<!DOCTYPE gpx [<!ENTITY a 'x'>]><gpx/>".utf8), wide] {
      let error = try #require(throws: RecordingError.self) { try RecordingFile.read(bytes) }
      #expect(error.words().contains("UTF-8") && !error.words().contains("damaged"))
      #expect(error.words(in: .german).contains("UTF-8"))
    }
  }
}
