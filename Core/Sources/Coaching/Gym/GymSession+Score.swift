public import Training

extension GymSession {
  /// What came of a part so far; nothing where nothing is compared.
  public func score(ofBlock number: Int) -> WorkoutScore? {
    guard let clock = clock(ofBlock: number), clock.isStarted else { return nil }
    let block = plan.blocks[number]
    switch clock.program.score {
    case .none: return nil
    case .windows:
      var done = 0
      let windows = clock.program.rounds
      for round in windows > 0 ? 1...windows : 1...1 where isDone(round: round, of: number) {
        done += 1
      }
      return .windows(done, of: windows)
    case .roundsAndReps:
      let rounds = clock.roundTimes.count
      let counted = records.reduce(0.0) { sum, record in
        let isOpenLap = record.place.block == number && record.place.lap == rounds
        return isOpenLap ? sum + (record.set.result.reps ?? 0) : sum
      }
      return .roundsAndReps(
        rounds: rounds,
        reps: clock.reps > 0 ? clock.reps : Int(min(counted, 1_000_000))
      )
    case .time:
      let missing = block.steps.indices.reduce(0.0) { sum, step in
        let place = GymPlace(block: number, step: step)
        return !recorded.contains(place) ? sum + (suggestion(for: place).reps ?? 0) : sum
      }
      return .time(clock.elapsed(at: now), missing: Int(min(missing, 1_000_000)))
    }
  }

  private func isDone(round: Int, of number: Int) -> Bool {
    let block = plan.blocks[number]
    var hasSteps = false
    for step in block.range(ofRound: round) {
      if block.steps[step].isRest { continue }
      hasSteps = true
      if !recorded.contains(GymPlace(block: number, step: step)) { return false }
    }
    return hasSteps
  }
}
