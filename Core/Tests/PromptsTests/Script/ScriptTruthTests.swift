import Coaching
import Exchange
import Prompts
import Testing
import Training

/// What lines say about where the run stands, against the moments that they wait for.
struct ScriptTruthTests {
  private static let plan = RunPlan(
    mode: .training,
    goal: .distance(.kilometers(10)),
    targetPace: .secondsPerKilometer(300)
  )

  private func findings(_ text: String, _ trigger: Trigger) -> [String] {
    let script = Script(
      id: "one",
      messages: [
        ScriptMessage(id: "start", trigger: .atDistance(.meters(20)), text: "Easy now, find it."),
        ScriptMessage(id: "line", trigger: trigger, text: text),
        ScriptMessage(id: "end", trigger: .nearFinish(remaining: .meters(300)), text: "Stay tall!"),
      ]
    )
    let setup = RunSetup(coach: nil, plan: Self.plan)
    return ScriptProof(script, setup).report(on: []).findings.filter { $0.message == "line" }
      .map { $0.problem }
  }

  @Test(arguments: [
    ("Halfway. Shoulders down.", Trigger.halfway),
    ("Five kilometers down, five to go.", .atDistance(.kilometers(5))),
    ("Three down, seven to go.", .atDistance(.kilometers(3))),
    ("Kilometer three is done.", .atDistance(.kilometers(3))),
    ("Last kilometer. Save nothing.", .nearFinish(remaining: .kilometers(1))),
    ("Not halfway yet, so be patient.", .atDistance(.kilometers(3))),
    ("Keep something for the last kilometer.", .atDistance(.kilometers(2))),
    ("Past halfway and strong.", .condition(Self.late, branchKey: nil, cooldown: nil)),
    ("Your pace is {pace}. Hold 5:00.", .atDistance(.kilometers(4))),
    ("Half an hour in. Drop your arms.", .atTime(.seconds(1800))),
    ("One breath at a time.", .atDistance(.kilometers(6))),
    ("Last one in {split}.", .atDistance(.kilometers(3))),
  ])
  func `lets a line say what is so`(text: String, trigger: Trigger) {
    #expect(findings(text, trigger) == [])
  }

  @Test(arguments: [
    ("You've reached the half marathon!", Trigger.atDistance(.kilometers(1))),
    ("Halfway there, great.", .atDistance(.kilometers(2))),
    ("You made it!", .atDistance(.kilometers(9))),
    ("Five kilometers down, five to go.", .atDistance(.kilometers(4))),
    ("Two to go.", .atDistance(.kilometers(3))),
    ("Kilometer six, steady.", .atDistance(.kilometers(3))),
    ("The last one now.", .atDistance(.kilometers(7))),
    ("Almost there!", .everyDistance(.kilometers(1))),
    ("Halfway and flying.", .condition(Self.late, branchKey: nil, cooldown: nil)),
    ("An hour down.", .atTime(.seconds(1800))),
    ("Hold 4:30 now.", .atDistance(.kilometers(4))),
    ("Only 12 km more.", .atDistance(.kilometers(4))),
  ])
  func `catches a line that is untrue when it is said`(text: String, trigger: Trigger) {
    #expect(findings(text, trigger) != [])
  }

  private static let late =
    Condition("pace_3min_ratio > 1.05 AND distance > 6000") ?? Condition.never
}

extension Condition {
  fileprivate static var never: Condition {
    guard let never = Condition("distance < 0 - 1") else {
      preconditionFailure("it is a condition")
    }
    return never
  }
}
