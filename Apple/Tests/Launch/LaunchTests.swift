@_spi(Fake) import AppIntents
import Coaching
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
@_spi(Stage) import SwiftUI
import Testing
import Training
@_spi(Fake) import WatchConnectivity

/// How a process of the apps begins: by a tap, a link, Siri, or the other device; with a screen or without.
@MainActor struct LaunchTests {
  @Test func `shows its first screen at once, and says so where it cannot begin`() async throws {
    let world = try World()
    #expect(world.phone.text.contains("Tab \"Run\"") && world.phone.text.contains("Start"))
    #expect(world.watch.text.contains("Button \"Start\""))
    let language = LanguageDesk(MemoryDefaults(), system: .german)
    let phone = PhoneLife(language, .init(), seconds: { _ in }) { _ in
      throw CocoaError(.fileWriteOutOfSpace)
    }
    #expect(Stage(app: PacesetterApp(phone)).text.contains("Dieses Gerät kann nicht speichern"))
    let delegate = WatchDelegate()
    delegate.life = WatchLife(language, .init(), seconds: { _ in }) { _ in
      throw CocoaError(.fileWriteOutOfSpace)
    }
    let watch = PacesetterWatchApp(WKApplicationDelegateAdaptor(made: delegate))
    #expect(Stage(app: watch).text.contains("Dieses Gerät kann nicht speichern"))
  }

  @Test func `begins the watch's run from the phone, though the watch's app is closed`()
    async throws
  {
    let world = try World()
    world.choices.set(true, forKey: "startsOnWatch")
    world.watch.kill()
    world.watch.show(false)
    world.launchesWatch = true
    world.watchHealth.wasAsked = true
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.pass(30)
    let model = try #require(world.watch.model)
    #expect(world.watch.screen == nil)
    #expect(model.run.phase == .running && world.watchHealth.active?.state == .running)
    #expect(world.phone.model?.stage == .run && world.phone.model?.run.id == model.run.id)
    #expect(world.phone.text.contains("Your watch tracks this run"))
    // One workout, not one of the launch and one of the run.
    #expect(world.phone.tap("Pause"))
    await world.pass(3)
    #expect(world.watchHealth.active?.state == .paused)
  }

  @Test func `begins a run on the wrist though the phone's words are lost`() async throws {
    let world = try World()
    world.choices.set(true, forKey: "startsOnWatch")
    world.phone.kill()
    try world.beginPhone()
    world.watch.kill()
    world.watch.show(false)
    (world.launchesWatch, world.watchHealth.wasAsked) = (true, true)
    world.watch.wire.isCut = true
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.pass(5)
    #expect(world.watch.model?.stage == .ready && world.watchHealth.active?.state == .running)
    await world.pass(15)
    #expect(world.watch.model?.run.phase == .running)
  }

  @Test func `goes on with the workout that a crash has left, and ends one that nobody knows`()
    async throws
  {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(30)
    let workout = try #require(world.watchHealth.active)
    world.watch.kill()
    world.watch.show(false)
    try world.beginWatch()
    world.delegate?.handleActiveWorkoutRecovery()
    await world.pass(3)
    #expect(world.watchHealth.active === workout && world.watch.model?.stage == .run)
    world.watch.kill()
    for file in try FileManager.default.contentsOfDirectory(atPath: world.watch.disk.path)
    where file.hasSuffix(".events") {
      try FileManager.default.removeItem(at: world.watch.disk.appending(path: file))
    }
    try world.beginWatch()
    await world.pass(2)
    #expect(world.watchHealth.active == nil && world.watchHealth.saved.isEmpty)
  }

  @Test func `answers Siri in a process that has no screen`() async throws {
    let world = try World()
    world.phone.kill()
    world.pocket(true)
    try world.beginPhone()
    #expect(world.phone.screen == nil)
    #expect(world.intents.phone.holds(IntentDesk.self))
    #expect(world.intents.watch.holds(IntentDesk.self))
    #expect(world.phone.model?.addToChallenge(20) == "Push-Up: 20 of 100 today, 80 to go")
    let nobody = IntentDesk(found: nil)
    #expect(throws: IntentDeskError.noApp) { try nobody.desk }
  }

  @Test func `takes the complication's tap that has launched the app`() async throws {
    let world = try World()
    let start = try #require(URL(string: "pacesetter://start"))
    #expect(world.watch.screen?.open(start) == true)
    await world.pass(10)
    #expect(world.watch.model?.run.phase == .running)
  }

  @Test func `asks before a link starts a run on the phone`() async throws {
    let world = try World()
    let start = try #require(URL(string: "pacesetter://start"))
    #expect(world.phone.screen?.open(start) == true)
    await world.pass(5)
    #expect(world.phone.model?.stage == .home)
    #expect(world.phone.text.contains("Dialog \"Start a run?\""))
    #expect(world.phone.tap("Cancel", in: "Dialog"))
    #expect(!world.phone.text.contains("Start a run?"))
    #expect(world.phone.screen?.open(start) == true)
    #expect(world.phone.tap("Start", in: "Dialog"))
    await world.settle()
    #expect(world.phone.model?.stage == .run)
  }

  @Test func `runs without a watch on a device that can have none`() {
    let lane = WCSession.$isThere.withValue(false) { PeerLane.device }
    lane.send(.kept(DeviceID(bits: 1), 1))
    lane.tell(.german, .metric, Runner())
  }
}
