import Coaching
import Exchange
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training

@MainActor struct PlanTests {
  @Test func `coaches a run by the target pace and the goal that were typed`() async throws {
    let world = try World()
    world.watch.kill()
    await world.settle()
    #expect(world.phone.tap("Distance"))
    #expect(world.phone.type("10", into: "Distance in kilometers"))
    #expect(world.phone.type("5:00", into: "Target pace, min:sec per kilometer (optional)"))
    let plan = try #require(world.phone.model?.settings.setup(.reported).plan)
    #expect(plan.goal == .distance(.meters(10_000)))
    #expect(plan.targetPace == .secondsPerKilometer(300))
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.model?.run.session?.setup.plan == plan)
  }

  @Test func `ends a run by the clock where a time is the goal`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Time"))
    #expect(world.phone.type("45:00", into: "Time (min:sec or h:min:sec)"))
    #expect(world.phone.model?.settings.setup(.reported).plan.goal == .time(.seconds(2700)))
  }

  @Test func `says what it does not understand, and plans without it`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.type("fast", into: "Target pace, min:sec per kilometer (optional)"))
    #expect(world.phone.text.contains("Type a pace, for example 5:30, or leave it empty."))
    #expect(world.phone.model?.settings.setup(.reported).plan.targetPace == nil)
  }

  @Test func `gives age and highest heart rate to the runs of both devices`() async throws {
    let world = try World()
    world.phoneHealth.born = DateComponents(year: 1985, month: 12, day: 31)
    await world.settle()
    await world.phone.model?.readPlans()
    // Health tells nothing before the runner was asked.
    #expect(world.phone.model?.settings.setup(.reported).runner.age == nil)
    await world.phone.model?.readHistory()
    await world.phone.model?.readPlans()
    #expect(world.phone.model?.settings.setup(.reported).runner.age == 40)
    #expect(world.phone.type("41", into: "Your age"))
    #expect(world.phone.type("188", into: "Max heart rate"))
    await world.pass(2)
    let runner = try #require(world.phone.model?.settings.setup(.reported).runner)
    #expect(runner.age == 41 && runner.maxHeartRate == .beatsPerMinute(188))
    // The watch knows it too, also after it was killed.
    world.watch.kill()
    try world.beginWatch()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(8)
    #expect(world.watch.model?.run.session?.setup.runner == runner)
    #expect(world.phone.model?.run.session?.setup.runner == runner)
  }

  @Test func `coaches the watch's run by the watch's goal`() async throws {
    let world = try World()
    await world.settle()
    world.watch.model?.settings.goal = 20
    #expect(world.watch.tap("Start"))
    await world.pass(8)
    let plan = try #require(world.phone.model?.run.session?.setup.plan)
    #expect(plan.goal == .distance(.meters(10_000)))
  }

  @Test func `plans a race with goals B and C, food and drink, as the page does`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Plan a race"))
    for (text, field) in [
      ("City half", "Name"), ("2026-04-11", "Date"),
      ("half", "Distance: 10 km, half marathon, marathon"), ("1:45:00", "Goal time"),
      ("1:50:00, 1:55:00", "Goals B and C: 3:35:00, 3:45:00"),
      ("gel at 8 km, 16 km", "Food: 25 g gel at 8 km, 16 km"),
      ("200 ml water at 40 min", "Drink: 200 ml water at 40 min"),
    ] {
      #expect(world.phone.type(text, into: field), "\(field)")
    }
    #expect(world.phone.tap("Save race"))
    let plan = try #require(world.phone.model?.settings.setup(.reported).plan)
    #expect(plan.mode == .race && plan.goal == .distance(.meters(21_097.5)))
    #expect(plan.race?.fallbacks == [.seconds(6600), .seconds(6900)])
    #expect(plan.race?.fueling.count == 2 && plan.race?.hydration.count == 1)
    #expect(world.phone.text.contains("City half, half marathon in 1:45:00"))
    #expect(world.phone.tap("Not this race"))
    #expect(world.phone.model?.settings.setup(.reported).plan.race == nil)
  }

  @Test func `says what is wrong with a race`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Plan a race"))
    #expect(world.phone.type("City", into: "Name"))
    #expect(world.phone.tap("Save race"))
    #expect(world.phone.model?.plans.problem?.isEmpty == false)
    #expect(world.phone.model?.settings.form.race == nil)
  }

  @Test func `follows the steps of a running workout, and drops them`() async throws {
    let world = try World()
    await world.settle()
    await world.phone.model?.findRuns()
    let run = try #require(world.phone.model?.plans.runs.first)
    #expect(world.phone.tap("Running workouts"))
    #expect(world.phone.tap(run.course.title))
    #expect(world.phone.model?.settings.setup(.reported).plan.course == run.course)
    #expect(world.phone.model?.settings.setup(.reported).plan.mode == .training)
    #expect(world.phone.tap("Run without this workout"))
    #expect(world.phone.model?.settings.setup(.reported).plan.course == nil)
  }

  @Test func `has other words in the next run`() async throws {
    let world = try World()
    world.watch.kill()
    await world.settle()
    let seed = world.phone.model?.settings.form.seed
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.model?.run.session?.setup.seed == seed)
    world.phone.model?.tell(.end)
    await world.pass(2)
    world.phone.model?.close()
    #expect(world.phone.model?.settings.form.seed != seed)
  }
}
