import Coaching
@_spi(Fake) import EventKit
import Foundation
import Screens
import Testing
import Training

@MainActor struct CalendarTests {
  @Test func `tells the finder how long the runner is free, and nothing of what follows`()
    async throws
  {
    let world = try World()
    let now = Date(timeIntervalSince1970: Double(world.reading.wall) / 1000)
    world.calendars.events = [
      event(world, "Dentist", at: now.addingTimeInterval(40 * 60)),
      event(world, "Lunch, maybe", at: now.addingTimeInterval(20 * 60)) { $0.availability = .free },
      event(world, "Canceled", at: now.addingTimeInterval(15 * 60)) { $0.isCanceled = true },
      event(world, "Holiday", at: now.addingTimeInterval(10 * 60)) { $0.isAllDay = true },
    ]
    await world.settle()
    await world.phone.model?.suggest()
    #expect(world.phone.model?.finder.free == nil)
    #expect(world.phone.tap("Use the calendars of this phone"))
    await world.settle()
    await world.phone.model?.suggest()
    #expect(world.phone.model?.finder.free?.hasPrefix("Free 40 minutes before ") == true)
    #expect(world.phone.text.contains("Free 40 minutes before "))
    #expect(!world.phone.text.contains("Dentist"))
    #expect(world.phone.tap("Use the calendars of this phone"))
    await world.settle()
    await world.phone.model?.suggest()
    #expect(world.phone.model?.finder.free == nil)
  }

  @Test func `says what to do where the runner does not allow it`() async throws {
    let world = try World()
    world.calendars.allows = false
    await world.settle()
    #expect(world.phone.tap("Use the calendars of this phone"))
    await world.settle()
    #expect(world.phone.text.contains("Allow full access in Settings"))
    #expect(world.phone.model?.calendar.isOn == false)
  }

  @Test func `keeps the plan in a calendar of its own, and takes out what is planned no more`()
    async throws
  {
    let world = try World()
    await world.settle()
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    let today = try #require(world.phone.model?.today)
    func session(_ id: String, _ title: String, _ time: String) -> String {
      #"{"id":"\#(id)","title":"\#(title)","kind":"run","day":"\#((today + 1).text)","time":\#(time),"#
        + #""outcome":"planned","words":""}"#
    }
    func day(_ sessions: [String]) -> String {
      #"{"day":"\#((today + 1).text)","label":"","isToday":false,"sessions":["#
        + sessions.joined(separator: ",") + "]}"
    }
    await world.home.plan(
      day([session("a", "Easy Thirty", #""18:00""#), session("b", "Long Run", "null")])
    )
    await world.phone.model?.useCalendars(true)
    #expect(world.calendars.calendars.map(\.title) == ["Pacesetter"])
    #expect(world.calendars.events.map { $0.title } == ["Easy Thirty", "Long Run"])
    let first = try #require(world.calendars.events.first)
    let offset = try #require(world.phone.model?.clock.offset)
    let local = LocalTime(Instant(first.startDate), offset: offset)
    #expect(local.day == today + 1 && local.minuteOfDay == 18 * 60)
    #expect(world.calendars.events[1].isAllDay)
    // The plan is no reason to be busy.
    world.reading.wall = first.startDate.timeIntervalSince1970 * 1000 - 30 * 60_000
    await world.phone.model?.suggest()
    #expect(world.phone.model?.finder.free == nil)
    // What was dropped before it began goes; what has begun stays, and nothing comes twice.
    await world.home.plan(day([session("b", "Long Run", "null")]))
    await world.phone.model?.writePlan()
    await world.phone.model?.writePlan()
    #expect(world.calendars.events.map { $0.title } == ["Long Run"])
    await world.home.plan(day([]))
    await world.phone.model?.writePlan()
    #expect(world.calendars.events.map { $0.title } == ["Long Run"])
    #expect(world.calendars.calendars.count == 1)
  }

  @Test func `writes a session at its own time though the clocks change before it`() async throws {
    let world = try World()
    await world.settle()
    await world.phone.model?.calendar.use(true)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let friday = try #require(Day(year: 2026, month: 3, day: 27))
    let noon = friday.midnight.advanced(bySeconds: 12 * 3600)
    let session = PlannedSession(
      title: "Long Run",
      kind: .run(workout: nil),
      day: friday + 2,
      time: ClockTime(minuteOfDay: 9 * 60 + 30),
      duration: .seconds(5400)
    )
    for _ in 1...2 {
      await world.phone.model?.calendar.write([session], from: noon, on: friday, in: zone)
    }
    let event = try #require(world.calendars.events.first)
    #expect(world.calendars.events.count == 1)
    // Half past nine by the clocks of summer, which began that night.
    let start = (friday + 2).midnight.advanced(bySeconds: 7.5 * 3600)
    #expect(event.startDate.timeIntervalSince1970 == start.secondsSince1970)
    #expect(event.endDate.timeIntervalSince(event.startDate) == 5400)
  }

  private func event(
    _ world: World,
    _ title: String,
    at start: Date,
    _ change: (EKEvent) -> Void = { _ in }
  ) -> EKEvent {
    let event = EKEvent(eventStore: world.calendars)
    event.title = title
    event.startDate = start
    event.endDate = start.addingTimeInterval(1800)
    change(event)
    return event
  }
}
