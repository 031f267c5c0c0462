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
