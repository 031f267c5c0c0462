import Exchange
import Formats
import Foundation
import Testing

struct RunTests {
  @Test func `writes one JSON object per line and a summary`() throws {
    let outcome = try Command.run("run", "demo:steady_5k", "--json")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let rows = try outcome.rows.map { try JSON.parse($0) }
    var last = 0.0
    for row in rows.dropLast() {
      let at = try #require(row["at"]?.number)
      #expect(at >= last)
      last = at
      #expect(row["effect"]?.object?.isEmpty == false)
      #expect(row.object?.map { $0.key } == ["at", "effect"])
    }
    let spoken = rows.compactMap { $0["effect"]?["speak"] }
    #expect(!spoken.isEmpty)
    for line in spoken {
      for key in ["id", "text", "spoken", "rank", "source"] {
        #expect(line[key]?.string?.isEmpty == false, "\(key)")
      }
      #expect(line["startsAt"]?.number != nil && line["seconds"]?.number != nil)
    }
    let summary = try #require(rows.last?["summary"])
    #expect(abs(try #require(summary["distance"]?.number) - 5000) < 60)
    #expect(abs(try #require(summary["duration"]?.number) - 1500) < 60)
    #expect((summary["splits"]?.array?.count ?? 0) >= 5)
    #expect(summary["said"]?.integer.map(Int.init) == spoken.count)
    #expect(summary["held"]?.integer != nil)
  }

  @Test func `gives the same bytes for the same run`() throws {
    let first = try Command.run("run", "demo:fade_10k", "--json", "--seed", "7")
    #expect(
      first.output == (try Command.run("run", "demo:fade_10k", "--json", "--seed", "7")).output
    )
    #expect(
      first.output != (try Command.run("run", "demo:fade_10k", "--json", "--seed", "8")).output
    )
  }

  @Test func `shows lines, splits and a summary without a terminal`() throws {
    let outcome = try Command.run("run", "demo:steady_5k", "--speed", "max")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("split 1  5:"))
    #expect(outcome.output.contains("lines said"))
    #expect(!outcome.output.contains("\u{1B}"))
    let imperial = try Command.run("run", "demo:steady_5k", "--speed", "max", "--units", "imperial")
    #expect(imperial.output.contains("/mi"))
  }

  @Test func `shows when the metronome of a cadence starts and falls silent`() throws {
    let run = ["run", "demo:steady_5k", "--speed", "max", "--cadence"]
    let steady = try Command.run(run + ["176"])
    #expect(steady.rows.first?.hasSuffix("0:00   metronome 176") == true)
    #expect(steady.rows.contains { $0.hasSuffix("metronome silent") })
    #expect(steady.output.contains("Cadence kept"))
    #expect(steady.errors.isEmpty)
    let asked = try Command.run(run + ["210", "--cadence-mode", "on-demand", "--json"])
    #expect(asked.errors.contains("is too much of a change for calf and Achilles tendon"))
    #expect(
      asked.rows.contains(
        #"{"at":16,"effect":{"metronome":{"start":{"beatsPerMinute":210}}}}"#
      )
    )
  }

  @Test func `colours only when it may`() throws {
    let run = ["run", "demo:steady_5k", "--speed", "max"]
    #expect(try Command.run(run + ["--color", "always"]).output.contains("\u{1B}[36m"))
    #expect(!(try Command.run(run + ["--color", "never"]).output.contains("\u{1B}")))
    #expect(!(try Command.run(run, environment: ["NO_COLOR": "1"]).output.contains("\u{1B}")))
  }

  @Test func `shows nothing when it shall be quiet`() throws {
    let outcome = try Command.run("run", "demo:steady_5k", "--speed", "max", "--quiet")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func `plays at a speed`() throws {
    let outcome = try Command.run("run", "demo:steady_5k", "--speed", "3600")
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Command.run("run", "demo:steady_5k", "--speed", "max")).output)
  }

  @Test(arguments: [["--speed", "max"], ["--json"], ["--quiet", "--speed", "max"]])
  func `comes to the end of a run with a coffee stop`(options: [String]) throws {
    try withFile("coffee.gpx", Self.coffeeStop) { path in
      let outcome = try Command.run(["run", path] + options)
      #expect(outcome.status == 0)
      if options == ["--json"] { #expect(outcome.rows.last?.contains("\"summary\"") == true) }
    }
  }

  @Test func `takes what is whole of a damaged recording only when it is told to`() throws {
    try withFile("cut.gpx", String(Self.coffeeStop.dropLast(60))) { path in
      let strict = try Command.run("run", path, "--quiet")
      #expect(strict.status == 65 && strict.errors.contains("--salvage"), "\(strict.errors)")
      #expect(strict.errors.contains("This file ends before it should."))
      let salvaged = try Command.run("run", path, "--quiet", "--salvage", "--speed", "max")
      #expect(salvaged.status == 0)
      #expect(salvaged.errors.contains("Whatever came after 44:59 is missing."))
    }
  }

  /// Ten minutes of running, twenty-five of coffee in which nothing is recorded, and ten of running.
  private static var coffeeStop: String {
    var points = ""
    for second in 0...2700 where !(601..<2100).contains(second) {
      let meters = 3 * Double(second < 2100 ? second : second - 1500)
      let (minute, rest) = (second / 60, second % 60)
      let time = "2026-05-01T10:\(minute / 10)\(minute % 10):\(rest / 10)\(rest % 10)Z"
      points += "<trkpt lat=\"\(48 + meters / 111_195)\" lon=\"11\"><time>\(time)</time></trkpt>"
      if second == 600 { points += "</trkseg><trkseg>" }
    }
    return "<gpx><trk><type>running</type><trkseg>\(points)</trkseg></trk></gpx>"
  }

  @Test func `lets a script speak alone, and a personality react beside it`() throws {
    let script = """
      {"id":"mine","messages":[{"id":"a","triggerSpec":{"type":"distance","atMeters":1000},
      "text":"One down at {pace}."}]}
      """
    try withFile("script.json", script) { path in
      let alone = try Command.run("run", "demo:fade_10k", "--script", path, "--json")
      let sources = try spoken(alone.output)
      #expect(sources == ["script:a"])
      let beside = try Command.run(
        "run",
        "demo:fade_10k",
        "--script",
        path,
        "--personality",
        "best-friend",
        "--json"
      )
      #expect(Set(try spoken(beside.output)).count > 1)
    }
  }

  @Test func `says what is wrong with a recording, and where`() throws {
    let missing = try Command.run("run", "/no/such/run.fit")
    #expect(missing.status == 66)
    #expect(
      missing.errors == "pacesetter: cannot open /no/such/run.fit: no such file or directory\n"
    )
    let folder = try Command.run("run", "/")
    #expect(folder.status == 66)
    let nonsense = try Command.run("run", "-", input: "this is no recording")
    #expect(nonsense.status == 65)
    #expect(nonsense.errors.contains("-: "))
    #expect(nonsense.errors.contains("byte"))
    let unknown = try Command.run("run", "demo:nothing")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("nothing"))
    try withFile("script.json", "{\"id\":") { path in
      let broken = try Command.run("run", "demo:steady_5k", "--script", path)
      #expect(broken.status == 65)
      #expect(broken.errors.contains("script.json:1:"))
    }
  }

  @Test func `reads a recording from standard input`() throws {
    let points = (0...60).map { second in
      "<trkpt lat=\"47.0\" lon=\"\(8 + Double(second) * 0.00004)\"><time>2026-05-01T08:"
        + (second < 60 ? "00:\(second < 10 ? "0" : "")\(second)" : "01:00")
        + "Z</time></trkpt>"
    }
    let gpx =
      "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"test\" "
      + "xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\(points.joined())"
      + "</trkseg></trk></gpx>"
    let outcome = try Command.run("run", "-", "--json", input: gpx)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let summary = try JSON.parse(try #require(outcome.rows.last))["summary"]
    #expect(abs(try #require(summary?["distance"]?.number) - 182) < 20)
  }

  private func spoken(_ output: String) throws -> [String] {
    try output.split(separator: "\n").compactMap {
      try JSON.parse(String($0))["effect"]?["speak"]?["source"]?.string
    }
  }
}

/// Writes a file for as long as the body lasts.
func withFile(_ name: String, _ text: String, _ body: (_ path: String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent(name)
  try Data(text.utf8).write(to: file)
  try body(file.path)
}
