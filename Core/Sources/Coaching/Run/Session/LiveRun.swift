import Training

/// A run as it happens: from the sensors' first word to the moment when it cannot be undone any more.
///
/// ```
///  preparing ─▶ waitingForFix ─▶ countdown ─▶ running ⇄ paused, standing ─▶ ended
///                          └─▶ waitingForMovement ─▲
///      └──────────────┴──────────── start ──────▲             any ─▶ discarding ─▶ discarded
///                                                              ◀── undo ──┘
/// ```
/// Time is told by events alone: a run first tells the seconds up to an event and then the event, so
/// that the same events at the same times give the same effects, live and from a journal.
public struct LiveRun: Equatable, Sendable {
  /// What happens to a live run.
  public enum Event: Hashable, Sendable {
    /// A sensor or the runner tells the tracker, or something the coach.
    case run(CoachedRun.Event)
    /// Start after a good position, a countdown, or both; with movement, when the runner runs off and
    /// without a countdown.
    case startWhen(fix: Bool, countdown: Int, movement: Bool = false)
    /// Do not start after all.
    case cancelStart
    /// Throw the run away; for a while that can be undone.
    case discard
    /// Do not throw it away after all.
    case undo
    /// Time has passed and nothing else has happened.
    case pass
  }

  /// Where a live run stands.
  public enum Phase: Hashable, Sendable {
    case preparing
    case waitingForFix
    /// The clock starts when the runner runs off.
    case waitingForMovement
    /// So many seconds until the start.
    case countdown(Int)
    case running
    /// Paused by the runner.
    case paused
    /// Paused by the tracker, which has found that the runner stands.
    case standing
    case ended
    /// So many seconds in which it can still be undone.
    case discarding(Int)
    case discarded
  }

  /// What a live run asks for.
  public enum Effect: Equatable, Sendable {
    case run(CoachedRun.Effect)
    /// Beep: so many seconds until the start, and 0 at the start.
    case countdown(Int)
    /// The run stands elsewhere than before.
    case phase(Phase)
  }

  /// An effect with its time, and the moment that fills its words.
  public struct TimedEffect: Equatable, Sendable {
    /// When, since the session began.
    public var at: Duration
    /// What.
    public var effect: Effect
    /// The moment that the coach looked at.
    public var moment: Moment
  }

  /// Who owns the truth of the run.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// This device's sensors.
    case tracker
    /// Another device, whose metrics come over the link.
    case companion
  }

  /// For how many seconds a run that was thrown away can be had back.
  public static let undoSeconds = 10

  /// The longest countdown, in seconds.
  public static let longestCountdown = 60

  // More seconds than this at once were not lived through, and are not told one by one.
  private static let mostSecondsAtOnce: Int64 = 60

  /// The run with its coach.
  public private(set) var run: CoachedRun {
    _read { yield box.value }
    _modify { yield &box.value }
  }

  private var box: Boxed<CoachedRun>

  /// How far the session has come.
  public private(set) var now: Duration = .zero

  /// Who owns the truth of the run.
  public let role: Role

  /// What lies before the start.
  private enum Start: Equatable, Sendable {
    /// Nobody has asked for it, or it is over.
    case unasked
    /// It comes with the next whole second, or with the first good position, and then counts down.
    case asked(needsFix: Bool, countdown: Int, movement: Bool)
    /// It comes when the runner runs off.
    case awaiting(Departure)
    /// So many seconds are left.
    case counting(Int)
  }

  /// Whether the run is kept.
  private enum Keeping: Hashable, Sendable {
    case kept
    /// So many seconds in which it can still be had back.
    case discarding(Int)
    case discarded
  }

  private let needsFix: Bool
  private var second: Int64 = 0
  private var beginning = Start.unasked
  private var keeping = Keeping.kept
  private var farewell = Farewell.ahead

  /// Prepares a run.
  public init(role: Role = .tracker, tracker: Tracker.Settings, companion: Companion.Setup) {
    self.role = role
    box = Boxed(CoachedRun(tracker: tracker, companion: companion))
    needsFix = tracker.place == .outdoor
  }

  /// Where the run stands.
  public var phase: Phase {
    switch keeping {
    case .discarded: return .discarded
    case .discarding(let seconds): return .discarding(seconds)
    case .kept: break
    }
    switch beginning {
    case .counting(let seconds): return .countdown(seconds)
    case .asked(needsFix: true, _, _): return .waitingForFix
    case .awaiting: return .waitingForMovement
    case .asked, .unasked: break
    }
    switch state {
    case .preparing: return .preparing
    case .running: return .running
    case .paused: return run.tracker.isStanding ? .standing : .paused
    case .ended: return .ended
    }
  }

  /// Whether there is nothing more to do: the last line is said, or the run was thrown away for good.
  public var isFinished: Bool { farewell == .over || keeping == .discarded }

  /// Takes one event, and returns the effects of the seconds up to it and its own, in order.
  public mutating func handle(_ event: Event, at time: Duration) -> [TimedEffect] {
    guard keeping != .discarded else { return [] }
    let time = max(time, now)
    if case .run(.tracker(.unheard(let kind))) = event { return skip(kind, to: time) }
    var effects = tellSeconds(upTo: time)
    now = time
    let before = phase
    effects += react(to: event)
    return effects + turned(from: before)
  }

  private mutating func react(to event: Event) -> [TimedEffect] {
    switch event {
    case .run(.tracker(.start)): return start()
    // What another device tracks, no sensor of this one tells.
    case .run(.tracker) where role == .companion: return []
    // Nobody waits a second to see that a button has done something.
    case .run(.tracker(.pause)), .run(.tracker(.resume)):
      return tell(.tracker(event == .run(.tracker(.pause)) ? .pause : .resume))
        + tell(.tracker(.tick))
    case .run(.companion(.asked(let words)))
    where words.meaning == .pause || words.meaning == .resume:
      return tell(.companion(.asked(words))) + (role == .tracker ? tell(.tracker(.tick)) : [])
    case .run(let event): return tell(event)
    case .startWhen(let fix, let countdown, let movement):
      guard run.metrics.state == .preparing else { return [] }
      let seconds = min(max(countdown, 0), Self.longestCountdown)
      let waits = movement && role == .tracker
      beginning = .asked(
        needsFix: fix && needsFix,
        countdown: waits ? 0 : seconds,
        movement: waits
      )
      // Beeps come on whole seconds, so a countdown begins with the next one.
      return seconds > 0 && !waits ? [] : beginCountdown()
    case .cancelStart:
      beginning = .unasked
      return []
    case .discard:
      guard case .kept = keeping else { return [] }
      keeping = .discarding(Self.undoSeconds)
      beginning = .unasked
      return tell(.companion(.interruption(true)))
    case .undo:
      guard case .discarding = keeping else { return [] }
      keeping = .kept
      return tell(.companion(.interruption(false)))
    case .pass: return []
    }
  }

  // MARK: Seconds

  private mutating func tellSeconds(upTo time: Duration) -> [TimedEffect] {
    let last = time.components.seconds
    if last - second > Self.mostSecondsAtOnce { second = last - 1 }
    var effects: [TimedEffect] = []
    while second < last {
      second += 1
      now = max(now, .seconds(second))
      effects += tellSecond()
    }
    return effects
  }

  private mutating func tellSecond() -> [TimedEffect] {
    guard keeping != .discarded else { return [] }
    let before = phase
    forget(after: 1)
    var effects = count()
    let isOver = run.metrics.state == .ended
    effects += tell(isOver || role == .companion ? .companion(.second) : .tracker(.tick))
    effects += beginCountdown()
    if isOver {
      farewell.look(at: now, endedAt: now, hasLastWords: run.companion.hasLastWords)
    }
    return effects + turned(from: before)
  }

  /// Lets seconds pass of those in which the run can be had back.
  private mutating func forget(after seconds: Int64) {
    guard case .discarding(let left) = keeping else { return }
    let rest = Int64(left) - seconds
    keeping = rest > 0 ? .discarding(Int(rest)) : .discarded
  }

  // MARK: The start

  private mutating func start() -> [TimedEffect] {
    guard role == .tracker, run.metrics.state == .preparing else { return [] }
    beginning = .unasked
    return tell(.tracker(.start)) + [timed(.run(.companion(.haptic(.start))))]
      + tell(.tracker(.tick))
  }

  /// Begins to count once a position is good enough, or at once where nobody waits for one.
  private mutating func beginCountdown() -> [TimedEffect] {
    guard case .asked(let waits, let seconds, let movement) = beginning else { return [] }
    if waits, run.tracker.metrics.positionSignal != .good { return [] }
    if movement {
      beginning = .awaiting(Departure())
      return []
    }
    guard seconds > 0 else {
      beginning = .unasked
      return start()
    }
    beginning = .counting(seconds)
    return [timed(.countdown(seconds))]
  }

  /// Starts the run when the runner began to run, and tells it what has come since.
  private mutating func depart(_ departure: Departure) -> [TimedEffect] {
    guard let before = departure.before.first else { return [] }
    run = before
    beginning = .unasked
    var effects = told(.tracker(.start), at: departure.since)
    effects.append(timed(.run(.companion(.haptic(.start)))))
    for past in departure.told { effects += told(past.event, at: past.at) }
    return effects + tell(.tracker(.tick))
  }

  private mutating func told(_ event: CoachedRun.Event, at time: Duration) -> [TimedEffect] {
    let effects = run.handle(event, at: time)
    let moment = run.companion.moment
    return effects.map { TimedEffect(at: time, effect: .run($0), moment: moment) }
  }

  private mutating func count() -> [TimedEffect] {
    guard case .counting(let left) = beginning else { return [] }
    beginning = left > 1 ? .counting(left - 1) : .unasked
    let beep = timed(.countdown(left - 1))
    return left > 1 ? [beep] : [beep] + start()
  }

  // MARK: Gaps

  /// Time in which nobody listened: a countdown ends in it when it should have.
  private mutating func skip(_ kind: TrackingGap.Kind, to time: Duration) -> [TimedEffect] {
    let before = phase
    var effects: [TimedEffect] = []
    if case .counting(let left) = beginning {
      let startsAt = Duration.seconds(second + Int64(left))
      if startsAt <= time {
        now = max(now, startsAt)
        beginning = .unasked
        effects += start()
      } else {
        beginning = .counting(left - Int(time.components.seconds - second))
      }
    }
    if case .awaiting = beginning { beginning = .awaiting(Departure()) }
    forget(after: time.components.seconds - second)
    now = time
    second = max(second, time.components.seconds)
    guard keeping != .discarded else { return effects + turned(from: before) }
    // What another device tracks has gone on there; its metrics say how far.
    effects +=
      role == .companion
      ? tell(.companion(.second)) : tell(.tracker(.unheard(kind))) + tell(.tracker(.tick))
    return effects + turned(from: before)
  }

  // MARK: Telling

  private mutating func tell(_ event: CoachedRun.Event) -> [TimedEffect] {
    if case .awaiting(var departure) = beginning {
      let isSure = departure.handle(event, of: run, at: now)
      beginning = .awaiting(departure)
      if isSure { return depart(departure) }
    }
    return told(event, at: now)
  }

  private func timed(_ effect: Effect) -> TimedEffect {
    TimedEffect(at: now, effect: effect, moment: run.companion.moment)
  }

  /// Says it when the run stands elsewhere than before.
  private func turned(from before: Phase) -> [TimedEffect] {
    let phase = phase
    return phase == before ? [] : [timed(.phase(phase))]
  }

  /// The tracker's own state where it is here, for it is a second ahead of what it has published.
  private var state: LiveMetrics.State {
    role == .tracker ? run.tracker.state : run.metrics.state
  }
}
