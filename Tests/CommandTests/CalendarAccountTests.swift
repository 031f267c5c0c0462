import Foundation
import Testing

/// `pacesetter calendar add --user`: the calendars of an account on Radicale, read and written.
@Suite(.enabled(if: DAVServer.isInstalled, "Radicale is not installed; make test installs it"))
struct CalendarAccountTests {
  private let record = ScratchRecord()

  private func plan() throws -> String { try record.run("plan").output }

  @Test func `finds the calendars of an account, and reads them again when they change`() throws {
    let server = try record.server(.radicale)
    for calendar in ["private", "work"] {
      #expect(try server.ask("MKCALENDAR", "/me/\(calendar)/").status == 201)
      let path = "/me/\(calendar)/\(calendar).ics"
      #expect(try server.ask("PUT", path, DAVServer.event(calendar, inMinutes: 600)).status == 201)
    }
    let added = try record.addAccount(at: server.address)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("  me at 127.0.0.1:\(server.port)  2 events, last read "))
    #expect(
      try server.ask("PUT", "/me/work/b.ics", DAVServer.event("b", inMinutes: 900)).status == 201
    )
    #expect(try record.run("calendar", "refresh").output.contains("  3 events, "))
    #expect(try server.ask("DELETE", "/me/private/private.ics").status == 200)
    #expect(try record.run("calendar", "refresh").output.contains("  2 events, "))

    try record.expectPassword(in: "calendar-passwords")
    #expect(!(try record.run("calendar", "list", "--json").output.contains("hush-4711")))
    let id = try #require(added.output.split(separator: " ").first)
    #expect(try record.run("calendar", "remove", String(id)).status == 0)
    let passwords = record.url.appendingPathComponent("calendar-passwords")
    #expect(!FileManager.default.fileExists(atPath: passwords.path))

    // One calendar's own address reads that one only.
    let one = try record.addAccount(at: server.address + "me/work/")
    #expect(one.output.contains("  2 events, "), "\(one.errors)")
  }

  @Test func `says in plain words what is wrong with an account`() throws {
    let server = try record.server(.radicale)
    let files = try record.server(.wsgidav)
    func refusal(_ address: String, _ words: String..., input: String = "hush-4711\n") throws
      -> String
    {
      let outcome = try record.run(
        ["calendar", "add", address, "--user", "me"] + words,
        input: input
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
    #expect(try record.run("calendar", "add", server.address, "--plan").status == 64)
    let guest = try record.run(
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
    let server = try record.server(.radicale)
    _ = try record.run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    _ = try record.run("plan", "add", "Long", "--run", "--day", "tomorrow")
    let added = try record.addAccount(at: server.address, "--plan")
    #expect(added.output.contains("your plan there too, last exchanged"), "\(added)")
    // The plan's own calendar is nothing that somebody is busy with.
    #expect(added.output.contains("  0 events, "))
    let calendar = try server.planCalendar()
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
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try plan().contains("Easy 8 km  06:30"))
    // Moved here: it follows there, and the reminder stays.
    _ = try record.run("plan", "move", "easy", "--day", "tomorrow", "--time", "7:15")
    #expect(try record.run("calendar", "refresh").status == 0)
    let ours = try server.ask("GET", easy).body
    #expect(ours.contains("T071500\r\n") && ours.contains("TRIGGER:-PT15M"), "\(ours)")

    // Deleted there: it is gone here, until somebody undoes that.
    #expect(try server.ask("DELETE", easy).status == 200)
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(!(try plan().contains("Easy 8 km")))
    #expect(try record.run("plan", "undo").output.contains("Easy 8 km  07:15"))
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try server.ask("GET", easy).body.contains("T071500\r\n"))

    // Skipped here: it is gone there, and nothing else is.
    _ = try record.run("plan", "skip", "long")
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try server.list(calendar) == [easy])

    // The whole calendar is deleted there: the plan stays.
    #expect(try server.ask("DELETE", calendar).status == 200)
    #expect(try record.run("calendar", "refresh").output.contains("your plan here is as it was"))
    #expect(try plan().contains("Easy 8 km  07:15"))
  }

  @Test func `lets the newer of two changes hold, and keeps the other in the story`() throws {
    let server = try record.server(.radicale)
    _ = try record.run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    #expect(try record.addAccount(at: server.address, "--plan").status == 0)
    let calendar = try server.planCalendar()
    let easy = try #require(try server.list(calendar).first)
    let text = try server.ask("GET", easy).body
    func moveThere(_ time: String) throws {
      let moved = text.replacing(/T\d{4}00\r\nDURATION/, with: "T\(time)00\r\nDURATION")
      #expect(try (200..<300).contains(server.ask("PUT", easy, moved).status))
    }
    // The server knows whole seconds.
    _ = try record.run("plan", "move", "easy", "--time", "7:00")
    letRun(for: .seconds(1))
    try moveThere("0800")
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try plan().contains("Easy 8 km  08:00"))
    #expect(try record.run("plan", "undo").output.contains("Easy 8 km  07:00"))
    #expect(try record.run("calendar", "refresh").status == 0)

    try moveThere("0900")
    letRun(for: .seconds(1))
    _ = try record.run("plan", "move", "easy", "--time", "10:00")
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try plan().contains("Easy 8 km  10:00"))
    #expect(try server.ask("GET", easy).body.contains("T100000\r\n"))
    // Back, step by step: the other change is there.
    #expect(try record.run("plan", "undo").output.contains("Easy 8 km  09:00"))
  }
}
