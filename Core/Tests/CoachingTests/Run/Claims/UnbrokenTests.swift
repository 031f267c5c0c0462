import Coaching
import Testing
import Training

/// When a coach may say that there was hardly a stop.
struct UnbrokenTests {
  @Test func `admires no run of a few minutes for having had no stop`() {
    var moment = Moment(
      at: .seconds(1199),
      metrics: LiveMetrics(elapsed: .seconds(1199), moving: .seconds(1199), state: .running),
      plan: RunPlan()
    )
    moment.facts.stood = .zero
    #expect(ClaimJudge(moment).truth(of: .unbroken) == .unknown)
    moment.metrics.elapsed = .seconds(1200)
    moment.metrics.moving = .seconds(1200)
    #expect(ClaimJudge(moment).truth(of: .unbroken) == .yes)
  }
}
