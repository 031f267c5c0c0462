import Foundation
import Integrations
import Testing

/// `pacesetter calendar`: what is read of somebody's calendars, and the plan as one.
struct CalendarTests {
  private let record = ScratchRecord()

  /// A calendar with one event that begins in so many minutes, each week.
  private func file(inMinutes minutes: Int) throws -> String {
    let start = Date(timeIntervalSinceNow: Double(minutes * 60) - 7 * 86_400)
    let stamp = start.formatted(.iso8601).filter { $0.isNumber || $0 == "T" }
    let text =
      "BEGIN:VCALENDAR\r\nX-WR-CALNAME:Private\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:\(stamp)Z\r\n"
      + "DURATION:PT1H\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:Dinner with Ann\r\nEND:VEVENT\r\n"
      + "BEGIN:VEVENT\r\nUID:b\r\nDTSTART:soon\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    try FileManager.default.createDirectory(at: record.url, withIntermediateDirectories: true)
    let place = record.url.appendingPathComponent("private.ics")
    try Data(text.utf8).write(to: place)
    return place.path
  }

  @Test func `reads a file, and keeps a title only if told so`() throws {
    let path = try file(inMinutes: 40)
    #expect(try record.run("calendar").errors.contains("No calendars yet"))
    let added = try record.run("calendar", "add", path)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("Private  a file  "))
    #expect(
      added.output.contains(" events, 1 unreadable, last read ")
        && added.output.contains("times only")
    )
    let database = try Data(contentsOf: record.url.appendingPathComponent("pacesetter.sqlite"))
    let log = try? Data(contentsOf: record.url.appendingPathComponent("pacesetter.sqlite-wal"))
    #expect((database + (log ?? Data())).range(of: Data("Dinner".utf8)) == nil)

    #expect(
      try record.run("calendar", "remove", "priv").output
        == "Private is removed, with its events.\n"
    )
    let named = try record.run("calendar", "add", path, "--name", "Evenings", "--titles")
    #expect(named.output.contains("Evenings") && named.output.contains("times and titles"))
    // Late in the evening what follows is tomorrow's.
    let listed = try record.run("calendar", "list").output
    let isToday = Calendar(identifier: .gregorian).isDateInToday(Date(timeIntervalSinceNow: 2400))
    if isToday { #expect(listed.contains("minutes before Dinner with Ann at ")) }
    #expect(try record.run("calendar", "show", path).output.contains("Dinner with Ann"))
  }

  @Test func `finds what fits before the next event, and what rests before a race`() throws {
    let nothing = try record.run("workouts", "search", "--free")
    #expect(nothing.status == 0 && nothing.errors.contains("'calendar' lists the calendars"))
    #expect(try record.run("calendar", "add", try file(inMinutes: 40)).status == 0)
    let day = Date(timeIntervalSinceNow: 86_400).formatted(.iso8601.year().month().day())
    let race = try record.run(
      "race",
      "add",
      "City 10K",
      "--day",
      day,
      "--distance",
      "10km",
      "--target",
      "50:00"
    )
    #expect(race.status == 0, "\(race.errors)")
    let found = try record.run("workouts", "search", "--free", "--why", "--limit", "20")
    #expect(found.output.contains("Easy, 1 day before City 10K"), "\(found.output)")
    // Late in the evening what follows is tomorrow's.
    let isToday = Calendar(identifier: .gregorian).isDateInToday(Date(timeIntervalSinceNow: 2400))
    if isToday { #expect(found.output.contains(/\+ Free (39|40) minutes before \d+:\d\d, about/)) }
    #expect(try !record.run("workouts", "search", "--why").output.contains("before City 10K"))
  }

  @Test func `says what is wrong with a file, an address and a name`() throws {
    _ = try file(inMinutes: 40)
    let text = record.url.appendingPathComponent("notes.txt")
    try Data("Hello".utf8).write(to: text)
    let other = try record.run("calendar", "add", text.path)
    #expect(other.status == 65 && other.errors.contains("this is no calendar"))
    let plain = try record.run("calendar", "add", "http://example.org/me.ics")
    #expect(plain.status == 64 && plain.errors.contains("https://"))
    let inside = try record.run("calendar", "add", "https://127.0.0.1/me.ics")
    #expect(inside.status == 65, "\(inside.errors)")
    #expect(try record.run("calendar", "remove", "x").errors.contains("'calendar list' shows them"))
    #expect(try record.run("calendar", "withdraw").status == 1)
  }

  @Test(.enabled(if: InstalledProgram.path(of: "curl") != nil, "curl is missing"))
  func `lets calendars subscribe to the plan until its address is closed`() throws {
    #expect(
      try record.run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
        .status
        == 0
    )
    let server = try ServedCommand(data: record.url)
    defer { #expect(server.stop() == 0) }
    let path = try record.run("calendar", "publish").output.trimmingCharacters(in: .newlines)
    let address = "http://127.0.0.1:\(server.port)\(path)"
    let feed = try get(path, from: server)
    #expect(feed.hasPrefix("HTTP/1.1 200") && feed.contains("Content-Type: text/calendar"))
    #expect(feed.contains("\r\n\r\nBEGIN:VCALENDAR\r\n") && feed.contains("SUMMARY:Easy 8 km\r\n"))

    // The plan is a calendar like any other: read back, it is an event of an hour.
    let read = try record.run("calendar", "add", address, "--home", "--name", "Own")
    #expect(
      read.output.contains("Own  127.0.0.1:\(server.port)  1 event, last read "),
      "\(read.errors)"
    )
    #expect(try record.run("calendar", "list", "--json").output.contains("\"fetched\""))

    #expect(
      try record.run("calendar", "withdraw").output == "The address of your plan is closed.\n"
    )
    #expect(try get(path, from: server).hasPrefix("HTTP/1.1 404"))
    let guess = "/calendar/" + String(repeating: "0", count: 48) + ".ics"
    #expect(try get(guess, from: server).hasPrefix("HTTP/1.1 404"))
  }

  /// The head and the body of an answer, asked for by another program: a calendar does so too.
  private func get(_ path: String, from server: ServedCommand) throws -> String {
    let pipe = Pipe()
    let address = "http://127.0.0.1:\(server.port)\(path)"
    let child = try Child("curl", ["-si", address], output: .pipe(pipe))
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    child.wait()
    return String(decoding: bytes, as: UTF8.self)
  }
}
