import Coaching
import Testing
import Training

struct ExerciseLeadTests {
  private func workout(rule: String?) -> Workout {
    var workout = Workout(
      id: "squats",
      title: "Squats",
      sections: [
        WorkoutSection(
          "Work",
          lines: [
            .item(
              WorkoutItem("Back Squat", .dose(Dose(sets: Amount(3), .amount(Amount(5), .reps))))
            ),
            .item(
              WorkoutItem("Plank", .dose(Dose(sets: Amount(1), .amount(Amount(30), .seconds))))
            ),
          ]
        )
      ]
    )
    if let rule { workout.details.progressions = [NamedText("Back Squat", rule)] }
    return workout
  }

  private func log(reps: [Double]) -> TrainingLog {
    let sets = reps.map {
      LiftedSet("Back Squat", SetResult($0, .reps, load: LoadEntry(.external, 80, .kilograms)))
    }
    return TrainingLog([
      StrengthSession(
        id: "one",
        workout: "squats",
        name: "Squats",
        startedAt: LocalTime(secondsSince1970: 1_767_254_400, offset: .zero),
        elapsed: .seconds(1800),
        sets: sets
      )
    ])
  }

  @Test func `fills in what its rule says is next`() {
    let leads = ExerciseLead.all(
      of: workout(rule: "linear +2.5kg, fail 3 -> -10%"),
      after: log(reps: [5, 5, 5])
    )
    #expect(leads.map { $0.exercise } == ["Back Squat", "Plank"])
    #expect(leads[0].advice?.kind == .up)
    #expect(leads[0].memory?.load == LoadEntry(.external, 82.5, .kilograms))
    #expect(leads[1].memory == nil)
  }

  @Test func `fills in what was used last where there is no rule`() {
    let leads = ExerciseLead.all(of: workout(rule: nil), after: log(reps: [5, 4]))
    #expect(leads[0].advice == nil)
    #expect(leads[0].memory?.load == LoadEntry(.external, 80, .kilograms))
  }

  @Test func `knows what takes no weight, unless somebody has lifted one with it`() {
    let catalogue = ExerciseCatalogue([
      Exercise("Plank", pattern: .core, muscles: [], loadMode: .none, cue: "")
    ])
    let leads = ExerciseLead.all(
      of: workout(rule: nil),
      after: .empty,
      knowing: catalogue
    )
    #expect(leads.map { $0.memory?.isWeightless } == [nil, true])
    let weighted = TrainingLog([
      StrengthSession(
        id: "one",
        name: "Core",
        startedAt: LocalTime(secondsSince1970: 1_767_254_400),
        sets: [
          LiftedSet("Plank", SetResult(30, .seconds, load: LoadEntry(.external, 10, .kilograms)))
        ]
      )
    ])
    let known = ExerciseLead.all(of: workout(rule: nil), after: weighted, knowing: catalogue)
    #expect(known[1].memory?.isWeightless == false)
  }

  @Test func `knows nothing of what was never done`() {
    let leads = ExerciseLead.all(of: workout(rule: "linear +2.5kg"), after: .empty)
    #expect(leads[0].advice?.kind == .first)
    #expect(leads[0].memory == nil)
  }

  @Test func `asks for a weight that the plates of the place make`() {
    let bar = Exercise(
      "Back Squat",
      pattern: .squat,
      muscles: [],
      equipment: [["barbell"], ["rack"]],
      loadMode: .external,
      cue: ""
    )
    let racks = [PlateRack(bar: 20, [20, 10, 5].map { .init($0, pairs: 2) }, .kilograms)]
    let leads = ExerciseLead.all(
      of: workout(rule: "linear +2.5kg"),
      after: log(reps: [5, 5, 5]),
      knowing: ExerciseCatalogue([bar]),
      with: racks
    )
    #expect(leads[0].advice?.unloadable == LoadEntry(.external, 82.5, .kilograms))
    #expect(leads[0].memory?.load == LoadEntry(.external, 80, .kilograms))
    // No bar, no plates: a weight in the hands is what it is.
    let hands = ExerciseLead.all(
      of: workout(rule: "linear +2.5kg"),
      after: log(reps: [5, 5, 5]),
      with: racks
    )
    #expect(hands[0].memory?.load == LoadEntry(.external, 82.5, .kilograms))
    #expect(hands[0].advice?.unloadable == nil)
  }
}
