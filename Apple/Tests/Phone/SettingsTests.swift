import Coaching
import Exchange
import Foundation
import Screens
import Testing
import Training

@MainActor struct SettingsTests {
  @Test func `keeps what the runner chose, and opens the run with it`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Zen guide"))
    #expect(world.phone.tap("Miles"))
    #expect(world.phone.tap("Goal: None +"))
    #expect(world.phone.text.contains("Goal: 0.50 mi"))
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    let setup = try #require(world.phone.model?.settings.setup(.reported))
    #expect(setup.coach == .zenGuide && setup.plan.units == .imperial)
    #expect(abs((setup.plan.goalDistance?.meters ?? 0) - 804.672) < 0.001)
  }
}
