import Coaching
import Exchange
import Formats
import Screens
import Testing
import Training

struct AuthoredScriptTests {
  @Test(arguments: Personality.allCases)
  func `passes the review whatever the plan, and comes back as it went`(
    personality: Personality
  ) {
    for (number, plan) in plans().enumerated() {
      let script = OfflineAuthor(
        plan: plan,
        personality: personality,
        allowsSwearing: number % 2 == 0,
        seed: UInt64(number),
        runner: Runner(age: number % 3 == 0 ? 35 : nil)
      ).write().script
      let (read, diagnostics) = Script.read(
        Array(script.fileText().utf8),
        reviewingSafety: true
      )
      #expect(diagnostics.map { $0.message } == [])
      #expect(read == script)
    }
  }

  @Test(arguments: Personality.allCases)
  func `has no phrase that may hurt somebody`(personality: Personality) throws {
    let book = try #require(personality.book(in: .english))
    let phrases = Topic.allCases.flatMap { book.phrases(on: $0, swearing: true) }
    let messages = phrases.enumerated().map { index, phrase in
      let text = JSON.string(phrase.text).text()
      return
        "{\"id\":\"\(index)\",\"triggerSpec\":{\"type\":\"time\",\"atSeconds\":5},\"text\":\(text)}"
    }
    let file = "{\"id\":\"all\",\"messages\":[" + messages.joined(separator: ",") + "]}"
    let (script, diagnostics) = Script.read(Array(file.utf8), reviewingSafety: true)
    #expect(diagnostics.map { $0.message } == [])
    #expect(script?.messages.count == phrases.count && phrases.count > 400)
  }

  private func plans() -> [RunPlan] {
    let goals: [RunPlan.Goal?] = [
      nil, .distance(.meters(600)), .distance(.meters(1609.344)), .distance(.kilometers(3)),
      .distance(.kilometers(5)), .distance(.kilometers(10)), .distance(.kilometers(15)),
      .distance(.meters(21_097.5)), .distance(.meters(42_195)), .distance(.kilometers(100)),
      .time(.seconds(900)), .time(.seconds(3600)), .time(.seconds(14_400)),
    ]
    // Each goal in each mode; units and target take turns.
    var plans: [RunPlan] = []
    for goal in goals {
      for mode in RunPlan.Mode.allCases {
        plans.append(
          RunPlan(
            mode: mode,
            goal: goal,
            targetPace: plans.count / 2 % 2 == 0 ? .secondsPerKilometer(300) : nil,
            units: plans.count % 2 == 0 ? .metric : .imperial
          )
        )
      }
    }
    return plans
  }
}
