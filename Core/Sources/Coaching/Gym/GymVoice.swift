import Training

/// The voice of a workout: cues go through the same dispatcher and queue as the lines of a run.
///
/// A workout is led by its clock, so no quiet is kept between two cues, and nobody reports that one has
/// ended: each has a budget (``GymCue/budget``).
struct GymVoice: Equatable, Sendable {
  /// How many cues came too late to be said.
  private(set) var dropped = 0

  private var dispatcher = Dispatcher(window: .zero)
  // Nothing else sounds that would have to make room first.
  private var queue = VoiceQueue(clock: .estimated, grace: .zero)
  // What waits or is being said.
  private var cues: [String: GymCue] = [:]
  private var count = 0

  private let hasCoach: Bool

  init(isMuted: Bool, hasCoach: Bool) {
    self.hasCoach = hasCoach
    dispatcher.isMuted = isMuted
  }

  /// Whether nothing is said.
  var isMuted: Bool { dispatcher.isMuted }

  /// When the next cue that waits may have its turn; nothing if none waits.
  var nextTurn: Duration? { dispatcher.waitingLines.isEmpty ? nil : queue.estimatedEnd }

  /// Falls silent at once, or may speak again.
  mutating func mute(_ isMuted: Bool, at now: Duration) -> [GymSession.TimedEffect] {
    dispatcher.isMuted = isMuted
    return handle(.mute(isMuted), at: now)
  }

  /// Says a cue that has become due in its turn, or not at all where that is too late.
  mutating func say(
    _ cue: GymCue,
    dueAt: Duration,
    at now: Duration
  ) -> [GymSession.TimedEffect] {
    count += 1
    let name = "c\(count)"
    cues[name] = cue
    note(dispatcher.add(cue.line(name, dueAt: dueAt)))
    return speak(at: now)
  }

  /// Lets time pass: what waited has its turn when the voice is free.
  mutating func pass(to now: Duration) -> [GymSession.TimedEffect] {
    var effects: [GymSession.TimedEffect] = []
    while let end = queue.estimatedEnd, end <= now {
      effects += handle(.tick, at: end) + speak(at: end)
    }
    return effects
  }

  /// Gives everything that waits its turn now, each at its moment: nobody will look again.
  mutating func conclude() -> [GymSession.TimedEffect] {
    var effects: [GymSession.TimedEffect] = []
    while let turn = nextTurn { effects += pass(to: turn) }
    return effects
  }

  // MARK: The queue

  private mutating func speak(at now: Duration) -> [GymSession.TimedEffect] {
    let dispatch = dispatcher.next(at: now)
    note(dispatch.rows)
    guard let line = dispatch.line, case .cue(let name) = line.source else { return [] }
    // A cue has no placeholders: of the moment only its time is meant.
    let moment = Moment(at: now, metrics: LiveMetrics(), plan: RunPlan())
    let utterance = Utterance(
      id: name,
      line: line,
      moment: moment,
      budget: cues[name]?.budget(withCoach: hasCoach)
    )
    return handle(.say(utterance, interrupts: dispatch.interrupts), at: now)
  }

  private mutating func handle(
    _ event: VoiceQueue.Event,
    at now: Duration
  ) -> [GymSession.TimedEffect] {
    var effects: [GymSession.TimedEffect] = []
    for effect in queue.handle(event, at: now) {
      switch effect {
      case .play(let utterance, let start):
        guard let cue = cues[utterance.id] else { continue }
        effects.append(.init(at: start, effect: .cue(cue, id: utterance.id)))
      case .stop(let name, let outcome):
        effects.append(.init(at: now, effect: .stop(name, outcome)))
      case .ended(let utterance, let outcome, let end):
        note(dispatcher.ended(utterance.line.source, outcome, at: end))
      case .duck, .unduck:
        break
      }
    }
    return effects
  }

  private mutating func note(_ rows: [LedgerRow]) {
    for row in rows {
      guard case .cue(let name) = row.line.source else { continue }
      switch row.decision {
      case .dropped(let reason):
        if reason == .expired { dropped += 1 }
        cues[name] = nil
      case .ended:
        cues[name] = nil
      case .said, .held, .unfired, .leftAlone, .done:
        break
      }
    }
  }
}
