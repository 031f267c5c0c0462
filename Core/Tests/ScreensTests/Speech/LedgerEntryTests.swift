import Coaching
import Screens
import Testing
import Training

private func entry(
  _ decision: Decision,
  _ cause: Cause = .itself,
  source: Line.Source = .script("a"),
  text: String = "{pace} it is."
) -> LedgerEntry {
  let moment = Moment(
    at: .seconds(312),
    metrics: LiveMetrics(
      moving: .seconds(290),
      distance: .meters(1234),
      currentPace: .secondsPerKilometer(312)
    ),
    plan: RunPlan()
  )
  let line = Line(source: source, rank: .coach, text: text, dueAt: .seconds(312), cause: cause)
  return LedgerEntry(LedgerRow(at: .seconds(312), line: line, decision: decision), in: moment)
}

struct LedgerEntryTests {
  @Test func `tells when, what, and why, with what was seen`() throws {
    let condition = try #require(Condition("hr > 150 AND distance > 1000"))
    let entry = entry(
      .said,
      .trigger(
        .condition(condition, branchKey: nil, cooldown: nil),
        saw: [Reading(.heartRate, 151.4), Reading(.distance, 1234)],
        branch: nil
      )
    )
    #expect(
      [entry.at, entry.decision, entry.title, entry.why]
        == [
          // What the run's clock showed: the session is older, by a wait or a pause.
          "4:50", "said", "5:12 /km it is.",
          "It waits for: heart rate above 150 bpm and distance above 1.00 km.",
        ]
    )
    #expect(entry.values.map(\.value) == ["151 bpm", "1.23 km"])
  }

  @Test func `shows what nobody knew as unknown`() {
    let entry = entry(
      .dropped(.noLongerTrue),
      .trigger(.halfway, saw: [Reading(.heartRateZone, nil)], branch: nil)
    )
    #expect(entry.values.map(\.value) == ["unknown"])
  }

  @Test(arguments: [
    (Decision.held(.turn(after: nil)), "held back", "one line in 30 seconds"),
    (.held(.expecting(.fuel)), "held back", "because fuel was due within five seconds"),
    (.dropped(.expired), "dropped", "it would have been stale"),
    (.dropped(.muted), "dropped", "you had muted the coach"),
    (.dropped(.unknown(.heartRate)), "dropped", "its hr was not known then"),
    (.ended(.preempted), "interrupted", "A line for your safety took its place"),
    (.ended(.unconfirmed), "not confirmed", "Nothing confirmed that its sound had ended"),
    (
      .unfired(.neverKnown([.heartRate, .cadence])), "never due",
      "Not enough was known for it: heart rate, cadence"
    ),
    (.unfired(.noGoal), "never due", "It needs a goal"),
  ])
  func `gives a reason for each decision`(decision: Decision, name: String, reason: String) {
    let entry = entry(decision, .trigger(.halfway, saw: [], branch: nil))
    #expect(entry.decision == name)
    #expect(entry.why.hasPrefix("Planned for halfway. "))
    #expect(entry.why.contains(reason))
  }

  @Test func `has a sentence for every rule and every sensor`() {
    let rules = CoachRule.allCases.map { entry(.said, source: .rule($0)).why }
    let notices = SensorNotice.allCases.map { entry(.said, source: .sensor($0)).why }
    #expect(Set(rules + notices).count == rules.count + notices.count)
    #expect((rules + notices).allSatisfy { $0.hasSuffix(".") })
  }

  @Test func `writes figures of a rule without needless digits`() {
    let remark = Remark(
      rule: .fade,
      urgency: 1,
      confidence: 1,
      evidence: [
        .init("loss_percent", 5.25), .init("pace_90s", 270.36), .init("hr_slope", -0.0625),
      ]
    )
    let values = entry(.said, .remark(remark)).values
    #expect(values.map(\.value) == ["5.3 %", "4:30 /km", "-0.063"])
    #expect(
      values.map(\.name) == ["slower by", "pace, last 90 s", "heart rate trend, bpm per min"]
    )
  }
}
