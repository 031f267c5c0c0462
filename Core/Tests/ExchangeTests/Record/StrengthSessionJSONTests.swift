import Exchange
import Formats
import Testing
import Training

struct StrengthSessionJSONTests {
  private func text(_ session: StrengthSession) -> String {
    var json = JSONWriter()
    session.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `an export of the earlier build is read, and written again as it was`() throws {
    let text = #"""
      {"id":"s","name":"Push","startedAt":"2026-06-01T18:00:00+02:00","utcOffsetMinutes":120,\#
      "elapsedSeconds":3900,"bodyKilograms":71.5,"program":"strong","note":"felt good","sets":[\#
      {"exercise":"Dip","group":"1","kind":"failure","weight":10,"unit":"lb","mode":"bodyweight",\#
      "reps":8,"effort":5,"restSeconds":90,"note":"deep"},\#
      {"exercise":"Row","kind":"working","unit":"kg","distanceMeters":2000,"seconds":480},\#
      {"exercise":"Carry","kind":"warm_up","weight":48,"unit":"kg","distanceMeters":40},\#
      {"exercise":"Plank","kind":"drop","unit":"kg","seconds":60},\#
      {"exercise":"Squat","kind":"working","weight":100,"unit":"kg","reps":5,"seconds":30}]}
      """#
    let session = try StrengthSession(JSON.parse(Array(text.utf8)))
    #expect(session.workout == nil && session.score == nil && session.effort == nil)
    #expect(session.sets.map { $0.isPerSide } == [false, false, false, false, false])
    #expect(session.volume == 500)
    #expect(self.text(session) == text)
  }

  @Test func `reads back every fact that it writes`() throws {
    var carry = LiftedSet("Carry", SetResult(0.5, .kilometers), kind: .drop, isPerSide: true)
    (carry.time, carry.group, carry.rest, carry.note) = (90, "A", 60, "slow")
    var session = StrengthSession(
      id: "gym-1",
      workout: "push",
      name: "Push",
      contentHash: "abc",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: UTCOffset(clamping: 120)),
      elapsed: .milliseconds(1_800_500),
      sets: [
        LiftedSet(
          "Press",
          SetResult(
            8,
            load: LoadEntry(.external, 22.5, .pounds, isPair: true),
            effort: .reserve(7)
          ),
          isPerSide: true
        ),
        LiftedSet("Bike", SetResult(12, .calories, effort: .exertion(4)), kind: .warmUp),
        LiftedSet("Hang", SetResult(nil, .seconds)), carry,
      ],
      effort: 7.5,
      note: "knee\nslow"
    )
    session.bodyKilograms = 70
    for score: WorkoutScore? in [
      nil, .roundsAndReps(rounds: 5, reps: 12), .time(.milliseconds(751_500), missing: 3),
      .windows(9, of: 10),
    ] {
      session.score = score
      #expect(try StrengthSession(JSON.parse(Array(text(session).utf8))) == session)
      var json = JSONWriter()
      session.writeLogged(to: &json)
      #expect(try StrengthSession(logged: Fields(JSON.parse(json.bytes))) == session)
    }
  }

  @Test func `a log that a page has kept since the earlier build is read`() throws {
    let session = try StrengthSession(
      logged: Fields([
        "id": "a", "workout": "", "title": "Push", "hash": "", "startedAt": 99, "seconds": 0,
        "utcOffsetMinutes": 60, "notes": ["knee"],
        "sets": [["exercise": "Dip", "result": ["count": 5, "unit": "reps"], "warmUp": true]],
      ])
    )
    #expect(session.workout == nil && session.contentHash == nil && session.elapsed == nil)
    #expect(session.name == "Push" && session.note == "knee" && session.program == "pacesetter")
    #expect(session.sets == [LiftedSet("Dip", SetResult(5, .reps), kind: .warmUp)])
  }
}
