import Formats
import Foundation
import Testing

/// `pacesetter memory`: what is remembered of somebody, and who reads it.
struct MemoryTests {
  private let data = ScratchPlace()
  private let other = ScratchPlace()

  private func run(_ arguments: String..., in place: ScratchPlace? = nil) throws -> Command.Outcome
  {
    let folder = (place ?? data).url.path
    return try Command.run(arguments, environment: ["PACESETTER_DATA": folder])
  }

  @Test func `remembers, lists and forgets, by a server too`() throws {
    #expect(try run("memory").errors.hasPrefix("nothing is remembered yet; 'memory set'"))
    let set = try run("memory", "set", "fact", "heart.max", "188")
    #expect(set.output == "heart.max is 188.\n", "\(set.errors)")
    #expect(try run("memory", "set", "dislike", "hills", "not before ten").status == 0)
    let server = try ServedCommand(data: data.url)
    let goal = try run("memory", "set", "goal", "goal.berlin", #"{"target": "3:30:00"}"#)
    #expect(goal.output == "goal.berlin is {\"target\":\"3:30:00\"}.\n", "\(goal.errors)")
    #expect(
      try run("memory").rows == [
        "dislike            hills        \"not before ten\"",
        "fact               heart.max    188",
        "goal               goal.berlin  {\"target\":\"3:30:00\"}",
      ]
    )
    #expect(try run("memory", "forget", "hills").output == "hills is forgotten.\n")
    #expect(try run("memory", "forget", "hills").status == 1)
    #expect(try run("memory", "undo").status == 0)
    #expect(try run("memory").rows.count == 3)
    #expect(try run("memory", "undo").errors.contains("no forgotten item"))
    #expect(try run("memory", "forget", "hills").status == 0)
    #expect(server.stop() == 0)
    let list = try JSON.parse(try run("memory", "list", "--json").output)
    #expect(list.array?.map { $0["key"]?.string } == ["heart.max", "goal.berlin"])
    #expect(try run("memory", "undo").status == 0)
    #expect(try run("memory").rows.count == 3)
    // What is remembered anew under a key that was forgotten stays.
    #expect(try run("memory", "forget", "hills").status == 0)
    #expect(try run("memory", "set", "dislike", "hills", "ever").status == 0)
    #expect(try run("memory", "undo").status == 1)
    #expect(try run("memory").rows.first?.hasSuffix("\"ever\"") == true)
  }

  @Test func `is reckoned with where nobody says another one`() throws {
    #expect(try run("memory", "set", "fact", "heart.max", "188").status == 0)
    #expect(try run("memory", "set", "fact", "heart.rest", "47").status == 0)
    let trends = { (answer: Command.Outcome) in try JSON.parse(answer.output)["measure"] }
    let known = try trends(try run("trends", "--json"))
    #expect(known?["maxHeartRate"]?.number == 188 && known?["restingHeartRate"]?.number == 47)
    let said = try trends(try run("trends", "--json", "--rest", "50"))
    #expect(said?["maxHeartRate"]?.number == 188 && said?["restingHeartRate"]?.number == 50)
  }

  @Test func `comes out of an export as it went in`() throws {
    #expect(try run("memory", "set", "fact", "heart.max", "188").status == 0)
    #expect(try run("memory", "set", "preference", "coffee", "[1, null, \"two\"]").status == 0)
    let file = data.url.appendingPathComponent("all.json").path
    #expect(try run("export", "--out", file).status == 0)
    #expect(try ExportSchema.accepts(file))
    #expect(try run("import", file, in: other).status == 0)
    let undated = { (text: String) in text.replacing(/"exportDate":"[^"]*"/, with: "") }
    let written = undated(try run("export").output)
    #expect(written.contains("[1,null,\"two\"]"))
    #expect(undated(try run("export", in: other).output) == written)
    #expect(try run("erase", "--yes").status == 0)
    #expect(try run("memory").output == "")
  }

  @Test func `confirms or refuses a highest heart rate of one activity, and undoes either`() throws
  {
    #expect(try run("memory", "heart").errors == "no heart rate waits for your answer\n")
    #expect(try run("memory", "heart", "--refuse").status == 1)
    let points = (0..<300).map { second in
      let time = "2026-06-01T07:\(10 + second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
      return "<trkpt lat=\"\(48 + Double(second) * 0.00003)\" lon=\"16\"><time>\(time)</time>"
        + "<extensions><x:TrackPointExtension xmlns:x=\"http://www.garmin.com/xmlschemas/"
        + "TrackPointExtension/v2\"><x:hr>219</x:hr></x:TrackPointExtension></extensions></trkpt>"
    }
    let track =
      "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><type>running</type>"
      + "<trkseg>\(points.joined())</trkseg></trk></gpx>"
    let file = data.url.appendingPathComponent("strap.gpx")
    try Data(track.utf8).write(to: file)
    #expect(try run("import", file.path).status == 0)
    let asked = "One activity held 219 bpm. Was that your heart? --confirm or --refuse\n"
    #expect(try run("memory", "heart").output == asked)

    #expect(try run("memory", "heart", "--refuse").output.hasPrefix("219 bpm does not count;"))
    #expect(try run("memory", "heart").output == "")
    #expect(try run("memory", "heart", "--undo").output == "219 bpm is undecided again.\n")
    #expect(try run("memory", "heart").output == asked)

    let server = try ServedCommand(data: data.url)
    let confirmed = try run("memory", "heart", "--confirm")
    #expect(confirmed.output.hasPrefix("219 bpm is your highest heart rate."))
    #expect(try run("memory").output.contains("heart.max"))
    #expect(try run("memory", "heart", "--undo").status == 0)
    #expect(try run("memory", "heart").output == asked)
    #expect(server.stop() == 0)
    #expect(try run("memory", "heart", "--undo").status == 1)
    #expect(try run("memory", "heart", "--confirm", "--refuse").status == 64)
  }

  @Test func `refuses what cannot be, and says what can`() throws {
    let high = try run("memory", "set", "fact", "heart.max", "500")
    #expect(high.status == 64 && high.errors.contains("80 to 240"), "\(high.errors)")
    #expect(try run("memory", "set", "whim", "a", "1").status == 64)
    #expect(try run("memory", "set", "fact", "a\tb", "1").status == 64)
  }
}
