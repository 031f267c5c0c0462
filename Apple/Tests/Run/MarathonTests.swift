import Coaching
import Exchange
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training
@_spi(Fake) import WatchConnectivity

@MainActor struct MarathonTests {
  // Three and a half hours cost a minute and a half of processor time: for whoever changes the link.
  private nonisolated static let isWanted =
    ProcessInfo.processInfo.environment["PACESETTER_LONG_TESTS"] != nil

  @Test(.enabled(if: isWanted, "set PACESETTER_LONG_TESTS to run a whole marathon"))
  func `brings a whole marathon to the phone, out of reach for an hour and both apps killed`()
    async throws
  {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(3000, speed: 3.5)
    let id = try #require(world.watch.model?.run.id)
    world.watch.wire.isCut = true
    await world.pass(1800, speed: 3.5)
    world.phone.kill()
    await world.pass(1800, speed: 3.5)
    try world.beginPhone()
    world.watch.wire.isCut = false
    await world.pass(1200, speed: 3.5)
    world.watch.kill()
    await world.pass(20, speed: 3.5)
    try world.beginWatch()
    await world.pass(4260, speed: 3.5)
    #expect(world.watch.tap("Pause") && world.watch.tap("End"))
    #expect(world.watch.tap("End run", in: "Dialog"))
    await world.pass(60)
    let own = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    #expect(own.count > 12_000)
    #expect(try world.lines(of: id, on: world.phone.disk, by: 0xA1) == own)
    #expect(world.watch.model?.link.onlyHere == 0 && world.watchHealth.saved.count == 1)
    let run = try RunSession.resume(own.map { $0.bytes }).session.run.run
    // The watch counts during the countdown too; the run does not.
    #expect(abs(run.metrics.distance.meters - world.meters + 3 * 3.5) < 5)
    #expect(run.splits.count == 43)
    #expect(world.phone.model?.run.summary?.rows == world.watch.model?.run.summary?.rows)
    let activity = try #require(KeptRun.activity(of: own.map { $0.bytes }))
    #expect(activity.summary.run == id && activity.summary.isIndoor == false)
  }
}
