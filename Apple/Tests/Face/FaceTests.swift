@_spi(Fake) import ActivityKit
import Coaching
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Testing

@MainActor struct FaceTests {
  @Test func `shows a run that the watch has begun on the widgets of a phone in the pocket`()
    async throws
  {
    let world = try World()
    let (store, counter) = (MemoryDefaults(), Counter())
    world.phone.model?.face = FaceDesk(FaceShelf(store: store)) { counter.count += 1 }
    await world.settle()
    world.pocket(true)
    #expect(world.watch.tap("Start"))
    await world.pass(40)
    let shelf = FaceShelf(store: store)
    let face = try #require(shelf.face(at: now(world)))
    #expect(face.title == "Run" && face.since != nil && face.distance.label == "Distance")
    // Figures alone ask the system at most once a minute.
    let asked = counter.count
    await world.pass(50)
    #expect(counter.count <= asked + 1)
    await world.pass(60)
    #expect(shelf.face(at: now(world))?.distance != face.distance)
    // A pause is shown at once.
    #expect(world.watch.tap("Pause"))
    await world.pass(3)
    #expect(shelf.face(at: now(world))?.since == nil)
    #expect(world.watch.tap("End") && world.watch.tap("End run", in: "Dialog"))
    await world.pass(5)
    #expect(shelf.face(at: now(world)) == nil)
  }

  @Test func `shows its own run on the watch face, and the phone's, in the language of the watch`()
    async throws
  {
    let world = try World(system: .german)
    let store = MemoryDefaults()
    world.watch.model?.face = FaceDesk(FaceShelf(store: store)) {}
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.settle()
    world.phone.model?.tell(.start)
    await world.pass(20)
    let shelf = FaceShelf(store: store)
    #expect(shelf.face(at: now(world))?.distance.label == "Distanz")
    world.phone.model?.tell(.end)
    await world.pass(5)
    #expect(shelf.face(at: now(world)) == nil)
  }

  @Test func `forgets a run whose app has been gone for half an hour`() async throws {
    let world = try World()
    let store = MemoryDefaults()
    world.watch.model?.face = FaceDesk(FaceShelf(store: store)) {}
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(10)
    let shelf = FaceShelf(store: store)
    let face = try #require(shelf.face(at: now(world)))
    #expect(shelf.face(at: face.end.addingTimeInterval(-1)) == face)
    #expect(shelf.face(at: face.end) == nil)
    // Without a group there is nothing, and nothing breaks.
    FaceShelf(store: nil).leave(face)
    #expect(FaceShelf(store: nil).face(at: .distantPast) == nil)
  }

  @Test func `goes on with the Live Activity that a killed app has left, also in the pocket`()
    async throws
  {
    let shown = ActivityShelf()
    try await ActivityFake.$shelf.withValue(shown) {
      let world = try World()
      await world.settle()
      #expect(world.watch.tap("Start"))
      await world.pass(20)
      #expect(shown.activities.count == 1)
      world.pocket(true)
      world.phone.kill()
      try world.beginPhone()
      await ActivityFake.$isVisible.withValue(false) { await world.pass(60) }
      #expect(world.phone.model?.activity.state?.distance.value.isEmpty == false)
      #expect(shown.activities.count == 1)
      // One of a run that nobody goes on with is taken away when the app is looked at.
      world.phone.kill()
      world.watch.kill()
      world.pocket(false)
      try world.beginPhone()
      world.phone.model?.appear(true)
      await world.settle()
      #expect(shown.activities.isEmpty)
    }
  }

  private final class Counter {
    var count = 0
  }

  private func now(_ world: World) -> Date {
    Date(timeIntervalSince1970: world.reading.wall / 1000)
  }
}
