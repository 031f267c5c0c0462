import Testing
import Training

/// How the pace of a race goes over the way (definition 13).
struct RacePaceTests {
  private func plan(
    _ pacing: RaceSetup.Pacing,
    kilometers: Double = 42.195,
    target: Double = 12_600,
    units: UnitSystem = .metric
  ) -> RunPlan {
    RunPlan(
      RaceSetup(
        name: "City race",
        day: Day(daysSince1970: 20_723),
        distance: .kilometers(kilometers),
        target: .seconds(target),
        pacing: pacing
      ),
      units: units
    )
  }

  /// The seconds of each split, the rest at the end included.
  private func splits(of plan: RunPlan) throws -> [Double] {
    let length = plan.units.splitDistance.meters
    let goal = try #require(plan.goalDistance).meters
    var splits: [Double] = []
    var done = 0.0
    while done < goal - 0.001 {
      let next = min(goal, done + length)
      let time = plan.plannedTime(ofSplit: splits.count + 1, long: .meters(next - done))
      splits.append(try #require(time))
      done = next
    }
    return splits
  }

  @Test(arguments: RaceSetup.Pacing.allCases, [5, 10, 21.0975, 42.195])
  func `gives splits that sum to the target to the second`(
    pacing: RaceSetup.Pacing,
    kilometers: Double
  ) throws {
    for target in [kilometers * 251.7, kilometers * 300, kilometers * 421.3] {
      for units in UnitSystem.allCases {
        let whole = target.rounded()
        let race = plan(pacing, kilometers: kilometers, target: whole, units: units)
        let splits = try splits(of: race)
        #expect(splits.reduce(0, +) == whole)
        #expect(splits.allSatisfy { $0 == $0.rounded() })
      }
    }
  }

  @Test func `begins a negative split two percent slower and ends it as much faster`() throws {
    let race = plan(.negative, kilometers: 10, target: 3000)
    let first = try #require(race.plannedPace(at: .zero)).secondsPerKilometer
    let last = try #require(race.plannedPace(at: .kilometers(10))).secondsPerKilometer
    #expect(abs(first / 300 - 1.0202) < 0.0001)
    #expect(abs(last / 300 - 0.9798) < 0.0001)
    #expect(race.plannedTime(to: .kilometers(10)) == 3000)
  }

  @Test(arguments: [
    (RaceSetup.Pacing.negative, -0.02), (.even, 0), (.positive, 0.015), (.custom, 0),
  ])
  func `splits the halves by the ratio of its pacing`(pacing: RaceSetup.Pacing, ratio: Double)
    throws
  {
    let race = plan(pacing)
    let half = try #require(race.plannedTime(to: .kilometers(42.195 / 2)))
    #expect(abs((12_600 - half) / half - 1 - ratio) < 1e-9)
  }

  @Test func `is even where no race was planned`() {
    let run = RunPlan(
      mode: .race,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(298.5)
    )
    #expect(run.plannedTime(to: .kilometers(3)) == 298.5 * 3)
    #expect(run.plannedPace(at: .kilometers(9)) == run.targetPace)
    #expect(run.plannedAverage(to: .kilometers(9)) == run.targetPace)
    #expect(run.plannedTime(ofSplit: 4, long: .kilometers(1)) == 298.5)
    #expect(RunPlan().plannedTime(to: .kilometers(3)) == nil)
  }

  @Test func `goes on past the goal at the pace of its end`() throws {
    let race = plan(.positive, kilometers: 10, target: 3000)
    let end = try #require(race.plannedPace(at: .kilometers(10))).secondsPerKilometer
    let past = try #require(race.plannedTime(to: .kilometers(11)))
    #expect(abs(past - 3000 - end) < 1e-9)
  }
}
