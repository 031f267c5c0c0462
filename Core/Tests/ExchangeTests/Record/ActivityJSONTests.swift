import Exchange
import Formats
import Foundation
import Testing
import Training

struct ActivityJSONTests {
  @Test func `comes back from JSON as it was`() throws {
    let recording = SimulatedScenario.allCases[0].recording(seed: Seed(5))
    var activity = Activity(recording, sourceName: "a \"watch\"")
    activity.summary.id = "0123"
    activity.summary.label = "Long\nrun"
    activity.summary.effort = 7
    activity.summary.gear = "Red shoes"
    activity.summary.isIndoor = false
    activity.summary.startedAt.offset = UTCOffset(clamping: -570)
    activity.pauses = [1.5..<2.25]
    activity.laps = [Recording.Lap(start: 0, distance: .meters(1000.3), timer: .seconds(300))]
    var json = JSONWriter()
    activity.write(to: &json)
    #expect(try Activity(JSON.parse(json.bytes)) == activity)
    #expect(!activity.splits.isEmpty && !activity.efforts.isEmpty && !activity.pulse.isEmpty)
  }

  @Test func `says what is wrong, and where`() throws {
    func problem(_ text: String) -> String {
      do {
        _ = try Activity(JSON.parse(text))
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(problem("[]") == "the value is a list, expected an object")
    #expect(
      problem(#"{"id":"a","sport":"running","kind":"running","startedAt":"x"}"#)
        == "\"startedAt\" is a text, expected a time such as 2026-06-01T07:30:00Z"
    )
    let head =
      #"{"id":"a","sport":"running","kind":"running","startedAt":"2026-06-01T07:30:00Z","source":"fit""#
    #expect(
      problem(head + #","series":{"time":[0,1],"heartRate":[1]}}"#).contains("as many readings")
    )
    #expect(problem(head + #","laps":{}}"#).contains("expected a list"))
    #expect(problem(head + "}") == "none")
  }

  @Test(.enabled(if: SharedData.isThere))
  func `keeps the device's own totals of every real file`() throws {
    for path in FITRecordingTruthTests.sessions {
      let bytes = try SharedData.bytes(path)
      // The largest ones only take longer.
      guard bytes.count < 300_000 else { continue }
      let recording = try RecordingFile.read(bytes)
      let activity = Activity(recording, sourceName: path)
      #expect(activity.summary.distance == recording.totals.distance ?? activity.summary.distance)
      #expect(activity.summary.moving == recording.totals.timer ?? activity.summary.moving)
      let sum = activity.splits.reduce(0.0) { $0 + $1.distance.meters }
      if let total = activity.summary.distance?.meters, !activity.splits.isEmpty {
        #expect(abs(sum - total) < 0.01, "\(path)")
      }
      var json = JSONWriter()
      activity.write(to: &json)
      #expect(try Activity(JSON.parse(json.bytes)) == activity, "\(path)")
    }
  }

  @Test func `counts climbs of three metres and more`() {
    var recording = Recording(
      source: .gpx,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0)
    )
    recording.samples.time = [0, 1, 2, 3, 4, 5, 6]
    recording.samples.altitude = [100, 102, 101, 104, 90, .nan, 99.5]
    #expect(Activity(recording, sourceName: "").summary.ascent == .meters(13.5))
  }

  @Test(arguments: [-19_999.0, 0, 9000])
  func `climbs nothing by a height at which nobody was`(height: Double) {
    var recording = Recording(
      source: .gpx,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0)
    )
    recording.samples.time = (0..<200).map { Double($0) * 5 }
    recording.samples.altitude = (0..<200).map { $0 == 100 ? height : 512 }
    #expect(Activity(recording, sourceName: "").summary.ascent == .zero)
    // Half of the run before the first satellite.
    recording.samples.altitude = (0..<200).map { $0 < 100 ? height : 512 }
    #expect(Activity(recording, sourceName: "").summary.ascent == .zero)
  }

  @Test func `writes a strength session and its sets`() throws {
    var session = StrengthSession(
      id: "s",
      name: "A",
      startedAt: LocalTime(secondsSince1970: 1000),
      program: "strong"
    )
    let load = LoadEntry(.external, 225, .pounds)
    session.sets = [LiftedSet("Squat", reps: 5, load: load, kind: .failure)]
    var json = JSONWriter()
    session.write(to: &json)
    #expect(try StrengthSession(JSON.parse(json.bytes)) == session)
    #expect(
      String(decoding: session.csv, as: UTF8.self).split(separator: "\n").last
        == #""A",1970-01-01T00:16:40,,"","Squat","","",0,failure,102.05828325,5,,,,225,lb,external,,,,,,,,"#
    )
    #expect(ExerciseSum.all(of: [session]).first?.heaviest == 225 * 0.45359237)
  }
}
