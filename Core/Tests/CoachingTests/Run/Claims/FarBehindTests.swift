import Coaching
import Testing
import Training

/// What the rest of a run can win back, and what it cannot.
struct FarBehindTests {
  @Test func `asks for no push after a stop of twenty-seven minutes`() {
    let moment = moment(of: plan(.free, 10), kilometers: 9, secondsBehind: 1619)
    #expect(isFarBehind(moment) == .yes)
    #expect(isWithinReach(moment) == .no)
  }

  @Test func `asks for a push where the rest of the run is long enough for it`() {
    let half = moment(of: plan(.training, 10), kilometers: 5, secondsBehind: 40)
    #expect(isFarBehind(half) == .no)
    #expect(isWithinReach(half) == .yes)
    let end = moment(of: plan(.training, 10), kilometers: 9.5, secondsBehind: 40)
    #expect(isFarBehind(end) == .yes)
    #expect(isWithinReach(end) == .no)
  }

  @Test func `lets three minutes of a marathon be won back in a race alone`() {
    let race = moment(of: plan(.race, 42.195), kilometers: 21, secondsBehind: 180)
    #expect(isWithinReach(race) == .yes)
    let training = moment(of: plan(.training, 42.195), kilometers: 21, secondsBehind: 180)
    #expect(isWithinReach(training) == .no)
  }

  @Test func `takes a tenth of the time so far for the most`() {
    let early = moment(of: plan(.race, 42.195), kilometers: 2, secondsBehind: 90)
    #expect(isFarBehind(early) == .yes)
  }

  @Test func `needs no push for a few seconds before the line`() {
    let near = moment(of: plan(.training, 10), kilometers: 9.99, secondsBehind: 6)
    #expect(isWithinReach(near) == .yes)
  }

  @Test func `knows nothing of it without a target`() {
    let free = moment(of: RunPlan(mode: .free), kilometers: 9, secondsBehind: 1619)
    #expect(isFarBehind(free) == .unknown)
    #expect(isWithinReach(free) == .unknown)
  }

  private func plan(_ mode: RunPlan.Mode, _ kilometers: Double) -> RunPlan {
    RunPlan(
      mode: mode,
      goal: .distance(.kilometers(kilometers)),
      targetPace: .secondsPerKilometer(300)
    )
  }

  private func moment(of plan: RunPlan, kilometers: Double, secondsBehind: Double) -> Moment {
    var metrics = LiveMetrics(distanceSource: .device, state: .running)
    metrics.distance = .kilometers(kilometers)
    metrics.moving = Duration(roundedSeconds: 300 * kilometers + secondsBehind)
    metrics.elapsed = metrics.moving
    return Moment(at: metrics.elapsed, metrics: metrics, plan: plan)
  }

  private func isFarBehind(_ moment: Moment) -> Truth { ClaimJudge(moment).truth(of: .farBehind) }
  private func isWithinReach(_ moment: Moment) -> Truth {
    ClaimJudge(moment).truth(of: .withinReach)
  }
}
