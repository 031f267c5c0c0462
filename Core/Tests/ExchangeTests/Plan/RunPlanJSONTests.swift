import Exchange
import Formats
import Testing
import Training

private func plan(_ text: String) throws -> RunPlan {
  try RunPlan(Fields(JSON.parse(text)))
}

private func text(_ plan: RunPlan) -> String {
  var json = JSONWriter()
  plan.write(to: &json)
  return json.text
}

struct RunPlanJSONTests {
  @Test(arguments: [
    RunPlan(),
    RunPlan(mode: .race, goal: .distance(.meters(42_195)), targetPace: .secondsPerKilometer(298.5)),
    RunPlan(mode: .training, goal: .time(.milliseconds(1_800_500)), units: .imperial),
  ])
  func `reads what it wrote`(original: RunPlan) throws {
    #expect(try plan(text(original)) == original)
  }

  @Test func `keeps a rival with the way it took`() throws {
    let way = [52.5, 52.501, 52.502].map { Coordinate(latitude: $0, longitude: 13.4) }
    let rival = try #require(
      Rival("Sunday", meters: [100, 211.2, 322.4], seconds: [30, 60, 90], places: way)
    )
    #expect(rival.places == [way[0]] + way)
    let original = RunPlan(mode: .training, rival: rival)
    #expect(try plan(text(original)) == original)
    // One that an earlier page has kept does not know its way.
    let earlier = try plan(#"{"rival":{"name":"x","meters":[0,500],"seconds":[0,150]}}"#)
    #expect(earlier.rival?.places == [])
    let offered = OfferedRival(rival, on: Day(daysSince1970: 20_000), isBest: true)
    var json = JSONWriter()
    offered.write(to: &json, for: APIReader(today: offered.day, offset: .zero))
    #expect(try OfferedRival(answer: JSON.parse(json.text)) == offered)
  }

  @Test func `is a free run when nothing is said`() throws {
    #expect(try plan("{}") == RunPlan())
  }

  @Test(arguments: [
    (#"{"mode":"fast"}"#, #""mode" is "fast", expected one of free, training, race"#),
    (
      #"{"goal":{}}"#,
      #""goal.distanceMeters" is missing, expected a goal as distanceMeters or timeSeconds"#
    ),
    (
      #"{"goal":{"distanceMeters":-5}}"#, #""goal.distanceMeters" is -5, expected a number above 0"#
    ),
    (#"{"goal":7}"#, #""goal" is a number, expected an object"#),
    (#"{"targetPaceSecPerKm":"5:00"}"#, #""targetPaceSecPerKm" is a text, expected a number"#),
  ])
  func `says what is wrong and where`(source: String, sentence: String) throws {
    let json = try JSON.parse(source)
    let error = #expect(throws: ShapeError.self) { try RunPlan(Fields(json)) }
    #expect(error?.description == sentence)
  }

  @Test func `a runner is read as it was written`() throws {
    let runner = Runner(
      age: 41,
      maxHeartRate: .beatsPerMinute(185),
      restingHeartRate: .beatsPerMinute(50),
      kilograms: 70.5,
      sex: .female
    )
    var json = JSONWriter()
    runner.write(to: &json)
    #expect(try Runner(Fields(JSON.parse(json.text))) == runner)
  }
}
