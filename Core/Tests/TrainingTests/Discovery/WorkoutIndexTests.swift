import Testing
import Training

struct WorkoutIndexTests {
  private static let catalogue = ExerciseCatalogue([
    Exercise(
      "Kettlebell Swing",
      aliases: ["Russian Swing"],
      pattern: .hinge,
      muscles: [.glutes],
      helpers: [.abs],
      equipment: [["kettlebell"]],
      loadMode: .external,
      cue: "Snap."
    ),
    Exercise("Push-Up", pattern: .push, muscles: [.chest], loadMode: .bodyweight, cue: "Go."),
    Exercise("Cat-Cow", pattern: .mobility, muscles: [.lowerBack], loadMode: .none, cue: "Go."),
  ])

  private let index = WorkoutIndex(
    [
      entry("swings", "Swing Day", ["Kettlebell Swing"], timer: .every(EveryTimer(rounds: [10]))),
      entry("push", "Push Day", ["Push-Up"], tags: ["travel"]),
      entry("both", "both of them", ["Push-Up", "Kettlebell Swing"]),
      entry("calm", "Calm", ["Cat-Cow"]),
    ],
    knowing: catalogue
  )

  @Test func `lists workouts by title, whatever the case`() {
    #expect(ids(index.search()) == ["both", "calm", "push", "swings"])
  }

  @Test(
    arguments: [
      ("swing", ["both", "swings"]),
      ("RUSSIAN", ["both", "swings"]),
      ("push day", ["push"]),
      ("kettle push", ["both"]),
      ("travel", ["push"]),
      ("emom", ["swings"]),
      ("glutes", ["both", "swings"]),
      ("mobility", ["calm"]),
      ("nothing", []),
      ("swing nothing", []),
      ("  ", ["both", "calm", "push", "swings"]),
    ]
  )
  func `finds workouts by the beginnings of words`(query: String, found: [String]) {
    #expect(ids(index.search(query)) == found)
  }

  @Test func `finds the first so many of what it finds without a limit`() {
    // More than fits into one word of the set that holds what is found.
    let many = WorkoutIndex(
      (0..<200).map { number in
        Self.entry("w\(number)", "Day \(number)", [number % 3 == 0 ? "Push-Up" : "Cat-Cow"])
      },
      knowing: Self.catalogue
    )
    var short = WorkoutFilter()
    short.muscles = [.chest]
    for (query, filter) in [
      ("", WorkoutFilter()), ("", short), ("push", WorkoutFilter()), ("day", short),
      ("day push", WorkoutFilter()), ("day 1", WorkoutFilter()),
    ] {
      let all = ids(many.search(query, filter))
      let words = query.split(separator: " ")
      let wanted = many.entries.filter { entry in
        let isPush = entry.facts.mainMuscles.contains(.chest)
        let number = String(entry.workout.id.dropFirst())
        return (filter.muscles.isEmpty || isPush)
          && words.allSatisfy { $0 == "day" || ($0 == "push" ? isPush : number.hasPrefix($0)) }
      }
      #expect(all == ids(wanted), "\(query)")
      for limit in [0, 1, 64, 65, 1000] {
        #expect(ids(many.search(query, filter, limit: limit)) == Array(all.prefix(limit)))
      }
    }
    #expect(many["w77"]?.workout.title == "Day 77")
    #expect(many["w200"] == nil)
  }

  @Test func `filters by what somebody has and wants`() {
    var filter = WorkoutFilter()
    filter.availableEquipment = []
    #expect(ids(index.search("", filter)) == ["calm", "push"])
    filter = WorkoutFilter()
    filter.clocks = [.emom]
    #expect(ids(index.search("", filter)) == ["swings"])
    filter = WorkoutFilter()
    filter.muscles = [.chest]
    #expect(ids(index.search("", filter)) == ["both", "push"])
    filter = WorkoutFilter()
    filter.shortest = .seconds(600)
    #expect(ids(index.search("", filter)) == ["swings"])
    filter = WorkoutFilter()
    filter.categories = [.mobility]
    #expect(ids(index.search("", filter)) == ["calm"])
    filter = WorkoutFilter()
    filter.tags = ["travel"]
    #expect(ids(index.search("", filter)) == ["push"])
  }

  @Test func `marks what it has inferred`() throws {
    let facts = try #require(index["swings"]).facts
    #expect(facts.equipment == Known(nil, inferred: ["kettlebell"]))
    #expect(facts.duration == Known(nil, inferred: .seconds(600)))
    #expect(facts.category == Known(nil, inferred: .conditioning))
    #expect(facts.location == Known(nil, inferred: .home))
    #expect(facts.muscles.value == [MuscleShare(.glutes, 1), MuscleShare(.abs, 0.5)])
    #expect(facts.mainMuscles == [.glutes, .abs])
    var workout = try #require(index["swings"]).workout
    workout.details.equipment = ["kettlebell", "mat"]
    let stated = WorkoutFacts(of: workout, knowing: Self.catalogue).equipment
    #expect(stated == Known(["kettlebell", "mat"], inferred: []))
    #expect(!stated.isInferred)
  }

  private func ids(_ entries: [IndexedWorkout]) -> [String] { entries.map(\.workout.id) }

  private static func entry(
    _ id: String,
    _ title: String,
    _ exercises: [String],
    timer: BlockTimer? = nil,
    tags: [String] = []
  ) -> IndexedWorkout {
    var workout = Workout(id: id, title: title)
    workout.details.tags = tags
    let dose = Prescription.dose(Dose(sets: Amount(2), .amount(Amount(10), .reps)))
    workout.sections = [
      WorkoutSection("Main", timer: timer, lines: exercises.map { .item(WorkoutItem($0, dose)) })
    ]
    return IndexedWorkout(workout, contentHash: id, knowing: catalogue)
  }
}
