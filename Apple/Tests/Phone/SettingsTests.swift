import Coaching
import Exchange
import Foundation
import Screens
import Sessions
import Testing
import Training

@MainActor struct SettingsTests {
  @Test func `keeps what the runner chose, and opens the run with it`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Zen guide"))
    #expect(world.phone.tap("Miles"))
    #expect(world.phone.tap("Distance"))
    #expect(world.phone.type("0.5", into: "Distance in miles"))
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    let setup = try #require(world.phone.model?.settings.setup(.reported))
    #expect(setup.coach == .zenGuide && setup.plan.units == .imperial)
    #expect(abs((setup.plan.goalDistance?.meters ?? 0) - 804.672) < 0.001)
  }

  @Test func `shows miles on the wrist where the runner chose them on the phone`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.model?.settings.units == .metric)
    #expect(world.phone.tap("Miles"))
    await world.pass(2)
    #expect(world.watch.model?.settings.units == .imperial)
    world.watch.model?.settings.goal = 2
    #expect(world.watch.model?.settings.distance == .miles(1))
    world.watch.model?.settings.goal = 0
    // It stays so without the phone, and after a new start of the watch.
    world.phone.kill()
    world.watch.kill()
    try world.beginWatch()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(520)
    #expect(world.watch.text.contains("value \"1.02 mi\", label \"Distance\""))
    #expect(world.watch.model?.run.session?.run.run.splits.count == 1)
  }

  @Test func `follows on the wrist, in miles, a run of the phone`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Miles"))
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(10)
    #expect(world.watch.text.contains("/mi") && !world.watch.text.contains("km"))
  }
}
