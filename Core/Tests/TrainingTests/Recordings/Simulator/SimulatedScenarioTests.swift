import Testing
import Training

struct SimulatedScenarioTests {
  @Test func `names every scenario for files and commands`() {
    for scenario in SimulatedScenario.allCases {
      #expect(SimulatedScenario(rawValue: scenario.rawValue) == scenario)
      #expect(
        scenario.rawValue.utf8.allSatisfy {
          $0 == 95 || (97...122).contains($0) || (48...57).contains($0)
        }
      )
    }
  }

  @Test func `plans what is run`() {
    #expect(
      SimulatedScenario.steady10K.plan
        == RunPlan(
          mode: .race,
          goal: .distance(.kilometers(10)),
          targetPace: .secondsPerKilometer(300)
        )
    )
    #expect(SimulatedScenario.easyHour.plan == RunPlan(goal: .time(.seconds(3600))))
    for scenario in SimulatedScenario.allCases { #expect(scenario.plan.goal == scenario.run.goal) }
  }

  @Test func `ends a kilometer inside the tunnel`() {
    let samples = SimulatedScenario.tunnel8K.run
    let gap = samples.receiver.gaps[0]
    var open = samples
    open.receiver.gaps = []
    open.computesDistance = true
    let seen = open.recording(seed: Seed(1)).samples
    #expect(seen.distance[Int(gap.lowerBound)] < 2950 && seen.distance[Int(gap.upperBound)] > 3050)
    let hidden = SimulatedScenario.tunnel8K.recording(seed: Seed(1)).samples
    #expect(hidden.latitude[Int(gap.lowerBound)..<Int(gap.upperBound)].allSatisfy { $0.isNaN })
  }

  @Test func `stands still at 38 km for a quarter of an hour, then goes home slowly`() throws {
    let samples = SimulatedScenario.stoppedMarathon.recording(seed: Seed(1)).samples
    // The device measures 0.2 % too much.
    let start = try #require(samples.distance.firstIndex { $0 >= 38_076 })
    #expect(samples.distance[start + 880] - samples.distance[start] < 20)
    #expect(samples.distance.last.map { $0 > 42_195 } ?? false)
    let last = samples.distance.count - 1
    #expect(samples.distance[last] - samples.distance[last - 300] < 620)
  }

  @Test func `lets single readings jump and the next be right again`() {
    let samples = SimulatedScenario.spikes10K.recording(seed: Seed(1)).samples
    #expect(samples.heartRate[1000] > samples.heartRate[999] + 25)
    #expect(abs(samples.heartRate[1001] - samples.heartRate[999]) < 5)
    #expect((samples.latitude[905] - samples.latitude[904]) * 111_195 > 40)
  }

  @Test func `has no place on a treadmill, and a distance all the same`() {
    let samples = SimulatedScenario.treadmill8K.recording(seed: Seed(1)).samples
    #expect(samples.latitude.allSatisfy { $0.isNaN })
    #expect(samples.distance.last.map { $0 >= 8000 } ?? false)
  }

  @Test func `runs six fast pieces of 800 m`() {
    let samples = SimulatedScenario.repeats800.recording(seed: Seed(1)).samples
    for piece in 0..<6 {
      let start = 900 + piece * 280
      let meters = samples.distance[start + 160] - samples.distance[start]
      #expect((760...820).contains(meters))
    }
  }

  @Test func `starts an hour before midnight and beats a plan by a minute`() throws {
    let late = SimulatedScenario.midnight8K.recording(seed: Seed(1))
    #expect(late.startedAt.minuteOfDay == 23 * 60)
    let race = SimulatedScenario.raceWon10K
    let recording = race.recording(seed: Seed(1))
    let finish = try #require(recording.totals.elapsed?.inSeconds)
    let target = try #require(race.plan.targetPace?.secondsPerKilometer) * 10
    #expect((40...80).contains(target - finish))
  }
}
