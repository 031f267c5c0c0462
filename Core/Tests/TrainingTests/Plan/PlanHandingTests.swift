import Testing
import Training

struct PlanHandingTests {
  private let usual = RunPlan(mode: .free, units: .imperial, cadence: nil, autoLap: .meters(400))

  @Test func `means today what is planned for today, in the units and with the laps of always`() {
    let today = RunPlan(
      mode: .race,
      goal: .distance(.meters(5000)),
      targetPace: .secondsPerKilometer(300)
    )
    let plan = usual.meaning(today)
    #expect(plan.mode == .race && plan.goal == today.goal && plan.targetPace == today.targetPace)
    #expect(plan.units == .imperial && plan.autoLap == .meters(400))
  }

  @Test func `keeps its own end and pace where today has none`() {
    let own = RunPlan(
      mode: .training,
      goal: .time(.seconds(1800)),
      targetPace: .secondsPerKilometer(330)
    )
    let plan = own.meaning(RunPlan())
    #expect(plan.mode == .free && plan.goal == own.goal && plan.targetPace == own.targetPace)
  }
}
