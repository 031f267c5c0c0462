import Formats
import Foundation
import Testing

/// `pacesetter plan`: what somebody means to do, and what became of it.
struct PlanTests {
  private let data = ScratchPlace()
  private let other = ScratchPlace()

  private func run(_ arguments: [String], in place: ScratchPlace? = nil) throws -> Command.Outcome {
    let folder = (place ?? data).url.path
    return try Command.run(arguments, environment: ["PACESETTER_DATA": folder, "TZ": "UTC"])
  }

  private func plan(_ arguments: String..., in place: ScratchPlace? = nil) throws -> String {
    let outcome = try run(["plan"] + arguments, in: place)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func `puts a workout on a day, moves it, skips it, takes it away and undoes all of it`()
    throws
  {
    #expect(try plan().contains("Nothing is planned"))
    let added = try plan("add", "emom-hotel-room", "--day", "tomorrow", "--time", "6pm")
    #expect(added.contains(": Tomorrow, 18:00"))
    let title = try #require(added.split(separator: ":").first.map { String($0) })
    #expect(try plan("add", "Easy 8 km", "--run", "--day", "tomorrow") == "Easy 8 km: Tomorrow\n")
    #expect(try plan().contains("  \(title)  18:00  ["))
    #expect(
      try plan("move", "easy", "--day", "today", "--time", "7") == "Easy 8 km: Today, 07:00\n"
    )
    #expect(try plan("skip", "easy") == "Easy 8 km is skipped.\n")
    #expect(try plan().contains("Easy 8 km  07:00 · skipped"))
    #expect(try plan("remove", "emom").contains("'plan undo' brings it back"))
    #expect(!(try plan().contains(title)))
    #expect(try plan("undo").contains(title))
    #expect(!(try plan("undo").contains("skipped")))
    #expect(try plan("undo").contains("Tomorrow\n  \(title)"))
    #expect(!(try plan("undo").contains("Easy")))
    #expect(try plan("undo").contains("Nothing is planned"))
    #expect(try run(["plan", "undo"]).errors.contains("no change of your plan"))
  }

  @Test func `counts a run that was recorded on its day as done, wherever the record goes`() throws
  {
    // An hour ago, which may have been yesterday.
    let start = Date(timeIntervalSinceNow: -3600)
    let day = String(start.formatted(.iso8601).prefix(10))
    _ = try plan("add", "Easy 8 km", "--run", "--day", day)
    _ = try plan("add", "Evening", "--run", "--day", day, "--time", "18:00")
    let days = ["--from", day, "--days", "1"]
    #expect(!(try run(["plan", "list"] + days).output.contains("· done")))
    let points = (0...20).map { minute in
      let time = start.addingTimeInterval(Double(minute) * 60).formatted(.iso8601)
      let latitude = 52.5 + Double(minute) * 0.0015
      return "<trkpt lat=\"\(latitude)\" lon=\"13.4\"><time>\(time)</time></trkpt>"
    }
    let text =
      "<gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>"
      + "<type>running</type><trkseg>" + points.joined() + "</trkseg></trk></gpx>"
    let file = data.url.appendingPathComponent("run.gpx")
    try Data(text.utf8).write(to: file)
    #expect(try run(["import", file.path]).status == 0)
    let done = try run(["plan", "list"] + days).output
    #expect(done.contains("Evening  18:00 · done") && !done.contains("Easy 8 km  done"))

    // The record moves to another machine, and the plan with it; a change there can be undone.
    let whole = data.url.appendingPathComponent("whole.json")
    try Data(try run(["export"]).output.utf8).write(to: whole)
    #expect(try run(["import", whole.path], in: other).status == 0)
    #expect(try run(["plan", "list"] + days, in: other).output == done)
    #expect(try run(["plan", "remove", "easy"], in: other).status == 0)
    #expect(!(try run(["plan", "list"] + days, in: other).output.contains("Easy")))
    #expect(try run(["plan", "undo"], in: other).status == 0)
    #expect(try run(["plan", "list"] + days, in: other).output == done)
  }

  @Test func `shows the calendars beside the plan, and the times that a session fits into`() throws
  {
    let tomorrow = Date(timeIntervalSinceNow: 86_400).formatted(.iso8601.year().month().day())
    let stamp = tomorrow.filter { $0.isNumber }
    let events = [("0900", "1717", "Conference"), ("1840", "2000", "Dinner")].map {
      from,
      to,
      title in
      "BEGIN:VEVENT\r\nUID:\(title)\r\nDTSTART:\(stamp)T\(from)00\r\nDTEND:\(stamp)T\(to)00\r\n"
        + "SUMMARY:\(title)\r\nEND:VEVENT\r\n"
    }
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let file = data.url.appendingPathComponent("mine.ics")
    try Data("BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n".utf8).write(to: file)
    #expect(try run(["calendar", "add", file.path]).status == 0)
    // Only times are kept, so nothing has a title.
    #expect(try plan().contains("Tomorrow\n  09:00–17:17  Busy\n  18:40–20:00  Busy\n"))
    #expect(try plan("list", "--from", "today", "--days", "1").contains("Busy") == false)

    _ = try plan("add", "emom-hotel-room", "--day", "tomorrow")
    _ = try plan("add", "Easy 8 km", "--run", "--day", "tomorrow")
    // As JSON it has the same events and free times, as the page gets them.
    let answer = try JSON.parse(Array(try plan("list", "--json").utf8))
    #expect(answer["agenda"]?["calendars"]?.number == 1)
    let days = try #require(answer["agenda"]?["days"]?.array)
    let day = try #require(days.first { $0["label"]?.string == "Tomorrow" })
    #expect(day["events"]?.array?.map { $0["when"]?.string } == ["09:00–17:17", "18:40–20:00"])
    let slots = day["sessions"]?.array?.first?["slots"]?.array?.map { $0["time"]?.string }
    #expect(slots == ["06:00", "17:20", "20:00"])
    let listed = try plan()
    #expect(listed.contains("    Free 06:00–09:00\n    Free 17:20–18:40\n    Free 20:00–22:00\n"))
    // A workout of the library lasts as long as it says, a run without one an hour.
    _ = try plan("move", "emom", "--time", "17:20")
    let moved = try plan()
    #expect(moved.contains("  17:20  ["))
    #expect(moved.contains("    Free 06:00–09:00\n    Free 17:40–18:40\n    Free 20:00–22:00\n"))
    _ = try plan("move", "easy", "--time", "19:30")
    #expect(try plan().contains("    An event takes this time\n    Free 06:00–09:00\n"))

    #expect(try run(["calendar", "remove", "calendar"]).status == 0)
    #expect(!(try plan().contains("Free")))
  }

  @Test func `says what is wrong with a day, a time and a name`() throws {
    let day = try run(["plan", "add", "x", "--run", "--day", "someday"])
    #expect(day.status == 64 && day.errors.contains("someday is no day"))
    let time = try run(["plan", "add", "x", "--run", "--time", "25:00"])
    #expect(time.status == 64 && time.errors.contains("25:00 is no time"))
    #expect(try run(["plan", "add", "emom-hotel-rom"]).errors.contains("did you mean"))
    let unknown = try run(["plan", "skip", "nothing"])
    #expect(unknown.status == 1 && unknown.errors.contains("'plan list' shows it"))
    #expect(try run(["plan", "move", "x"]).status == 64)
  }
}
