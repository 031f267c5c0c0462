import Foundation
import Testing

/// `pacesetter places`: what is there where somebody trains.
struct PlacesTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"])
  }

  @Test func `keeps a place, renames it, deletes it and brings it back`() throws {
    #expect(try run("places").errors.contains("Add the first place"))
    let added = try run("places", "add", "Home", "--with", "dumbbell,bench", "--plates", "10x2")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.rows == ["Home  bench, dumbbell, plates 10x2"])
    #expect(
      try run("places", "edit", "home", "--name", "Cellar").rows[0].hasPrefix("Cellar  bench")
    )
    #expect(try run("places", "add", "Hotel", "--with", "none").rows.last == "Hotel   no equipment")
    #expect(try run("places", "remove", "Hotel").rows.count == 1)
    #expect(try run("places", "undo").rows.count == 2)
    let twice = try run("places", "add", "CELLAR")
    #expect(twice.status == 1)
    #expect(twice.errors.contains("you already have a place named Cellar"), "\(twice.errors)")
  }

  @Test func `suggests what can be done at a place, and says what changes there`() throws {
    _ = try run("places", "add", "Home", "--with", "dumbbell")
    let found = try run("workouts", "search", "--at", "home", "--why", "--limit", "40")
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.output.contains("You are at Home, with 1 change: "), "\(found.output)")
    let unknown = try run("workouts", "search", "--at", "Moon")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("Add the place first: you have none named Moon."))
  }
}
