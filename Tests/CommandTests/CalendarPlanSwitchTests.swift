import Foundation
import Testing

/// The plan in an account on Radicale, switched on and off afterwards.
@Suite(.enabled(if: DAVServer.isInstalled, "Radicale is not installed; make test installs it"))
struct CalendarPlanSwitchTests {
  private let data = ScratchPlace()
  private let servers = ScratchPlace()

  private func run(_ arguments: String..., input: String? = nil) throws -> Command.Outcome {
    try Command.run(
      arguments,
      input: input,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    )
  }

  private func own(_ server: DAVServer) throws -> String {
    try #require(try server.list("/me/").first { $0.contains("pacesetter-") })
  }

  @Test func `puts the plan there, takes only our events away again, and puts them back`() throws {
    let server = try DAVServer(.radicale, in: servers)
    _ = try run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    _ = try run("plan", "add", "Long", "--run", "--day", "tomorrow")
    let added = try run(
      "calendar",
      "add",
      server.address,
      "--home",
      "--user",
      "me",
      "--name",
      "Cloud",
      input: "hush-4711\n"
    )
    #expect(added.status == 0 && !added.output.contains("your plan there too"), "\(added)")

    let begun = try run("calendar", "change", "cloud", "--plan")
    #expect(begun.output.contains("your plan there too, last exchanged"), "\(begun)")
    let calendar = try own(server)
    let entries = try server.list(calendar)
    #expect(entries.count == 2)

    // Somebody adds an event of their own there, and moves one of ours: that comes here before ours go.
    let theirs =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:theirs\r\n"
      + "DTSTAMP:20260101T000000Z\r\nDTSTART:20300101T100000Z\r\nSUMMARY:Theirs\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    #expect(try server.ask("PUT", calendar + "theirs.ics", theirs).status == 201)
    let easy = try #require(
      try entries.first { try server.ask("GET", $0).body.contains("SUMMARY:Easy 8 km\r\n") }
    )
    let moved = try server.ask("GET", easy).body.replacing("T180000\r\n", with: "T063000\r\n")
    #expect(try (200..<300).contains(server.ask("PUT", easy, moved).status))
    let ended = try run("calendar", "change", "cloud", "--no-plan")
    #expect(ended.status == 0 && !ended.output.contains("your plan there too"), "\(ended)")
    #expect(try server.list(calendar) == [calendar + "theirs.ics"])
    let plan = try run("plan").output
    #expect(plan.contains("Easy 8 km  06:30") && plan.contains("Long"), "\(plan)")

    // Nothing goes there any more, and what is left there keeps nobody busy.
    _ = try run("plan", "add", "Hills", "--run", "--day", "tomorrow")
    let read = try run("calendar", "refresh").output
    #expect(read.contains("  0 events, "), "\(read)")
    #expect(try server.list(calendar).count == 1)

    #expect(try run("calendar", "change", "cloud", "--plan").status == 0)
    #expect(try server.list(calendar).count == 4)
    #expect(try server.ask("GET", easy).body.contains("T063000\r\n"))
  }

  @Test func `changes nothing where the server is away, and says what takes no plan`() throws {
    var server: DAVServer? = try DAVServer(.radicale, in: servers)
    let address = try #require(server?.address)
    _ = try run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow")
    let added = try run(
      "calendar",
      "add",
      address,
      "--home",
      "--user",
      "me",
      "--plan",
      "--name",
      "Cloud",
      input: "hush-4711\n"
    )
    #expect(added.status == 0, "\(added)")
    server = nil
    let away = try run("calendar", "change", "cloud", "--no-plan")
    #expect(away.status != 0 && away.errors.contains("check that the server runs"), "\(away)")
    #expect(try run("calendar").output.contains("your plan there too"))

    let file = data.url.appendingPathComponent("mine.ics")
    try Data("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8).write(to: file)
    #expect(try run("calendar", "add", file.path, "--name", "Mine").status == 0)
    #expect(try run("calendar", "change", "mine", "--plan").errors.contains("choose an account"))
    #expect(try run("calendar", "change", "mine").status == 64)
  }
}
