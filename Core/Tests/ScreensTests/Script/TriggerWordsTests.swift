import Coaching
import Screens
import Testing
import Training

struct TriggerWordsTests {
  @Test func `says what each trigger waits for`() throws {
    let tired = try #require(Condition("hr > 170"))
    let triggers: [Trigger] = [
      .atDistance(.meters(5000)), .everyDistance(.meters(1000)), .atTime(.seconds(90)), .halfway,
      .nearFinish(remaining: .meters(500)), .condition(tired, branchKey: nil, cooldown: nil),
      .fatigueZone(tired),
    ]
    #expect(
      triggers.map { sentence($0) } == [
        "Its moment is 5 km.", "It comes every 1 km.", "Its moment is 1:30 of moving time.",
        "Its moment is half of the goal.", "Its moment is when 500 m or less is left.",
        "It waits for: hr > 170.", "It waits for a minute of: hr > 170.",
      ]
    )
  }

  private func sentence(_ trigger: Trigger) -> String {
    let line = Line(
      source: .script("a"),
      rank: .coach,
      text: "a",
      dueAt: .zero,
      cause: .trigger(trigger, saw: [], branch: nil)
    )
    let row = LedgerRow(at: .zero, line: line, decision: .said)
    let moment = Moment(at: .zero, metrics: LiveMetrics(), plan: RunPlan())
    return LedgerEntry(row, in: moment).why
  }
}
