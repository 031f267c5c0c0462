import Formats
import Foundation
import Testing

/// Every real file beside the repository, and every kind of made-up export of Apple Health.
@Suite(.enabled(if: SharedFiles.folder != nil))
struct RealRecordTests {
  private let data = ScratchPlace()

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  private func history() throws -> [JSON] {
    try run(["history", "--json", "--limit", "0"]).rows.map { try JSON.parse($0) }
  }

  @Test func `keeps the totals of every real file`() throws {
    let shared = try #require(SharedFiles.folder)
    let truth = try JSON.parse(
      [UInt8](try Data(contentsOf: shared.appendingPathComponent("data/truth.json")))
    )
    let folder = shared.appendingPathComponent("data").path
    let report = try run(["import", folder, "--weights", "kg", "--json"])
    let lines = try report.rows.map { try JSON.parse($0) }
    for line in lines where line["outcome"]?.string == "refused" {
      #expect(line["reason"]?.string?.isEmpty == false)
    }
    let kept = try history()
    var found = 0
    for member in truth.object ?? [] where member.key.hasPrefix("fit/run/") {
      guard
        let session = member.value["sessions"]?.array?.first(where: {
          $0["sport"]?.string == "running"
        }), let meters = session["total_distance"]?.number,
        let seconds = session["total_timer_time"]?.number
      else { continue }
      let isKept = kept.contains {
        $0["distanceMeters"]?.number == meters && $0["movingSeconds"]?.number == seconds
      }
      #expect(isKept, "\(member.key)")
      found += 1
    }
    #expect(found >= 5)
    let volumes = [
      "strength/breinsp-strong.csv": 129, "strength/mouadja02-workout_data.csv": 17,
      "strength/sample_strong.csv": 15,
    ]
    for (file, sessions) in volumes {
      let line = lines.first { $0["file"]?.string?.hasSuffix(file) == true }
      #expect(line?["sessions"]?.integer == Int64(sessions), "\(file)")
    }
    // The zip of a phone: seven workouts, one of them a run of 8.95512 km.
    #expect(
      kept.contains {
        $0["source"]?.string == "apple_health"
          && abs(($0["distanceMeters"]?.number ?? 0) - 8955.12) < 0.01
      }
    )
    let again = try run(["import", folder, "--weights", "kg", "--json"])
    let whole = try JSON.parse(again.rows.last ?? "")
    #expect(whole["activities"]?.integer == 0 && whole["sessions"]?.integer == 0)
    #expect(try history().count == kept.count)
  }

  @Test(arguments: [
    ["--routes", "3"], ["--dtd", "broken"], ["--dtd", "none", "--locale", "de_DE"],
    ["--bad-chars", "4"], ["--style", "ios13", "--locale", "fr_FR"], ["--truncate"],
    ["--zip", "--main-name", "导出.xml", "--locale", "zh_CN", "--routes", "all"],
    ["--dup-percent", "10"], ["--dtd", "broken", "--bad-chars", "2", "--truncate"],
  ])
  func `takes every kind of export of Apple Health, killed and resumed`(
    options: [String]
  ) throws {
    let shared = try #require(SharedFiles.folder)
    let folder = data.url.appendingPathComponent("health")
    let maker = Process()
    maker.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    maker.arguments =
      ["python3", shared.appendingPathComponent("tools/make_health_export.py").path, folder.path]
      + ["--size-mb", "4", "--seed", "3"] + options
    maker.standardOutput = FileHandle.nullDevice
    try maker.run()
    maker.waitUntilExit()
    let truth = try JSON.parse(
      [UInt8](try Data(contentsOf: folder.appendingPathComponent("truth.json")))
    )
    let zip = folder.appendingPathComponent("export.zip").path
    let given = options.contains("--zip") ? zip : folder.path
    if Killer.compiler != nil {
      let killer = try Killer()
      // Once the tables are there, these changes are those of the import, before it is committed.
      #expect(try run(["import", "--list"]).status == 0)
      for change in [15, 40] {
        #expect(try killer.run(data.url, ["import", given], killedAt: change) == 137)
      }
    }
    let outcome = try run(["import", given])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("forbids") == options.contains("--bad-chars"))
    #expect(outcome.output.contains("in the midst") == options.contains("--truncate"))
    let kept = try history()
    let workouts = try #require(truth["workouts"]?.array)
    if !options.contains("--truncate") { #expect(kept.count == workouts.count) }
    for activity in kept {
      let seconds = activity["movingSeconds"]?.number ?? 0
      let same = workouts.first { abs(($0["durationSec"]?.number ?? 0) - seconds) < 1 }
      let workout = try #require(same)
      if let meters = workout["distanceM"]?.number, meters > 0 {
        #expect(abs((activity["distanceMeters"]?.number ?? 0) - meters) < 1)
      }
      if let rate = workout["avgHR"]?.number, let kept = activity["averageHeartRate"]?.number {
        #expect(abs(kept - rate) < 2.5)
      }
      let id = activity["id"]?.string ?? ""
      let shown = try JSON.parse(run(["show", id, "--json"]).output)
      #expect(shown["series"]?["heartRate"]?.array?.isEmpty == false)
      if workout["route"]?.string != nil {
        #expect(shown["series"]?["latitude"]?.array?.isEmpty == false)
      }
    }
  }

  /// Files of several activities, and how many there are by their construction.
  @Test(
    .enabled(if: SharedFiles.folder != nil),
    arguments: [
      ("11-multisport/two-runs.tcx", 2), ("13-fit-multi/two-runs.fit", 2),
      ("13-fit-multi/tri.fit", 4),
      ("06-tcx-course/act-and-course.tcx", 1), ("53-strava/export.zip", 1),
      ("54-garmin/garmin-export.zip", 1),
    ]
  )
  func `keeps every activity of a file`(path: String, count: Int) throws {
    let file = try #require(SharedFiles.folder).appendingPathComponent("cases/readings/" + path)
      .path
    let report = try run(["import", file])
    #expect(report.status == 0, "\(report.output)")
    #expect(try history().count == count, "\(report.output)")
  }

  @Test(.enabled(if: SharedFiles.folder != nil))
  func `takes two kilometers out of a run that jumped`() throws {
    let file = try #require(SharedFiles.folder)
      .appendingPathComponent("cases/readings/35-jump/jump.fit").path
    let report = try run(["import", file])
    #expect(report.status == 0 && report.output.contains("2,000 m"), "\(report.output)")
    let kept = try #require(try history().first)
    #expect(kept["distanceMeters"]?.number == 9000)
  }

  @Test(.enabled(if: SharedFiles.folder != nil))
  func `keeps the sets of a watch once`() throws {
    let file = try #require(SharedFiles.folder)
      .appendingPathComponent("cases/exports/garmin/1a2b3c4d-0000-0000-0000-000000000000_1.zip")
      .path
    #expect(try run(["import", file]).status == 0)
    let sessions = try history().filter { $0["program"]?.string == "fit" }
    #expect(sessions.count == 1)
    let id = try #require(sessions.first?["id"]?.string)
    let shown = try run(["show", id]).output
    #expect(shown.contains("80"), "\(shown)")
    let count = try history().count
    #expect(try run(["import", file]).status == 0)
    #expect(try history().count == count)
  }
}
