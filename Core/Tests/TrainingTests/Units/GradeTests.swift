import Testing
import Training

/// Definition 8 of the running definitions.
struct GradeTests {
  @Test(arguments: [
    (-0.20, 0.5000), (-0.10, 0.5977), (-0.05, 0.7628), (0, 1), (0.05, 1.3014), (0.10, 1.6578),
    (0.15, 2.0603), (0.20, 2.5019),
  ])
  func `costs what Minetti measured`(grade: Double, factor: Double) {
    #expect(abs(Grade.fraction(grade).energyFactor - factor) < 0.00006)
  }

  @Test func `is cheapest at eighteen percent downhill`() {
    let cheapest = Grade.fraction(-0.1814).energyFactor
    #expect(abs(cheapest * 3.6 - 1.7813) < 0.0001)
    #expect(Grade.fraction(-0.17).energyFactor > cheapest)
    #expect(Grade.fraction(-0.19).energyFactor > cheapest)
  }

  @Test(arguments: [
    (-0.20, 1.085), (-0.10, 0.875), (-0.05, 0.9), (0, 1), (0.05, 1.19), (0.10, 1.48), (0.20, 2.28),
    (0.15, 1.88), (-0.4, 1.085), (0.4, 2.28),
  ])
  func `is as hard as runners find it`(grade: Double, factor: Double) {
    #expect(abs(Grade.fraction(grade).effortFactor - factor) < 1e-12)
  }

  @Test func `makes a pace uphill faster on the level, never slower`() {
    let uphill = Pace.secondsPerKilometer(400).adjusted(for: .fraction(0.05))
    #expect(abs(uphill.secondsPerKilometer - 400 / 1.19) < 1e-9)
    #expect(Pace.secondsPerKilometer(300).adjusted(for: .fraction(0)) == .secondsPerKilometer(300))
  }
}
