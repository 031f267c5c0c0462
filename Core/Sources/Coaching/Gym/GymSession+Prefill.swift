public import Training

// The default result of a set.
extension GymSession {
  /// What a step would be recorded as without a word: the count that was asked for, and the weight of
  /// the set before, of the last time, or of the workout, in this order.
  public func suggestion(for place: GymPlace) -> SetResult {
    guard let step = plan[place] else { return SetResult() }
    let name = exercise(at: place) ?? step.exercise
    let memory = memories.first { NameKey($0.exercise) == NameKey(name) }
    let (count, unit) = count(of: step, memory)
    return SetResult(count, unit, load: load(of: step, at: place, name, memory))
  }

  /// Whether a weight means nothing for the exercise of a step, as for a stretch.
  public func isWeightless(at place: GymPlace) -> Bool {
    guard let name = exercise(at: place) else { return false }
    return memories.contains { $0.isWeightless && NameKey($0.exercise) == NameKey(name) }
  }

  private func count(of step: GymStep, _ memory: ExerciseMemory?) -> (Double?, CountUnit) {
    switch step.dose?.quantity {
    case .amount(let amount, .reps):
      if let reps = memory?.reps, amount.contains(reps) { return (reps, .reps) }
      return (amount.low, .reps)
    case .amount(let amount, let unit): return (amount.low, unit)
    case .most(.reps): return (memory?.reps, .reps)
    case .most(let unit): return (nil, unit)
    case .scheme(let numbers): return (numbers.first.map { Double($0) }, .reps)
    case nil: return (nil, .reps)
    }
  }

  private func load(
    of step: GymStep,
    at place: GymPlace,
    _ name: String,
    _ memory: ExerciseMemory?
  ) -> LoadEntry? {
    if let percent = step.warmUpPercent {
      let working = workingLoad(behind: place, name) ?? memory?.load
      return working.map { WarmUp.load(percent, of: $0) }
    }
    let key = NameKey(name)
    let before = records.last { record in
      record.set.result.load != nil && !record.set.isWarmUp
        && NameKey(record.set.exercise) == key
    }
    if let load = before?.set.result.load { return load }
    // What took an exercise's place is not lifted with the other's weight.
    if let load = memory?.load { return load }
    guard name == step.exercise else { return nil }
    return prescribed(step, memory)
  }

  private func prescribed(_ step: GymStep, _ memory: ExerciseMemory?) -> LoadEntry? {
    for target in step.dose?.targets ?? [] {
      switch target {
      case .load(let load): return entry(.external, load)
      case .added(let load): return entry(.bodyweight, load)
      case .assisted(let load): return entry(.assisted, load)
      case .bodyweight: return .ownWeight(settings.unit)
      case .percent(let share):
        if let best = memory?.best {
          return WarmUp.load(share.low, of: best)
        }
      case .exertion, .reserve, .pace, .namedPace, .zones, .heartRate, .words: continue
      }
    }
    return nil
  }

  private func entry(_ mode: LoadEntry.Mode, _ load: Load) -> LoadEntry {
    LoadEntry(mode, load.amount.low, load.unit ?? settings.unit)
  }

  // The weight of the sets that a warm-up set leads to.
  private func workingLoad(behind place: GymPlace, _ name: String) -> LoadEntry? {
    let memory = memories.first { NameKey($0.exercise) == NameKey(name) }
    if let load = memory?.load { return load }
    for step in plan.blocks[place.block].steps where step.warmUpPercent == nil {
      guard NameKey(step.exercise) == NameKey(name) else { continue }
      if let load = prescribed(step, memory) { return load }
    }
    return nil
  }
}
