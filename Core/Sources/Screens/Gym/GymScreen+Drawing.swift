public import Coaching
public import Training

extension GymScreen {
  /// Draws the state of a workout at a moment.
  public init(of session: GymSession, at now: Duration) {
    let snapshot = session.snapshot(at: now)
    let plan = session.plan
    let language = session.spokenLanguage
    self.language = language
    let place = snapshot.place ?? (session.isEnded ? nil : GymPlace(block: 0, step: 0))
    let step = place.flatMap { plan[$0] }
    stage = snapshot.stage
    at = now.inSeconds
    elapsed = Written.duration(snapshot.elapsed)
    exercise = Self.name(place, session)
    position =
      place.flatMap { plan.exerciseNumber(at: $0) }.map { "\($0)/\(plan.exerciseCount)" } ?? ""
    dose = step.map { Self.dose($0, inBlock: place?.block ?? 0, session) } ?? ""
    targets = step.map { Self.targets($0, language) } ?? []
    notes = step?.dose?.notes ?? []
    part =
      place.map {
        plan.blocks.isEmpty ? "" : GymWords.heading(plan.blocks[$0.block].label, language)
      } ?? ""
    circles = place.map { Self.circles($0, session) } ?? []
    prefill = place.map { session.suggestion(for: $0) }
    clock = snapshot.block.map { Clock($0, isPaused: snapshot.isPaused, language) }
    stepClock = snapshot.step.map { Clock($0, isPaused: snapshot.isPaused, language) }
    isResting = snapshot.step != nil && snapshot.stage == .rest
    if isResting { stepClock?.label = language.pick("Rest", "Pause") }
    next = Self.next(place, snapshot, session)
    rounds = Self.rounds(snapshot, place, session)
    reps = rounds == nil ? nil : snapshot.block?.reps
    parts = Self.parts(session, current: place)
    (button, action) = Self.button(snapshot, language)
    banner =
      snapshot.isPaused ? language.pick("Paused", "Pausiert") : Self.side(snapshot, language)
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
      isWeightless: place.map { session.isWeightless(at: $0) } ?? false,
      in: session.spokenLanguage
    )
  }

  private static func name(_ place: GymPlace?, _ session: GymSession) -> String {
    guard let place else {
      let done = session.spokenLanguage.pick("Workout complete", "Training geschafft")
      return session.isEnded ? done : ""
    }
    return session.exercise(at: place) ?? ""
  }

  private static func dose(_ step: GymStep, inBlock block: Int, _ session: GymSession) -> String {
    GymWords.sets(
      session.plan.blocks[block].clockless && step.rounds <= 1 ? step.sets : 1,
      step.dose,
      in: session.spokenLanguage
    )
  }

  private static func targets(_ step: GymStep, _ language: Language) -> [String] {
    var words = (step.dose?.targets ?? []).map { GymWords.target($0, language) }
    if let percent = step.warmUpPercent {
      let share = GymWords.number(percent, in: language) + " %"
      words.append(language.pick("warm-up, ", "Aufwärmen, ") + share)
    }
    if let tempo = step.dose?.tempo {
      let lifting = tempo.lifting.map { String($0) } ?? "X"
      words.append(
        language.pick("tempo", "Tempo")
          + " \(tempo.lowering)-\(tempo.bottom)-\(lifting)-\(tempo.top)"
      )
    }
    return words
  }

  private static func side(_ snapshot: GymSnapshot, _ language: Language) -> String? {
    snapshot.side == 2 ? language.pick("Other side", "Andere Seite") : nil
  }

  // MARK: Sets

  private static let mostCircles = 60

  private static func circles(_ place: GymPlace, _ session: GymSession) -> [Circle] {
    guard let step = session.plan[place], !session.plan.blocks.isEmpty else { return [] }
    let block = session.plan.blocks[place.block]
    let language = session.spokenLanguage
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
      let words = GymWords.result(result, in: language)
      let of = language.pick(" of ", " von ")
      let sets =
        language.pick("Set", "Satz")
        + (content.sets > 0 ? " \(content.set)" + of + "\(content.sets)" : "")
      return Circle(
        place: other,
        state: state,
        words: words,
        label: "\(sets), \(words), \(state.words(language))"
      )
    }
  }

  private static func parts(_ session: GymSession, current: GymPlace?) -> [Part] {
    session.plan.blocks.enumerated().map { number, block in
      Part(
        block: number,
        label: GymWords.part(number, block, session.spokenLanguage),
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
      dose: content.map { dose($0, inBlock: number, session) } ?? "",
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
    let head = session.spokenLanguage.pick("Next: ", "Als Nächstes: ")
    // In a rest the place is what comes.
    if snapshot.stage == .rest { return head + title(place, session) }
    let steps = block.steps.indices.filter { $0 > place.step }
    if let step = steps.first(where: {
      isNews(block.steps[$0], than: block.steps[place.step], block)
    }) {
      let coming = GymPlace(block: place.block, step: step, lap: place.lap)
      return head + title(coming, session)
    }
    if block.repeats {
      return head + title(GymPlace(block: place.block, step: 0, lap: place.lap + 1), session)
    }
    guard place.block + 1 < session.plan.blocks.count else { return nil }
    return head + title(GymPlace(block: place.block + 1, step: 0), session)
  }

  private static func isNews(_ step: GymStep, than current: GymStep, _ block: GymBlock) -> Bool {
    if case .byClock = block.pace { return step.round != current.round }
    return step.item != current.item
  }

  private static func title(_ place: GymPlace, _ session: GymSession) -> String {
    let name = session.exercise(at: place) ?? ""
    let dose = GymWords.quantity(session.plan[place]?.dose, in: session.spokenLanguage)
    return dose.isEmpty ? name : "\(name), \(dose)"
  }

  private static func rounds(
    _ snapshot: GymSnapshot,
    _ place: GymPlace?,
    _ session: GymSession
  ) -> String? {
    guard let place, let block = snapshot.block, !session.plan.blocks.isEmpty,
      session.plan.blocks[place.block].repeats
    else { return nil }
    return GymWords.rounds(block.roundsDone, session.spokenLanguage)
  }

  private static func button(
    _ snapshot: GymSnapshot,
    _ language: Language
  ) -> (String, Action) {
    if snapshot.isPaused { return (language.pick("GO ON", "WEITER"), .resume) }
    switch snapshot.stage {
    case .preparing, .waiting: return ("START", .start)
    case .rest:
      return snapshot.step == nil
        ? ("", .none) : (language.pick("SKIP REST", "PAUSE BEENDEN"), .skipRest)
    case .getReady, .ready, .work, .overtime: return (language.pick("DONE", "FERTIG"), .done)
    case .ended: return ("", .none)
    }
  }
}

extension GymScreen.Clock {
  init(_ timer: TimerSnapshot, isPaused: Bool, _ language: Language) {
    label =
      switch timer.stage {
      case .idle: language.pick("Ready", "Bereit")
      case .getReady: language.pick("Get ready", "Gleich geht’s los")
      case .work: language.pick("Work", "Belastung")
      case .rest: language.pick("Rest", "Pause")
      case .overtime: language.pick("Past the target", "Über dem Ziel")
      case .finished: language.pick("Over", "Vorbei")
      }
    let seconds = timer.reading.inSeconds
    // The last ten seconds show tenths: who looks then wants them.
    let isClose = timer.phaseLeft.map { $0 < .seconds(10) && $0 > .zero } ?? false
    if isClose, timer.reading == timer.phaseLeft {
      let tenths = Written.whole((seconds * 10).rounded(.up))
      reading = "\(tenths / 10)" + language.pick(".", ",") + "\(tenths % 10)"
    } else {
      // What is left is shown as begun seconds, what has passed as full ones.
      let isLeft = timer.phaseLeft == timer.reading || timer.totalLeft == timer.reading
      reading = Written.duration(.seconds(isLeft ? seconds.rounded(.up) : seconds.rounded(.down)))
    }
    let of = language.pick(" of ", " von ")
    round = timer.rounds > 1 ? "\(max(timer.round, 1))" + of + "\(timer.rounds)" : nil
    fraction = timer.phaseLeft.map { left in
      let all = (timer.phaseElapsed + left).inSeconds
      return all > 0 ? min(1, timer.phaseElapsed.inSeconds / all) : 1
    }
    isRunning = !isPaused && timer.stage != .idle && timer.stage != .finished
  }
}

extension GymScreen.Circle.State {
  /// The state as a screen reader says it.
  func words(_ language: Language) -> String {
    switch self {
    case .open: language.pick("open", "offen")
    case .current: language.pick("current", "jetzt dran")
    case .done: language.pick("done", "geschafft")
    case .skipped: language.pick("left out", "ausgelassen")
    case .missed: language.pick("missed while you were away", "verpasst, während du weg warst")
    }
  }
}

extension GymWords {
  /// What came of a part, with what was missed: "1 of 3 windows, 2 missed"; nothing where nothing counts.
  static func score(ofBlock number: Int, in session: GymSession) -> String? {
    let language = session.spokenLanguage
    let words = session.score(ofBlock: number).map { score($0, in: language) }
    let missed = session.missedWindows(ofBlock: number)
    guard missed > 0 else { return words }
    let short = "\(missed) " + language.pick("missed", "verpasst")
    let windows = language.pick(
      missed == 1 ? "1 window missed" : "\(missed) windows missed",
      missed == 1 ? "1 Intervall verpasst" : "\(missed) Intervalle verpasst"
    )
    return words.map { $0 + ", " + short } ?? windows
  }

  /// What came of a part: "5 rounds + 12 reps", "12:31", "9 of 10 windows".
  public static func score(_ score: WorkoutScore, in language: Language = .english) -> String {
    switch score {
    case .roundsAndReps(let count, let reps):
      let full = rounds(count, language)
      return reps > 0 ? "\(full) + \(reps) " + language.pick("reps", "Wdh.") : full
    case .time(let time, let missing):
      let words = Written.duration(time)
      return missing > 0
        ? "\(words), \(missing) " + language.pick("reps missing", "Wdh. fehlen") : words
    case .windows(let done, let all):
      return language.pick("\(done) of \(all) windows", "\(done) von \(all) Intervallen")
    }
  }

  /// A number of full rounds: "1 round", "5 rounds".
  static func rounds(_ count: Int, _ language: Language) -> String {
    "\(count) "
      + language.pick(count == 1 ? "round" : "rounds", count == 1 ? "Runde" : "Runden")
  }
}
