import Training

// The way through the steps: what begins, what is done, what comes next.
extension GymSession {
  // MARK: Beginning

  mutating func start() -> [TimedEffect] {
    if isEnded { return [] }
    guard isRunning else {
      phase = .running(since: now)
      guard !plan.blocks.isEmpty else { return finish() }
      return enter(GymPlace(block: 0, step: 0), starting: true)
    }
    guard !isPaused, let place else { return [] }
    if let clock = clocks[place.block], !clock.isStarted { return startClock() }
    if stepClock == nil, let step = plan[place] {
      startHold(place, step, ready: settings.holdReady)
    }
    return []
  }

  /// Goes to a place in another part.
  mutating func enter(_ place: GymPlace, starting: Bool = false) -> [TimedEffect] {
    self.place = place
    stepClock = nil
    clockPhase = -1
    blockCued = .zero
    var effects = say(.begin(block: place.block))
    if let clock = clocks[place.block] {
      if clock.isStarted {
        // It has run before: its cues are not said again.
        blockCued = clock.clockTime(at: now)
        clockPhase = clock.phaseIndex(at: now)
      } else if starting || settings.startsClocks {
        effects += startClock(isTold: true)
      }
    } else {
      arrive(ready: settings.holdReady, isTold: true)
    }
    return effects
  }

  /// Continues after a part, or ends the workout after the last.
  mutating func enter(after block: Int) -> [TimedEffect] {
    stepClock = nil
    for next in plan.blocks.indices where next > block {
      if let step = firstOpen(inBlock: next) { return enter(step) }
    }
    return finish()
  }

  private mutating func startClock(isTold: Bool = false) -> [TimedEffect] {
    guard let place, var clock = clocks[place.block] else { return [] }
    clock.handle(.start, at: now)
    clocks[place.block] = clock
    // A cue at the very beginning is due too, but for what was told this moment.
    blockCued =
      isTold && clock.program.getReady == .zero && !isByClock(place.block)
      ? .zero : .milliseconds(-1)
    clockPhase = clock.phaseIndex(at: now)
    if case .against = plan.blocks[place.block].pace {
      arrive(ready: clock.program.getReady, isTold: isTold)
    }
    return []
  }

  private func isByClock(_ block: Int) -> Bool {
    if case .byClock = plan.blocks[block].pace { true } else { false }
  }

  mutating func finish() -> [TimedEffect] {
    phase.end(at: now)
    if let block = place?.block { clocks[block]?.handle(.stop, at: now) }
    place = nil
    stepClock = nil
    return say(.finished(elapsed(at: now))) + voice.conclude() + [timed(.ended)]
  }

  // MARK: Holds

  /// Starts what the current step starts automatically.
  ///
  /// What was told this moment is not talked into by a hold that begins at once.
  mutating func arrive(ready: Duration, isTold: Bool = false) {
    stepClock = nil
    guard settings.startsHolds, let place, let step = plan[place] else { return }
    startHold(place, step, ready: ready, isTold: isTold)
  }

  mutating func startHold(
    _ place: GymPlace,
    _ step: GymStep,
    ready: Duration,
    side: StepClock.Side = .first,
    isTold: Bool = false
  ) {
    if case .byClock = plan.blocks[place.block].pace { return }
    guard let program = holdProgram(of: step, ready: ready) else { return }
    stepClock = StepClock(hold: place, program, side: side, isTold: isTold, at: now)
    if isPaused { stepClock?.handle(.pause, at: now) }
  }

  // A step that is a time has a clock of its own; nothing else has.
  func holdProgram(of step: GymStep, ready: Duration) -> TimerProgram? {
    switch step.dose?.quantity {
    case .amount(let amount, .seconds):
      let length = Duration(roundedSeconds: min(amount.low, 86_400))
      let goesOn = !step.isRest && (amount.isOpen || amount.high > amount.low || settings.holdsGoOn)
      return .countdown(length, goesPastZero: goesOn, getReady: step.isRest ? .zero : ready)
    case .most(.seconds): return .stopwatch(getReady: ready)
    case .amount, .most, .scheme, nil: return nil
    }
  }

  mutating func endHold(
    _ place: GymPlace,
    _ step: GymStep,
    side: StepClock.Side,
    seconds: Double
  ) -> [TimedEffect] {
    var held = (seconds * 10).rounded(.down) / 10
    switch side {
    case .first where step.dose?.perSide != nil:
      startHold(place, step, ready: settings.sideChange, side: .second(after: held))
      return say(.otherSide)
    case .first: break
    // What holds for each side is what the weaker one has done.
    case .second(let first): held = min(held, first)
    }
    var result = suggestion(for: place)
    result.count = held
    result.unit = .seconds
    return complete(place, result, .hand)
  }

  // MARK: Rest

  mutating func endRest() -> [TimedEffect] {
    guard let place, let step = plan[place] else { return [] }
    // The rest was the time to get ready, if it was long enough for that.
    let rested = stepClock?.clock.elapsed(at: now) ?? .zero
    arrive(ready: max(.zero, settings.holdReady - rested))
    if stepClock != nil { return [] }
    return say(step.isRest ? .rest(.zero) : .work(place))
  }

  mutating func rest(longerBy more: Duration) -> [TimedEffect] {
    guard let rest = stepClock, rest.isRest, let place else { return [] }
    let rested = rest.clock.elapsed(at: now)
    let length = max(rested, min(rest.clock.program.duration + more, .seconds(3600)))
    stepClock?.change(restTo: length, before: place, isNew: plan.isNew(place))
    guard stepClock?.clock.isOver(at: now) == true else {
      return [timed(.resting(until: now + length - rested))]
    }
    return endRest()
  }

  // MARK: Done

  mutating func done(_ target: GymPlace?, _ result: SetResult?) -> [TimedEffect] {
    if let target, plan[target] != nil,
      let index = records.firstIndex(where: { $0.place == target })
    {
      // Behind the end a result can still be put right.
      if let result { records[index].set.result = result }
      return target == place && result == nil && isRunning ? advance(rest: nil) : []
    }
    guard isRunning, let place, let step = plan[place] else { return [] }
    guard let target, target != place else { return doneNow(place, step, result) }
    guard plan[target] != nil else { return [] }
    return [log(target, result, .hand)]
  }

  private mutating func doneNow(
    _ place: GymPlace,
    _ step: GymStep,
    _ result: SetResult?
  ) -> [TimedEffect] {
    if case .byClock = plan.blocks[place.block].pace {
      guard clocks[place.block]?.isStarted == true else { return [] }
      return plan.blocks[place.block].range(ofRound: step.round).compactMap { index in
        let other = GymPlace(block: place.block, step: index)
        guard !recorded.contains(other) else { return nil }
        return log(other, other == place ? result : nil, .hand)
      }
    }
    if let clock = clocks[place.block], !clock.isStarted { return [] }
    // Who reports a set while resting has done the next one.
    if let hold = stepClock, case .hold(let side) = hold.kind, result == nil,
      hold.clock.phaseIndex(at: now) >= 0
    {
      return endHold(place, step, side: side, seconds: hold.clock.elapsed(at: now).inSeconds)
    }
    return complete(place, result, .hand)
  }

  /// Records a step and moves to the next.
  mutating func complete(
    _ place: GymPlace,
    _ result: SetResult?,
    _ origin: SetRecord.Origin
  ) -> [TimedEffect] {
    guard let step = plan[place] else { return [] }
    var effects: [TimedEffect] = []
    if !step.isRest, !recorded.contains(place) { effects.append(log(place, result, origin)) }
    if step.isRest { skipped.insert(place) }
    return effects + advance(rest: restBehind(step))
  }

  private func restBehind(_ step: GymStep) -> Duration? {
    if let rest = step.rest { return Duration(roundedSeconds: min(rest.low, 3600)) }
    guard let place, case .byHand = plan.blocks[place.block].pace else { return nil }
    let isCounted = step.dose.map { $0.quantity.unit == .reps } ?? true
    guard isCounted, step.set < step.sets, step.tag == nil, step.warmUpPercent == nil,
      step.rounds <= 1
    else { return nil }
    return settings.usualRest
  }

  mutating func log(
    _ place: GymPlace,
    _ result: SetResult?,
    _ origin: SetRecord.Origin
  ) -> TimedEffect {
    let step = plan[place]
    let record = SetRecord(
      place: place,
      set: LiftedSet(
        exercise(at: place) ?? "",
        result ?? suggestion(for: place),
        kind: step?.warmUpPercent != nil ? .warmUp : .working,
        isPerSide: step?.dose?.perSide != nil
      ),
      at: now,
      origin: origin
    )
    records.append(record)
    recorded.insert(place)
    skipped.remove(place)
    return timed(.logged(record))
  }
}
