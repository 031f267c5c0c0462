import Coaching
import Testing
import Training

struct CoachRuleTests {
  @Test func `ranks a kick as race-critical only in a race`() {
    #expect(CoachRule.finishKick.rank(in: .race) == .race)
    #expect(CoachRule.finishKick.rank(in: .training) == .coach)
    #expect(CoachRule.finishKick.rank(in: .free) == .coach)
  }

  @Test func `ranks health first and food before advice`() {
    #expect(CoachRule.heartRateHigh.rank(in: .free) == .safety)
    #expect(CoachRule.fuelWindow.rank(in: .race) == .fuel)
    #expect(CoachRule.fatigue.rank(in: .race) == .coach)
  }

  @Test(arguments: CoachRule.allCases)
  func `waits a minute at least before it repeats itself`(rule: CoachRule) {
    #expect(rule.cooldown >= 60)
    #expect(rule.most(in: .free) <= rule.most(in: .race))
  }

  @Test(arguments: CoachRule.allCases)
  func `clashes both ways or not at all`(rule: CoachRule) {
    for other in CoachRule.allCases {
      #expect(rule.clashes(with: other) == other.clashes(with: rule))
    }
  }

  @Test func `never joins a push with a brake`() {
    for rule in CoachRule.allCases where rule.advice == .more {
      for other in CoachRule.allCases where other.advice == .less || other.advice == .same {
        #expect(rule.clashes(with: other))
      }
      for other in [CoachRule.fade, .heartRateDrift] { #expect(rule.clashes(with: other)) }
    }
  }

  @Test func `lets food be said beside anything`() {
    for rule in CoachRule.allCases where rule != .fuelWindow {
      #expect(!rule.clashes(with: .fuelWindow))
    }
  }

  @Test func `gives way to the weightier remark`() {
    func remark(_ rule: CoachRule, _ urgency: Double, _ confidence: Double) -> Remark {
      Remark(rule: rule, urgency: urgency, confidence: confidence, evidence: [])
    }
    let kick = remark(.finishKick, 0.8, 0.8)
    let high = remark(.heartRateHigh, 1, 0.95)
    let fuel = remark(.fuelWindow, 0.7, 0.9)
    let fade = remark(.fade, 0.6, 0.7)
    let wall = remark(.wall, 0.8, 0.65)
    #expect(Remark.settled([kick, fuel, high]) == [high, fuel])
    #expect(Remark.settled([fade, wall]) == [wall])
    #expect(Remark.settled([fade, kick]) == [kick])
    #expect(Remark.settled([]) == [])
  }
}
