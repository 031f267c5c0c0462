import Foundation
import Testing

/// `pacesetter calendar add --user`: the calendars of an account on Radicale, read and written.
@Suite(.enabled(if: DAVServer.isInstalled, "Radicale is not installed; make test installs it"))
struct CalendarAccountTests {
  private let data = ScratchPlace()
  private let servers = ScratchPlace()

  private func run(_ arguments: String..., input: String? = nil) throws -> Command.Outcome {
    try Command.run(
      arguments,
      input: input,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    )
  }

  private func add(_ server: DAVServer, _ more: String...) throws -> Command.Outcome {
    try Command.run(
      ["calendar", "add", server.address, "--home", "--user", "me"] + more,
      input: "hush-4711\n",
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    )
  }

  private func plan() throws -> String { try run("plan").output }

  private func event(_ name: String, inMinutes minutes: Int) -> String {
    let start = Date(timeIntervalSinceNow: Double(minutes * 60)).formatted(.iso8601)
      .filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:\(name)\r\n"
      + "DTSTAMP:20260101T000000Z\r\nDTSTART:\(start)\r\nDURATION:PT1H\r\nSUMMARY:Dinner\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  @Test func `finds the calendars of an account, and reads them again when they change`() throws {
    let server = try DAVServer(.radicale, in: servers)
    for calendar in ["private", "work"] {
      #expect(try server.ask("MKCALENDAR", "/me/\(calendar)/").status == 201)
      let path = "/me/\(calendar)/\(calendar).ics"
      #expect(try server.ask("PUT", path, event(calendar, inMinutes: 600)).status == 201)
    }
    let added = try add(server)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("  me at 127.0.0.1:\(server.port)  2 events, last read "))
    #expect(try server.ask("PUT", "/me/work/b.ics", event("b", inMinutes: 900)).status == 201)
    #expect(try run("calendar", "refresh").output.contains("  3 events, "))
    #expect(try server.ask("DELETE", "/me/private/private.ics").status == 200)
    #expect(try run("calendar", "refresh").output.contains("  2 events, "))

    // The password is for its owner's eyes, and in no database.
    let passwords = data.url.appendingPathComponent("calendar-passwords")
    #expect(try String(contentsOf: passwords, encoding: .utf8).contains("hush-4711"))
    let mode = try FileManager.default.attributesOfItem(atPath: passwords.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    for name in try FileManager.default.contentsOfDirectory(atPath: data.url.path)
    where name.hasPrefix("pacesetter.sqlite") {
      let bytes = try Data(contentsOf: data.url.appendingPathComponent(name))
      #expect(bytes.range(of: Data("hush-4711".utf8)) == nil, "\(name)")
    }
    #expect(!(try run("calendar", "list", "--json").output.contains("hush-4711")))
    let id = try #require(added.output.split(separator: " ").first)
    #expect(try run("calendar", "remove", String(id)).status == 0)
    #expect(!FileManager.default.fileExists(atPath: passwords.path))

    // One calendar's own address reads that one only.
    let one = try run(
      "calendar",
      "add",
      server.address + "me/work/",
      "--home",
      "--user",
      "me",
      input: "hush-4711\n"
    )
    #expect(one.output.contains("  2 events, "), "\(one.errors)")
  }

  @Test func `says in plain words what is wrong with an account`() throws {
    let server = try DAVServer(.radicale, in: servers)
    let files = try DAVServer(.wsgidav, in: servers)
    func refusal(_ address: String, _ words: String..., input: String = "hush-4711\n") throws -> String
    {
      let outcome = try Command.run(
        ["calendar", "add", address, "--user", "me"] + words,
        input: input,
        environment: ["PACESETTER_DATA": data.url.path]
      )
      #expect(outcome.status != 0)
      return outcome.errors
    }
    #expect(
      try refusal(server.address, "--home", input: "wrong\n")
        .contains("check the user and the app password; 127.0.0.1 does not accept them")
    )
    #expect(try refusal(server.address, "--home", input: "").contains("on standard input"))
    #expect(
      try refusal(files.address, "--home").contains("give the address of a CalDAV or WebDAV server")
    )
    #expect(try refusal(server.address).contains("begins with https://"))
    #expect(try refusal("https://127.0.0.1/").contains("in a private network"))
    #expect(try refusal("http://127.0.0.1:1/", "--home").contains("check that the server runs"))
    #expect(try run("calendar", "add", server.address, "--plan").status == 64)
    let guest = try run(
      "calendar",
      "add",
      server.address,
      "--home",
      "--user",
      "guest",
      "--plan",
      input: "hush-4711\n"
    )
    #expect(guest.output.contains("allow this user to write there"), "\(guest)")
    #expect(guest.output.contains("your plan there too, not exchanged yet"))
  }

  @Test func `keeps the plan in a calendar of its own, whoever changes it`() throws {
    let server = try DAVServer(.radicale, in: servers)
    _ = try run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    _ = try run("plan", "add", "Long", "--run", "--day", "tomorrow")
    let added = try add(server, "--plan")
    #expect(added.output.contains("your plan there too, last exchanged"), "\(added)")
    // The plan's own calendar is nothing that somebody is busy with.
    #expect(added.output.contains("  0 events, "))
    let calendar = try #require(try server.list("/me/").first { $0.contains("pacesetter-") })
    let entries = try server.list(calendar)
    #expect(entries.count == 2)
    let easy = try #require(
      try entries.first { try server.ask("GET", $0).body.contains("SUMMARY:Easy 8 km\r\n") }
    )
    let text = try server.ask("GET", easy).body
    #expect(
      text.contains("T180000\r\n") && text.contains("DURATION:PT1H") || text.contains("PT60M")
    )

    // Moved there, with a reminder: it follows here.
    let moved = text.replacing("T180000\r\n", with: "T063000\r\n").replacing(
      "END:VEVENT",
      with:
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Run\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\nEND:VEVENT"
    )
    #expect(try (200..<300).contains(server.ask("PUT", easy, moved).status))
    #expect(try run("calendar", "refresh").status == 0)
    #expect(try plan().contains("Easy 8 km  06:30"))
    // Moved here: it follows there, and the reminder stays.
    _ = try run("plan", "move", "easy", "--day", "tomorrow", "--time", "7:15")
    #expect(try run("calendar", "refresh").status == 0)
    let ours = try server.ask("GET", easy).body
    #expect(ours.contains("T071500\r\n") && ours.contains("TRIGGER:-PT15M"), "\(ours)")

    // Deleted there: it is gone here, until somebody undoes that.
    #expect(try server.ask("DELETE", easy).status == 200)
    #expect(try run("calendar", "refresh").status == 0)
    #expect(!(try plan().contains("Easy 8 km")))
    #expect(try run("plan", "undo").output.contains("Easy 8 km  07:15"))
    #expect(try run("calendar", "refresh").status == 0)
    #expect(try server.ask("GET", easy).body.contains("T071500\r\n"))

    // Skipped here: it is gone there, and nothing else is.
    _ = try run("plan", "skip", "long")
    #expect(try run("calendar", "refresh").status == 0)
    #expect(try server.list(calendar) == [easy])

    // The whole calendar is deleted there: the plan stays.
    #expect(try server.ask("DELETE", calendar).status == 200)
    #expect(try run("calendar", "refresh").output.contains("your plan here is as it was"))
    #expect(try plan().contains("Easy 8 km  07:15"))
  }

  @Test func `lets the newer of two changes hold, and keeps the other in the story`() throws {
    let server = try DAVServer(.radicale, in: servers)
    _ = try run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    #expect(try add(server, "--plan").status == 0)
    let calendar = try #require(try server.list("/me/").first { $0.contains("pacesetter-") })
    let easy = try #require(try server.list(calendar).first)
    let text = try server.ask("GET", easy).body
    func moveThere(_ time: String) throws {
      let moved = text.replacing(/T\d{4}00\r\nDURATION/, with: "T\(time)00\r\nDURATION")
      #expect(try (200..<300).contains(server.ask("PUT", easy, moved).status))
    }
    // The server knows whole seconds.
    _ = try run("plan", "move", "easy", "--time", "7:00")
    letRun(for: .seconds(1))
    try moveThere("0800")
    #expect(try run("calendar", "refresh").status == 0)
    #expect(try plan().contains("Easy 8 km  08:00"))
    #expect(try run("plan", "undo").output.contains("Easy 8 km  07:00"))
    #expect(try run("calendar", "refresh").status == 0)

    try moveThere("0900")
    letRun(for: .seconds(1))
    _ = try run("plan", "move", "easy", "--time", "10:00")
    #expect(try run("calendar", "refresh").status == 0)
    #expect(try plan().contains("Easy 8 km  10:00"))
    #expect(try server.ask("GET", easy).body.contains("T100000\r\n"))
    // Back, step by step: the other change is there.
    #expect(try run("plan", "undo").output.contains("Easy 8 km  09:00"))
  }
}
