import Coaching
import Screens
import Testing
import Training

/// The range of a projected finish.
struct FinishRangeTests {
  @Test func `lies between the two marks around what the paces suggest`() {
    // By its mean the run ends at 49:36, by the last three minutes at 49:39.
    let metrics = LiveMetrics(
      elapsed: .seconds(1488),
      moving: .seconds(1488),
      distance: .meters(5000),
      averagePace: .secondsPerKilometer(297.6)
    )
    let moment = Moment(
      at: .seconds(1488),
      metrics: metrics,
      plan: RunPlan(goal: .distance(.kilometers(10))),
      threeMinutePace: .secondsPerKilometer(298.2)
    )
    let written = LineText.written("{finish_range}", in: moment, units: .metric)
    #expect(written == "49:30 to 50:00")
  }
}
