import Exchange
import Formats
import Testing
import Training

struct CadencePlanJSONTests {
  @Test func `comes back as it was written`() throws {
    let plan = RunPlan(
      cadence: CadencePlan(
        target: Tempo(clamping: 176),
        mode: .onDemand,
        band: 4,
        after: .seconds(20)
      )
    )
    var json = JSONWriter()
    plan.write(to: &json)
    #expect(
      json.text
        == #"{"mode":"free","units":"metric","cadence":{"target":176,"mode":"on-demand","band":4,"after":20}}"#
    )
    #expect(try RunPlan(Fields(JSON.parse(json.bytes))) == plan)
  }

  @Test func `only the target must be there`() throws {
    let fields = try Fields(JSON.parse(Array(#"{"target":180}"#.utf8)))
    #expect(try CadencePlan(fields) == CadencePlan(target: .usual))
  }

  @Test(arguments: [
    (#"{"mode":"steady"}"#, #""cadence.target" is missing, expected the steps a minute to keep"#),
    (
      #"{"target":140}"#,
      #""cadence.target" is 140, expected a whole number of steps a minute from 150 to 230"#
    ),
    (#"{"target":170,"band":0}"#, #""cadence.band" is 0, expected a number from 1 to 30"#),
    (#"{"target":170,"after":301}"#, #""cadence.after" is 301, expected a number from 1 to 300"#),
    (
      #"{"target":170,"mode":"loud"}"#,
      #""cadence.mode" is "loud", expected one of steady, on-demand"#
    ),
  ])
  func `says what it found and what it expected`(text: String, sentence: String) throws {
    let json = try JSON.parse(Array(text.utf8))
    let error = #expect(throws: ShapeError.self) {
      try CadencePlan(Fields(json, at: "cadence"))
    }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    ("176", 176), ("176spm", 176), (" 180 bpm ", 180), ("150", 150), ("230", 230),
  ])
  func `a tempo is read as people write it`(text: String, beats: Int) throws {
    #expect(try Tempo(typed: text) == Tempo(clamping: beats))
  }

  @Test(arguments: [
    ("fast", TypedTextError.notATempo("fast")), ("", .notATempo("")), ("5:00", .notATempo("5:00")),
    ("149", .tempoOutOfRange("149")), ("180.5", .tempoOutOfRange("180.5")),
    ("176km", .notATempo("176km")),
  ])
  func `a text that is no tempo is refused`(text: String, error: TypedTextError) {
    #expect(throws: error) { try Tempo(typed: text) }
  }
}
