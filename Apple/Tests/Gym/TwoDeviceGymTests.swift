import Coaching
import Exchange
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training
@_spi(Fake) import WatchConnectivity
@_spi(Fake) import WatchKit

/// One workout in the gym on two devices: the phone leads it, the watch follows and measures.
@MainActor struct TwoDeviceGymTests {
  @Test func `follows on the wrist, and sets go both ways`() async throws {
    let world = try await begun()
    let (phone, watch) = try models(world)
    #expect(watch.stage == .gym && watch.gym.isShown && watch.gym.id == phone.gym.id)
    #expect(watch.gym.screen?.circles == phone.gym.screen?.circles)
    #expect(world.watch.tap("DONE"))
    await world.pass(2)
    #expect(phone.gym.session?.workout.records.count == 1)
    let felt = world.wrist.felt.count { $0 == .notification }
    #expect(felt >= 1)
    phone.gym.press()
    await world.pass(3)
    #expect(watch.gym.screen?.circles == phone.gym.screen?.circles)
    #expect(watch.gym.screen?.exercise == phone.gym.screen?.exercise)
    let sets = try #require(phone.gym.session?.workout.records.count)
    #expect(world.watch.tap("Undo last set"))
    await world.pass(2)
    #expect(phone.gym.session?.workout.records.count == sets - 1)
  }

  @Test func `shows the heart rate and the energy on the wrist`() async throws {
    let world = try await begun()
    await world.pass(30)
    #expect(world.watch.text.contains("151 bpm · "))
    #expect(world.watch.text.contains(" kcal"))
  }

  @Test func `is in Health once, from the watch`() async throws {
    let world = try await begun()
    let id = try #require(world.phone.model?.gym.id)
    #expect(world.watchHealth.active != nil && world.phoneHealth.active == nil)
    world.phone.model?.endGym()
    await world.pass(5)
    #expect(world.watchHealth.saved.first?.metadata?["aarcRunId"] as? String == id)
    #expect(world.watchHealth.saved.count == 1 && world.phoneHealth.saved.isEmpty)
    #expect(world.watch.text.contains("Workout ended"))
  }

  @Test func `is in Health from the phone where there is no watch`() async throws {
    let world = try World()
    world.watch.kill()
    let phone = try await begin(world)
    let id = try #require(phone.gym.id)
    phone.endGym()
    await world.pass(5)
    #expect(world.phoneHealth.saved.map { $0.metadata?["aarcRunId"] as? String } == [id])
  }

  @Test func `begins on a watch whose app is closed`() async throws {
    let world = try World()
    world.watch.kill()
    world.launchesWatch = true
    _ = try await begin(world)
    #expect(world.watch.model?.stage == .gym)
    #expect(world.watchHealth.active != nil && world.phoneHealth.active == nil)
  }

  @Test func `lets go of Health when no word of a workout comes`() async throws {
    let world = try World()
    await world.settle()
    world.watch.model?.expect(.gym)
    await world.pass(5)
    #expect(world.watchHealth.active != nil)
    await world.pass(10)
    #expect(world.watchHealth.active == nil && world.watchHealth.saved.isEmpty)
    #expect(world.watch.model?.stage == .ready)
  }

  @Test func `keeps a set of the wrist while the phone is dead, and does it once`() async throws {
    let world = try await begun()
    let id = try #require(world.phone.model?.gym.id)
    world.phone.kill()
    await world.pass(5)
    #expect(world.watch.tap("DONE"))
    await world.pass(60)
    #expect(world.watch.text.contains("iPhone") || world.watch.text.contains("Phone"))
    try world.beginPhone()
    await world.settle()
    await world.phone.model?.takeUp(true)
    await world.pass(10)
    let (phone, watch) = try models(world)
    #expect(phone.gym.session?.workout.records.count == 1)
    #expect(watch.gym.screen?.circles == phone.gym.screen?.circles)
    // Killed once more: the set was answered, and is not done again.
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    await world.phone.model?.takeUp(true)
    await world.pass(2)
    #expect(world.phone.model?.gym.session?.workout.records.count == 1)
    world.phone.model?.endGym()
    await world.pass(5)
    let onPhone = try world.lines(of: id, on: world.phone.disk, by: 0xB2).map { $0.bytes }
    let onWatch = try world.lines(of: id, on: world.watch.disk, by: 0xB2)
    #expect(onWatch.map { $0.bytes } == onPhone)
    #expect(world.watchHealth.saved.count == 1 && world.phoneHealth.saved.isEmpty)
  }

  @Test func `shows the workout again after the watch was killed`() async throws {
    let world = try await begun()
    world.watch.kill()
    await world.pass(10)
    try world.beginWatch()
    await world.pass(3)
    let (phone, watch) = try models(world)
    #expect(watch.stage == .gym && watch.gym.id == phone.gym.id)
    phone.endGym()
    await world.pass(5)
    #expect(world.watchHealth.saved.count == 1 && world.phoneHealth.saved.isEmpty)
  }

  private func begun() async throws -> World {
    let world = try World()
    _ = try await begin(world)
    return world
  }

  private func begin(_ world: World) async throws -> PhoneModel {
    await world.settle()
    let phone = try #require(world.phone.model)
    #expect(world.phone.tap("Bodyweight Basics"))
    await world.pass(3)
    phone.gym.press()
    await world.pass(3)
    return phone
  }

  private func models(_ world: World) throws -> (PhoneModel, WatchModel) {
    (try #require(world.phone.model), try #require(world.watch.model))
  }
}
