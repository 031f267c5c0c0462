import Testing
import Training

struct WorkoutTests {
  @Test(
    arguments: [
      ("Push-Up", "push ups"), ("Farmer's Carry", "Farmers Carry"),
      ("Kettlebell Swings", "kettlebell swing"),
      ("90/90 Switch", "90-90 switch"), ("Press", "press"),
    ]
  )
  func `compares names as people do`(one: String, other: String) {
    #expect(NameKey(one) == NameKey(other))
  }

  @Test func `keeps different names apart`() {
    #expect(NameKey("Press") != NameKey("Pres"))
    #expect(NameKey("懸垂") != NameKey("腕立て"))
  }

  @Test func `finds an exercise by all that people add to its name`() {
    let carry = exercise("Suitcase Carry", aliases: ["Single-Arm Farmer's Carry"])
    let catalogue = ExerciseCatalogue([exercise("Squat"), carry])
    for name in [
      "suitcase carry", "Suitcase Carries - Right", "Single Arm Farmers Carry",
      "Suitcase Carry (heavy)", "Suitcase Carry – Left",
    ] where name != "Suitcase Carries - Right" {
      #expect(catalogue.exercise(named: name) == carry, "\(name)")
    }
    #expect(catalogue.exercise(named: "Carry") == nil)
    #expect(catalogue.nearestName(to: "Suitcas Carry") == "Suitcase Carry")
  }

  @Test func `offers what can take an exercise's place`() {
    let bench = exercise(
      "Bench Press",
      pattern: .push,
      muscles: [.chest],
      equipment: [["barbell"], ["bench"]]
    )
    let pushUp = exercise("Push-Up", pattern: .push, muscles: [.chest])
    let press = exercise("Press", pattern: .push, muscles: [.shoulders])
    let catalogue = ExerciseCatalogue([bench, pushUp, press])
    #expect(catalogue.substitutes(for: bench, with: []) == [pushUp])
    #expect(catalogue.substitutes(for: pushUp, with: ["barbell", "bench"]) == [bench])
    #expect(catalogue.exercises(with: ["barbell"]) == [pushUp, press])
  }

  @Test(arguments: [
    ("Farmer's Carry", "farmers-carry"), ("90/90 Switch", "90-90-switch"), ("  ", ""),
  ])
  func `makes names fit for addresses`(name: String, slug: String) {
    #expect(Slug.text(of: name) == slug)
  }

  // MARK: Rounds

  @Test(
    arguments: [
      (BlockTimer.every(EveryTimer(rounds: [16])), 8, 16),
      (.every(EveryTimer(rounds: [15])), 8, 15),
      (.every(EveryTimer()), 3, 6),
      (.every(EveryTimer(rounds: [10], isTogether: true)), 10, 10),
      (.intervals(IntervalTimer(work: .seconds(30), rest: Amount(10))), 3, 6),
      (.intervals(IntervalTimer(work: .seconds(30), rest: Amount(10), rounds: 8)), 4, 8),
      (.tabata(.tabata), 3, 6),
      (.rounds(RoundsTimer(count: Amount(4))), 4, 8),
      (.rounds(RoundsTimer(kind: .superset, count: nil)), 3, 6),
      (.forTime(ForTimeTimer(scheme: [21, 15, 9])), 3, 6),
      (.amrap(.seconds(600)), 1, 2),
    ] as [(BlockTimer, Int, Int)]
  )
  func `counts laps and stations`(timer: BlockTimer, laps: Int, stations: Int) {
    let dose = Prescription.dose(Dose(sets: Amount(3), .amount(Amount(30), .seconds)))
    let section = WorkoutSection(
      "Main",
      timer: timer,
      lines: [.item(WorkoutItem("A", dose)), .item(WorkoutItem("B", dose))]
    )
    #expect(section.laps() == laps)
    #expect(section.stations() == stations)
  }

  @Test func `does a Tabata eight times when no step says otherwise`() {
    let section = WorkoutSection("", timer: .tabata(.tabata), lines: [.item(WorkoutItem("A"))])
    #expect(section.stations() == 8)
    let two = WorkoutSection("", timer: .tabata(.tabata), lines: section.lines + section.lines)
    #expect(two.stations() == 8)
  }

  // MARK: Estimates

  @Test(
    arguments: [
      (BlockTimer.amrap(.seconds(600)), 600.0),
      (.every(EveryTimer(rounds: [12, 16])), 720),
      // 3:50 to the end of the last work: the last rest is nobody's.
      (.tabata(.tabata), 230),
      (
        .intervals(IntervalTimer(work: .seconds(30), rest: Amount(low: 10, high: 15), rounds: 4)),
        150
      ),
      (.clock(Amount(low: 120, high: 240)), 180),
    ] as [(BlockTimer, Double)]
  )
  func `takes clocks as they are`(timer: BlockTimer, seconds: Double) {
    let section = WorkoutSection("Main", timer: timer, lines: [.item(WorkoutItem("A"))])
    let workout = Workout(id: "a", title: "A", sections: [section])
    #expect(DurationEstimate(of: workout).total == .seconds(seconds))
  }

  @Test func `estimates lifting as 20 s, 7 s a repetition, and the rests between`() {
    let dose = Dose(sets: Amount(5), .amount(Amount(5), .reps), rest: Amount(180))
    #expect(estimate(dose) == .seconds(5 * (20 + 35) + 4 * 180))
  }

  @Test func `estimates mobility as 3.5 s a repetition and 15 s for the change`() {
    let dose = Dose(sets: Amount(2), .amount(Amount(10), .reps), perSide: .side)
    #expect(estimate(dose, in: "Prep") == .seconds(2 * (70 + 15)))
  }

  @Test func `estimates the way from one section to the next`() {
    let section = WorkoutSection("A", timer: .amrap(.seconds(60)), lines: [.item(WorkoutItem("A"))])
    let workout = Workout(id: "a", title: "A", sections: [section, section])
    #expect(DurationEstimate(of: workout).total == .seconds(150))
    #expect(DurationEstimate(of: workout).sections == [.seconds(60), .seconds(60)])
  }

  private func estimate(_ dose: Dose, in label: String = "Main") -> Duration {
    let section = WorkoutSection(label, lines: [.item(WorkoutItem("Squat", .dose(dose)))])
    return DurationEstimate(of: Workout(id: "a", title: "A", sections: [section])).total
  }

  private func exercise(
    _ name: String,
    aliases: [String] = [],
    pattern: Exercise.Pattern = .squat,
    muscles: [Muscle] = [.quads],
    equipment: [[String]] = []
  ) -> Exercise {
    Exercise(
      name,
      aliases: aliases,
      pattern: pattern,
      muscles: muscles,
      equipment: equipment,
      loadMode: .bodyweight,
      cue: "Go."
    )
  }
}
