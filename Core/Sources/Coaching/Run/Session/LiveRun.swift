import Training

/// A run as it happens: from the sensors' first word to the moment when it cannot be undone any more.
///
/// ```
///  preparing ─▶ waitingForFix ─▶ countdown ─▶ running ⇄ paused, standing ─▶ ended
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
    /// Start after a good position, a countdown, or both.
    case startWhen(fix: Bool, countdown: Int)
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

  // The longest that a last line may still be spoken after the end.
  private static let longestFarewell: Duration = .seconds(60)
  // More seconds than this at once were not lived through, and are not told one by one.
  private static let mostSecondsAtOnce: Int64 = 60

  /// The run with its coach.
  public private(set) var run: CoachedRun

  /// Where the run stands.
  public private(set) var phase = Phase.preparing

  /// Whether there is nothing more to do: the last line is said, or the run was thrown away for good.
  public private(set) var isFinished = false

  /// How far the session has come.
  public private(set) var now: Duration = .zero

  /// Who owns the truth of the run.
  public let role: Role

  private let needsFix: Bool
  private var second: Int64 = 0
  private var wantsStart = false
  private var waitsForFix = false
  private var countdown: Int?
  private var nextCountdown = 0
  private var undoLeft: Int?
  private var isDiscarded = false
  private var endedAt: Duration?

  /// Prepares a run.
  public init(role: Role = .tracker, tracker: Tracker.Settings, companion: Companion.Setup) {
    self.role = role
    run = CoachedRun(tracker: tracker, companion: companion)
    needsFix = tracker.place == .outdoor
  }

  /// Takes one event, and returns the effects of the seconds up to it and its own, in order.
  public mutating func handle(_ event: Event, at time: Duration) -> [TimedEffect] {
    guard !isDiscarded else { return [] }
    let time = max(time, now)
    if case .run(.tracker(.unheard(let kind))) = event { return skip(kind, to: time) }
    var effects = tellSeconds(upTo: time)
    now = time
    effects += react(to: event)
    return effects + turn()
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
    case .run(let event): return tell(event)
    case .startWhen(let fix, let countdown):
      guard run.metrics.state == .preparing else { return [] }
      stopWaiting()
      wantsStart = true
      waitsForFix = fix && needsFix
      nextCountdown = min(max(countdown, 0), Self.longestCountdown)
      // Beeps come on whole seconds, so a countdown begins with the next one.
      return nextCountdown > 0 ? [] : beginCountdown()
    case .cancelStart:
      stopWaiting()
      return []
    case .discard:
      guard undoLeft == nil else { return [] }
      undoLeft = Self.undoSeconds
      stopWaiting()
      return tell(.companion(.interruption(true)))
    case .undo:
      guard undoLeft != nil else { return [] }
      undoLeft = nil
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
    guard !isDiscarded else { return [] }
    var effects: [TimedEffect] = []
    if let left = undoLeft {
      undoLeft = left - 1
      isDiscarded = left <= 1
      isFinished = isFinished || isDiscarded
    }
    effects += count()
    let isOver = run.metrics.state == .ended
    effects += tell(isOver || role == .companion ? .companion(.second) : .tracker(.tick))
    effects += beginCountdown()
    if isOver {
      endedAt = endedAt ?? now
      let isLate = now - (endedAt ?? now) > Self.longestFarewell
      isFinished = isFinished || run.companion.speaking == nil || isLate
    }
    return effects + turn()
  }

  // MARK: The start

  private mutating func start() -> [TimedEffect] {
    guard role == .tracker, run.metrics.state == .preparing else { return [] }
    stopWaiting()
    var effects = tell(.tracker(.start))
    effects.append(timed(.run(.companion(.haptic(.start)))))
    return effects + (role == .tracker ? tell(.tracker(.tick)) : [])
  }

  private mutating func stopWaiting() {
    wantsStart = false
    waitsForFix = false
    countdown = nil
    nextCountdown = 0
  }

  /// Begins to count once a position is good enough, or at once where nobody waits for one.
  private mutating func beginCountdown() -> [TimedEffect] {
    guard wantsStart, countdown == nil else { return [] }
    if waitsForFix, run.tracker.metrics.positionSignal != .good { return [] }
    waitsForFix = false
    guard nextCountdown > 0 else { return start() }
    countdown = nextCountdown
    return [timed(.countdown(nextCountdown))]
  }

  private mutating func count() -> [TimedEffect] {
    guard let left = countdown else { return [] }
    countdown = left - 1
    let beep = timed(.countdown(left - 1))
    return left > 1 ? [beep] : [beep] + start()
  }

  // MARK: Gaps

  /// Time in which nobody listened: a countdown ends in it when it should have.
  private mutating func skip(_ kind: TrackingGap.Kind, to time: Duration) -> [TimedEffect] {
    var effects: [TimedEffect] = []
    if let left = countdown {
      let startsAt = Duration.seconds(second + Int64(left))
      if startsAt <= time {
        now = max(now, startsAt)
        effects += start()
      } else {
        countdown = left - Int(time.components.seconds - second)
      }
    }
    if let left = undoLeft {
      let kept = Int64(left) - (time.components.seconds - second)
      undoLeft = Int(max(kept, 0))
      isDiscarded = kept <= 0
      isFinished = isFinished || isDiscarded
    }
    now = time
    second = max(second, time.components.seconds)
    guard !isDiscarded else { return effects + turn() }
    // What another device tracks has gone on there; its metrics say how far.
    effects +=
      role == .companion
      ? tell(.companion(.second)) : tell(.tracker(.unheard(kind))) + tell(.tracker(.tick))
    return effects + turn()
  }

  // MARK: Telling

  private mutating func tell(_ event: CoachedRun.Event) -> [TimedEffect] {
    run.handle(event, at: now).map { timed(.run($0)) }
  }

  private func timed(_ effect: Effect) -> TimedEffect {
    TimedEffect(at: now, effect: effect, moment: run.companion.moment)
  }

  /// Says it when the run stands elsewhere than before.
  private mutating func turn() -> [TimedEffect] {
    let found = currentPhase
    guard found != phase else { return [] }
    phase = found
    return [timed(.phase(found))]
  }

  private var currentPhase: Phase {
    if isDiscarded { return .discarded }
    if let undoLeft { return .discarding(undoLeft) }
    if let countdown { return .countdown(countdown) }
    if waitsForFix { return .waitingForFix }
    switch state {
    case .preparing: return .preparing
    case .running: return .running
    case .paused: return run.tracker.isStanding ? .standing : .paused
    case .ended: return .ended
    }
  }

  /// The tracker's own state where it is here, for it is a second ahead of what it has published.
  private var state: LiveMetrics.State {
    role == .tracker ? run.tracker.metrics.state : run.metrics.state
  }
}
