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
}
