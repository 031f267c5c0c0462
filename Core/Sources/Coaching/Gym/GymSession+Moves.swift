import Training

// Forward, back, and what was done by mistake.
extension GymSession {
  // MARK: On

  /// Goes to the next step that is open, with the rest before it.
  mutating func advance(rest: Duration?) -> [TimedEffect] {
    guard let place, let step = plan[place] else { return [] }
    stepClock = nil
    let block = plan.blocks[place.block]
    if block.repeats, place.step == block.steps.count - 1 { return nextLap(from: place) }
    guard let next = nextOpen(behind: place) else { return closed(place, step) }
    var effects = step.isRest ? [] : report(place, step, next, rest: rest)
    self.place = next
    if let rest, rest > .zero {
      effects += startRest(rest, before: next)
    } else {
      let isTold = plan[next]?.item != step.item
      if isTold { effects += say(.next(next)) }
      arrive(ready: settings.holdReady, isTold: isTold)
    }
    return effects
  }

  private mutating func startRest(_ length: Duration, before place: GymPlace) -> [TimedEffect] {
    stepClock = StepClock(rest: length, before: place, isNew: plan.isNew(place), at: now)
    if isPaused { stepClock?.handle(.pause, at: now) }
    return [timed(.resting(until: now + length))]
  }

  // Rounds of many exercises are quick: there only what comes, or a rest, is worth a word.
  private mutating func report(
    _ place: GymPlace,
    _ step: GymStep,
    _ next: GymPlace,
    rest: Duration?
  ) -> [TimedEffect] {
    guard record(of: place) != nil else { return [] }
    if isClosed(item: step.item, inBlock: place.block) {
      let isQuick = step.rounds > 1 || plan.blocks[place.block].repeats
      return rest == nil && isQuick ? [] : say(.exerciseDone(place, rest: rest))
    }
    let isSame = plan[next]?.item == step.item
    return isSame || rest != nil ? say(.setDone(place, rest: rest)) : []
  }

  // The last step of a part is done or was left out.
  private mutating func closed(_ place: GymPlace, _ step: GymStep) -> [TimedEffect] {
    var effects: [TimedEffect] = []
    if case .against(let program) = plan.blocks[place.block].pace {
      clocks[place.block]?.handle(.stop, at: now)
      if program.score == .time, let clock = clocks[place.block] {
        effects += say(.allDone(block: place.block, clock.elapsed(at: now)))
      }
    } else if record(of: place) != nil, !step.isRest {
      effects += say(.exerciseDone(place, rest: nil))
    }
    return effects + enter(after: place.block)
  }

  /// Whether all sets of an exercise in a part are done or left out.
  public func isClosed(item: Int, inBlock block: Int) -> Bool {
    plan.blocks[block].steps(ofItem: item).allSatisfy { !isOpen(GymPlace(block: block, step: $0)) }
  }

  func isOpen(_ place: GymPlace) -> Bool {
    !recorded.contains(place) && !skipped.contains(place)
  }

  func firstOpen(inBlock block: Int) -> GymPlace? {
    if plan.blocks[block].repeats {
      return clocks[block]?.isOver(at: now) == true ? nil : GymPlace(block: block, step: 0)
    }
    if let clock = clocks[block], clock.isStarted, clock.isOver(at: now) { return nil }
    for step in plan.blocks[block].steps.indices {
      let place = GymPlace(block: block, step: step)
      if isOpen(place) { return place }
    }
    return nil
  }

  // The next behind a step, or else what was left before it.
  private func nextOpen(behind place: GymPlace) -> GymPlace? {
    let steps = plan.blocks[place.block].steps.indices
    for step in steps where step > place.step {
      let next = GymPlace(block: place.block, step: step, lap: place.lap)
      if isOpen(next) { return next }
    }
    guard !plan.blocks[place.block].repeats else { return nil }
    return firstOpen(inBlock: place.block)
  }

  // MARK: Rounds

  private mutating func nextLap(from place: GymPlace) -> [TimedEffect] {
    clocks[place.block]?.handle(.roundDone, at: now)
    self.place = GymPlace(block: place.block, step: 0, lap: min(place.lap + 1, Self.mostSteps))
    arrive(ready: settings.holdReady)
    return say(.roundDone(clocks[place.block]?.roundTimes.count ?? place.lap + 1))
  }

  mutating func roundDone() -> [TimedEffect] {
    guard let place, let clock = clocks[place.block], clock.isStarted,
      clock.phaseIndex(at: now) >= 0
    else { return [] }
    let block = plan.blocks[place.block]
    guard block.repeats else {
      clocks[place.block]?.handle(.roundDone, at: now)
      return []
    }
    var effects: [TimedEffect] = []
    for step in block.steps.indices {
      let other = GymPlace(block: place.block, step: step, lap: place.lap)
      if isOpen(other), !block.steps[step].isRest { effects.append(log(other, nil, .hand)) }
    }
    return effects + nextLap(from: place)
  }

  mutating func undoRound() -> [TimedEffect] {
    guard let place, let clock = clocks[place.block], !clock.roundTimes.isEmpty else { return [] }
    clocks[place.block]?.handle(.undoRound, at: now)
    guard plan.blocks[place.block].repeats, place.lap > 0 else { return [] }
    let lap = place.lap - 1
    var effects: [TimedEffect] = []
    for record in records where record.place.block == place.block && record.place.lap >= lap {
      effects.append(timed(.unlogged(record)))
    }
    records.removeAll { $0.place.block == place.block && $0.place.lap >= lap }
    recorded = Set(records.map { $0.place })
    self.place = GymPlace(block: place.block, step: 0, lap: lap)
    arrive(ready: settings.holdReady)
    return effects
  }

  // MARK: Undo

  mutating func undo(_ target: GymPlace?) -> [TimedEffect] {
    guard phase.hasBegun, let place = target ?? records.last?.place,
      let index = records.lastIndex(where: { $0.place == place })
    else { return [] }
    let effects = [timed(.unlogged(records.remove(at: index)))]
    recorded.remove(place)
    let block = plan.blocks[place.block]
    if case .byClock = block.pace {
      // The clock does not come back; the step counts as not done.
      skipped.insert(place)
      missed.remove(place)
      return effects
    }
    let clock = clocks[place.block]
    guard block.repeats || isWaiting || self.place?.block == place.block || isEnded else {
      return effects
    }
    if let clock, clock.program.score != .none, clock.isOver(at: now) {
      guard clock.snapshot(at: now).isStopped else { return effects }
      clocks[place.block]?.handle(.unstop, at: now)
      // It may have run out while nobody thought that it ran.
      if clocks[place.block]?.isOver(at: now) == true {
        clocks[place.block]?.handle(.stop, at: now)
        return effects
      }
    }
    if block.repeats, let current = self.place, current.lap > place.lap {
      clocks[place.block]?.handle(.undoRound, at: now)
    }
    phase.reopen()
    if self.place?.block != place.block, let clock = clocks[place.block] {
      blockCued = clock.clockTime(at: now)
    }
    self.place = place
    // Who takes something back is not sent off at once.
    stepClock = nil
    return effects
  }

  /// Whether the current part has not begun: its clock stands, or nothing of it is done.
  private var isWaiting: Bool {
    guard let place else { return false }
    if let clock = clocks[place.block] { return !clock.isStarted }
    return !records.contains { $0.place.block == place.block }
  }

  // MARK: Skipping and going back

  mutating func skip() -> [TimedEffect] {
    guard let place, plan[place] != nil else { return [] }
    if stepClock?.isRest == true { return endRest() }
    if let clock = clocks[place.block], !clock.isStarted { return skipBlock() }
    if case .byClock = plan.blocks[place.block].pace { return jump(.skip) }
    if !recorded.contains(place) { skipped.insert(place) }
    return advance(rest: nil)
  }

  mutating func skipExercise() -> [TimedEffect] {
    guard let place, let step = plan[place] else { return [] }
    for index in plan.blocks[place.block].steps(ofItem: step.item) {
      let other = GymPlace(block: place.block, step: index, lap: place.lap)
      if isOpen(other) { skipped.insert(other) }
    }
    if case .byClock = plan.blocks[place.block].pace { return [] }
    return advance(rest: nil)
  }

  mutating func skipBlock() -> [TimedEffect] {
    guard let place else { return [] }
    for index in plan.blocks[place.block].steps.indices {
      let other = GymPlace(block: place.block, step: index, lap: place.lap)
      if isOpen(other) { skipped.insert(other) }
    }
    clocks[place.block]?.handle(.stop, at: now)
    return enter(after: place.block)
  }

  // Moves the clock of a part; what lies between was neither done nor said.
  private mutating func jump(_ event: BlockClock.Event) -> [TimedEffect] {
    guard let place, var clock = clocks[place.block] else { return [] }
    let over = clockPhase
    if event == .skip, clock.program.phases.indices.contains(over),
      clock.program.phases[over].kind == .work
    {
      let round = clock.program.phases[over].round
      for index in plan.blocks[place.block].range(ofRound: round) {
        let other = GymPlace(block: place.block, step: index)
        if isOpen(other) { skipped.insert(other) }
      }
    }
    clock.handle(event, at: now)
    clocks[place.block] = clock
    blockCued = clock.clockTime(at: now) - .milliseconds(1)
    guard !clock.isOver(at: now) else { return enter(after: place.block) }
    follow(clock)
    return event == .back ? unsettle(place.block, clock) : []
  }

  // Windows that are done again have not been done yet.
  private mutating func unsettle(_ block: Int, _ clock: BlockClock) -> [TimedEffect] {
    let round = clock.snapshot(at: now).round
    let steps = plan.blocks[block].steps
    var effects: [TimedEffect] = []
    var kept: [SetRecord] = []
    for record in records {
      if record.place.block == block, steps[record.place.step].round >= round {
        effects.append(timed(.unlogged(record)))
      } else {
        kept.append(record)
      }
    }
    records = kept
    recorded = Set(kept.map { $0.place })
    for (index, step) in steps.enumerated() where step.round >= round {
      let place = GymPlace(block: block, step: index)
      skipped.remove(place)
      missed.remove(place)
    }
    return effects
  }

  mutating func back() -> [TimedEffect] {
    guard let place, let step = plan[place] else { return [] }
    if let clock = clocks[place.block], clock.isStarted,
      case .byClock = plan.blocks[place.block].pace
    {
      return jump(.back)
    }
    if let hold = stepClock, !hold.isRest, hold.clock.elapsed(at: now) > .seconds(2) {
      startHold(place, step, ready: settings.holdReady)
      return []
    }
    return previous(of: place).map { go(to: $0) } ?? []
  }

  private func previous(of place: GymPlace) -> GymPlace? {
    if place.step > 0 {
      return GymPlace(block: place.block, step: place.step - 1, lap: place.lap)
    }
    if place.lap > 0 {
      let last = plan.blocks[place.block].steps.count - 1
      return GymPlace(block: place.block, step: last, lap: place.lap - 1)
    }
    let isByHand = clocks[place.block].map { !$0.isStarted } ?? true
    guard isByHand, place.block > 0, !plan.blocks[place.block - 1].steps.isEmpty else { return nil }
    let last = plan.blocks[place.block - 1].steps.count - 1
    return GymPlace(block: place.block - 1, step: last)
  }

  mutating func go(to target: GymPlace) -> [TimedEffect] {
    guard let place, target != place, plan[target] != nil else { return [] }
    if skipped.contains(target) { skipped.remove(target) }
    if target.block == place.block {
      if case .byClock = plan.blocks[place.block].pace { return [] }
      guard target.lap == place.lap else { return [] }
      self.place = target
      arrive(ready: settings.holdReady)
      return !recorded.contains(target) ? say(.next(target)) : []
    }
    if clocks[place.block]?.isStarted == true { clocks[place.block]?.handle(.stop, at: now) }
    if let clock = clocks[target.block], clock.isStarted {
      // A clock that has run is not wound up again.
      guard !clock.isOver(at: now) else { return [] }
    }
    return enter(target)
  }

  // MARK: Another exercise

  mutating func substitute(_ name: String) {
    guard let place, let step = plan[place], !name.isEmpty else { return }
    substitutes.removeAll { $0.block == place.block && $0.item == step.item }
    guard name != step.exercise else { return }
    substitutes.append(Substitute(block: place.block, item: step.item, name: name))
  }
}
