import Foundation
import Testing

/// What is given to be imported and has nothing for the record.
struct ImportedNothingTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "Europe/Berlin"]
    )
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let file = files.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test(arguments: [".hidden", "letter.txt"])
  func `is no success`(name: String) throws {
    _ = try write("in/" + name, "Dear Sir")
    let outcome = try run("import", files.url.appendingPathComponent("in").path)
    #expect(outcome.status == 65, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("nothing in it can be imported"), "\(outcome.output)")
    #expect(!outcome.output.contains("nothing new"))
  }

  private static let route = "<gpx version=\"1.1\"><rte><rtept lat=\"1\" lon=\"2\"/></rte></gpx>"
  private static let course =
    "<TrainingCenterDatabase><Courses><Course><Name>a</Name></Course></Courses></TrainingCenterDatabase>"

  @Test func `is passed over by its kind beside what is read`() throws {
    _ = try write("in/route.gpx", Self.route)
    _ = try write(
      "in/trk.gpx",
      "<gpx><wpt lat=\"1\" lon=\"2\"><name>The trk of Ida</name></wpt></gpx>"
    )
    _ = try write("in/course.tcx", Self.course)
    _ = try write("in/events.csv", "event,when\nrace,2026-05-03\n")
    let points = (0..<60).map { second in
      "<trkpt lat=\"\(48 + Double(second) * 0.00003)\" lon=\"16\"><time>2026-06-01T07:10:"
        + (second < 10 ? "0" : "") + "\(second)Z</time></trkpt>"
    }
    _ = try write(
      "in/run.gpx",
      "<gpx><trk><trkseg>" + points.joined() + "</trkseg></trk></gpx>"
    )
    let outcome = try run("import", files.url.appendingPathComponent("in").path)
    #expect(outcome.status == 0, "\(outcome.output)")
    let total = "1 file: 1 activity; passed over: 2 routes, 1 course, 1 table. Undo:"
    #expect(outcome.rows.count == 2 && outcome.rows[1].hasPrefix(total), "\(outcome.output)")
  }

  @Test func `is told what it is where somebody names it`() throws {
    let route = try write("route.gpx", Self.route)
    let refused = try run("import", route)
    #expect(refused.status == 65)
    #expect(refused.output.contains("route.gpx: refused: it is a route or places without times"))
    // Salvaging is for what is damaged, which this is not.
    let course = try write("course.tcx", Self.course)
    let salvaged = try run("import", course, "--salvage")
    #expect(salvaged.output.contains("it is a course to follow"), "\(salvaged.output)")
    let table = try run("import", try write("events.csv", "event,when\nrace,2026-05-03\n"))
    #expect(table.output.contains("its columns are event, when"), "\(table.output)")
    let empty = try run("import", try write("empty.csv", ""))
    #expect(empty.output.contains("refused: nothing in it can be imported"), "\(empty.output)")
    let trainer = try run("import", try write("ss.mrc", "[COURSE HEADER]\nVERSION = 2\n"))
    #expect(trainer.output.contains("it is a workout for a bike trainer"), "\(trainer.output)")
  }

  @Test func `is a diary without an entry, then and whenever it comes again`() throws {
    let empty = try write("strong.csv", "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n")
    for _ in 0..<2 {
      let outcome = try run("import", empty, "--weights", "kg")
      #expect(outcome.status == 65)
      #expect(outcome.output.contains("refused: nothing in it can be imported"), "\(outcome)")
    }
  }
}
