import Exchange
import Foundation
import Integrations
import Testing
import Training

/// Days on which the clocks change, both ways, by way of a real CalDAV server.
@Suite(.enabled(if: DAVServer.isInstalled, "Radicale is not installed; make test installs it"))
struct CalendarClockTests {
  // One of them changes by half an hour, one is 45 minutes off, and two change at midnight.
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham",
    "America/Santiago", "Africa/Cairo",
  ]

  private let record = ScratchRecord()

  private func client(_ server: DAVServer) throws -> CalendarAccountClient {
    try CalendarAccountClient(
      server.address,
      user: DAVServer.user,
      password: DAVServer.password,
      isAtHome: true
    )
  }

  /// Both changes of the clocks of 2026.
  private static func changes(in zone: TimeZone) throws -> [Date] {
    let year = Date(timeIntervalSince1970: 1_767_225_600)
    let first = try #require(zone.nextDaylightSavingTimeTransition(after: year))
    return [first, try #require(zone.nextDaylightSavingTimeTransition(after: first))]
  }

  private func stamp(_ date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return
      "\(parts.year ?? 0)\(two(parts.month))\(two(parts.day))T\(two(parts.hour))\(two(parts.minute))00"
  }

  /// The mornings and evenings of the day of a change, of the one before and of the one after.
  private func moments(around change: Date, in zone: TimeZone) throws -> [Date] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let noon = try #require(calendar.date(bySettingHour: 12, minute: 0, second: 0, of: change))
    var found: [Date] = []
    for day in -1...1 {
      let date = try #require(calendar.date(byAdding: .day, value: day, to: noon))
      for (hour, minute) in [(6, 30), (18, 0)] {
        found.append(
          try #require(calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date))
        )
      }
    }
    return found
  }

  @Test(arguments: zones) func `reads each event at its moment`(name: String) async throws {
    let zone = try #require(TimeZone(identifier: name))
    let utc = try #require(TimeZone(identifier: "UTC"))
    let server = try record.server(.radicale)
    let client = try client(server)
    #expect(try server.ask("MKCALENDAR", "/me/private/").status == 201)
    for (turn, change) in try Self.changes(in: zone).enumerated() {
      let moments = try moments(around: change, in: zone)
      for (place, moment) in moments.enumerated() {
        let starts = [
          ";TZID=\(name):" + stamp(moment, in: zone), ":" + stamp(moment, in: utc) + "Z",
          ":" + stamp(moment, in: zone),
        ]
        for (kind, start) in starts.enumerated() {
          let id = "\(turn)-\(place)-\(kind)"
          let text = DAVServer.event(id, start: start, title: "\(kind)")
          #expect(try server.ask("PUT", "/me/private/\(id).ics", text).status == 201)
        }
      }
      let middle = Instant(secondsSince1970: change.timeIntervalSince1970)
      let days =
        middle.advanced(bySeconds: -3 * 86_400)..<middle.advanced(bySeconds: 3 * 86_400)
      let reading = try await client.read(over: days, without: nil, since: nil)
      let bytes = try #require(reading.bytes)
      let file = try #require(CalendarFile(bytes, over: days, in: zone))
      #expect(file.broken == 0)
      for kind in ["0", "1", "2"] {
        let found = file.events.filter { $0.title == kind }
        #expect(
          found.map(\.start.secondsSince1970) == moments.map(\.timeIntervalSince1970),
          "\(name), \(kind)"
        )
        #expect(found.allSatisfy { $0.end.seconds(since: $0.start) == 3600 })
      }
    }
    await client.close()
  }

  @Test(arguments: zones)
  func `takes a session of the plan there and back at its time`(name: String) async throws {
    let zone = try #require(TimeZone(identifier: name))
    let utc = try #require(TimeZone(identifier: "UTC"))
    let server = try record.server(.radicale)
    let client = try client(server)
    let calendar = try await client.make("plan", called: "Pacesetter")
    for change in try Self.changes(in: zone) {
      let now = Instant(secondsSince1970: change.timeIntervalSince1970)
      for moment in try moments(around: change, in: zone) {
        let text = stamp(moment, in: zone)
        let day = try #require(
          Day("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6).prefix(2))")
        )
        let time = try #require(
          ClockTime("\(text.dropFirst(9).prefix(2)):\(text.dropFirst(11).prefix(2))")
        )
        let session = PlannedSession(
          id: text,
          title: "Easy",
          kind: .run(workout: nil),
          day: day,
          time: time
        )
        let bytes = PlanFile.event(session, server: "home", at: now)
        #expect(try await client.write(bytes, text + ".ics", of: calendar, over: nil))
        // As it is, and as other programs write it that go by another clock.
        let own = String(decoding: bytes, as: UTF8.self)
        for start in [":\(text)", ";TZID=\(name):\(text)", ":\(stamp(moment, in: utc))Z"] {
          let found = try await client.entry(text + ".ics", of: calendar)
          let entry = try #require(found)
          let moved = Array(own.replacing("DTSTART:\(text)", with: "DTSTART\(start)").utf8)
          #expect(try await client.write(moved, text + ".ics", of: calendar, over: entry.etag))
          let again = try await client.entry(text + ".ics", of: calendar)
          let read = try #require(again)
          let event = try #require(CalendarAccountEvent(read, in: zone, at: now))
          #expect(
            event.start.day == day && event.start.minuteOfDay == time.minuteOfDay,
            "\(name) \(start)"
          )
          #expect(event.start.instant.secondsSince1970 == moment.timeIntervalSince1970)
        }
      }
    }
    await client.close()
  }
}
