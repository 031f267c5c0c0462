import Training

// Time that passes: what clocks do by themselves, and what is said.
extension GymSession {
  /// Lets time pass: whatever was due in it has happened at its own moment.
  mutating func pass(to time: Duration, isAttended: Bool = true) -> [TimedEffect] {
    var effects: [TimedEffect] = []
    var left = Self.mostSteps
    while left > 0, let turn = nextTurn(), turn.moment <= time {
      left -= 1
      effects += cues(upTo: turn.moment)
      now = max(now, turn.moment)
      let before = place
      effects += turn.isOfStep ? stepTurn(isAttended) : blockTurn(isAttended)
      if place != before { effects.append(timed(.moved(place))) }
    }
    effects += cues(upTo: time)
    now = max(now, time)
    return effects
  }

  private struct Turn {
    var moment: Duration
    var isOfStep: Bool
  }

  private func nextTurn() -> Turn? {
    guard isRunning, !isPaused, let place else { return nil }
    let block = clocks[place.block]?.nextTurn(after: now)
    let step = stepClock?.clock.nextTurn(after: now)
    switch (block, step) {
    case (nil, nil): return nil
    case (let block?, nil): return Turn(moment: block, isOfStep: false)
    case (nil, let step?): return Turn(moment: step, isOfStep: true)
    case (let block?, let step?):
      return Turn(moment: min(block, step), isOfStep: step < block)
    }
  }

  /// Whether a clock runs, so that time alone changes something.
  public var hasRunningClock: Bool { nextTurn() != nil }

  /// Whether a clock runs that counts as done at its end: of windows, of a hold, or of a rest
  /// before a hold.
  public var countsByItself: Bool {
    guard hasRunningClock, let place, let step = plan[place] else { return false }
    if case .byClock = plan.blocks[place.block].pace { return true }
    guard let stepClock else { return false }
    return !stepClock.isRest || settings.startsHolds && holdProgram(of: step, ready: .zero) != nil
  }

  // MARK: The clock of a part

  private mutating func blockTurn(_ isAttended: Bool) -> [TimedEffect] {
    guard let place, let clock = clocks[place.block] else { return [] }
    let block = plan.blocks[place.block]
    switch block.pace {
    case .byHand: return []
    case .byClock:
      let effects = settle(place.block, clock, isAttended)
      guard !clock.isOver(at: now) else { return effects + enter(after: place.block) }
      follow(clock)
      return effects
    case .against(let program):
      guard clock.isOver(at: now) else { return [] }
      // A clock that is only a hint ends nothing.
      guard program.score != .none else { return [] }
      return enter(after: place.block)
    }
  }

  // A window that is over was done, unless nobody was there or somebody says otherwise.
  private mutating func settle(
    _ number: Int,
    _ clock: BlockClock,
    _ isAttended: Bool
  ) -> [TimedEffect] {
    let over = clockPhase
    guard clock.program.phases.indices.contains(over) else { return [] }
    let window = clock.program.phases[over]
    guard window.kind == .work else { return [] }
    var effects: [TimedEffect] = []
    let block = plan.blocks[number]
    for step in block.range(ofRound: window.round) {
      let place = GymPlace(block: number, step: step)
      if block.steps[step].isRest || recorded.contains(place) || skipped.contains(place) {
        continue
      }
      if isAttended {
        effects.append(log(place, nil, .clock))
      } else {
        skipped.insert(place)
        missed.insert(place)
      }
    }
    return effects
  }

  /// Goes to the step that the clock is at: in a rest, to the one that comes.
  mutating func follow(_ clock: BlockClock) {
    guard let place else { return }
    clockPhase = clock.phaseIndex(at: now)
    let phases = clock.program.phases
    let index = max(0, clockPhase)
    guard let coming = phases.indices.dropFirst(index).first(where: { phases[$0].kind == .work }),
      let step = plan.blocks[place.block].range(ofRound: phases[coming].round).first
    else { return }
    self.place = GymPlace(block: place.block, step: step)
  }

  // MARK: The clock of a step

  private mutating func stepTurn(_ isAttended: Bool) -> [TimedEffect] {
    guard let place, let step = plan[place], let stepClock, stepClock.clock.isOver(at: now) else {
      return []
    }
    switch stepClock.kind {
    case .hold where !isAttended:
      // Nobody has held it: it waits to be begun again.
      self.stepClock = nil
      return []
    case .hold(let side):
      let length = stepClock.clock.program.duration
      return endHold(place, step, side: side, seconds: length.inSeconds)
    case .rest: return endRest()
    }
  }

  // MARK: Cues

  mutating func cues(upTo moment: Duration) -> [TimedEffect] {
    guard isRunning, let place else { return [] }
    var due: [(at: Duration, cue: GymCue)] = []
    if let clock = clocks[place.block], clock.isStarted {
      let shown = clock.clockTime(at: moment)
      for entry in sheets[place.block].due(after: blockCued, upTo: shown) {
        due.append((clock.moment(of: entry.at) ?? moment, entry.cue))
      }
      blockCued = max(blockCued, shown)
    }
    due += stepClock?.cues(upTo: moment) ?? []
    // Two clocks seldom speak at once; where they do, in the order of their moments.
    let sorted = due.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    return sorted.flatMap { entry in
      isWanted(entry.element.cue)
        ? voice.say(entry.element.cue, dueAt: entry.element.at, at: seenAt) : []
    }
  }

  // How far a window has come means nothing to somebody who has done it, and little to somebody who
  // wants few words.
  private func isWanted(_ cue: GymCue) -> Bool {
    switch cue {
    case .halfway, .left:
      guard settings.talk != .less, let place, let step = plan[place] else { return false }
      guard case .byClock = plan.blocks[place.block].pace else { return true }
      return !plan.blocks[place.block].range(ofRound: step.round).allSatisfy { index in
        plan.blocks[place.block].steps[index].isRest
          || recorded.contains(GymPlace(block: place.block, step: index))
      }
    case .begin, .next, .work, .rest, .ahead, .brief, .round, .count, .target, .otherSide,
      .setDone, .exerciseDone, .roundDone, .timeIsUp, .allDone, .finished, .answer:
      return true
    }
  }

  /// Says a cue that is due now.
  mutating func say(_ cue: GymCue) -> [TimedEffect] {
    voice.say(cue, dueAt: now, at: seenAt)
  }
}
