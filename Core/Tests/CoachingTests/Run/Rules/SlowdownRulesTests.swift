import Coaching
import Testing
import Training

/// What the coach says of a pace that is far from usual, and of a target without a goal.
struct SlowdownRulesTests {
  @Test func `asks somebody who is a fifth slower for four minutes`() {
    let remarks = RuleStory.remarks(.free, "20:00 5:00\n10:00 6:05")
    let asked = remarks.filter { $0.hasSuffix("slowdown") }
    #expect(asked.count == 1 && asked[0] > "23:00" && asked[0] < "24:10", "\(asked)")
  }

  @Test func `asks on an uneven run too`() {
    let uneven = Array(repeating: "1:30 4:40\n1:30 5:30", count: 7).joined(separator: "\n")
    let remarks = RuleStory.remarks(.free, uneven + "\n8:00 6:40")
    #expect(remarks.contains { $0.hasSuffix("slowdown") })
  }

  @Test func `leaves a climb and a walk break alone`() {
    #expect(
      RuleStory.remarks(.free, "20:00 5:00 0%\n8:00 6:30 6%").filter { $0.hasSuffix("slowdown") }
        == []
    )
    let breaks = Array(repeating: "4:00 5:30\n1:00 9:00", count: 8).joined(separator: "\n")
    #expect(RuleStory.remarks(.free, breaks).filter { $0.hasSuffix("slowdown") } == [])
  }

  @Test func `asks again in the episode, and closes it when the pace is back`() {
    let remarks = RuleStory.remarks(.free, "20:00 5:00\n12:00 6:30\n8:00 5:00")
    let told = remarks.filter { !$0.hasSuffix("fade") }
    #expect(told.map { $0.split(separator: " ")[1] } == ["slowdown", "check_in", "recovered"])
  }

  @Test func `coaches a target pace without a distance`() {
    let plan = RunPlan(mode: .training, targetPace: .secondsPerKilometer(300))
    let slow = RuleStory.remarks(plan, "30:00 5:30")
    #expect(slow.filter { $0.hasSuffix("target_slow") }.count >= 3)
    let fast = RuleStory.remarks(plan, "30:00 4:40")
    #expect(fast.filter { $0.hasSuffix("target_fast") }.count >= 2)
    let held = RuleStory.remarks(plan, "40:00 5:01")
    #expect(held.filter { $0.hasSuffix("target_held") }.count >= 2)
    #expect(!held.contains { $0.hasSuffix("target_slow") || $0.hasSuffix("target_fast") })
  }

  @Test func `names the bonk within two and a half minutes of its onset`() {
    let remarks = RuleStory.remarks(
      .marathon,
      """
      150:00 5:00 160bpm
      1:00 5:00>5:30 160>154bpm
      3:00 5:30>6:10 154>148bpm
      """
    )
    let bonk = remarks.first { $0.hasSuffix("bonk") }
    #expect(bonk.map { $0 < "152:31" } ?? false, "\(remarks)")
  }
}
