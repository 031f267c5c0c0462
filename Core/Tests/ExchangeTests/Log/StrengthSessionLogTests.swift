import Exchange
import Formats
import Testing
import Training

struct StrengthSessionLogTests {
  @Test func `reads back what it wrote, every load mode and unit and score`() throws {
    for score: WorkoutScore in [
      .roundsAndReps(rounds: 5, reps: 12), .time(.milliseconds(751_500), missing: 3),
      .windows(9, of: 10),
    ] {
      let session = StrengthSession(
        id: "s1",
        workout: "w",
        name: "W",
        contentHash: "abc",
        startedAt: LocalTime(
          secondsSince1970: 1_767_254_400.5,
          offset: UTCOffset(clamping: -300)
        ),
        elapsed: .milliseconds(1_800_500),
        sets: [
          LiftedSet(
            "Squat",
            SetResult(5, load: LoadEntry(.external, 100, .kilograms), effort: .exertion(8.5))
          ),
          LiftedSet("Dip", SetResult(8, load: LoadEntry(.assisted, 20, .pounds)), kind: .warmUp),
          LiftedSet(
            "Row",
            SetResult(10, load: LoadEntry(.external, 22.5, .kilograms, isPair: true))
          ),
          LiftedSet("Plank", SetResult(60, .seconds, effort: .reserve(1)), isPerSide: true),
        ],
        score: score,
        effort: 7,
        note: "left knee\nslow"
      )
      var json = JSONWriter()
      session.writeLogged(to: &json)
      #expect(try StrengthSession(logged: Fields(JSON.parse(json.bytes))) == session)
    }
  }

  @Test func `says which weight is none`() {
    #expect(throws: ShapeError.self) {
      try StrengthSession(
        logged: Fields([
          "id": "x", "startedAt": 1,
          "sets": [["exercise": "A", "result": ["load": ["value": -5]]]],
        ])
      )
    }
  }
}
