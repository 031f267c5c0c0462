import Exchange
import Formats
import Foundation
import Testing
import Training

/// `pacesetter race`: what somebody means to run, and how it went.
struct RaceTests {
  private let data = ScratchPlace()
  private let other = ScratchPlace()

  private func run(_ arguments: [String], in place: ScratchPlace? = nil) throws -> Command.Outcome {
    let folder = (place ?? data).url.path
    return try Command.run(arguments, environment: ["PACESETTER_DATA": folder, "TZ": "UTC"])
  }

  private let berlin = [
    "race", "add", "Berlin Marathon", "--day", "2026-06-01", "--distance", "marathon", "--target",
    "3:30:00", "--goals", "3:35:00,3:45:00", "--pacing", "negative", "--fuel",
    "25 g gel at 8 km, 16 km", "--fuel",
    "bread at 2h30min", "--drink", "200 ml water at 5 km", "--carry", "1 gel",
    "--notes", "Wind.",
  ]

  /// A file with a run of 42.4 km on the first of June.
  private func marathon() throws -> String {
    var summary = ActivitySummary(
      id: "a",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: UTCOffset(clamping: 120)),
      source: .fit
    )
    (summary.elapsed, summary.distance) = (.seconds(12_552), .meters(42_400))
    var export = RecordExport()
    var bytes = export.head(exportedAt: 1_780_400_000) + export.open("activities")
    bytes += export.element { Activity(summary: summary).write(to: &$0) } + export.close()
    for list in ["sessions", "exercises", "days"] { bytes += export.open(list) + export.close() }
    bytes += export.end(records: [], exercises: [])
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let file = data.url.appendingPathComponent("marathon.json")
    try Data(bytes).write(to: file)
    return file.path
  }

  @Test func `plans a race, and says how it went once it was run`() throws {
    let planned = try run(berlin)
    #expect(planned.status == 0, "\(planned.errors)")
    #expect(planned.rows[0].hasPrefix("Berlin Marathon: marathon, Mon, 1 June 2026, "))
    #expect(planned.output.contains("  Target 3:30:00 (4:59 /km).\n"))
    for cue in ["5.00 km: water, 200 ml", "8.00 km: gel, 25 g", "2:30:00: bread"] {
      #expect(planned.rows.contains("  " + cue), "\(planned.output)")
    }
    #expect(try run(["import", try marathon()]).status == 0)
    let shown = try run(["race", "show", "berlin"])
    #expect(shown.output.contains("You ran 42.40 km in 3:29:12, 0:48 faster than the target."))
    #expect(shown.output.contains("Wind."))
    let list = try run(["race", "list", "--json"])
    let race = try JSON.parse(list.output)[0]
    #expect(race?["activityId"] == "a" && race?["pacing"] == "negative", "\(list.output)")
    // The newest import goes, and the result with it.
    #expect(try run(["import", "--undo"]).status == 0)
    #expect(try run(["race"]).output.contains("Your record has no run"))
  }

  @Test func `plans three goals and what to eat, and says what to change`() throws {
    let planned = try run([
      "race", "add", "Berlin", "--day", "2099-09-27", "--distance", "marathon", "--goals",
      "3:15,3:20,3:30", "--fuel", "25 g gel at 8 km, 16 km", "--fuel", "bread at 2h30min",
      "--carry",
      "1 gel",
    ])
    #expect(planned.status == 0, "\(planned.errors)")
    #expect(planned.output.contains("  Target 3:15:00 (4:37 /km).\n"))
    #expect(
      planned.output.contains("  If that is gone: 3:20:00 (4:44 /km), then 3:30:00 (4:59 /km).\n")
    )
    for warning in ["Write how much carbohydrate is in bread", "Pack 1 more gel", "Pack bread"] {
      #expect(planned.rows.contains { $0.hasPrefix("  " + warning) }, "\(planned.output)")
    }
    let race = try JSON.parse(try run(["race", "show", "berlin", "--json"]).output)
    #expect(race["fallbackSeconds"] == [12_000, 12_600])
  }

  @Test func `paces a race in parts, and says what does not fit`() throws {
    let add = [
      "race", "add", "Berlin", "--day", "2099-09-27", "--distance", "marathon", "--target",
      "3:30:00", "--pacing", "custom", "--crowded-start", "--parts",
    ]
    let short = try run(add + ["10 km in 50:00, 2 x 10 km at 5:00/km, 12 km in 1:00:00"])
    #expect(
      short.status == 64 && short.errors.contains("add 0.20 km to the parts: they have 42.00")
    )
    let planned = try run(add + ["10 km in 50:30, 2 x 10 km at 4:57/km, rest"])
    #expect(planned.status == 0, "\(planned.errors)")
    #expect(
      planned.output.contains("  Your pacing: 10.00 km in 50:30 (5:03 /km), then 10.00 km in 49:30")
    )
    #expect(
      planned.output.contains("  The first 400 m are free: they may take 2:19 instead of 2:01.\n")
    )
    let shown = try run(["race", "show", "berlin", "--table"])
    #expect(shown.rows.contains("  10  5:01  50:30"), "\(shown.output)")
    #expect(shown.rows.contains { $0.hasSuffix("  3:30:00") }, "\(shown.output)")
    let race = try JSON.parse(try run(["race", "show", "berlin", "--json"]).output)
    #expect(race["parts"]?.array?.count == 4 && race["crowdedStart"] == true)
  }

  @Test func `edits a race, and leaves what is not named as it was`() throws {
    #expect(try run(berlin).status == 0)
    let before = try JSON.parse(try run(["race", "show", "berlin", "--json"]).output)
    let edited = try run(["race", "edit", "ber", "--name", "City", "--target", "3:25:00"])
    #expect(edited.status == 0 && edited.output.hasPrefix("City: "), "\(edited.errors)")
    #expect(edited.output.contains("  Target 3:25:00 (4:52 /km).\n"))
    let paced = try run([
      "race", "edit", "city", "--parts", "20 km in 1:38:00, rest", "--crowded-start",
    ])
    #expect(paced.status == 0, "\(paced.errors)")
    let after = try JSON.parse(try run(["race", "show", "city", "--json"]).output)
    #expect(after["id"] == before["id"] && after["fueling"] == before["fueling"])
    #expect(after["pacing"] == "custom" && after["crowdedStart"] == true)
    #expect(after["parts"]?[0]?["seconds"] == 5880 && after["parts"]?.array?.count == 2)
    let short = try run([
      "race", "edit", "city", "--target", "3:20:00", "--parts", "42.195 km in 3:19:30",
    ])
    #expect(short.status == 64 && short.errors.contains("add 0:30 to the parts"), "\(short.errors)")
    let even = try run([
      "race", "edit", "city", "--pacing", "even", "--no-crowded-start", "--fuel", "",
    ])
    #expect(even.status == 0, "\(even.errors)")
    let last = try JSON.parse(try run(["race", "show", "city", "--json"]).output)
    #expect(last["parts"] == nil && last["crowdedStart"] == nil && last["fueling"] == [])
    #expect(try run(["race", "edit", "nothing", "--target", "3:20:00"]).status == 1)
  }

  @Test func `slows the pace on the hills of the course`() throws {
    // Five level kilometers, one that climbs 40 m, four level ones.
    let two = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    let points = (0...1000).map { row in
      let climbed = Double(min(max(row - 500, 0), 100)) * 0.4
      let latitude = 52 + Double(row) * 10.0 / 111_195
      return "<trkpt lat=\"\(latitude)\" lon=\"13\"><ele>\(30 + climbed)</ele>"
        + "<time>2026-05-01T0\(row * 3 / 3600):\(two(row * 3 / 60 % 60)):\(two(row * 3 % 60))Z</time></trkpt>"
    }
    let text = "<gpx version=\"1.1\"><trk><trkseg>" + points.joined() + "</trkseg></trk></gpx>"
    let file = data.url.appendingPathComponent("hill.gpx")
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let add = [
      "race", "add", "Hill", "--day", "2099-05-01", "--distance", "10km", "--target", "50:00",
      "--course", file.path,
    ]
    let planned = try run(add)
    #expect(planned.status == 0, "\(planned.errors)")
    let shown = try run(["race", "show", "hill", "--table"])
    #expect(shown.output.contains("the course climbs 40 m"), "\(shown.output)")
    let sixth = try #require(shown.rows.first { $0.hasPrefix("  6  5:") })
    #expect(sixth.hasSuffix("+37 m"), "\(shown.output)")
    #expect(shown.rows.contains { $0.hasPrefix("  10  ") && $0.contains("  50:00  ") })
    var far = add
    (far[2], far[6]) = ("Far", "marathon")
    let refused = try run(far)
    #expect(refused.status == 65 && refused.errors.contains("the whole course"))
  }

  @Test func `takes a race out and brings it back, by a server too`() throws {
    #expect(try run(berlin).status == 0)
    #expect(try run(["race", "remove", "ber"]).output == "Berlin Marathon is taken out.\n")
    #expect(try run(["race"]).output == "")
    #expect(try run(["race", "undo"]).output.hasPrefix("Berlin Marathon: "))
    let server = try ServedCommand(data: data.url)
    let far = [
      "race", "add", "Far", "--day", "2099-01-01", "--distance", "10km", "--target", "45:00",
    ]
    #expect(try run(far).rows[0].hasPrefix("Far: 10 km, Thu, 1 January 2099, in "))
    #expect(try run(far).status == 1)
    #expect(try run(["race"]).rows.filter { !$0.hasPrefix(" ") }.count == 2)
    #expect(try run(["trends"]).output.contains("Far: 10 km"))
    #expect(try run(["race", "remove", "far"]).status == 0)
    #expect(try run(["race", "show", "far"]).status == 1)
    #expect(try run(["race", "undo"]).output.contains("Far: "))
    #expect(server.stop() == 0)
  }

  @Test func `comes out of an export as it went in`() throws {
    #expect(try run(["import", try marathon()]).status == 0)
    #expect(try run(berlin).status == 0)
    let file = data.url.appendingPathComponent("all.json").path
    #expect(try run(["export", "--out", file]).status == 0)
    #expect(try ExportSchema.accepts(file))
    #expect(try run(["import", file], in: other).status == 0)
    let undated = { (text: String) in text.replacing(/"exportDate":"[^"]*"/, with: "") }
    let written = undated(try run(["export"]).output)
    #expect(written.contains("\"activityId\":\"a\""))
    #expect(undated(try run(["export"], in: other).output) == written)
    #expect(try run(["erase", "--yes"]).status == 0)
    #expect(try run(["race"]).output == "")
  }

  @Test(arguments: [
    (["--day", "soon"], "write a day like 2026-09-27"), (["--distance", "10"], "add a unit"),
    (["--target", "3:30"], "hours or minutes"), (["--goals", "40:00"], "slower than"),
    (["--fuel", "gel"], "what to take where"),
    (["--drink", "tea at 50 km"], "past its end"), (["--pacing", "fast"], "fast"),
  ])
  func `says what is wrong with what was typed`(options: [String], words: String) throws {
    var arguments = [
      "race", "add", "A", "--day", "2026-09-27", "--distance", "10km", "--target", "45:00",
    ]
    if let place = arguments.firstIndex(of: options[0]) {
      arguments[place + 1] = options[1]
    } else {
      arguments += options
    }
    let outcome = try run(arguments)
    #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try run(["race", "show", "a"]).status == 1)
  }
}
