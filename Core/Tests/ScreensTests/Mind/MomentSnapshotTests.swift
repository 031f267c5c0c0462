import Coaching
import Screens
import Testing
import Training

struct MomentSnapshotTests {
  @Test func `tells what is known of a run and nothing else`() {
    var metrics = LiveMetrics()
    metrics.distance = .meters(4200)
    metrics.moving = .seconds(1290)
    let plan = RunPlan(mode: .training, goal: .distance(.kilometers(10)))
    let lines = Moment(at: .seconds(1300), metrics: metrics, plan: plan).snapshot
    #expect(lines.contains("Distance so far: 4.20 km"))
    #expect(lines.contains("Moving time so far: 21:30"))
    #expect(lines.contains("Still to go: 5.80 km"))
    #expect(!lines.contains { $0.hasPrefix("Heart rate") || $0.hasPrefix("Target pace") })
  }
}
