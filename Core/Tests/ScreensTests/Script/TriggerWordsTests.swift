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
        "Planned for 5 km.", "Planned for every 1 km.", "Planned for 1:30.",
        "Planned for halfway.", "Planned for the last 500 m.",
        "It waits for: heart rate above 170 bpm.",
        "It waits for a minute of: heart rate above 170 bpm.",
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
