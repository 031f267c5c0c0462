import Testing
import Training

/// A race that is paced in parts of the runner's own, with or without a crowd at its start.
struct RacePartsTests {
  private func plan(
    parts: [(kilometers: Double, seconds: Double)] = [(3, 930), (5, 1490), (2, 580)],
    isCrowded: Bool = false,
    course: RaceCourse? = nil
  ) -> RunPlan {
    var race = RaceSetup(
      name: "City ten",
      day: Day(daysSince1970: 20_723),
      distance: .kilometers(10),
      target: .seconds(3000),
      pacing: parts.isEmpty ? .even : .custom,
      parts: parts.map { RaceSetup.Part(.kilometers($0.kilometers), in: .seconds($0.seconds)) },
      startsCrowded: isCrowded
    )
    race.course = course
    return RunPlan(race)
  }

  /// One that climbs 60 m in its fifth kilometer.
  private var hill: RaceCourse? {
    let heights = (0...100).map { 30 + min(max(Double($0) - 40, 0), 10) * 6 }
    return RaceCourse("hill", spacing: .meters(100), altitudes: heights)
  }

  @Test func `plans each part in the time that was typed`() throws {
    let plan = plan()
    #expect(plan.plannedTime(to: .kilometers(3)) == 930)
    #expect(abs(try #require(plan.plannedTime(to: .kilometers(8))) - 2420) < 1e-6)
    #expect(plan.plannedTime(to: .kilometers(10)) == 3000)
    let paces = [1.0, 5, 9].compactMap { plan.plannedPace(at: .kilometers($0)) }
    #expect(paces.map { $0.secondsPerKilometer.rounded() } == [310, 298, 290])
    #expect(abs(try #require(plan.race).splitRatio - (1474.0 / 1526 - 1)) < 1e-9)
    let splits = (1...10).compactMap { plan.plannedTime(ofSplit: $0, long: .kilometers(1)) }
    #expect(splits.reduce(0, +) == 3000 && splits[0] == 310 && splits[9] == 290)
  }

  @Test func `climbs within a part, in the same time`() throws {
    let plan = plan(course: hill)
    #expect(abs(try #require(plan.plannedTime(to: .kilometers(3))) - 930) < 1e-6)
    #expect(abs(try #require(plan.plannedTime(to: .kilometers(8))) - 2420) < 1e-6)
    let (level, up) = (
      plan.plannedPace(at: .kilometers(3.5)), plan.plannedPace(at: .kilometers(4.5))
    )
    let factor = Grade.fraction(0.06).effortFactor
    #expect(
      abs(try #require(up).secondsPerKilometer / #require(level).secondsPerKilometer - factor)
        < 0.001
    )
  }

  @Test func `runs the parts at another pace in proportion`() throws {
    var plan = plan()
    plan.targetPace = .secondsPerKilometer(330)
    #expect(abs(try #require(plan.plannedTime(to: .kilometers(3))) - 1023) < 1e-6)
  }

  @Test func `is even where a custom pacing has no parts`() {
    var plan = plan()
    plan.race?.parts = []
    #expect(plan.plannedTime(to: .kilometers(3)) == 900)
  }

  @Test(arguments: [RaceSetup.Pacing.even, .negative, .positive])
  func `gives a crowded start more time, and wins it back`(pacing: RaceSetup.Pacing) throws {
    var crowded = plan(parts: [], isCrowded: true)
    crowded.race?.pacing = pacing
    var open = crowded
    open.race?.startsCrowded = false
    let end = Distance.meters(400)
    let (slow, fast) = (
      try #require(crowded.plannedTime(to: end)), try #require(open.plannedTime(to: end))
    )
    #expect(slow - fast > 16 && slow - fast < 19)
    #expect(abs(crowded.crowdAllowance(to: end) - (slow - fast)) < 1e-9)
    #expect(abs(try #require(crowded.plannedTime(to: .kilometers(10))) - 3000) < 1e-6)
    #expect(crowded.crowdAllowance(to: .kilometers(10)) == 0)
    #expect(crowded.isCrowded(at: .meters(399)) && !crowded.isCrowded(at: end))
    let splits = (1...10).compactMap { crowded.plannedTime(ofSplit: $0, long: .kilometers(1)) }
    #expect(splits.reduce(0, +) == 3000)
    // The pace is what the time says.
    let place = Distance.kilometers(7)
    let pace = try #require(crowded.plannedPace(at: place)).secondsPerKilometer
    let (before, after) = (
      crowded.plannedTime(to: .kilometers(6.9)), crowded.plannedTime(to: .kilometers(7.1))
    )
    #expect(abs((try #require(after) - #require(before)) * 5 - pace) < 0.01)
  }

  @Test func `leaves the parts of the runner as they are in a crowd`() throws {
    let plan = plan(isCrowded: true)
    #expect(plan.plannedTime(to: .kilometers(3)) == 930)
    #expect(try #require(plan.plannedTime(to: .meters(400))) > 124 * 1.12)
  }
}
