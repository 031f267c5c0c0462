import Coaching
import Exchange
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Testing
import Training
@_spi(Fake) import WatchConnectivity
@_spi(Fake) import WatchKit

@MainActor struct WatchRunTests {
  @Test func `starts, pauses, laps and ends a run on the wrist`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.settle()
    #expect(world.watchHealth.active?.state == .running)
    await world.pass(4)
    #expect(
      world.wrist.felt.contains(.start) && world.wrist.felt.filter { $0 == .click }.count == 3
    )
    await world.pass(330)
    #expect(world.watch.text.contains("value \"1.06 km\", label \"Distance\""))
    #expect(world.watch.text.contains("151 bpm"))
    #expect(world.watch.tap("Lap"))
    #expect(world.watch.tap("Pause"))
    await world.settle()
    #expect(world.watchHealth.active?.state == .paused)
    #expect(world.watch.text.contains("Paused"))
    #expect(world.watch.tap("Resume"))
    await world.pass(10)
    #expect(world.watchHealth.active?.state == .running)
    #expect(world.watch.tap("Pause"))
    #expect(world.watch.tap("End"))
    #expect(world.watch.text.contains("Dialog \"End the run?\""))
    #expect(world.watch.tap("End run", in: "Dialog"))
    await world.pass(3)
    #expect(world.watchHealth.active == nil && world.watchHealth.saved.count == 1)
    let id = try #require(world.watch.model?.run.id)
    #expect(world.watchHealth.saved.first?.metadata?["aarcRunId"] as? String == id)
    #expect(world.watch.text.contains("Saved in Health"))
    #expect(world.watch.text.contains("kcal"))
    #expect(world.watch.tap("Done"))
    #expect(world.watch.text.contains("Button \"Start\""))
  }

  @Test func `shows every word that the core has for the screen`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(340)
    let screen = try #require(world.watch.model?.run.screen)
    let shown = world.watch.text
    let wanted =
      [screen.distance, screen.time, screen.pace, screen.heartRate]
      .flatMap { World.words(of: $0) } + World.words(of: screen.zone as Any)
    for word in wanted { #expect(shown.contains(word), "\(word)") }
  }

  @Test func `goes on after a kill where its journal ends, with the same workout`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(100)
    let id = try #require(world.watch.model?.run.id)
    let workout = try #require(world.watchHealth.active)
    world.watch.kill()
    await world.pass(20)
    try world.beginWatch()
    await world.pass(5)
    #expect(world.watch.model?.run.id == id)
    #expect(world.watchHealth.active === workout)
    #expect(world.watch.text.contains("Button \"Pause\""))
    await world.pass(60)
    #expect(world.watch.tap("Pause") && world.watch.tap("End"))
    #expect(world.watch.tap("End run", in: "Dialog"))
    await world.pass(2)
    #expect(world.watchHealth.saved.count == 1)
  }

  @Test func `pauses the run where the runner pauses the workout outside of the app`() async throws
  {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(30)
    world.watchHealth.active?.pause()
    await world.pass(1)
    #expect(world.watch.model?.run.phase == .paused)
    world.watchHealth.active?.resume()
    await world.pass(1)
    #expect(world.watch.model?.run.phase == .running)
  }

  @Test func `runs on without Health and says so`() async throws {
    let world = try World()
    world.watchHealth.refusal = CocoaError(.fileNoSuchFile)
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(10)
    #expect(world.watch.text.contains("Pacesetter may not use Health"))
    #expect(world.watch.model?.run.phase == .running)
  }
}
