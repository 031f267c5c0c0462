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
    #expect(CoachRule.wall.rank(in: .race) == .coach)
  }
}
