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

@MainActor struct WatchGymTests {
  @Test func `leads a workout one exercise at a time and saves it in Health`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Gym"))
    #expect(world.watch.tap("Bodyweight Basics"))
    await world.settle()
    #expect(
      world.watchHealth.active?.workoutConfiguration.activityType == .traditionalStrengthTraining
    )
    #expect(world.watch.tap("START"))
    await world.pass(40)
    let first = try #require(world.watch.model?.gym.screen)
    #expect(world.watch.text.contains(first.exercise) && world.watch.text.contains(first.dose))
    #expect(world.watch.tap("DONE"))
    await world.pass(1)
    let id = try #require(world.watch.model?.gym.id)
    #expect(world.watch.model?.gym.session?.workout.records.count == 1)
    #expect(world.wrist.felt.contains(.notification))
    #expect(world.watch.tap("Undo last set"))
    await world.pass(1)
    #expect(world.watch.model?.gym.session?.workout.records.isEmpty == true)
    #expect(world.watch.tap("DONE"))
    await world.pass(5)
    #expect(world.watch.tap("End"))
    #expect(world.watch.tap("End workout", in: "Dialog"))
    await world.pass(2)
    #expect(world.watch.text.contains("Workout ended"))
    #expect(world.watchHealth.saved.first?.metadata?["aarcRunId"] as? String == id)
    await world.pass(30)
    // The phone has all of it, and the record can keep it.
    let lines = try world.lines(of: id, on: world.phone.disk, by: 0xA1).map { $0.bytes }
    #expect(KeptGym.session(of: lines)?.sets.count == 1)
  }

  @Test func `resumes a workout after a kill`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Gym") && world.watch.tap("Bodyweight Basics"))
    await world.settle()
    #expect(world.watch.tap("START"))
    await world.pass(30)
    #expect(world.watch.tap("DONE"))
    await world.pass(3)
    world.watch.kill()
    await world.pass(10)
    try world.beginWatch()
    await world.pass(2)
    #expect(world.watch.model?.gym.session?.workout.records.count == 1)
    #expect(world.watch.model?.stage == .gym)
  }

  @Test func `shows every word that the core has for the exercise`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Gym") && world.watch.tap("Bodyweight Basics"))
    await world.settle()
    #expect(world.watch.tap("START"))
    await world.pass(5)
    let screen = try #require(world.watch.model?.gym.screen)
    let wanted =
      [screen.exercise, screen.dose, screen.button, screen.elapsed, screen.next ?? ""]
      + screen.targets + screen.notes + screen.circles.map { $0.label }
    for word in wanted where !word.isEmpty {
      #expect(world.watch.text.contains(word), "\(word)")
    }
  }
}
