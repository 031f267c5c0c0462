import Screens
import Testing
import Training

struct GermanPlanWordsTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  @Test func `names the days of the plan and what became of it`() {
    let sessions = [
      PlannedSession(id: "a", title: "Locker", kind: .run(workout: nil), day: today - 1),
      PlannedSession(id: "b", title: "Lang", kind: .run(workout: nil), day: today + 60),
    ]
    let plan = WeekPlan(sessions, among: [], on: today)
    let days = PlanDay.all(
      of: plan,
      over: today.monday..<today.monday + 90,
      seenFrom: today,
      in: .german
    )
    #expect(
      days.map { $0.label }.prefix(4) == [
        "Mo., 23. November", "Di., 24. November", "Heute", "Morgen",
      ]
    )
    #expect(days.last?.label == "So., 24. Januar 2027")
    #expect(days[1].rows.first?.words == "nicht gemacht")
  }
}
