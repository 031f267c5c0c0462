import Coaching
import Testing
import Training

struct GymPlanTests {
  @Test func `does all sets of one exercise before the next, warm-up sets first`() {
    let ramp = Prescription.ramp(
      [RampStep(percent: 40, reps: 5), RampStep(percent: 60, reps: 3)],
      notes: []
    )
    let section = WorkoutSection(
      "Push",
      lines: [
        .item(WorkoutItem("Squat", ramp)),
        .item(WorkoutItem("Squat", .dose(reps(5, sets: 3, rest: 180)))),
        .item(WorkoutItem("Row", .dose(reps(8, sets: 2)))),
      ]
    )
    #expect(
      steps(section) == [
        "Squat 1/2 5 40%", "Squat 2/2 3 60%", "Squat 1/3 5 rest 180", "Squat 2/3 5 rest 180",
        "Squat 3/3 5 rest 180", "Row 1/2 8", "Row 2/2 8",
      ]
    )
    #expect(plan(section).blocks[0].pace == .byHand)
  }

  @Test func `rests after the round of a superset and not within it`() {
    let section = WorkoutSection(
      "Push",
      timer: .rounds(RoundsTimer(kind: .superset, count: Amount(2), rest: Amount(90))),
      lines: [
        .item(WorkoutItem(tag: "A1", "Row", .dose(reps(10)))),
        .item(WorkoutItem(tag: "A2", "Dip", .dose(reps(6)))),
      ]
    )
    #expect(
      steps(section) == ["A1 Row 1/2 10", "A2 Dip 1/2 6 rest 90", "A1 Row 2/2 10", "A2 Dip 2/2 6"]
    )
  }

  @Test func `takes turns in the windows of an EMOM`() {
    let section = WorkoutSection(
      "Push",
      timer: .every(EveryTimer(rounds: [5, 6])),
      lines: [.item(WorkoutItem("A", .dose(reps(10)))), .item(WorkoutItem("B", .dose(reps(5))))]
    )
    #expect(steps(section) == ["A 1/3 10", "B 1/2 5", "A 2/3 10", "B 2/2 5", "A 3/3 10"])
    let longer = GymPlan(Workout(id: "w", title: "W", sections: [section]), choices: [0: 1])
    #expect(longer.stepCount == 6)
    #expect(longer.blocks[0].pace == .byClock(.every(.seconds(60), rounds: 6)))
    #expect(longer.blocks[0].steps(inRound: 6).map(\.exercise) == ["B"])
  }

  @Test func `does everything in each window where it is meant so`() {
    let section = WorkoutSection(
      "Push",
      timer: .every(EveryTimer(rounds: [2], isTogether: true)),
      lines: [.item(WorkoutItem("A", .dose(reps(3)))), .item(WorkoutItem("B", .dose(reps(3))))]
    )
    let block = plan(section).blocks[0]
    #expect(block.steps(inRound: 2).map(\.exercise) == ["A", "B"])
    #expect(block.pace == .byClock(.every(.seconds(60), rounds: 2)))
  }

  @Test func `gives each round of a scheme its own number`() {
    let section = WorkoutSection(
      "",
      timer: .forTime(ForTimeTimer(scheme: [21, 15, 9], cap: .seconds(720))),
      lines: [.item(WorkoutItem("Swing")), .item(WorkoutItem("Run", .dose(meters(400))))]
    )
    #expect(
      steps(section) == [
        "Swing 1/3 21", "Run 1/3 400 m", "Swing 2/3 15", "Run 2/3 400 m", "Swing 3/3 9",
        "Run 3/3 400 m",
      ]
    )
    #expect(plan(section).blocks[0].pace == .against(.forTime(cap: .seconds(720))))
  }

  @Test func `repeats the lap of an AMRAP`() {
    let section = WorkoutSection(
      "",
      timer: .amrap(.seconds(600)),
      lines: [.item(WorkoutItem("A", .dose(reps(5)))), .item(WorkoutItem("Rest"))]
    )
    let block = plan(section).blocks[0]
    #expect(block.repeats)
    #expect(block.steps.map(\.isRest) == [false, true])
    #expect(block.steps.map(\.sets) == [0, 0])
    #expect(block.pace == .against(.amrap(.seconds(600))))
  }

  @Test func `leaves sections out that hold nothing to do`() {
    let workout = Workout(
      id: "w",
      title: "W",
      sections: [
        WorkoutSection("Talk", lines: [.text("Hello.")]),
        WorkoutSection("Do", lines: [.cue("Now."), .item(WorkoutItem("A"))]),
      ]
    )
    let blocks = GymPlan(workout).blocks
    #expect(blocks.map(\.section) == [1])
    #expect(blocks[0].cues == ["Now."])
  }

  @Test func `makes no plan that fills the memory`() {
    let item = WorkoutSection.Line.item(WorkoutItem("A", .dose(reps(1, sets: 1000))))
    let lines = [WorkoutSection.Line](repeating: item, count: 1000)
    for timer: BlockTimer? in [
      nil, .rounds(RoundsTimer(count: Amount(1000))), .every(EveryTimer()),
    ] {
      #expect(plan(WorkoutSection("", timer: timer, lines: lines)).stepCount <= 11_000)
    }
  }

  // MARK: Words

  private func plan(_ section: WorkoutSection) -> GymPlan {
    GymPlan(Workout(id: "w", title: "W", sections: [section]))
  }

  private func steps(_ section: WorkoutSection) -> [String] {
    plan(section).blocks[0].steps.map { step in
      var words = [step.tag, step.exercise, "\(step.set)/\(step.sets)"].compactMap { $0 }
      if case .amount(let amount, let unit)? = step.dose?.quantity {
        words.append("\(Int(amount.low))" + (unit == .meters ? " m" : ""))
      }
      if let rest = step.rest { words.append("rest \(Int(rest.low))") }
      if let percent = step.warmUpPercent { words.append("\(Int(percent))%") }
      return words.joined(separator: " ")
    }
  }

  private func reps(_ count: Double, sets: Double? = nil, rest: Double? = nil) -> Dose {
    Dose(
      sets: sets.map { Amount($0) },
      .amount(Amount(count), .reps),
      rest: rest.map { Amount($0) }
    )
  }

  private func meters(_ count: Double) -> Dose { Dose(.amount(Amount(count), .meters)) }
}
