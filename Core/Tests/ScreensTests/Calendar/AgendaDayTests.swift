import Screens
import Testing
import Training

struct AgendaDayTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  private func session(_ id: String, on day: Day, at time: String? = nil) -> PlannedSession {
    PlannedSession(
      id: id,
      title: id,
      kind: .run(workout: nil),
      day: day,
      time: time.flatMap { ClockTime($0) }
    )
  }

  private func agenda(
    _ sessions: [PlannedSession],
    beside days: [CalendarDay],
    at minute: Int = 0,
    in language: Language = .english
  ) -> [AgendaDay] {
    AgendaDay.all(
      of: WeekPlan(sessions, among: [], on: today),
      beside: days,
      on: today,
      at: minute,
      in: language
    )
  }

  private func slot(_ time: String, _ words: String) throws -> AgendaDay.Slot {
    AgendaDay.Slot(time: try #require(ClockTime(time)), words: words)
  }

  @Test func `shows events with the times that a session without one fits into`() throws {
    let day = CalendarDay(
      today,
      [.init(540..<1037, title: "Work"), .init(0..<1440, isAllDay: true), .init(1120..<1200)]
    )
    let sessions = [session("easy", on: today), session("legs", on: today, at: "20:00")]
    #expect(
      try agenda(sessions, beside: [day], at: 400) == [
        AgendaDay(
          day: today,
          label: "Today",
          isToday: true,
          events: [
            .init(when: "All day", title: "Event"), .init(when: "09:00–17:17", title: "Work"),
            .init(when: "18:40–20:00", title: "Busy"),
          ],
          sessions: [
            .init(
              id: "easy",
              slots: [
                slot("06:40", "Free 06:40–09:00"),
                slot("17:20", "Free 17:20–18:40"),
                slot("21:00", "Free 21:00–22:00"),
              ]
            )
          ]
        )
      ]
    )
  }

  @Test func `says what takes the time of a session, and offers another`() throws {
    let day = CalendarDay(today + 1, [.init(1080..<1140, title: "Dinner")])
    let late = session("late", on: today + 1, at: "18:30")
    let english = try #require(agenda([late], beside: [day]).first?.sessions.first)
    #expect(english.clash == "At the same time as Dinner")
    #expect(english.slots.map { $0.words } == ["Free 06:00–18:00", "Free 19:00–22:00"])
    let german = try #require(agenda([late], beside: [day], in: .german).first?.sessions.first)
    #expect(german.clash == "Zur selben Zeit wie „Dinner“")
    #expect(german.slots.map { $0.words } == ["Frei 06:00–18:00", "Frei 19:00–22:00"])
    let nameless = CalendarDay(today + 1, [.init(1080..<1140)])
    #expect(
      agenda([late], beside: [nameless]).first?.sessions.first?.clash == "An event takes this time"
    )
    #expect(
      agenda([late], beside: [nameless], in: .german).first?.sessions.first?.clash
        == "Zu dieser Zeit ist schon ein Termin"
    )
  }

  @Test func `offers nothing for what is skipped or has a good time`() {
    let day = CalendarDay(today, [.init(1080..<1140)])
    var skipped = session("skipped", on: today)
    skipped.isSkipped = true
    let days = agenda([skipped, session("early", on: today, at: "07:00")], beside: [day])
    #expect(days.map { $0.sessions } == [[]])
  }

  @Test func `folds a long day, and a day of this week without a session`() {
    let busy = (0..<5).map { CalendarDay.Entry(600 + $0 * 30..<620 + $0 * 30) }
    let days = [
      CalendarDay(today, busy), CalendarDay(today + 1, Array(busy.prefix(4))),
      CalendarDay(today + 2, Array(busy.prefix(1))), CalendarDay(today + 3, []),
      CalendarDay(today + 8, busy),
    ]
    let english = agenda([session("easy", on: today + 1)], beside: days)
    #expect(english.map { $0.day - today } == [0, 1, 2])
    #expect(english.map { $0.events.count } == [3, 4, 0])
    #expect(english.map { $0.fold } == ["2 more events", nil, "1 event"])
    #expect(english.map { $0.allEvents.count } == [5, 4, 1])
    let german = agenda([], beside: days, in: .german)
    #expect(german.map { $0.fold } == ["2 weitere Termine", "4 Termine", "1 Termin"])
    #expect(german[0].events[0].title == "Belegt" && german[1].label == "Morgen")
    let holiday = CalendarDay(today, [.init(0..<1440, isAllDay: true)])
    #expect(
      agenda([], beside: [holiday], in: .german).first?.events == [
        .init(when: "Ganztägig", title: "Termin")
      ]
    )
  }

  @Test func `prints the same for the command`() {
    let days = [
      CalendarDay(today, [.init(1080..<1140, title: "Dinner")]),
      CalendarDay(today + 1, [.init(0..<1440, isAllDay: true, title: "Trip")]),
    ]
    let sessions = [session("past", on: today - 1), session("easy", on: today)]
    let plan = WeekPlan(sessions, among: [], on: today)
    let text = PlanText.list(
      of: PlanDay.all(of: plan, over: today.monday..<today.monday + 28, seenFrom: today),
      beside: AgendaDay.all(of: plan, beside: days, on: today, at: 960)
    )
    #expect(
      text == """
        Tue, 24 November
          past  not done  [past]
        Today
          18:00–19:00  Dinner
          easy  [easy]
            Free 16:00–18:00
            Free 19:00–22:00
        Tomorrow
          All day  Trip

        """
    )
    let empty = PlanText.list(of: [], beside: agenda([], beside: days))
    #expect(empty.hasPrefix(PlanText.nothing + "\nToday\n  18:00–19:00  Dinner\n"))
  }
}
