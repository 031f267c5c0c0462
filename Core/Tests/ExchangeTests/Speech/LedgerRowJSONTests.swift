import Coaching
import Exchange
import Formats
import Testing
import Training

struct LedgerRowJSONTests {
  @Test func `shows the trigger, what it saw and the branch`() throws {
    let condition = try #require(Condition("hr > 150 AND distance > 8000"))
    let line = Line(
      source: .script("brake"),
      rank: .coach,
      text: "Easy.",
      dueAt: .seconds(612),
      expiresAt: .milliseconds(632_500),
      cause: .trigger(
        .condition(condition, branchKey: nil, cooldown: .seconds(240)),
        saw: [Reading(.heartRate, nil), Reading(.distance, 8123.5)],
        branch: BranchState(key: "late", isActive: true, openedBy: "opener")
      )
    )
    let row = LedgerRow(
      at: .seconds(613),
      line: line,
      decision: .held(.turn(after: .sensor(.positionLost)))
    )
    #expect(
      text(row) == """
        {"at":613,"source":{"kind":"script","id":"brake"},"rank":"coach","priority":50,\
        "text":"Easy.","dueAt":612,"expiresAt":632.5,"decision":"held","reason":"turn",\
        "after":{"kind":"sensor","id":"gps_lost"},\
        "trigger":{"type":"condition","expression":"hr > 150 AND distance > 8000",\
        "cooldownSeconds":240},"saw":{"hr":null,"distance":8123.5},\
        "branch":{"key":"late","isActive":true,"openedBy":"opener"}}
        """
    )
  }

  @Test func `shows what a rule found`() {
    let line = Line(
      source: .rule(.fade),
      rank: .coach,
      text: "Shorter steps.",
      dueAt: .seconds(10),
      cause: .remark(
        Remark(rule: .fade, urgency: 0.5, confidence: 0.75, evidence: [.init("fade", 0.06)])
      )
    )
    #expect(
      text(LedgerRow(at: .seconds(10), line: line, decision: .said)) == """
        {"at":10,"source":{"kind":"rule","id":"fade"},"rank":"coach","priority":50,\
        "text":"Shorter steps.","dueAt":10,"decision":"said",\
        "remark":{"rule":"fade","urgency":0.5,"confidence":0.75},"saw":{"fade":0.06}}
        """
    )
  }

  @Test(
    arguments: [
      (Decision.held(.paused), #""held","reason":"paused""#),
      (.held(.expecting(.race)), #""held","reason":"expecting","expectedRank":"race""#),
      (.held(.branch("hot")), #""held","reason":"branch_inactive","branchKey":"hot""#),
      (.dropped(.expired), #""dropped","reason":"expired""#),
      (.dropped(.noLongerTrue), #""dropped","reason":"no_longer_true""#),
      (
        .dropped(.branchInactive("hot")), #""dropped","reason":"branch_inactive","branchKey":"hot""#
      ),
      (.dropped(.replaced), #""dropped","reason":"replaced""#),
      (.dropped(.muted), #""dropped","reason":"muted""#),
      (.dropped(.unknown(.heartRate)), #""dropped","reason":"unknown_value","placeholder":"hr""#),
      (.dropped(.ended), #""dropped","reason":"run_ended""#),
      (.ended(.finished), #""finished""#),
      (.ended(.preempted), #""preempted""#),
      (.unfired(.notReached), #""unfired","reason":"not_reached""#),
      (.unfired(.noGoal), #""unfired","reason":"no_goal""#),
      (.unfired(.goalTooShort), #""unfired","reason":"goal_too_short""#),
      (.unfired(.neverTrue), #""unfired","reason":"never_true""#),
      (
        .unfired(.neverKnown([.heartRate])), #""unfired","reason":"never_known","variables":["hr"]"#
      ),
      (.unfired(.tooBrief), #""unfired","reason":"too_brief""#),
      (.unfired(.branch("hot")), #""unfired","reason":"branch_inactive","branchKey":"hot""#),
    ]
  )
  func `says each decision with its reason`(decision: Decision, written: String) {
    let line = Line(source: .reply("r1"), rank: .coach, text: "Yes.", dueAt: .zero)
    let row = text(LedgerRow(at: .seconds(1), line: line, decision: decision))
    #expect(row.hasSuffix(#""decision":\#(written)}"#))
  }

  private func text(_ row: LedgerRow) -> String {
    var json = JSONWriter()
    row.write(to: &json)
    return json.text
  }
}
