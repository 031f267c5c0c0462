import Exchange
import Formats
import Testing
import Training

struct PlanChoiceTests {
  @Test func `takes the recording's own distance, or what was typed`() throws {
    let own = try choice(["goal": "own", "ownMeters": 5012.5])
    #expect(own.goal(distance: 10_000, time: 2700) == .distance(.meters(5012.5)))
    let distance = try choice(["goal": "distance"])
    #expect(distance.goal(distance: 10_000, time: 2700) == .distance(.meters(10_000)))
    let time = try choice(["goal": "time"])
    #expect(time.goal(distance: 10_000, time: 2700) == .time(.seconds(2700)))
  }

  @Test func `has no goal where nothing is chosen, known or understood`() throws {
    #expect(try choice([:]).goal(distance: 10_000, time: 2700) == nil)
    #expect(try choice(["goal": "own"]).goal(distance: 10_000, time: nil) == nil)
    #expect(try choice(["goal": "own", "ownMeters": 0]).goal(distance: nil, time: nil) == nil)
    #expect(try choice(["goal": "distance"]).goal(distance: nil, time: 2700) == nil)
  }

  @Test func `is training where it is led through a workout`() throws {
    #expect(try choice(["mode": "race"]).mode == .race)
    #expect(try choice(["mode": "race", "hasWorkout": true]).mode == .training)
    #expect(try choice([:]).mode == .free)
  }

  private func choice(_ json: JSON) throws -> PlanChoice { try PlanChoice(Fields(json)) }
}
