import Training

/// Works out what is done in a section, and in which order.
struct GymBlockCompiler {
  private let section: WorkoutSection
  private let number: Int
  private let choice: Int
  private let getReady: Duration
  private let items: [WorkoutItem]

  // Nobody does more; what somebody wrote to fill the memory ends here.
  private static let mostSteps = 10_000

  init(_ section: WorkoutSection, number: Int, choice: Int, getReady: Duration) {
    self.section = section
    self.number = number
    self.choice = choice
    self.getReady = getReady
    items = section.items
  }

  func block() -> GymBlock {
    let program = TimerProgram(section, choice: choice, getReady: getReady)
    switch section.timer {
    case .every(let timer) where timer.isTogether:
      return block(program.map { .byClock($0) }, laps(section.stations(choice: choice), []))
    case .every, .tabata, .intervals:
      return block(program.map { .byClock($0) }, stations())
    case .amrap:
      return block(program.map { .against($0) }, laps(1, [], isOpen: true), repeats: true)
    case .forTime(let timer):
      return block(program.map { .against($0) }, laps(section.laps(), timer.scheme))
    case .clock:
      return block(program.map { .against($0) }, sets())
    case .rounds:
      return block(nil, laps(section.laps(choice: choice), []))
    case nil:
      return block(nil, sets())
    }
  }

  private func block(
    _ pace: GymBlock.Pace?,
    _ steps: [GymStep],
    repeats: Bool = false
  ) -> GymBlock {
    GymBlock(
      section: number,
      label: section.label,
      cues: section.cues,
      pace: pace ?? .byHand,
      steps: steps,
      repeats: repeats
    )
  }

  // MARK: Orders

  // Each exercise with all its sets before the next.
  private func sets() -> [GymStep] {
    var steps: [GymStep] = []
    for (place, item) in items.enumerated() {
      if case .ramp(let ramp, _)? = item.prescription {
        for (index, rung) in ramp.enumerated() {
          steps.append(warmUp(item, at: place, rung, set: index + 1, of: ramp.count))
        }
        continue
      }
      let dose = section.dose(of: item)
      let count = max(1, Int(dose?.sets?.low ?? 1))
      for set in 1...count where steps.count < Self.mostSteps {
        steps.append(step(item, at: place, dose, set: set, of: count, round: 1, of: 1, dose?.rest))
      }
    }
    return steps
  }

  // One exercise a window, in turn.
  private func stations() -> [GymStep] {
    let rounds = section.stations(choice: choice)
    var steps: [GymStep] = []
    for round in 1...max(1, rounds) {
      let place = (round - 1) % items.count
      let item = items[place]
      let set = (round - 1) / items.count + 1
      let sets = (rounds - place + items.count - 1) / items.count
      let dose = section.dose(of: item)
      steps.append(step(item, at: place, dose, set: set, of: sets, round: round, of: rounds, nil))
    }
    return steps
  }

  // All exercises, then again. The rest of a round comes behind its last exercise; a rest that an
  // exercise asks for itself is kept.
  private func laps(_ laps: Int, _ scheme: [Int], isOpen: Bool = false) -> [GymStep] {
    var roundRest: Amount?
    if case .rounds(let rounds)? = section.timer { roundRest = rounds.rest }
    let rounds = isOpen ? 0 : laps
    var steps: [GymStep] = []
    for lap in 1...max(1, laps) where steps.count < Self.mostSteps {
      for (place, item) in items.enumerated() {
        var dose = scheduled(section.dose(of: item), scheme, lap)
        dose?.sets = nil
        let isLast = place == items.count - 1
        let rest = isLast ? (lap < laps ? roundRest ?? dose?.rest : nil) : dose?.rest
        steps.append(
          step(item, at: place, dose, set: lap, of: rounds, round: lap, of: rounds, rest)
        )
      }
    }
    return steps
  }

  // Under 21-15-9 the second lap is fifteen of everything that does not say otherwise.
  private func scheduled(_ dose: Dose?, _ scheme: [Int], _ lap: Int) -> Dose? {
    let own = if case .scheme(let own)? = dose?.quantity { own } else { scheme }
    guard !own.isEmpty else { return dose }
    if let dose, case .amount = dose.quantity { return dose }
    var round = dose ?? Dose(.most(.reps))
    round.quantity = .amount(Amount(Double(own[(lap - 1) % own.count])), .reps)
    return round
  }

  // MARK: Steps

  private func step(
    _ item: WorkoutItem,
    at place: Int,
    _ dose: Dose?,
    set: Int,
    of sets: Int,
    round: Int,
    of rounds: Int,
    _ rest: Amount?
  ) -> GymStep {
    GymStep(
      item: place,
      exercise: item.exercise,
      tag: item.tag,
      dose: dose,
      set: set,
      sets: sets,
      round: round,
      rounds: rounds,
      rest: rest,
      warmUpPercent: nil,
      isRest: item.isRest
    )
  }

  private func warmUp(
    _ item: WorkoutItem,
    at place: Int,
    _ rung: RampStep,
    set: Int,
    of sets: Int
  ) -> GymStep {
    GymStep(
      item: place,
      exercise: item.exercise,
      tag: item.tag,
      dose: Dose(.amount(Amount(Double(rung.reps)), .reps)),
      set: set,
      sets: sets,
      round: 1,
      rounds: 1,
      rest: nil,
      warmUpPercent: rung.percent,
      isRest: false
    )
  }
}
