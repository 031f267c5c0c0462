import Screens
import Testing
import Training

struct TodayScreenTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  private func run(daysAgo: Int, minutes: Int, kilometers: Double) -> HistoryEntry {
    .run(
      "run-\(daysAgo)",
      on: today - daysAgo,
      minutes: minutes,
      kilometers: kilometers
    )
  }

  @Test func `shows the week against its goal, day by day`() {
    let runs = [
      run(daysAgo: 2, minutes: 60, kilometers: 12), run(daysAgo: 0, minutes: 30, kilometers: 5),
    ]
    let screen = TodayScreen(on: today, week: runs, goal: 4, last: runs[1])
    #expect(screen.week == "This week: 2 of 4 activities · 17.00 km · 1:30:00")
    #expect(screen.goalShare == 0.5)
    #expect(screen.bars.map { $0.share } == [1, 0, 0.5, 0, 0, 0, 0])
    #expect(screen.bars.map { $0.label }.first == "Mon")
    #expect(screen.bars.firstIndex { $0.isToday } == 2)
    #expect(screen.last?.row.title == "Running" && screen.last?.id == "run-0")
    #expect(screen.line == "2 more to reach your weekly goal.")
    let miles = TodayScreen(on: today, week: runs, goal: 2, last: runs[1], units: .imperial)
    #expect(miles.week == "This week: 2 of 2 activities ✓ · 10.56 mi · 1:30:00")
    #expect(miles.line == "Weekly goal reached. Anything more is a bonus.")
  }

  @Test func `names the race that comes next, and calms before it`() {
    let day = { (away: Int) in today + away }
    let races = [
      RaceSetup(name: "Past", day: day(-9), distance: .meters(10_000), target: .seconds(3000)),
      RaceSetup(name: "Berlin", day: day(2), distance: .meters(42_195), target: .seconds(12_600)),
    ]
    let last = run(daysAgo: 1, minutes: 30, kilometers: 5)
    let screen = TodayScreen(on: today, week: [], races: races, last: last)
    #expect(screen.next?.title == "Berlin")
    #expect(screen.next?.date.hasSuffix("in 2 days") == true)
    #expect(screen.line == "Race week. Rest counts as training now.")
  }

  @Test func `says nothing about an empty record but the week`() {
    let screen = TodayScreen(on: today, week: [])
    #expect(screen.week == "This week: 0 activities")
    #expect(screen.goalShare == nil && screen.last == nil && screen.line == nil)
  }

  @Test(arguments: [(0, "Done for today"), (1, "Ready when"), (6, "rested"), (20, "a while")])
  func `has a line for every rest`(daysAgo: Int, words: String) {
    let last = run(daysAgo: daysAgo, minutes: 30, kilometers: 5)
    #expect(TodayScreen(on: today, week: [], last: last).line?.contains(words) == true)
  }
}
