import Coaching
import Testing
import Training

/// What holds of every run, tried on two hundred that chance has put together.
struct RandomRunTests {
  @Test func `keeps its manners on two hundred random runs`() {
    for number in 1...200 as ClosedRange<UInt64> {
      var seed = Seed(number)
      let (run, plan) = Self.run(&seed)
      let outing = Outing(run.recording(seed: seed), plan: plan)
      for rule in CoachRule.allCases {
        let times = outing.said.filter { $0.remark.rule == rule }.map { $0.elapsed }
        #expect(times.count <= rule.most(in: plan.mode), "\(number) \(rule.rawValue)")
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= rule.cooldown })
      }
      var lastHigh = -1000.0
      for said in outing.said {
        let remark = said.remark
        #expect(said.elapsed >= 20)
        #expect((0...1).contains(remark.urgency) && (0...1).contains(remark.confidence))
        #expect(!remark.evidence.isEmpty && remark.evidence.allSatisfy { $0.value.isFinite })
        if remark.rule == .heartRateHigh { lastHigh = said.elapsed }
        if remark.rule.advice == .more { #expect(said.elapsed - lastHigh >= 300, "\(number)") }
      }
      #expect(outing.said.count <= 30, "\(number)")
    }
  }

  /// A short run in which any of the things that the simulator knows may happen.
  private static func run(_ seed: inout Seed) -> (SimulatedRun, RunPlan) {
    let pace = Pace.secondsPerKilometer(230 + 200 * seed.fraction())
    let goal: RunPlan.Goal =
      seed.below(3) == 0
      ? .time(.seconds(900 + seed.below(900))) : .distance(.meters(1800 + 2200 * seed.fraction()))
    var run = SimulatedRun(goal: goal, pace: pace)
    run.unsteadiness = 0.1 * seed.fraction()
    run.splitRatio = 0.2 * (seed.fraction() - 0.5)
    run.computesDistance = seed.below(2) == 0
    let effort = 140 + 45 * seed.fraction()
    run.heart =
      seed.below(5) == 0
      ? nil
      : .init(
        atPace: .beatsPerMinute(effort),
        driftPerHour: 20 * seed.fraction(),
        silences: seed.below(3) == 0 ? [300..<420] : []
      )
    if seed.below(3) == 0 {
      run.fastStart = .init(excess: 0.2 * seed.fraction(), until: .meters(1200))
    }
    if seed.below(3) == 0 {
      let beats = 40 * (seed.fraction() - 0.5)
      run.breakdowns = [
        .init(at: .meters(1400), over: .meters(800), loss: 0.3 * seed.fraction(), beats: beats)
      ]
    }
    if seed.below(5) == 0 {
      run.runWalk = .init(run: .seconds(120), walk: .seconds(30 + seed.below(60)))
    }
    if seed.below(4) == 0 {
      run.stops = [
        .init(at: .meters(900), lasting: .seconds(40), pausesTimer: seed.below(2) == 0)
      ]
    }
    if seed.below(4) == 0 { run.hills = .init(climb: 30, spacing: .meters(900)) }
    if seed.below(4) == 0 { run.receiver.gaps = [500..<(520 + 100 * seed.fraction())] }
    let mode = RunPlan.Mode.allCases[seed.below(3)]
    let hope = Pace.secondsPerKilometer(pace.secondsPerKilometer * (0.92 + 0.16 * seed.fraction()))
    return (run, RunPlan(mode: mode, goal: goal, targetPace: seed.below(4) == 0 ? nil : hope))
  }
}
