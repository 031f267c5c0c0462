import Screens
import Testing
import Training

struct GermanTodayScreenTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  private func run(daysAgo: Int, minutes: Int, kilometers: Double) -> HistoryEntry {
    .run(
      "run-\(daysAgo)",
      on: today - daysAgo,
      minutes: minutes,
      kilometers: kilometers,
      beats: 151
    )
  }

  @Test func `shows the week, its days and the last run in German`() {
    let runs = [
      run(daysAgo: 2, minutes: 60, kilometers: 12), run(daysAgo: 1, minutes: 30, kilometers: 5.5),
    ]
    let screen = TodayScreen(on: today, week: runs, goal: 4, last: runs[1], in: .german)
    #expect(screen.week == "Diese Woche: 2 von 4 Aktivitäten · 17,50 km · 1:30:00")
    #expect(screen.bars.map { $0.label } == ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"])
    #expect(screen.line == "Noch 2 bis zum Wochenziel.")
    #expect(screen.last?.row.title == "Laufen")
    #expect(screen.last?.row.date == "gestern, 07:00")
    #expect(screen.last?.row.facts == ["5,50 km", "30:00", "5:27 /km", "Puls 151"])
    let done = TodayScreen(on: today, week: runs, goal: 2, last: runs[1], in: .german)
    #expect(done.week == "Diese Woche: 2 von 2 Aktivitäten ✓ · 17,50 km · 1:30:00")
    #expect(done.line == "Wochenziel erreicht. Alles Weitere ist Zugabe.")
    let one = TodayScreen(on: today, week: [runs[0]], in: .german)
    #expect(one.week == "Diese Woche: 1 Aktivität · 12,00 km · 1:00:00")
  }

  @Test func `says in German which race comes next, and when`() throws {
    let race = RaceSetup(
      name: "Berlin-Marathon",
      day: try #require(Day("2026-09-27")),
      distance: .meters(42_195),
      target: .seconds(12_600)
    )
    let screen = TodayScreen(on: race.day - 12, week: [], races: [race], in: .german)
    #expect(screen.next?.date == "Marathon, So., 27. September 2026, in 12 Tagen")
    let eve = TodayScreen(on: race.day - 1, week: [], races: [race], in: .german)
    #expect(eve.next?.date == "Marathon, So., 27. September 2026, morgen")
  }

  @Test func `names in German what is planned today, and what became of it`() {
    let legs = PlannedSession(
      id: "a",
      title: "Beine",
      kind: .workout("legs"),
      day: today,
      time: ClockTime("18:00")
    )
    var skipped = PlannedSession(id: "b", title: "Locker", kind: .run(workout: nil), day: today)
    skipped.isSkipped = true
    let plan = WeekPlan([legs, skipped], among: [], on: today)
    let screen = TodayScreen(on: today, week: [], plan: plan, in: .german)
    #expect(screen.line == "Heute: Beine um 18:00.")
    #expect(Set(screen.planned.map { $0.words }) == ["18:00", "ausgelassen"])
  }

  @Test(
    arguments: [
      (0, "Für heute geschafft. Gut gemacht."), (1, "Bereit, wenn du es bist."),
      (6, "Du bist ausgeruht. Ein guter Tag für einen Lauf."),
      (20, "Du hast länger pausiert. Fang kurz und locker an."),
    ]
  )
  func `has a German line for every rest`(daysAgo: Int, words: String) {
    let last = run(daysAgo: daysAgo, minutes: 30, kilometers: 5)
    #expect(TodayScreen(on: today, week: [], last: last, in: .german).line == words)
  }

  @Test func `says in German how long somebody is free`() {
    let gap = RankingRequest.Gap(minutes: 40, before: 1080)
    #expect(FreeWords.sentence(gap, in: .german) == "40 Minuten frei bis 18:00")
    let dinner = RankingRequest.Gap(minutes: 40, before: 1080, title: "Essen")
    #expect(FreeWords.sentence(dinner, in: .german) == "40 Minuten frei bis 18:00 (Essen)")
    #expect(FreeWords.sentence(dinner) == "Free 40 minutes before Essen at 18:00")
  }
}
