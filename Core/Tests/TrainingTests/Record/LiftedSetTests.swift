import Testing
import Training

struct LiftedSetTests {
  private func squat(_ load: LoadEntry?, _ kind: LiftedSet.Kind = .working) -> LiftedSet {
    LiftedSet("Squat", SetResult(5, load: load), kind: kind)
  }

  @Test func `weighs both weights and both sides, and no warm-up`() {
    #expect(squat(LoadEntry(.external, 100, .kilograms)).volume() == 500)
    #expect(squat(LoadEntry(.external, 22.5, .kilograms, isPair: true)).volume() == 225)
    #expect(squat(LoadEntry(.external, 100, .kilograms), .warmUp).volume() == 0)
    #expect(squat(LoadEntry(.external, 100, .kilograms), .drop).volume() == 500)
    #expect(squat(nil).volume() == 0)
    var lunge = squat(LoadEntry(.external, 20, .kilograms))
    lunge.isPerSide = true
    #expect(lunge.volume() == 200)
  }

  @Test func `weighs somebody only where the weight is known`() {
    let added = squat(LoadEntry(.bodyweight, 10, .kilograms))
    #expect(added.volume() == 0)
    #expect(added.volume(bodyweight: 70) == 400)
    #expect(squat(LoadEntry(.assisted, 20, .kilograms)).volume(bodyweight: 70, share: 0.5) == 75)
  }

  @Test func `takes the columns of a diary apart, and gives them back`() {
    let row = LiftedSet("Row", seconds: 480, meters: 2000)
    #expect(row.result == SetResult(480, .seconds))
    #expect(row.seconds == 480 && row.meters == 2000)
    #expect(row.reps == nil)
    #expect(row.isPlain)
    let carry = LiftedSet("Carry", meters: 40)
    #expect(carry.result == SetResult(40, .meters))
    #expect(carry.length == nil && carry.isPlain)
    let tempo = LiftedSet("Squat", reps: 5, seconds: 30)
    #expect(tempo.result == SetResult(5))
    #expect(tempo.seconds == 30 && tempo.isPlain)
    #expect(LiftedSet("Squat").result == SetResult())
  }

  @Test(arguments: [
    SetResult(12, .calories), SetResult(1.5, .kilometers), SetResult(2.5), SetResult(nil, .seconds),
    SetResult(26.2, .miles), SetResult(nil, .laps),
  ])
  func `counts what no column of a diary has`(result: SetResult) {
    let set = LiftedSet("Row", result)
    #expect(!set.isPlain)
    var read = LiftedSet("Row", reps: set.reps, seconds: set.seconds, meters: set.meters)
    read.count(result.count, result.unit)
    #expect(read == set)
  }

  @Test func `the best of an exercise is that of one weight, and weighs as the session does`() {
    let press = LiftedSet(
      "Press",
      SetResult(8, load: LoadEntry(.external, 30, .kilograms, isPair: true)),
      isPerSide: false
    )
    let start = LocalTime(secondsSince1970: 0)
    let session = StrengthSession(id: "s", name: "Push", startedAt: start, sets: [press])
    let sum = ExerciseSum.all(of: [session])[0]
    #expect(sum.heaviest == 30)
    #expect(sum.volume == session.volume)
    #expect(sum.volume == 480)
  }
}
