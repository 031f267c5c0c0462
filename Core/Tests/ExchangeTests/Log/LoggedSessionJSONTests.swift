import Exchange
import Formats
import Testing
import Training

struct LoggedSessionJSONTests {
  @Test func `reads back what it wrote, every load mode and unit and score`() throws {
    for score: WorkoutScore in [
      .roundsAndReps(rounds: 5, reps: 12), .time(.milliseconds(751_500), missing: 3),
      .windows(9, of: 10),
    ] {
      let session = LoggedSession(
        id: "s1",
        workout: "w",
        title: "W",
        contentHash: "abc",
        startedAt: 1_767_254_400.5,
        utcOffsetMinutes: -300,
        duration: .milliseconds(1_800_500),
        sets: [
          LoggedSet(
            "Squat",
            SetResult(5, load: LoadEntry(.external, 100, .kilograms), effort: .exertion(8.5))
          ),
          LoggedSet("Dip", SetResult(8, load: LoadEntry(.assisted, 20, .pounds)), isWarmUp: true),
          LoggedSet(
            "Row",
            SetResult(10, load: LoadEntry(.external, 22.5, .kilograms, isPair: true))
          ),
          LoggedSet("Plank", SetResult(60, .seconds, effort: .reserve(1)), isPerSide: true),
        ],
        score: score,
        effort: 7,
        notes: ["left knee"]
      )
      var json = JSONWriter()
      session.write(to: &json)
      #expect(try LoggedSession(Fields(JSON.parse(json.bytes))) == session)
    }
  }

  @Test func `says which weight is none`() {
    #expect(throws: ShapeError.self) {
      try LoggedSession(
        Fields([
          "id": "x", "startedAt": 1,
          "sets": [["exercise": "A", "result": ["load": ["value": -5]]]],
        ])
      )
    }
  }
}
