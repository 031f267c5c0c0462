import Coaching
import Exchange
import Foundation
import Screens
import Testing
import Training

@MainActor struct LibraryTests {
  private static let told = """
    {"server":"a","gone":[],"workouts":[{"name":"mine","text":"# My Swings\\n\\n## Set 1\\n- Swing — 10\\n",
    "changedAt":1767000000}],"preferences":[
    {"key":"places","value":[{"id":"p","name":"Home","equipment":["kettlebell"],"changedAt":1}],
    "changedAt":1767000000},{"key":"wish","value":{"place":"p","minutes":20},"changedAt":1767000000}]}
    """

  @Test func `has the workouts of the runner's own, and keeps them without the server`()
    async throws
  {
    let world = try World()
    await world.settle()
    let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
    world.phone.model?.library = LibraryDesk(file)
    await world.home.library(Self.told)
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    await world.phone.model?.suggest()
    #expect(world.phone.text.contains("My Swings"))
    #expect(world.phone.model?.shelf.setup("mine", GymSettings(), in: .english) != nil)
    await world.home.goDown(true)
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    #expect(!world.phone.text.contains("My Swings"))
    world.phone.model?.library = LibraryDesk(file)
    #expect(world.phone.text.contains("My Swings"))
    await world.phone.model?.suggest()
    #expect(world.phone.text.contains("My Swings"))
  }

  @Test func `wishes for what was chosen on any page: the place, its equipment, the minutes`()
    async throws
  {
    let world = try World()
    await world.settle()
    await world.home.library(Self.told)
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    await world.phone.model?.readLibrary()
    let now = LocalTime(secondsSince1970: 1_767_254_400, offset: .zero)
    let request = try #require(world.phone.model?.library.request(at: now))
    #expect(request.equipment == ["kettlebell"] && request.placeName == "Home")
    #expect(request.minutes == 20)
    #expect(LibraryDesk(nil).request(at: now) == RankingRequest(now: now))
  }
}
