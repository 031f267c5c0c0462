import Foundation
import Testing

/// The plan in an account on Radicale, switched on and off afterwards.
@Suite(.enabled(if: DAVServer.isInstalled, "Radicale is not installed; make test installs it"))
struct CalendarPlanSwitchTests {
  private let record = ScratchRecord()

  @Test func `puts the plan there, takes only our events away again, and puts them back`() throws {
    let server = try record.server(.radicale)
    _ = try record.run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    _ = try record.run("plan", "add", "Long", "--run", "--day", "tomorrow")
    let added = try record.addAccount(at: server.address, "--name", "Cloud")
    #expect(added.status == 0 && !added.output.contains("your plan there too"), "\(added)")

    let begun = try record.run("calendar", "change", "cloud", "--plan")
    #expect(begun.output.contains("your plan there too, last exchanged"), "\(begun)")
    let calendar = try server.planCalendar()
    let entries = try server.list(calendar)
    #expect(entries.count == 2)

    // Somebody adds an event of their own there, and moves one of ours: that comes here before ours go.
    let theirs = DAVServer.event("theirs", start: ":20300101T100000Z", title: "Theirs")
    #expect(try server.ask("PUT", calendar + "theirs.ics", theirs).status == 201)
    let easy = try #require(
      try entries.first { try server.ask("GET", $0).body.contains("SUMMARY:Easy 8 km\r\n") }
    )
    let moved = try server.ask("GET", easy).body.replacing("T180000\r\n", with: "T063000\r\n")
    #expect(try (200..<300).contains(server.ask("PUT", easy, moved).status))
    let ended = try record.run("calendar", "change", "cloud", "--no-plan")
    #expect(ended.status == 0 && !ended.output.contains("your plan there too"), "\(ended)")
    #expect(try server.list(calendar) == [calendar + "theirs.ics"])
    let plan = try record.run("plan").output
    #expect(plan.contains("Easy 8 km  06:30") && plan.contains("Long"), "\(plan)")

    // Nothing goes there any more, and what is left there keeps nobody busy.
    _ = try record.run("plan", "add", "Hills", "--run", "--day", "tomorrow")
    let read = try record.run("calendar", "refresh").output
    #expect(read.contains("  0 events, "), "\(read)")
    #expect(try server.list(calendar).count == 1)

    #expect(try record.run("calendar", "change", "cloud", "--plan").status == 0)
    #expect(try server.list(calendar).count == 4)
    #expect(try server.ask("GET", easy).body.contains("T063000\r\n"))
  }

  @Test func `changes nothing where the server is away, and says what takes no plan`() throws {
    var server: DAVServer? = try record.server(.radicale)
    let address = try #require(server?.address)
    _ = try record.run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow")
    let added = try record.addAccount(at: address, "--plan", "--name", "Cloud")
    #expect(added.status == 0, "\(added)")
    server = nil
    let away = try record.run("calendar", "change", "cloud", "--no-plan")
    #expect(away.status != 0 && away.errors.contains("check that the server runs"), "\(away)")
    #expect(try record.run("calendar").output.contains("your plan there too"))

    let file = record.url.appendingPathComponent("mine.ics")
    try Data("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8).write(to: file)
    #expect(try record.run("calendar", "add", file.path, "--name", "Mine").status == 0)
    #expect(
      try record.run("calendar", "change", "mine", "--plan").errors.contains("choose an account")
    )
    #expect(try record.run("calendar", "change", "mine").status == 64)
  }
}
