import Coaching
import Testing
import Training

/// What the coach does at the goal and after it.
struct FinishRulesTests {
  @Test func `tells the result at the goal, speaks of the road home, and then keeps quiet`() {
    #expect(
      RuleStory.remarks(
        .halfHour,
        restraints: true,
        """
        30:00 5:00
        5:00 7:00
        """
      ).filter { !$0.hasSuffix("finish_kick") } == [
        "30:00 finished", "31:15 after_finish", "32:00 after_finish: goal_reached",
      ]
    )
  }

  @Test func `asks nobody who stops at the line`() {
    let remarks = RuleStory.remarks(.halfHour, "30:00 5:00\n6:00 stand")
    #expect(remarks.filter { $0.contains("stopped") || $0.contains("slowdown") } == [])
  }

  @Test func `coaches a longer run after its goal as an easy run home`() {
    let remarks = RuleStory.remarks(
      RunPlan(mode: .training, goal: .distance(.kilometers(5))),
      "25:00 5:00\n40:00 6:00"
    )
    #expect(remarks.filter { $0.contains("fade") || $0.contains("slowdown") } == [])
    #expect(remarks.contains { $0.hasSuffix(" finished") })
  }

  @Test func `tells the result of a run that ends at its goal`() {
    var book = RuleBook(plan: .halfHour)
    var metrics = LiveMetrics(distanceSource: .device, state: .ended)
    metrics.elapsed = .seconds(1800)
    metrics.moving = .seconds(1800)
    metrics.distance = .kilometers(6)
    let moment = Moment(at: .seconds(1800), metrics: metrics, plan: .halfHour)
    #expect(book.consider(moment).map { $0.rule } == [.finished])
  }
}
