import Coaching
import Testing
import Training

/// The claims about somebody who recovers, and somebody who is out alone.
struct RecoveringTests {
  private func truth(of claim: Claim, afterRates rates: [Double?]) -> Truth {
    var moments = MomentBuilder(
      plan: RunPlan(),
      zones: HeartRateZones(runner: Runner(maxHeartRate: .beatsPerMinute(190)))
    )
    var moment = Moment(at: .zero, metrics: LiveMetrics(), plan: RunPlan())
    for (second, rate) in rates.enumerated() {
      let metrics = LiveMetrics(
        elapsed: .seconds(second),
        moving: .seconds(second),
        distance: .meters(Double(second) * 3),
        distanceSource: .device,
        heartRate: rate.map { .beatsPerMinute($0) },
        state: .running,
        heartRateSignal: rate == nil ? .absent : .good
      )
      moment = moments.moment(of: metrics, at: .seconds(second))
    }
    return ClaimJudge(moment).truth(of: claim)
  }

  private func rates(_ pieces: (Double?, Int)...) -> [Double?] {
    pieces.flatMap { rate, seconds in Array(repeating: rate, count: seconds) }
  }

  @Test func `recovers whose heart was high and has fallen well within three minutes`() {
    #expect(truth(of: .recovering, afterRates: rates((172, 120), (155, 60))) == .yes)
    // Not low enough, never high, too long ago.
    #expect(truth(of: .recovering, afterRates: rates((172, 120), (166, 60))) == .no)
    #expect(truth(of: .recovering, afterRates: rates((150, 120), (130, 60))) == .no)
    #expect(truth(of: .recovering, afterRates: rates((172, 120), (150, 260))) == .no)
  }

  @Test func `nobody recovers without a heart rate`() {
    #expect(truth(of: .recovering, afterRates: rates((nil, 200))) == .unknown)
    #expect(truth(of: .recovering, afterRates: rates((172, 100), (nil, 60))) == .unknown)
  }

  @Test func `is alone at night, but not in a race nor without a clock`() {
    #expect(alone(.training, startedAt: 22) == .yes)
    #expect(alone(.free, startedAt: 3) == .yes)
    #expect(alone(.race, startedAt: 22) == .no)
    #expect(alone(.training, startedAt: 12) == .no)
    #expect(alone(.training, startedAt: nil) == .unknown)
  }

  private func alone(_ mode: RunPlan.Mode, startedAt hour: Int?) -> Truth {
    let moment = Moment(
      at: .zero,
      metrics: LiveMetrics(state: .running),
      plan: RunPlan(mode: mode),
      hourOfDay: hour
    )
    return ClaimJudge(moment).truth(of: .alone)
  }
}
