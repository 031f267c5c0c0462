import Testing
import Training

struct WeekPlanTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  private func run(_ id: String, on day: Day, hour: Int = 7) -> HistoryEntry {
    .activity(
      ActivitySummary(
        id: id,
        sport: .running,
        kind: "running",
        startedAt: LocalTime(day.midnight.advanced(bySeconds: Double(hour * 3600)), offset: .zero),
        source: .fit
      )
    )
  }

  private func lifted(_ id: String, _ name: String, workout: String?, on day: Day) -> HistoryEntry {
    .strength(
      StrengthSummary(
        id: id,
        workout: workout,
        name: name,
        startedAt: LocalTime(day.midnight.advanced(bySeconds: 64_800), offset: .zero),
        elapsed: nil,
        program: StrengthSession.ownProgram,
        sets: 9,
        volume: 1000
      )
    )
  }

  private func outcomes(_ plan: WeekPlan) -> [WeekPlan.Outcome] { plan.entries.map { $0.outcome } }

  @Test func `matches what was recorded on the day: the same workout, or any run for a run`() {
    let sessions = [
      PlannedSession(id: "a", title: "Legs", kind: .workout("legs"), day: today - 2),
      PlannedSession(id: "b", title: "Easy 8 km", kind: .run(workout: nil), day: today - 1),
      PlannedSession(id: "c", title: "Push Day", kind: .workout("push"), day: today - 1),
      PlannedSession(id: "d", title: "Long run", kind: .run(workout: "run-long"), day: today),
    ]
    let done = [
      lifted("x", "Anything", workout: "legs", on: today - 2), run("y", on: today - 1),
      lifted("z", "push days", workout: nil, on: today - 1), run("w", on: today - 3),
    ]
    let plan = WeekPlan(sessions, among: done, on: today)
    #expect(outcomes(plan) == [.done("x"), .done("y"), .done("z"), .planned])
  }

  @Test func `counts what was recorded for one session only, and says what was missed or skipped`()
  {
    var evening = PlannedSession(
      id: "b",
      title: "Evening",
      kind: .run(workout: nil),
      day: today - 1
    )
    evening.time = ClockTime("18:00")
    var skipped = PlannedSession(id: "c", title: "Legs", kind: .workout("legs"), day: today - 1)
    skipped.isSkipped = true
    let morning = PlannedSession(
      id: "a",
      title: "Morning",
      kind: .run(workout: nil),
      day: today - 1,
      time: ClockTime("06:30")
    )
    let plan = WeekPlan([skipped, evening, morning], among: [run("y", on: today - 1)], on: today)
    #expect(plan.entries.map { $0.session.title } == ["Morning", "Evening", "Legs"])
    #expect(outcomes(plan) == [.done("y"), .missed, .skipped])
    #expect(outcomes(WeekPlan([evening], among: [], on: today - 1)) == [.planned])
  }
}
