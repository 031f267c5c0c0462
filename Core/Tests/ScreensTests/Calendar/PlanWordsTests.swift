import Screens
import Testing
import Training

struct PlanWordsTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  @Test func `shows the days of the week, and later ones that have something`() {
    let sessions = [
      PlannedSession(
        id: "abcdef0123",
        title: "Legs",
        kind: .workout("legs"),
        day: today,
        time: ClockTime("18:00")
      ),
      PlannedSession(id: "b", title: "Easy", kind: .run(workout: nil), day: today - 1),
      PlannedSession(id: "c", title: "Long", kind: .run(workout: nil), day: today + 10),
    ]
    let plan = WeekPlan(sessions, among: [], on: today)
    let days = PlanDay.all(of: plan, over: today.monday..<today.monday + 28, seenFrom: today)
    #expect(
      days.map { $0.label }.prefix(4) == [
        "Mon, 23 November", "Tue, 24 November", "Today", "Tomorrow",
      ]
    )
    #expect(days.count == 8 && days[2].isToday && days.last?.rows.first?.session.title == "Long")
    #expect(days[1].rows.first?.words == "not done" && days[2].rows.first?.words == "18:00")
    #expect(
      PlanText.list(of: Array(days.prefix(3))) == """
        Tue, 24 November
          Easy  not done  [b]
        Today
          Legs  18:00  [abcdef]

        """
    )
    #expect(PlanText.list(of: []).contains("'pacesetter plan add'"))
  }

  @Test func `says on the first page what is planned today, before anything else`() {
    let legs = PlannedSession(
      id: "a",
      title: "Legs",
      kind: .workout("legs"),
      day: today,
      time: ClockTime("18:00")
    )
    let plan = WeekPlan([legs], among: [], on: today)
    let screen = TodayScreen(on: today, week: [], plan: plan)
    #expect(screen.planned.map { $0.session.title } == ["Legs"])
    #expect(screen.line == "Today: Legs at 18:00.")
  }
}
