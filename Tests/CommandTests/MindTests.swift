import Formats
import Foundation
import Testing

/// `pacesetter mind`: what the coach makes of the record.
struct MindTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  private func imported(_ name: String, _ text: String, _ options: String...) throws -> String {
    let file = data.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let outcome = try Command.run(
      ["import", file.path] + options,
      environment: ["PACESETTER_DATA": data.url.path]
    )
    try #require(outcome.status == 0, "\(outcome.errors)")
    let entry = try JSON.parse(try run("history", "--json").rows[0])
    return try #require(entry["id"]?.string)
  }

  private static let track: String = {
    let points = (0..<400).map { second in
      let time = "2026-06-01T07:\(10 + second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
      return
        "<trkpt lat=\"\(48 + Double(second) * 0.00003)\" lon=\"16\"><time>\(time)</time></trkpt>"
    }
    return "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>"
      + "<type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
  }()

  @Test func `sums up a run with the figures of the record, by a server too`() throws {
    let id = try imported("run.gpx", Self.track)
    let shown = try run("show", id).output
    let summary = try run("mind", "summary", id)
    #expect(summary.status == 0, "\(summary.errors)")
    #expect(summary.rows.first?.hasPrefix("You ran ") == true)
    let figures = summary.rows[0].matches(of: /\d+\.\d\d km|\d+:\d\d \/km|in \d+:\d\d/)
    #expect(figures.count == 3)
    for figure in figures.map({ String($0.output.trimmingPrefix("in ")) }) {
      #expect(shown.contains(figure), "\(figure) in \(shown)")
    }
    #expect(summary.output.contains("What went well: "))
    #expect(summary.output.contains("One to try: wear a heart rate sensor"))
    let json = try JSON.parse(try run("mind", "summary", id, "--json").output)
    #expect(json["id"]?.string == id && json["by"]?.string == "rules")
    #expect(json["sentences"]?.array?.compactMap { $0.string } == summary.rows)
    #expect(try run("mind", "summary", id, "--units", "imperial").output.contains(" /mi"))
    let server = try ServedCommand(data: data.url)
    #expect(try run("mind", "summary", id).output == summary.output)
    #expect(server.stop() == 0)
  }

  @Test func `shows what would be sent before anybody is asked`() throws {
    let id = try imported("run.gpx", Self.track)
    #expect(try run("mind").output.hasPrefix("No model is set up"))
    #expect(try run("mind", "ledger").output == "Nothing was ever sent.\n")
    #expect(try run("mind", "try").status != 0)
    let before = try run("mind", "preview", "summary", "--of", id)
    #expect(before.status == 0 && before.errors.contains("goes nowhere"))
    #expect(!before.output.contains(" km"))
    let setup = try run(
      "mind",
      "setup",
      "compatible",
      "--address",
      "http://127.0.0.1:9/v1",
      "--model",
      "tiny",
      "--free"
    )
    #expect(setup.output.contains("Cost: none"), "\(setup.errors)")
    #expect(try run("mind", "share", "this_run").output == "Shared: this_run.\n")
    let after = try run("mind", "preview", "summary", "--of", id)
    #expect(after.errors.contains("POST http://127.0.0.1:9/v1/chat/completions"))
    #expect(after.output.contains(" km"))
    // Nobody listens there: the rules write, and say why.
    let words = try run("mind", "summary", id, "--model")
    #expect(words.status == 0 && words.output.contains("Written by rules."))
    #expect(words.errors.contains("cannot be reached"), "\(words.errors)")
    #expect(try run("mind", "ledger").rows.count == 1)
    #expect(try run("mind", "share").output == "Nothing is shared.\n")
    let server = try ServedCommand(data: data.url)
    #expect(try run("mind", "preview", "insight").status == 0)
    #expect(try run("mind").output.contains("tiny"))
    #expect(server.stop() == 0)
  }

  @Test func `says what to give where there is no run of that name`() throws {
    #expect(try run("mind", "summary", "zz").errors.contains("'history' shows the names"))
    let diary = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-11-28 17:36:08,"Legs",1h 5m,"Squat",1,100,5,0,0,,,

      """
    let id = try imported("strong.csv", diary, "--weights", "kg")
    let outcome = try run("mind", "summary", id)
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("is a strength session"), "\(outcome.errors)")
  }
}
