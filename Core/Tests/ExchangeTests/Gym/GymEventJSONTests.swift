import Coaching
import Exchange
import Formats
import Testing
import Training

struct GymEventJSONTests {
  @Test(arguments: [
    (GymEvent.start, #"{"start":{}}"#), (.done(nil, nil), #"{"done":{}}"#),
    (
      .done(GymPlace(block: 1, step: 2, lap: 3), nil),
      #"{"done":{"place":{"block":1,"step":2,"lap":3}}}"#
    ),
    (.undo(nil), #"{"undo":{}}"#), (.roundDone, #"{"roundDone":{}}"#), (.reps(12), #"{"reps":12}"#),
    (.skip, #"{"skip":{}}"#), (.back, #"{"back":{}}"#),
    (.moreRest(.seconds(-15)), #"{"moreRest":-15}"#),
    (.substitute("Row"), #"{"substitute":"Row"}"#), (.note("knee"), #"{"note":"knee"}"#),
    (.effort(7.5), #"{"effort":7.5}"#), (.speak(false), #"{"speak":false}"#),
    (.end, #"{"end":{}}"#),
  ])
  func `is read as it was written`(event: GymEvent, text: String) throws {
    #expect(event.tree == (try JSON.parse(text)))
    #expect(try GymEvent(JSON.parse(text)) == event)
  }

  @Test func `refuses what happens in no workout`() {
    #expect(throws: ShapeError.self) { try GymEvent(["fly": [:]]) }
    #expect(throws: ShapeError.self) {
      try GymEvent(["note": .string(String(repeating: "x", count: 2001))])
    }
  }

  @Test func `opens a workout from the first line's members, as it wrote them`() throws {
    let setup = GymSetup(
      name: "a",
      text: "# A\n\n- Squat — 5",
      choices: [1: 2],
      memories: [ExerciseMemory("Squat", load: nil, reps: 5, best: nil)],
      offset: UTCOffset(clamping: -330)
    )
    let written = JSON.written { json in
      json.object { WorkoutOpening(setup).writeMembers(to: &$0) }
    }
    let read = try WorkoutOpening(Fields(written))
    #expect(read.setup == setup)
    #expect(read.offset == UTCOffset(clamping: -330))
  }
}
