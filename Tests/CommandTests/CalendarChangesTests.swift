import Foundation
import Testing

/// What has changed in an account on Radicale is fetched, and nothing else (RFC 6578).
@Suite(.enabled(if: DAVServer.isInstalled, "Radicale is not installed; make test installs it"))
struct CalendarChangesTests {
  private let record = ScratchRecord()

  /// What was reported since the last look.
  private func reports(_ server: DAVServer) throws -> [String] {
    let file = server.folder.appendingPathComponent("reports")
    defer { try? FileManager.default.removeItem(at: file) }
    // Where nothing was reported there is no file.
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `fetches what has changed, and all of it where the server has forgotten`() throws {
    let radicale = try record.server(.radicale)
    for calendar in ["private", "work"] {
      #expect(try radicale.ask("MKCALENDAR", "/me/\(calendar)/").status == 201)
      for number in 1...3 {
        let path = "/me/\(calendar)/\(number).ics"
        let text = DAVServer.event("\(calendar)-\(number)", inMinutes: 600 * number)
        #expect(try radicale.ask("PUT", path, text).status == 201)
      }
    }
    let server = try ServedCommand(data: record.url)
    let added = try record.addAccount(at: radicale.address)
    #expect(added.output.contains("  6 events, "), "\(added)")
    #expect(try reports(radicale) == ["calendar-query /me/private/", "calendar-query /me/work/"])

    // One is added, one moved and one deleted: two are fetched, and of the other calendar nothing is.
    #expect(
      try radicale.ask("PUT", "/me/work/4.ics", DAVServer.event("new", inMinutes: 900)).status
        == 201
    )
    let moved = DAVServer.event("work-2", inMinutes: 60 * 24 * 40)
    #expect(try (200..<300).contains(radicale.ask("PUT", "/me/work/2.ics", moved).status))
    #expect(try radicale.ask("DELETE", "/me/work/1.ics").status == 200)
    #expect(try record.run("calendar", "refresh").output.contains("  5 events, "))
    #expect(
      try reports(radicale) == ["sync-collection /me/work/", "calendar-multiget /me/work/"]
    )
    #expect(try record.run("calendar", "refresh").output.contains("  5 events, "))
    #expect(try reports(radicale) == [])

    // A server that has forgotten its tokens is asked for everything once.
    let files = radicale.folder.appendingPathComponent("files/collection-root/me/work")
    for name in try FileManager.default.contentsOfDirectory(atPath: files.path)
    where name == ".Radicale.cache" {
      try FileManager.default.removeItem(at: files.appendingPathComponent(name))
    }
    #expect(
      try radicale.ask("PUT", "/me/work/5.ics", DAVServer.event("newer", inMinutes: 1000)).status
        == 201
    )
    #expect(try record.run("calendar", "refresh").output.contains("  6 events, "))
    let last = try reports(radicale)
    #expect(last.last == "calendar-query /me/work/", "\(last)")
    #expect(server.stop() == 0)
  }

  @Test func `keeps the plan there by what has changed`() throws {
    let radicale = try record.server(.radicale)
    _ = try record.run("plan", "add", "Easy 8 km", "--run", "--day", "tomorrow", "--time", "18:00")
    let server = try ServedCommand(data: record.url)
    let added = try record.addAccount(at: radicale.address, "--plan")
    #expect(added.output.contains("your plan there too, last exchanged"), "\(added)")
    let calendar = try radicale.planCalendar()
    let easy = try #require(try radicale.list(calendar).first)
    let moved = try radicale.ask("GET", easy).body.replacing("T180000\r\n", with: "T063000\r\n")
    #expect(try (200..<300).contains(radicale.ask("PUT", easy, moved).status))
    _ = try reports(radicale)
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try record.run("plan").output.contains("Easy 8 km  06:30"))
    #expect(try reports(radicale) == ["sync-collection \(calendar)"])
    #expect(try radicale.ask("DELETE", easy).status == 200)
    #expect(try record.run("calendar", "refresh").status == 0)
    #expect(try !record.run("plan").output.contains("Easy 8 km"))
    #expect(try reports(radicale) == ["sync-collection \(calendar)"])
    #expect(try radicale.ask("DELETE", calendar).status == 200)
    #expect(try record.run("calendar", "refresh").output.contains("your plan here is as it was"))
    #expect(server.stop() == 0)
  }
}
