import Coaching
import Testing
import Training

/// What the coach remarks on in the simulator's ready runs.
struct ScenarioTests {
  /// The rules that find fault; a steady run must move none of them.
  private static let faults: [CoachRule] = [
    .tooFastEarly, .fade, .wall, .bonk, .fatigue, .heartRateDrift, .behindAndCostly,
    .positiveSplitRisk, .volatilePace, .recoverableDeficit, .heartRateHigh,
  ]

  @Test(
    arguments: [
      SimulatedScenario.steady5K, .steady10K, .smallFade10K, .hilly10K, .kick5K, .redLights5K,
      .gpsGap5K, .noStrap5K, .strapDropouts10K, .positionsOnly5K, .easyHour, .intervals,
      .runWalk5K,
    ],
    1...2 as ClosedRange<UInt64>
  )
  func `finds no fault where there is none`(scenario: SimulatedScenario, seed: UInt64) {
    #expect(Outing(scenario, seed: seed).rules.filter(Self.faults.contains) == [])
  }

  /// A scenario, the rules of which one must speak, and the metres within which the first does.
  struct Expectation: Sendable {
    var scenario: SimulatedScenario
    var rules: [CoachRule]
    var meters: ClosedRange<Double>
  }

  @Test(
    arguments: [
      Expectation(scenario: .tooFast10K, rules: [.tooFastEarly], meters: 400...2000),
      Expectation(scenario: .fade10K, rules: [.fade], meters: 6000...8500),
      Expectation(scenario: .hot15K, rules: [.fatigue, .heartRateDrift], meters: 7000...11_500),
      Expectation(scenario: .drift20K, rules: [.heartRateDrift], meters: 9000...16_000),
      Expectation(scenario: .bonkMarathon, rules: [.bonk], meters: 28_000...36_000),
      Expectation(scenario: .wallMarathon, rules: [.wall, .bonk], meters: 32_500...35_000),
      Expectation(scenario: .runWalk5K, rules: [.runWalk], meters: 1000...2500),
      Expectation(scenario: .unsteady8K, rules: [.volatilePace], meters: 1000...7800),
      Expectation(scenario: .allOut5K, rules: [.heartRateHigh], meters: 900...1500),
      Expectation(scenario: .kick5K, rules: [.finishKick], meters: 4700...4800),
    ],
    1...2 as ClosedRange<UInt64>
  )
  func `finds the one thing that happens`(expectation: Expectation, seed: UInt64) {
    let said = Outing(expectation.scenario, seed: seed).said
    let first = said.first { expectation.rules.contains($0.remark.rule) }
    #expect(expectation.meters.contains(first?.meters ?? 0))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `names a bonk that builds up within two and a half minutes`(seed: UInt64) {
    // It costs 6 % after a quarter of its 4 km.
    let onset = 31_000.0
    let found = Outing(.bonkMarathon, seed: seed).said.first {
      $0.remark.rule == .bonk && $0.meters > onset - 500
    }
    // Between 5:20 and 6:30 a kilometer there are 0.36 s in a meter.
    let seconds = ((found?.meters ?? .infinity) - onset) * 0.36
    #expect(seconds <= 150, "\(seconds) s")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `names a wall within two and a half minutes`(seed: UInt64) {
    // The pace has broken down 400 m after it begins to give way.
    let onset = 32_400.0
    let found = Outing(.wallMarathon, seed: seed).said.first {
      [.wall, .bonk, .slowdown].contains($0.remark.rule) && $0.meters > onset - 500
    }
    // At 6:24 a kilometer there are 0.384 s in a meter.
    let seconds = ((found?.meters ?? .infinity) - onset) * 0.384
    #expect(seconds <= 140, "\(seconds) s")
  }

  @Test func `neither praises nor pushes who has met the wall`() {
    for scenario in [SimulatedScenario.bonkMarathon, .wallMarathon] {
      let rules = Outing(scenario).rules
      #expect(!rules.contains { $0.advice == .more || $0.advice == .same })
      #expect(!rules.contains(.tooFastEarly) && !rules.contains(.volatilePace))
    }
  }

  @Test func `asks for no kick from a heart that has been high all the way`() {
    #expect(Outing(.allOut5K).rules.filter { $0.advice != .nothing } == [.heartRateHigh])
  }

  @Test func `has no complaint about a second half that is faster`() {
    let rules = Outing(.negativeSplitHalf).rules
    #expect(rules.filter(Self.faults.contains).filter { $0 != .recoverableDeficit } == [])
  }

  @Test func `remarks the same of the same run`() {
    let once = Outing(.fade10K, seed: 7).said.map { $0.remark }
    let again = Outing(.fade10K, seed: 7).said.map { $0.remark }
    #expect(once == again)
  }
}
