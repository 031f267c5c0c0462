import Testing
import Training

struct CalendarDayTests {
  // 2026-11-25, a Wednesday, in a place an hour ahead of UTC.
  private let day = Day(daysSince1970: 20_782)
  private let hour = UTCOffset(clamping: 60)

  private func event(_ start: Int, _ end: Int, isAllDay: Bool = false) -> CalendarEvent {
    // Minutes since midnight there.
    CalendarEvent(
      start: day.midnight.advanced(bySeconds: Double((start - 60) * 60)),
      end: day.midnight.advanced(bySeconds: Double((end - 60) * 60)),
      isAllDay: isAllDay
    )
  }

  private func days(_ events: CalendarEvent...) -> [CalendarDay] {
    CalendarDay.all(of: events, over: day..<day + 3) { _ in hour }
  }

  @Test func `puts an event on each day that it touches, by the clock of the place`() {
    let days = days(event(23 * 60, 26 * 60), event(-120, 60), event(600, 660))
    #expect(days.map { $0.day } == [day, day + 1, day + 2])
    #expect(days[0].entries.map { $0.minutes } == [0..<60, 600..<660, 1380..<1440])
    #expect(days[1].entries.map { $0.minutes } == [0..<120])
    #expect(days[2].entries == [])
  }

  @Test func `leaves the day alone at whose midnight an event ends`() {
    let days = days(event(0, 1440, isAllDay: true), event(1380, 1440))
    #expect(days[0].entries.map { $0.isAllDay } == [true, false])
    #expect(days[1].entries == [])
  }

  @Test func `goes by the clock on both sides of a change to winter time`() {
    // At 03:00 of summer, which is 01:00 at Greenwich, clocks go back to 02:00.
    let change = day.midnight.advanced(bySeconds: 3600)
    let event = CalendarEvent(
      start: change.advanced(bySeconds: -1800),
      end: change.advanced(bySeconds: 14 * 3600)
    )
    let found = CalendarDay.all(of: [event], over: day..<day + 1) { moment in
      UTCOffset(clamping: moment < change ? 120 : 60)
    }
    #expect(found[0].entries.map { $0.minutes } == [150..<960])
  }

  @Test func `finds the times between events that a session fits into`() {
    let day = CalendarDay(
      day,
      [.init(540..<1037), .init(0..<1440, isAllDay: true), .init(600..<720), .init(1110..<1170)]
    )
    #expect(day.slots(lasting: 60) == [360..<540, 1040..<1110, 1170..<1320])
    #expect(day.slots(lasting: 90) == [360..<540, 1170..<1320])
    // What else is planned takes time too, and so does what is over.
    #expect(
      day.slots(lasting: 60, besides: [1180..<1240]) == [360..<540, 1040..<1110, 1240..<1320]
    )
    #expect(day.slots(lasting: 60, from: 482) == [1040..<1110, 1170..<1320])
    #expect(day.slots(lasting: 60, from: 1290) == [])
  }

  @Test func `suggests nothing on a day that is free as a whole`() {
    let day = CalendarDay(day, [.init(0..<1440, isAllDay: true), .init(600..<600)])
    #expect(day.slots(lasting: 30) == [])
    #expect(day.clash(with: 590..<610) == nil)
  }

  @Test func `gives the four longest of many, by the clock`() {
    let starts = [400, 470, 560, 640, 740, 860]
    let day = CalendarDay(day, starts.map { .init($0..<$0 + 20) })
    #expect(day.slots(lasting: 30) == [490..<560, 660..<740, 760..<860, 880..<1320])
  }

  @Test func `names what takes the time of a session`() {
    let day = CalendarDay(
      day,
      [.init(0..<1440, isAllDay: true, title: "Trip"), .init(540..<600, title: "Dentist")]
    )
    #expect(day.clash(with: 570..<630)?.title == "Dentist")
    #expect(day.clash(with: 600..<660) == nil)
  }

  @Test func `knows how many minutes of its day a session takes`() {
    var run = PlannedSession(title: "Easy", kind: .run(workout: nil), day: day)
    #expect(run.minutes == 60 && run.minutesOfDay == nil)
    run.time = ClockTime("23:30")
    #expect(run.minutesOfDay == 1410..<1440)
    func minutes(_ seconds: Int) -> Int {
      PlannedSession(
        title: "Legs",
        kind: .workout("legs"),
        day: day,
        duration: .seconds(seconds)
      ).minutes
    }
    #expect([1500, 1501, 0, 604_800].map(minutes) == [25, 26, 60, 60])
  }
}
