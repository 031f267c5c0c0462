/// The one way to the runner's ears: begins and ends what the ``Dispatcher`` hands out, in its order.
///
/// ```
///          say                     finished
///  idle ────────▶ duck · 0.2 s · speaking ────────▶ 0.2 s · unduck · idle
///                                  │  ▲                        or the next line,
///               its place taken,   │  │ next                   still ducked
///             mute, interruption   ▼  │
///                                 stopped
/// ```
/// Effects carry the moment at which they hold, so that a shell can schedule them on its audio
/// clock; a later `duck` makes an `unduck` that has not happened yet void.
public struct VoiceQueue: Equatable, Sendable {
  /// Who knows when a line has ended.
  public enum Clock: String, CaseIterable, Hashable, Sendable {
    /// Nobody plays sound, or not in the session's time: a line ends after its estimated duration.
    case estimated
    /// The shell plays the sound and reports its end.
    case reported
  }

  /// What happens to the queue.
  public enum Event: Hashable, Sendable {
    /// Say a line in its turn, or in the place of the one that is being spoken.
    case say(Utterance, interrupts: Bool = false)
    case finished(String)
    case failed(String)
    case mute(Bool)
    case interruptionBegan
    case interruptionEnded
    case tick
  }

  /// What the queue asks for.
  public enum Effect: Hashable, Sendable {
    /// Make everything else quieter from this moment on.
    case duck(at: Duration)
    /// Let everything else come back at this moment.
    case unduck(at: Duration)
    /// Begin a line at this moment.
    case play(Utterance, at: Duration)
    /// Fade out the line that is being spoken, now.
    case stop(String, LineOutcome)
    /// A line is over.
    case ended(Utterance, LineOutcome, at: Duration)
  }

  /// The silence before and after speech in which other sound gets out of the way.
  public static let grace: Duration = .milliseconds(200)

  /// Whether the runner wants silence.
  public private(set) var isMuted = false

  /// Whether something else has the sound.
  public private(set) var isInterrupted = false

  private let clock: Clock
  private let grace: Duration
  private var speaking: Playing?
  private var waiting: [Utterance] = []
  private var isDucked = false
  // When the last line ended, as long as the grace after it may still run.
  private var quietSince: Duration?

  private struct Playing: Equatable, Sendable {
    var utterance: Utterance
    var startsAt: Duration
  }

  /// Creates an empty queue.
  public init(clock: Clock, grace: Duration = Self.grace) {
    self.clock = clock
    self.grace = grace
  }

  /// The line that is being spoken or about to be, after its grace.
  public var current: Utterance? { speaking?.utterance }

  /// When the line that is being spoken will probably be over.
  public var estimatedEnd: Duration? {
    speaking.map { $0.startsAt + $0.utterance.estimatedDuration }
  }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    var effects = passTime(until: now)
    switch event {
    case .say(let utterance, let interrupts):
      effects += say(utterance, interrupts: interrupts, at: now)
    case .finished(let id):
      effects += end(id, .finished, at: now)
    case .failed(let id):
      effects += end(id, .failed, at: now)
    case .mute(let isMuted):
      self.isMuted = isMuted
      if isMuted { effects += silence(.muted, keepsWaiting: false, at: now) }
    case .interruptionBegan:
      isInterrupted = true
      effects += silence(.interrupted, keepsWaiting: true, at: now)
    case .interruptionEnded:
      isInterrupted = false
      effects += next(at: now)
    case .tick:
      break
    }
    return effects
  }

  // MARK: Time

  // A line whose time is over ends at its own moment, however late the tick that notices it.
  private mutating func passTime(until now: Duration) -> [Effect] {
    var effects: [Effect] = []
    while let playing = speaking {
      let estimate = playing.utterance.estimatedDuration
      let end: Duration
      let outcome: LineOutcome
      switch clock {
      case .estimated:
        end = playing.startsAt + estimate
        outcome = .finished
      case .reported:
        end = playing.startsAt + estimate * 2 + .seconds(3)
        outcome = .unconfirmed
      }
      guard end <= now else { break }
      effects += finish(playing, outcome, at: end)
    }
    return effects
  }

  // MARK: Lines

  private mutating func say(
    _ utterance: Utterance,
    interrupts: Bool,
    at now: Duration
  ) -> [Effect] {
    waiting.insert(utterance, at: interrupts ? waiting.startIndex : waiting.endIndex)
    guard !isInterrupted else { return [] }
    guard let playing = speaking else { return next(at: now) }
    guard interrupts else { return [] }
    speaking = nil
    quietSince = nil
    return [
      .stop(playing.utterance.id, .preempted),
      .ended(playing.utterance, .preempted, at: now),
    ] + next(at: now)
  }

  private mutating func end(_ id: String, _ outcome: LineOutcome, at now: Duration) -> [Effect] {
    guard let playing = speaking, playing.utterance.id == id else { return [] }
    return finish(playing, outcome, at: now)
  }

  private mutating func finish(
    _ playing: Playing,
    _ outcome: LineOutcome,
    at now: Duration
  ) -> [Effect] {
    speaking = nil
    quietSince = now
    return [.ended(playing.utterance, outcome, at: now)] + next(at: now)
  }

  private mutating func next(at now: Duration) -> [Effect] {
    guard speaking == nil, !isInterrupted else { return [] }
    var effects: [Effect] = []
    while !waiting.isEmpty {
      let utterance = waiting.removeFirst()
      if utterance.line.isStale(at: now) {
        effects.append(.ended(utterance, .expired, at: now))
        continue
      }
      if !isDucked {
        isDucked = true
        effects.append(.duck(at: now))
      }
      let start = max(now, quietSince ?? now) + grace
      speaking = Playing(utterance: utterance, startsAt: start)
      quietSince = nil
      return effects + [.play(utterance, at: start)]
    }
    if isDucked {
      isDucked = false
      effects.append(.unduck(at: (quietSince ?? now) + grace))
    }
    return effects
  }

  private mutating func silence(
    _ outcome: LineOutcome,
    keepsWaiting: Bool,
    at now: Duration
  ) -> [Effect] {
    var effects: [Effect] = []
    if let playing = speaking {
      speaking = nil
      effects.append(.stop(playing.utterance.id, outcome))
      effects.append(.ended(playing.utterance, outcome, at: now))
    }
    if !keepsWaiting {
      for utterance in waiting { effects.append(.ended(utterance, outcome, at: now)) }
      waiting = []
    }
    if isDucked {
      isDucked = false
      effects.append(.unduck(at: now))
    }
    quietSince = nil
    return effects
  }
}
