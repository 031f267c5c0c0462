public import Training

/// A recording that is coached as if it happened now, at whatever speed the shell moves the clock.
public struct RunPlayback: Sendable {
  /// An effect with the time of the event that asked for it.
  public struct TimedEffect: Equatable, Sendable {
    /// When, since the session began.
    public var at: Duration
    /// What.
    public var effect: CoachedRun.Effect
    /// The moment that the coach looked at, for the words of the effect.
    public var moment: Moment

    /// Creates a timed effect.
    public init(at: Duration, effect: CoachedRun.Effect, moment: Moment) {
      self.at = at
      self.effect = effect
      self.moment = moment
    }
  }

  private static let portion: Duration = .seconds(60)

  /// The run as it stands.
  public private(set) var run: CoachedRun {
    _read { yield box.value }
    _modify { yield &box.value }
  }

  /// Whether the recording has ended and the last line has been said.
  public var isFinished: Bool { farewell == .over }

  /// How far the session has come.
  public private(set) var now: Duration = .zero

  private var box: Boxed<CoachedRun>
  private var player: RecordingPlayer
  private var farewell = Farewell.ahead

  /// Prepares a recording for its coach.
  ///
  /// With `autoPause`, the run pauses while the runner stands, as it would live.
  public init(
    of recording: Recording,
    _ companion: Companion.Setup,
    autoPause: Bool = false
  ) {
    player = RecordingPlayer(recording)
    let run = CoachedRun(
      tracker: Tracker.Settings(
        plan: companion.plan,
        runner: companion.runner,
        autoPause: autoPause,
        sport: recording.sport
      ),
      companion: companion
    )
    box = Boxed(run)
  }

  /// How long the recording is.
  public var length: Duration { player.length }

  /// Plays on up to a time, and returns every effect on the way.
  public mutating func advance(to limit: Duration) -> [TimedEffect] {
    var effects: [TimedEffect] = []
    for timed in player.events(upTo: limit) {
      effects += play(.tracker(timed.event), at: timed.at)
    }
    // After the end only the last line has to be seen out.
    while player.isFinished, !isFinished, now + .seconds(1) <= limit {
      effects += play(.companion(.second), at: now + .seconds(1))
      farewell.look(
        at: now,
        endedAt: player.length,
        hasLastWords: run.companion.hasLastWords
      )
    }
    return effects
  }

  /// Plays the next minute in which something happens and returns its effects, or nothing after the end.
  ///
  /// A shell that plays to the end asks for portion after portion, so that the effects of a whole
  /// marathon need not be in memory together. A stop without events is skipped, however long.
  public mutating func nextPortion() -> [TimedEffect]? {
    guard !isFinished else { return nil }
    let next = max(now, player.nextTime ?? now)
    return advance(to: next + Self.portion)
  }

  /// Plays to the end, and returns every effect on the way.
  public mutating func finish() -> [TimedEffect] {
    var effects: [TimedEffect] = []
    while let portion = nextPortion() { effects += portion }
    return effects
  }

  /// Tells the companion something at a time that has been reached.
  public mutating func tell(_ event: CompanionEvent, at time: Duration) -> [TimedEffect] {
    guard case .asked(let words) = event else { return play(.companion(event), at: max(time, now)) }
    // Nobody can pause what was run long ago.
    now = max(now, time)
    let effects = run.hear(words, tracker: nil, at: now)
    return timed(effects)
  }

  /// Tells the metronome of the run something at a time that has been reached.
  public mutating func tell(_ event: Metronome.Event, at time: Duration) -> [TimedEffect] {
    play(.metronome(event), at: max(time, now))
  }

  private mutating func play(_ event: CoachedRun.Event, at time: Duration) -> [TimedEffect] {
    now = max(now, time)
    // In two statements: in one, the whole run would be copied before it is told.
    let effects = run.handle(event, at: time)
    return timed(effects)
  }

  private func timed(_ effects: [CoachedRun.Effect]) -> [TimedEffect] {
    let moment = run.companion.moment
    return effects.map { TimedEffect(at: now, effect: $0, moment: moment) }
  }
}
