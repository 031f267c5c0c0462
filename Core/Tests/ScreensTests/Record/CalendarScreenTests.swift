import Screens
import Testing
import Training

struct CalendarScreenTests {
  // 2026-06-03, a Wednesday.
  private static let today = Day(daysSince1970: 20_607)

  private func entry(_ id: String, _ day: Day, meters: Double) -> CalendarScreen.Entry {
    let summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(day.midnight),
      source: .fit
    )
    return CalendarScreen.Entry(
      id: id,
      day: day,
      row: HistoryRow(summary, seenFrom: Self.today),
      distance: .meters(meters),
      duration: .seconds(1800)
    )
  }

  @Test func `shows a month in weeks from Monday, and what each comes to`() {
    let entries = [
      entry("before", Self.today - 3, meters: 9000), entry("a", Self.today - 2, meters: 5000),
      entry("b", Self.today, meters: 6250), entry("c", Self.today, meters: 0),
    ]
    let screen = CalendarScreen(month: Self.today, of: entries, seenFrom: Self.today)
    #expect(screen.title == "June 2026")
    #expect(screen.total == "3 activities · 11.25 km · 1:30:00")
    #expect(screen.weeks.map { $0.days.map { $0?.number ?? 0 } }.first == [1, 2, 3, 4, 5, 6, 7])
    #expect(screen.weeks.last?.days.map { $0?.number ?? 0 } == [29, 30, 0, 0, 0, 0, 0])
    #expect(screen.weeks.map { $0.total } == ["11.25 km · 1:30:00", "", "", "", ""])
    let day = screen.weeks[0].days[2]
    #expect(day?.date == "3 June 2026")
    #expect(day?.isToday == true)
    #expect(day?.entries.map { $0.id } == ["b", "c"])
    #expect(screen.previous.date == (2026, 5, 1))
    #expect(screen.next == nil)
  }

  @Test(arguments: [
    // A February of four weeks, one of a leap year, and a month of six weeks.
    (2021, 2, 4), (2024, 2, 5), (2026, 3, 6),
  ])
  func `has as many weeks as the month touches`(year: Int, month: Int, weeks: Int) throws {
    let near = try #require(Day(year: year, month: month, day: 14))
    let screen = CalendarScreen(month: near, of: [], seenFrom: Self.today)
    let first = screen.weeks.flatMap { $0.days }.compactMap { $0 }
    #expect(screen.weeks.count == weeks, "\(screen.title)")
    #expect(first.map { $0.number } == Array(1...first.count))
    #expect(screen.total == "")
  }

  @Test func `leads on to the month after a month that is over`() {
    let screen = CalendarScreen(month: Self.today - 40, of: [], seenFrom: Self.today)
    #expect(screen.next?.date.month == (Self.today - 40).date.month + 1)
  }

  @Test func `names the month and its days in German`() {
    let entries = [entry("a", Self.today, meters: 6250)]
    let screen = CalendarScreen(
      month: Self.today,
      of: entries,
      seenFrom: Self.today,
      in: .german
    )
    #expect(screen.title == "Juni 2026")
    #expect(screen.total == "1 Aktivität · 6,25 km · 30:00")
    #expect(screen.weeks.first?.total == "6,25 km · 30:00")
    #expect(screen.weeks.first?.days[2]?.date == "3. Juni 2026")
  }
}
