import Coaching
import Exchange
import Formats
import Testing
import Training

/// One shape of a value writes it, reads it and describes it.
struct ShaperTests {
  @Test func `writes the members in the order of the shape, and leaves out what need not be said`()
  {
    var setup = RunSetup()
    #expect(
      setup.tree.text()
        == #"{"coach":"old_hand","swearing":false,"seed":"1","plan":{"mode":"free","units":"metric"},"#
        + #""runner":{},"speech":"estimated","language":"en"}"#
    )
    setup.place = .treadmill
    setup.unwanted = [.stories, .splits]
    setup.isMindful = true
    let written = setup.tree
    #expect(written["place"] == "treadmill" && written["mindful"] == true)
    #expect(written["withoutTopics"] == ["splits", "stories"])
  }

  @Test func `keeps the default of what a text does not say`() throws {
    let setup = try RunSetup(Fields(["plan": ["goal": ["distanceMeters": 10_000]]]))
    #expect(setup.plan.goal == .distance(.kilometers(10)))
    #expect(setup.coach == nil && setup.language == "en" && setup.place == .outdoor)
  }

  @Test(
    arguments: [
      (
        #"{"plan":{"goal":{}}}"#,
        #""plan.goal.distanceMeters" is missing, expected a goal as distanceMeters or timeSeconds"#
      ),
      (
        #"{"plan":{"cadence":{}}}"#,
        #""plan.cadence.target" is missing, expected the steps a minute to keep"#
      ),
      (
        #"{"plan":{"cadence":{"target":180,"band":50}}}"#,
        #""plan.cadence.band" is 50, expected a number from 1 to 30"#
      ),
      (
        #"{"withoutTopics":["rain"]}"#,
        #""withoutTopics" is a text, expected splits, plan, technique or stories"#
      ),
      (#"{"place":"moon"}"#, #""place" is "moon", expected one of outdoor, treadmill"#),
    ]
  )
  func `names the path of a member that is wrong`(text: String, sentence: String) throws {
    let fields = try Fields(JSON.parse(text))
    let error = #expect(throws: ShapeError.self) { try RunSetup(fields) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: GymEvent.cases.map(\.value))
  func `reads each event of a workout as it wrote it`(event: GymEvent) throws {
    #expect(try GymEvent(event.tree) == event)
  }

  @Test func `finds a shape under each key of an event`() {
    for (key, event) in GymEvent.cases {
      #expect(event.tree.object?.map(\.key) == [key])
      #expect(GymEvent.schema["properties"]?[key] != nil)
    }
  }

  @Test func `describes a value as JSON Schema says it`() {
    #expect(
      LoadEntry.schema.text()
        == #"{"type":"object","required":["value"],"properties":{"#
        + #""mode":{"enum":["external","bodyweight","assisted",null]},"#
        + #""value":{"type":"number","minimum":0,"maximum":10000},"#
        + #""unit":{"enum":["kg","lb",null]},"pair":{"type":["boolean","null"]}}}"#
    )
    #expect(CadencePlan.schema["required"] == ["target"])
    #expect(RunSetup.schema["properties"]?["plan"]?["properties"]?["goal"] != nil)
  }

  @Test func `reads rows as it wrote them, and says of what is no list that it is none`() throws {
    let token = AccessToken(id: "a1b2c3d4", name: "Button", scopes: [.read, .log], made: 5)
    let list = TokenList([token])
    #expect(
      list.tree.text()
        == #"{"tokens":[{"id":"a1b2c3d4","name":"Button","scopes":["read","log"],"shares":[],"made":5}]}"#
    )
    #expect(try TokenList(answer: list.tree) == list)
    let error = #expect(throws: ShapeError.self) { try TokenList(answer: ["tokens": 1]) }
    #expect(error?.description == #""tokens" is 1, expected a list"#)
  }

  @Test func `writes words for whoever reads an answer, and reads none`() throws {
    let report = FreeReport(RankingRequest.Gap(minutes: 40, before: 1080))
    let reader = APIReader(today: Day(daysSince1970: 0), offset: .zero)
    var json = JSONWriter()
    report.write(to: &json, for: reader)
    let written = try JSON.parse(json.bytes)
    #expect(written["words"]?.string == report.words())
    #expect(try FreeReport(answer: written) == report)
    #expect(report.tree["words"] == nil)
  }

  @Test func `describes of an answer what is always written`() {
    #expect(IntentAnswer.schema["required"] == ["say", "done"])
    #expect(WorkoutDraft.schema["required"] == ["title", "text", "form"])
  }
}
