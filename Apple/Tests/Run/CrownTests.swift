import Coaching
import Exchange
import Foundation
import Screens
import Sessions
@_spi(Stage) import SwiftUI
import Testing
import Training

@MainActor struct CrownTests {
  @Test func `turns the run's tempo on the wrist, and the phone ticks in it`() async throws {
    let world = try World()
    world.watch.model?.settings.cadence = 26
    world.phone.model?.settings.cadence = 175
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(20)
    #expect(world.watch.model?.run.screen?.metronome?.beatsPerMinute == 175)
    #expect(world.phone.model?.run.screen?.metronome?.beatsPerMinute == 175)
    #expect(world.watch.turn(-4))
    #expect(world.watch.text.contains("crown") && world.watch.text.contains("Text \"171\""))
    #expect(world.watch.screen?.detents == 4)
    await world.pass(2)
    #expect(world.phone.model?.run.screen?.metronome?.beatsPerMinute == 171)
    #expect(world.watch.turn(500))
    #expect(world.watch.model?.run.screen?.metronome?.beatsPerMinute == 230)
  }

  @Test func `leaves the crown to the pages of a run without a metronome`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(330)
    #expect(!world.watch.turn(1))
    #expect(world.watch.text.contains("title \"Splits\""))
    let split = try #require(world.watch.model?.run.screen?.splits.first)
    #expect(world.watch.text.contains("Text \"\(split.time)\""))
  }

  @Test func `turns how far the next run goes, and keeps it`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Goal"))
    world.watch.model?.settings.cadence = 0
    #expect(world.watch.text.contains("None"))
    // The stage gives the crown to the last page that takes it: the metronome's.
    #expect(world.watch.turn(31))
    #expect(world.watch.model?.settings.tempo?.beatsPerMinute == 180)
    world.watch.model?.settings.goal = 20
    #expect(world.watch.text.contains("10.00 km"))
    world.watch.kill()
    try world.beginWatch()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(5)
    let plan = try #require(world.watch.model?.run.session?.setup.plan)
    #expect(plan.goalDistance == .meters(10_000))
    #expect(plan.cadence?.target == Tempo(clamping: 180))
  }
}
