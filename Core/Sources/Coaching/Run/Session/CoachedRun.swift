import Training

/// A run with its coach: tracker and companion as one value, driven by one list of events.
///
/// This is what a page, the command, a test and a journal drive. Both roles are here only because they
/// live on one device; over a link each of them is a value of its own.
public struct CoachedRun: Equatable, Sendable {
  /// What happens to a run.
  public enum Event: Hashable, Sendable {
    case tracker(TrackerEvent)
    case companion(CompanionEvent)
    /// The runner, or the sound engine, has something to say to the metronome.
    case metronome(Metronome.Event)
  }

  /// What a run asks for.
  public enum Effect: Equatable, Sendable {
    case tracker(TrackerEffect)
    case companion(CompanionEffect)
    case metronome(Metronome.Effect)
  }

  /// The last metrics that were published.
  public private(set) var metrics = LiveMetrics()

  /// The splits so far, in order.
  public private(set) var splits: [Split] = []

  /// What the coach decides, for those who ask it more than effects tell.
  public private(set) var companion: Companion

  /// What owns the truth of the run, for those who ask it more than metrics tell.
  public private(set) var tracker: Tracker

  /// The metronome of a run whose plan has a cadence.
  public private(set) var keeper: CadenceKeeper?

  /// What the completed steps of the course were, in order.
  public private(set) var stepResults: [StepResult] = []

  /// Prepares a run.
  public init(tracker: Tracker.Settings, companion: Companion.Setup) {
    self.tracker = Tracker(settings: tracker)
    self.companion = Companion(companion)
    let plan = companion.plan
    keeper = plan.cadence.map { CadenceKeeper($0) }
    guard let cadence = plan.course?.firstCadence else { return }
    keeper = CadenceKeeper(plan.cadence ?? CadencePlan(target: cadence), followsSteps: true)
  }

  /// What the steps were by whoever knows more: the tracker where it is here, else what it has published.
  public var repResults: [StepResult] {
    tracker.stepResults.isEmpty ? stepResults : tracker.stepResults
  }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .companion(.asked(let words)):
      return hear(words, tracker: tracker.state, at: now)
    case .companion(let event):
      return advise(event, at: now)
    case .metronome(let event):
      return Self.beat(keeper?.handle(event, at: now))
    case .tracker(let event):
      return track(event, at: now)
    }
  }

  private mutating func advise(_ event: CompanionEvent, at now: Duration) -> [Effect] {
    if case .metrics(let metrics) = event { follow(metrics) }
    let effects: [Effect] = companion.handle(event, at: now).map { .companion($0) }
    switch event {
    case .metrics(let metrics): return effects + follow(steps: metrics, at: now)
    case .second: return effects + Self.beat(keeper?.handle(.tick, at: now))
    // What takes the sound from the coach takes it from the metronome too.
    case .interruption(let isOn):
      return effects
        + Self.beat(keeper?.handle(isOn ? .interruptionBegan : .interruptionEnded, at: now))
    case .reply, .asked, .lineFinished, .lineFailed, .mute, .talk, .notice: return effects
    }
  }

  /// What the runner says goes to the coach, and to the metronome or the tracker where it is theirs;
  /// nobody pauses a run that another device tracks, or that a recording tells.
  mutating func hear(
    _ words: RunnerWords,
    tracker state: LiveMetrics.State?,
    at now: Duration
  ) -> [Effect] {
    guard !companion.hasHeard(words) else { return [] }
    var effects: [Effect] = companion.hear(
      words,
      beats: keeper != nil,
      tracker: state,
      at: now
    ).map { .companion($0) }
    switch words.meaning {
    case .faster: effects += Self.beat(keeper?.handle(.step(Self.beatStep), at: now))
    case .slower: effects += Self.beat(keeper?.handle(.step(-Self.beatStep), at: now))
    case .lap where state == .running: effects += track(.lap, at: now)
    case .pause where state == .running || state == .paused: effects += track(.pause, at: now)
    case .resume where state == .paused: effects += track(.resume, at: now)
    default: break
    }
    return effects
  }

  // So many steps a minute are felt and frighten nobody.
  private static let beatStep = 2

  private mutating func track(_ event: TrackerEvent, at now: Duration) -> [Effect] {
    var effects: [Effect] = []
    for effect in tracker.handle(event, at: now) {
      effects.append(.tracker(effect))
      switch effect {
      case .publish(let metrics):
        self.metrics = metrics
        // Before the start there is a screen to draw and nothing to coach.
        if metrics.state == .preparing { continue }
        for reaction in companion.handle(.metrics(metrics), at: now) {
          effects.append(.companion(reaction))
        }
        effects += follow(steps: metrics, at: now)
      case .split(let split):
        // A device's totals may take back the last splits: then they are told again.
        keep(split)
        effects.append(.companion(.haptic(.split)))
      case .gap(let gap):
        effects += noticing(gap, at: now)
      case .lap, .autoPause:
        break
      }
    }
    // A pause silences the metronome now and not with the next second.
    return effects + Self.beat(keeper?.follow(tracker.state, at: now))
  }

  /// Keeps what the steps were, and the metronome at the cadence of the one that is being run.
  private mutating func follow(steps metrics: LiveMetrics, at now: Duration) -> [Effect] {
    guard let progress = metrics.course else { return Self.beat(keeper?.follow(metrics, at: now)) }
    if let last = progress.last, last != stepResults.last {
      // What is published again is the same step, with the heart of a minute later.
      if stepResults.last?.step == last.step, stepResults.count == progress.entry - 1 {
        stepResults.removeLast()
      }
      stepResults.append(last)
    }
    let effects = Self.beat(keeper?.follow(companion.moment.step?.cadence, at: now))
    return effects + Self.beat(keeper?.follow(metrics, at: now))
  }

  // Not of one run: whose method is called is copied whole before its metronome changes.
  private static func beat(_ effects: [Metronome.Effect]?) -> [Effect] {
    (effects ?? []).map { .metronome($0) }
  }

  /// A tracker on another device: its metrics are taken as they are.
  private mutating func follow(_ metrics: LiveMetrics) {
    self.metrics = metrics
    if let split = metrics.lastSplit, split != splits.last { keep(split) }
  }

  private mutating func keep(_ split: Split) {
    splits.removeAll { $0.number >= split.number }
    splits.append(split)
  }

  /// Lost positions are told by the metrics; that nobody listened is told by the gap alone.
  private mutating func noticing(_ gap: TrackingGap, at now: Duration) -> [Effect] {
    switch gap.kind {
    case .positions, .hidden: []
    case .restart, .suspended:
      companion.handle(.notice(.sessionRestored), at: now).map { .companion($0) }
    }
  }
}
