import Coaching
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training

@MainActor struct AutoStartTests {
  @Test func `starts the clock on the wrist when the runner starts to run`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start when I start running"))
    #expect(world.watch.tap("Start"))
    // To the corner, in no hurry: half a meter a second.
    await world.pass(60, speed: 0.5)
    #expect(world.watch.model?.run.phase == .waitingForMovement)
    #expect(world.watch.text.contains("Ready. The clock starts when you run."))
    await world.pass(30)
    #expect(world.watch.model?.run.phase == .running)
    // What was run before the clock was sure of it counts, and what was walked before does not.
    let metrics = try #require(world.watch.model?.run.session?.run.run.metrics)
    #expect(metrics.elapsed >= .seconds(28) && metrics.elapsed <= .seconds(30))
    #expect(abs(metrics.distance.meters - 96) < 5, "\(metrics.distance.meters)")
  }

  @Test func `waits for the runner on the phone too, or starts at once by the button`() async throws
  {
    let world = try World()
    world.watch.kill()
    await world.settle()
    #expect(world.phone.tap("Start when I start running"))
    #expect(world.phone.tap("Start"))
    await world.pass(10)
    #expect(world.phone.model?.run.phase == .waitingForMovement)
    #expect(world.phone.tap("Start now"))
    await world.pass(1)
    #expect(world.phone.model?.run.phase == .running)
  }
}
