import Coaching
import Screens
import Testing
import Training

/// A race in parts of the runner's own, and one with a crowded start, as the coach speaks of them.
struct RacePartsToldTests {
  private func race(isCrowded: Bool = false, hasParts: Bool = false) -> RaceSetup {
    RaceSetup(
      name: "City half",
      day: Day(daysSince1970: 20_723),
      distance: .meters(21_097.5),
      target: .seconds(6300),
      pacing: hasParts ? .custom : .even,
      parts: hasParts
        ? [
          RaceSetup.Part(.kilometers(5), in: .seconds(1550)),
          RaceSetup.Part(.kilometers(10), in: .seconds(2960)),
          RaceSetup.Part(.meters(6097.5), in: .seconds(1790)),
        ] : [],
      startsCrowded: isCrowded
    )
  }

  private func isOnGap(_ line: SteadyRun.Heard) -> Bool {
    ["ahead", "behind"].contains { line.id?.hasPrefix($0) == true }
  }

  @Test(arguments: Personality.allCases)
  func `knows who runs their own parts to be on plan all the way`(coach: Personality) {
    let plan = RunPlan(race(hasParts: true))
    let run = SteadyRun(plan, coach, meters: 21_097.5) { plan.plannedTime(to: .meters($0)) ?? 0 }
    for line in run.heard where line.moment.facts.result == nil {
      if let lead = line.moment.lead { #expect(abs(lead) <= 2, "\(line.written)") }
    }
    #expect(!run.heard.contains(where: isOnGap))
    // The same run is slow for an even plan.
    let even = RunPlan(race())
    let other = SteadyRun(even, coach, meters: 21_097.5) { plan.plannedTime(to: .meters($0)) ?? 0 }
    let leads = other.heard.compactMap { $0.moment.lead }
    #expect(leads.contains { $0 < -50 })
  }

  @Test(arguments: Personality.allCases)
  func `judges no pace in the crowd, and nobody for what they lost or kept there`(
    coach: Personality
  ) {
    let plan = RunPlan(race(isCrowded: true))
    let pace = 6300.0 / 21_097.5
    // One loses 16 s in the crowd and wins them back by the end, one loses nothing.
    let runs: [(Double) -> Double] = [
      { $0 <= 400 ? $0 * (pace + 0.04) : 16 + pace * $0 - 16 * ($0 - 400) / 20_697.5 },
      { $0 * pace },
    ]
    for time in runs {
      let run = SteadyRun(plan, coach, meters: 21_097.5, time: time)
      for line in run.heard where line.moment.facts.result == nil {
        let meters = line.moment.metrics.distance.meters
        guard let lead = line.moment.lead else {
          #expect(meters < 401)
          continue
        }
        #expect(meters >= 400 && abs(lead) <= 2, "\(line.written): \(lead)")
        // What the crowd cost is won back by less than a second a kilometer, in whole seconds.
        if let miss = line.moment.splitMiss { #expect(abs(miss) <= 2, "\(line.written)") }
      }
      #expect(!run.heard.contains(where: isOnGap))
    }
  }

  @Test func `says so when more was lost than a crowd takes`() throws {
    let plan = RunPlan(race(isCrowded: true))
    let pace = 6300.0 / 21_097.5
    let run = SteadyRun(plan, .oldHand, meters: 21_097.5) { $0 * pace + min($0, 400) * 0.2 }
    let leads = run.heard.filter { $0.moment.metrics.distance.meters < 3000 }
      .compactMap { $0.moment.lead }
    // 80 s lost, of which the crowd took 18.
    #expect(!leads.isEmpty && leads.allSatisfy { $0 < -55 && $0 > -70 }, "\(leads)")
  }
}
