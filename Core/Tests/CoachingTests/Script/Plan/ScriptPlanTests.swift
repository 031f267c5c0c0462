import Coaching
import Testing
import Training

/// What is said when, without a word of it.
struct ScriptPlanTests {
  private let race = RunPlan(
    mode: .race,
    goal: .distance(.meters(42_195)),
    targetPace: .secondsPerKilometer(300)
  )

  @Test func `feeds a marathon every 25 minutes and not in the last 20`() {
    let fuel = plan(race).lines.filter { $0.topic == .fuel }
    #expect(fuel.map { Int($0.seconds / 60) } == [30, 55, 80, 104, 130, 155, 180])
    #expect(plan(race).plansFuel)
    #expect(!plan(RunPlan(goal: .distance(.kilometers(10)))).plansFuel)
  }

  @Test func `plans no topic more often than there are lines on it`() {
    let few = LineStock([.opening: 1, .kilometer: 3, .raceStart: 1])
    let lines = plan(race, few).lines
    #expect(lines.filter { $0.topic == .raceStart }.count == 1)
    #expect(lines.filter { $0.topic == .kilometer }.count <= 3)
    #expect(Set(lines.map { $0.topic }) == [.opening, .kilometer, .raceStart])
  }

  @Test func `draws each line once, in the order of planning, and tells them in the order of time`()
  {
    let plan = plan(race)
    var drawn: [Topic] = []
    let messages = plan.messages { line in
      drawn.append(line.topic)
      return Phrase("line \(drawn.count)")
    }
    #expect(drawn == plan.lines.map { $0.topic })
    #expect(messages.count == plan.lines.count)
    #expect(messages.first?.id == "opening-1")
    #expect(messages.last?.id == "last-stretch-1")
  }

  @Test func `leaves out what the words do not reach`() {
    let messages = plan(race).messages { $0.topic == .halfway ? "Half." : nil }
    #expect(messages.map { $0.id } == ["halfway-1"])
  }

  private func plan(_ run: RunPlan, _ stock: LineStock? = nil) -> ScriptPlan {
    let plenty = Dictionary(uniqueKeysWithValues: Topic.ofScripts.map { ($0, 60) })
    return ScriptPlan(for: run, zonesAreKnown: true, seed: 1, stock: stock ?? LineStock(plenty))
  }
}
