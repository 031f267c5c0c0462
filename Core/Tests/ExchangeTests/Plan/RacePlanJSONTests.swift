import Exchange
import Formats
import Testing
import Training

struct RacePlanJSONTests {
  private let race = RunPlan(
    RaceSetup(
      name: "Berlin Marathon",
      day: Day(daysSince1970: 20_723),
      distance: .meters(42_195),
      target: .seconds(12_600),
      fallbacks: [.seconds(12_900)],
      pacing: .negative,
      fueling: [
        RaceSetup.Cue(.distance(.kilometers(8)), "gel", amount: "25 g"),
        RaceSetup.Cue(.time(.seconds(4800)), "gel"),
      ],
      hydration: [RaceSetup.Cue(.distance(.kilometers(10)), "water", amount: "200 ml")]
    )
  )

  private func text(_ plan: RunPlan) -> String {
    var json = JSONWriter()
    plan.write(to: &json)
    return json.text
  }

  @Test func `keeps pacing and what is taken in the journal`() throws {
    let read = try RunPlan(Fields(JSON.parse(text(race))))
    #expect(read == race)
    #expect(read.race?.pacing == .negative)
    #expect(read.race?.fallbacks == [.seconds(12_900)])
    #expect(read.race?.servings.count == 3)
  }

  @Test func `keeps the course in the journal`() throws {
    var plan = race
    let course = RaceCourse("city.gpx", spacing: .meters(21_097.5), altitudes: [30, 41.5, 28])
    plan.race?.course = course
    let read = try RunPlan(Fields(JSON.parse(text(plan))))
    #expect(read == plan && read.race?.course == course && course != nil)
    #expect(!text(race).contains("course"))
  }

  @Test func `writes a plan without a race as before`() throws {
    var plan = race
    plan.race = nil
    #expect(!text(plan).contains("race\":{"))
    #expect(try RunPlan(Fields(JSON.parse(text(plan)))).race == nil)
  }

  @Test func `says where a race is wrong`() throws {
    let json = try JSON.parse(#"{"race":{"pacing":"wild"}}"#)
    let error = #expect(throws: ShapeError.self) { try RunPlan(Fields(json)) }
    #expect(
      error?.description
        == #""race.pacing" is "wild", expected one of even, negative, positive, custom"#
    )
  }
}
