import Formats
import Foundation
import Testing

/// By which clock a run is shown whose file says only UTC.
struct ImportedClockTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ zone: String, _ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": zone])
  }

  private func entry() throws -> JSON {
    try JSON.parse(Array(try run("UTC", "history", "--json").output.utf8))
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let url = files.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: files.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// An evening run in New York, which is the next day in Greenwich.
  private func evening() throws -> String {
    let points = (0..<60).map { second in
      "<trkpt lat=\"\(40.7 + Double(second) * 0.00003)\" lon=\"-74\">"
        + "<time>2026-05-11T02:00:\(second < 10 ? "0" : "")\(second)Z</time></trkpt>"
    }
    return try write(
      "evening.gpx",
      "<gpx><trk><type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    )
  }

  @Test func `is the clock of the machine where nothing else is known`() throws {
    #expect(try run("America/New_York", "import", try evening()).status == 0)
    let entry = try entry()
    #expect(entry["startedAt"]?.string == "2026-05-10T22:00:00-04:00")
    #expect(entry["utcOffsetAssumed"]?.bool == true)
    let id = try #require(entry["id"]?.string)
    #expect(try run("UTC", "show", id).output.contains("UTC-4, assumed"))
  }

  @Test func `is the clock that the runner names`() throws {
    let outcome = try run("UTC", "import", try evening(), "--zone", "America/New_York")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try entry()["startedAt"]?.string == "2026-05-10T22:00:00-04:00")
  }

  @Test func `is that of the sun on a journey to the other side of the earth`() throws {
    #expect(try run("Asia/Tokyo", "import", try evening()).status == 0)
    #expect(try entry()["startedAt"]?.string == "2026-05-10T21:00:00-05:00")
    #expect(try entry()["utcOffsetAssumed"]?.bool == true)
  }

  @Test func `says which zone nobody knows`() throws {
    let outcome = try run("UTC", "import", try evening(), "--zone", "Mars/Olympus")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("expected the name of a zone such as Europe/Berlin"))
  }

  @Test func `is that of the workout in an export of Apple Health`() throws {
    let export = try write(
      "export.xml",
      """
      <HealthData locale="en_US">
      <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" \
      sourceName="Watch" startDate="2026-05-11 04:00:00 +0200" endDate="2026-05-11 04:30:00 +0200">
      <MetadataEntry key="HKTimeZone" value="America/New_York"/></Workout>
      </HealthData>
      """
    )
    #expect(try run("UTC", "import", export).status == 0)
    #expect(try entry()["startedAt"]?.string == "2026-05-10T22:00:00-04:00")
    #expect(try entry()["utcOffsetAssumed"] == nil)
  }
}
