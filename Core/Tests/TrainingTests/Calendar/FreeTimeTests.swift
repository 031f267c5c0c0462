import Testing
import Training

struct FreeTimeTests {
  // 2026-11-25, at 17:20 in a place an hour ahead of UTC.
  private let now = LocalTime(
    Day(daysSince1970: 20_782).midnight.advanced(bySeconds: 16 * 3600 + 20 * 60),
    offset: UTCOffset(clamping: 60)
  )

  private func event(_ minutes: Int, for length: Int = 60, _ title: String? = nil) -> CalendarEvent
  {
    let start = now.instant.advanced(bySeconds: Double(minutes * 60))
    return CalendarEvent(
      start: start,
      end: start.advanced(bySeconds: Double(length * 60)),
      title: title
    )
  }

  @Test func `is free until what comes first`() throws {
    let gap = FreeTime.gap(among: [event(200), event(40, for: 60, "Dinner"), event(-90)], at: now)
    #expect(gap == RankingRequest.Gap(minutes: 40, before: 18 * 60, title: "Dinner"))
  }

  @Test func `says nothing in the middle of something, without anything, or far ahead of it`() {
    #expect(FreeTime.gap(among: [], at: now) == nil)
    #expect(FreeTime.gap(among: [event(-10), event(90)], at: now) == nil)
    #expect(FreeTime.gap(among: [event(241)], at: now) == nil)
    #expect(FreeTime.gap(among: [event(5)], at: now) == nil)
    // Tomorrow.
    #expect(FreeTime.gap(among: [event(24 * 60)], at: now) == nil)
  }

  @Test func `takes no time for whole days and for reminders`() {
    var holiday = event(30, for: 1440)
    holiday.isAllDay = true
    #expect(FreeTime.gap(among: [holiday, event(30, for: 0), event(60)], at: now)?.minutes == 60)
  }
}
