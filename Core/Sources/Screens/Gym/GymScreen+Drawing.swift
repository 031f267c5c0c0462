public import Coaching
public import Training

extension GymScreen {
  /// Draws the state of a workout at a moment.
  public init(of session: GymSession, at now: Duration) {
    let snapshot = session.snapshot(at: now)
    let plan = session.plan
    let place = snapshot.place ?? (session.isEnded ? nil : GymPlace(block: 0, step: 0))
    let step = place.flatMap { plan[$0] }
    stage = snapshot.stage
    at = now.inSeconds
    elapsed = Written.duration(snapshot.elapsed)
    exercise = Self.name(place, session)
    position =
      place.flatMap { plan.exerciseNumber(at: $0) }.map { "\($0)/\(plan.exerciseCount)" } ?? ""
    dose = step.map { Self.dose($0, inBlock: place?.block ?? 0, plan) } ?? ""
    targets = step.map { Self.targets($0) } ?? []
    notes = step?.dose?.notes ?? []
    part = place.map { plan.blocks.isEmpty ? "" : plan.blocks[$0.block].label } ?? ""
    circles = place.map { Self.circles($0, session) } ?? []
    prefill = place.map { session.suggestion(for: $0) }
    clock = snapshot.block.map { Clock($0, isPaused: snapshot.isPaused) }
    stepClock = snapshot.step.map { Clock($0, isPaused: snapshot.isPaused) }
    isResting = snapshot.step != nil && snapshot.stage == .rest
    if isResting { stepClock?.label = "Rest" }
    next = Self.next(place, snapshot, session)
    rounds = Self.rounds(snapshot, place, plan)
    reps = rounds == nil ? nil : snapshot.block?.reps
    parts = Self.parts(session, current: place)
    (button, action) = Self.button(snapshot)
    banner = snapshot.isPaused ? "Paused" : Self.side(snapshot)
    speaks = session.speaks
    entry = Self.entry(for: prefill, stage, action, clock, place, session)
  }

  private static func entry(
    for prefill: SetResult?,
    _ stage: GymSnapshot.Stage,
    _ action: Action,
    _ clock: Clock?,
    _ place: GymPlace?,
    _ session: GymSession
  ) -> GymEntry? {
    let isWork = [.ready, .work, .overtime, .rest].contains(stage) && action != .none
    guard let prefill, isWork, clock?.isRunning != true, prefill.unit != .seconds else {
      return nil
    }
    return GymEntry(
      for: prefill,
      usual: session.settings.unit,
      isWeightless: place.map { session.isWeightless(at: $0) } ?? false
    )
  }

  private static func name(_ place: GymPlace?, _ session: GymSession) -> String {
    guard let place else { return session.isEnded ? "Workout complete" : "" }
    return session.exercise(at: place) ?? ""
  }

  private static func dose(_ step: GymStep, inBlock block: Int, _ plan: GymPlan) -> String {
    GymWords.sets(plan.blocks[block].clockless && step.rounds <= 1 ? step.sets : 1, step.dose)
  }

  private static func targets(_ step: GymStep) -> [String] {
    var words = (step.dose?.targets ?? []).map { GymWords.target($0) }
    if let percent = step.warmUpPercent { words.append("warm-up, \(GymWords.number(percent)) %") }
    if let tempo = step.dose?.tempo {
      let lifting = tempo.lifting.map { String($0) } ?? "X"
      words.append("tempo \(tempo.lowering)-\(tempo.bottom)-\(lifting)-\(tempo.top)")
    }
    return words
  }

  private static func side(_ snapshot: GymSnapshot) -> String? {
    snapshot.side == 2 ? "Other side" : nil
  }

  // MARK: Sets

  private static let mostCircles = 60

  private static func circles(_ place: GymPlace, _ session: GymSession) -> [Circle] {
    guard let step = session.plan[place], !session.plan.blocks.isEmpty else { return [] }
    let block = session.plan.blocks[place.block]
    // Nobody taps at more circles; of a long part those around the current one are shown.
    let all = block.steps(ofItem: step.item)
    let current = all.firstIndex(of: place.step) ?? 0
    let first = max(0, min(current - mostCircles / 2, all.count - mostCircles))
    return all.dropFirst(first).prefix(mostCircles).map { index in
      let other = GymPlace(block: place.block, step: index, lap: place.lap)
      let content = block.steps[index]
      let record = session.record(of: other)
      let state: Circle.State =
        record != nil
        ? .done
        : session.isMissed(other)
          ? .missed : session.isSkipped(other) ? .skipped : other == place ? .current : .open
      let result = record?.set.result ?? session.suggestion(for: other)
      let words = GymWords.result(result)
      let sets = content.sets > 0 ? "Set \(content.set) of \(content.sets)" : "Set"
      return Circle(
        place: other,
        state: state,
        words: words,
        label: "\(sets), \(words), \(state.words)"
      )
    }
  }

  private static func parts(_ session: GymSession, current: GymPlace?) -> [Part] {
    session.plan.blocks.enumerated().map { number, block in
      Part(
        block: number,
        label: GymWords.part(number, block),
        isCurrent: number == current?.block,
        lines: block.items.map { line($0, ofBlock: number, session, current) },
        score: GymWords.score(ofBlock: number, in: session)
      )
    }
  }

  private static func line(
    _ item: Int,
    ofBlock number: Int,
    _ session: GymSession,
    _ current: GymPlace?
  ) -> Line {
    let block = session.plan.blocks[number]
    let steps = block.steps(ofItem: item)
    let lap = block.repeats && current?.block == number ? current?.lap ?? 0 : 0
    let first = GymPlace(block: number, step: steps.first ?? 0, lap: lap)
    // Sets for warming up stand beside those that count.
    let content = steps.last.map { block.steps[$0] }
    let done = steps.reduce(0) {
      session.isRecorded(GymPlace(block: number, step: $1, lap: lap)) ? $0 + 1 : $0
    }
    let isCurrent =
      current.map { $0.block == number && session.plan[$0]?.item == item } ?? false
    return Line(
      place: first,
      name: session.exercise(at: first) ?? "",
      dose: content.map { dose($0, inBlock: number, session.plan) } ?? "",
      done: "\(done)/\(steps.count)",
      isCurrent: isCurrent
    )
  }

  // MARK: What comes

  private static func next(
    _ place: GymPlace?,
    _ snapshot: GymSnapshot,
    _ session: GymSession
  ) -> String? {
    guard let place else { return nil }
    let block = session.plan.blocks.isEmpty ? nil : session.plan.blocks[place.block]
    guard let block else { return nil }
    // In a rest the place is what comes.
    if snapshot.stage == .rest { return "Next: " + title(place, session) }
    let steps = block.steps.indices.filter { $0 > place.step }
    if let step = steps.first(where: {
      isNews(block.steps[$0], than: block.steps[place.step], block)
    }) {
      let coming = GymPlace(block: place.block, step: step, lap: place.lap)
      return "Next: " + title(coming, session)
    }
    if block.repeats {
      return "Next: " + title(GymPlace(block: place.block, step: 0, lap: place.lap + 1), session)
    }
    guard place.block + 1 < session.plan.blocks.count else { return nil }
    return "Next: " + title(GymPlace(block: place.block + 1, step: 0), session)
  }

  private static func isNews(_ step: GymStep, than current: GymStep, _ block: GymBlock) -> Bool {
    if case .byClock = block.pace { return step.round != current.round }
    return step.item != current.item
  }

  private static func title(_ place: GymPlace, _ session: GymSession) -> String {
    let name = session.exercise(at: place) ?? ""
    let dose = GymWords.quantity(session.plan[place]?.dose)
    return dose.isEmpty ? name : "\(name), \(dose)"
  }

  private static func rounds(
    _ snapshot: GymSnapshot,
    _ place: GymPlace?,
    _ plan: GymPlan
  ) -> String? {
    guard let place, let block = snapshot.block, !plan.blocks.isEmpty,
      plan.blocks[place.block].repeats
    else { return nil }
    return block.roundsDone == 1 ? "1 round" : "\(block.roundsDone) rounds"
  }

  private static func button(_ snapshot: GymSnapshot) -> (String, Action) {
    if snapshot.isPaused { return ("GO ON", .resume) }
    switch snapshot.stage {
    case .preparing, .waiting: return ("START", .start)
    case .rest: return snapshot.step == nil ? ("", .none) : ("SKIP REST", .skipRest)
    case .getReady, .ready, .work, .overtime: return ("DONE", .done)
    case .ended: return ("", .none)
    }
  }
}

extension GymScreen.Clock {
  init(_ timer: TimerSnapshot, isPaused: Bool) {
    label =
      switch timer.stage {
      case .idle: "Ready"
      case .getReady: "Get ready"
      case .work: "Work"
      case .rest: "Rest"
      case .overtime: "Past the target"
      case .finished: "Over"
      }
    let seconds = timer.reading.inSeconds
    // The last ten seconds show tenths: who looks then wants them.
    let isClose = timer.phaseLeft.map { $0 < .seconds(10) && $0 > .zero } ?? false
    if isClose, timer.reading == timer.phaseLeft {
      let tenths = Written.whole((seconds * 10).rounded(.up))
      reading = "\(tenths / 10).\(tenths % 10)"
    } else {
      // What is left is shown as begun seconds, what has passed as full ones.
      let isLeft = timer.phaseLeft == timer.reading || timer.totalLeft == timer.reading
      reading = Written.duration(.seconds(isLeft ? seconds.rounded(.up) : seconds.rounded(.down)))
    }
    round = timer.rounds > 1 ? "\(max(timer.round, 1)) of \(timer.rounds)" : nil
    fraction = timer.phaseLeft.map { left in
      let all = (timer.phaseElapsed + left).inSeconds
      return all > 0 ? min(1, timer.phaseElapsed.inSeconds / all) : 1
    }
    isRunning = !isPaused && timer.stage != .idle && timer.stage != .finished
  }
}

extension GymScreen.Circle.State {
  /// The state as a screen reader says it.
  var words: String {
    switch self {
    case .open: "open"
    case .current: "current"
    case .done: "done"
    case .skipped: "left out"
    case .missed: "missed while you were away"
    }
  }
}

extension GymWords {
  /// What came of a part, with what was missed: "1 of 3 windows, 2 missed"; nothing where nothing counts.
  static func score(ofBlock number: Int, in session: GymSession) -> String? {
    let words = session.score(ofBlock: number).map { score($0) }
    let missed = session.missedWindows(ofBlock: number)
    guard missed > 0 else { return words }
    let windows = missed == 1 ? "1 window missed" : "\(missed) windows missed"
    return words.map { "\($0), \(missed) missed" } ?? windows
  }

  /// What came of a part: "5 rounds + 12 reps", "12:31", "9 of 10 windows".
  public static func score(_ score: WorkoutScore) -> String {
    switch score {
    case .roundsAndReps(let rounds, let reps):
      let full = rounds == 1 ? "1 round" : "\(rounds) rounds"
      return reps > 0 ? "\(full) + \(reps) reps" : full
    case .time(let time, let missing):
      let words = Written.duration(time)
      return missing > 0 ? "\(words), \(missing) reps missing" : words
    case .windows(let done, let all): return "\(done) of \(all) windows"
    }
  }
}
