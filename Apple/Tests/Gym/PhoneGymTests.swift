import Exchange
import Foundation
import Screens
import Testing
import Training

@MainActor struct PhoneGymTests {
  @Test func `filters the workouts by what there is`() async throws {
    let world = try World()
    await world.settle()
    await world.phone.model?.suggest()
    let finder = try #require(world.phone.model?.finder)
    let chip = try #require(finder.chips.first { $0.field == "longest" })
    #expect(world.phone.tap("Filters"))
    #expect(world.phone.tap(chip.label + " (\(chip.count))"))
    #expect(finder.isSearching && finder.found.count == min(chip.count, 50))
    #expect(finder.chips.first { $0.field == "longest" }?.count == chip.count)
    finder.turn(chip)
    #expect(!finder.isSearching && finder.found.isEmpty)
  }

  @Test func `suggests workouts with a reason, and finds others by their words`() async throws {
    let world = try World()
    await world.settle()
    let model = try #require(world.phone.model)
    await model.suggest()
    #expect(model.finder.suggestions.count == 5)
    let first = try #require(model.finder.suggestions.first { $0.reason != nil })
    #expect(world.phone.text.contains("Section \"Fits today\""))
    #expect(world.phone.text.contains(first.title))
    #expect(world.phone.text.contains(try #require(first.reason)))
    let search = "Search workouts and exercises"
    #expect(world.phone.type("kettlebell", into: search))
    let found = model.finder.found
    #expect(!found.isEmpty && found.count < model.shelf.entries.count)
    #expect(!world.phone.text.contains("Section \"Fits today\""))
    #expect(world.phone.type("xyzzy", into: search))
    #expect(world.phone.text.contains("No workout has these words."))
    #expect(world.phone.type("bodyweight basics", into: search))
    #expect(world.phone.tap("Bodyweight Basics"))
    #expect(model.stage == .gym)
  }

  @Test func `shows what was done on the watch, set by set`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.model?.logScreen.sessions.isEmpty == true)
    #expect(world.watch.tap("Gym") && world.watch.tap("Bodyweight Basics"))
    await world.settle()
    #expect(world.watch.tap("START"))
    await world.pass(30)
    #expect(world.watch.tap("DONE"))
    await world.pass(5)
    #expect(world.watch.tap("End") && world.watch.tap("End workout", in: "Dialog"))
    await world.pass(10)
    let log = try #require(world.phone.model?.logScreen)
    let session = try #require(log.sessions.first)
    #expect(session.title == "Bodyweight Basics" && session.exercises.count == 1)
    #expect(world.phone.tap("Gym log"))
    for word in World.words(of: session.exercises) + [log.week, session.facts] {
      #expect(world.phone.text.contains(word), "\(word)")
    }
  }
}
