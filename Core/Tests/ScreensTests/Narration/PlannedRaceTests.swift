import Coaching
import Screens
import Testing
import Training

/// The race that was planned is the race that is coached.
struct PlannedRaceTests {
  private let race = RaceSetup(
    name: "Berlin Marathon",
    day: Day(daysSince1970: 20_723),
    distance: .meters(42_195),
    target: .seconds(12_600),
    pacing: .negative,
    fueling: [8.0, 16, 24, 32, 37].map {
      RaceSetup.Cue(.distance(.kilometers($0)), "gel", amount: "25 g")
    },
    hydration: [
      RaceSetup.Cue(.distance(.kilometers(16)), "water", amount: "200 ml"),
      RaceSetup.Cue(.time(.seconds(7000)), "cola"),
    ]
  )

  @Test(arguments: Personality.allCases)
  func `feeds by the race's own list and names what to take`(coach: Personality) throws {
    let plan = RunPlan(race)
    let run = SteadyRun(plan, coach, meters: 42_195) { plan.plannedTime(to: .meters($0)) ?? 0 }
    let fed = run.heard.filter {
      $0.id?.hasPrefix("fuel") == true || $0.id?.hasPrefix("drink") == true
    }
    #expect(
      fed.map { String($0.written.prefix { $0 != "." }) } == [
        "Gel 1 of 5, 25 g", "Gel 2 of 5, 25 g, and water, 200 ml", "Cola", "Gel 3 of 5, 25 g",
        "Gel 4 of 5, 25 g", "Gel 5 of 5, 25 g",
      ]
    )
    let second = try #require(fed.dropFirst().first)
    #expect(
      second.spoken.hasPrefix(
        "Gel two of five, twenty-five grams, and water, two hundred millilitres."
      )
    )
    for (line, kilometers) in zip(fed, [8.0, 16, 23.23, 24, 32, 37]) {
      let meters = line.moment.metrics.distance.meters
      #expect(meters >= kilometers * 1000 - 50 && meters <= kilometers * 1000 + 400)
    }
    // Nobody else speaks of eating.
    #expect(!run.heard.contains { $0.id == nil && $0.template.contains("gel") })
  }

  @Test func `knows somebody on a negative split to be on plan all the way`() {
    let plan = RunPlan(race)
    let run = SteadyRun(plan, .oldHand, meters: 42_195) { plan.plannedTime(to: .meters($0)) ?? 0 }
    for line in run.heard where line.moment.facts.result == nil {
      guard let lead = line.moment.lead else { continue }
      #expect(abs(lead) <= 2, "\(line.written)")
    }
    #expect(run.heard.contains { $0.id?.hasPrefix("on-pace") == true })
    #expect(!run.heard.contains { $0.id?.hasPrefix("ahead") == true })
    #expect(!run.heard.contains { $0.id?.hasPrefix("behind") == true })
    let misses = run.heard.filter { $0.id?.hasPrefix("split") == true }
      .compactMap { $0.moment.splitMiss }
    #expect(misses.count >= 36 && misses.allSatisfy { abs($0) <= 1 })
  }

  @Test func `knows an even pace to be ahead of a negative split at half`() throws {
    let plan = RunPlan(race)
    let pace = 12_600.0 / 42_195
    let run = SteadyRun(plan, .oldHand, meters: 42_195) { $0 * pace }
    let half = try #require(run.heard.first { $0.id == "halfway-1" })
    // Half of two percent of half the time: 63 s.
    #expect(abs((half.moment.lead ?? 0) - 63) <= 3)
  }

  @Test func `feeds by the clock where the race has no list`() {
    var bare = race
    bare.fueling = []
    bare.hydration = []
    let script = OfflineAuthor(plan: RunPlan(bare), personality: .oldHand, seed: 1).write().script
    #expect(script.messages.filter { $0.id.hasPrefix("fuel") }.count == 7)
  }

  @Test(arguments: Personality.allCases)
  func `tells once and kindly which goal is left when the first is gone`(
    coach: Personality
  ) throws {
    var race = race
    race.pacing = .even
    race.fallbacks = [.seconds(12_900), .seconds(13_500)]
    let plan = RunPlan(race)
    // Half at the target's pace, then 5:20 a kilometer: 3:37:30 in the end.
    let even = 12_600.0 / 42_195
    let run = SteadyRun(plan, coach, meters: 42_195) { meters in
      even * min(meters, 21_000) + 0.32 * max(0, meters - 21_000)
    }
    let said = run.heard.filter { $0.template.contains("{goal_time}") }
    #expect(said.count == 1, "\(said.map(\.written))")
    let line = try #require(said.first)
    // B would ask for more than the legs give; C is within reach.
    #expect(line.written.contains("3:45:00"), "\(line.written)")
    let metrics = line.moment.metrics
    let asked = (13_500 - metrics.moving.inSeconds) / (42.195 - metrics.distance.kilometers)
    let pace = Written.pace(.secondsPerKilometer(asked), units: .metric)
    #expect(line.written.contains(pace), "\(line.written)")
  }

  @Test func `speaks of no other goal to who is on plan, nor where there is none`() {
    var race = race
    race.fallbacks = [.seconds(12_900)]
    let plan = RunPlan(race)
    let run = SteadyRun(plan, .oldHand, meters: 42_195) { plan.plannedTime(to: .meters($0)) ?? 0 }
    #expect(!run.heard.contains { $0.template.contains("{goal_") })
    let bare = OfflineAuthor(plan: RunPlan(self.race), personality: .oldHand, seed: 1).write()
    let phrases = bare.phrasebook.phrases(on: .rule(.behindAndCostly))
    #expect(!phrases.isEmpty && !phrases.contains { $0.text.contains("{goal_") })
  }
}
