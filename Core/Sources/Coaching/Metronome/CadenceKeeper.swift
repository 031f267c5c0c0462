public import Training

/// The metronome of a run: ticks when the plan and the runner want it, and pauses with the run.
///
/// Speech does not stop it. It only gets quieter, which is the mixer's work, and the beat goes on.
public struct CadenceKeeper: Hashable, Sendable {
  /// What is to be kept.
  public let plan: CadencePlan

  /// The current state of the metronome.
  public private(set) var metronome: Metronome

  /// How long the run has gone on with a known cadence, walking left out, and how much of that within
  /// the band.
  public private(set) var measured = Duration.zero, kept = Duration.zero

  /// What the runner has said to it.
  private enum Wish: Hashable {
    case byPlan
    case off
    /// Asked for by hand; with an on-demand plan until the cadence has been back.
    case on(since: Duration)
  }

  private var wish = Wish.byPlan
  private var watch: CadenceWatch
  private var state = LiveMetrics.State.preparing
  private var isInterrupted = false
  private var lastLook: Duration?

  // As long as a reading of a cadence holds (the tracker's own limit).
  private static let memory: Duration = .seconds(3)

  /// Whether the steps of a course say when there is a cadence to keep, and which.
  private let followsSteps: Bool
  private var step: Tempo?

  /// Prepares the metronome of a run that has not begun.
  public init(_ plan: CadencePlan, followsSteps: Bool = false) {
    self.plan = plan
    self.followsSteps = followsSteps
    metronome = Metronome(tempo: plan.target)
    watch = CadenceWatch(plan)
  }

  /// Takes the cadence of the step that is being run; a step without one has no beat.
  public mutating func follow(_ cadence: Tempo?, at now: Duration) -> [Metronome.Effect] {
    guard followsSteps, cadence != step else { return [] }
    step = cadence
    watch.forget()
    if case .on = wish { wish = .byPlan }
    guard let cadence, cadence != metronome.tempo else { return [] }
    return metronome.handle(.tempo(cadence), at: now)
  }

  /// Follows the state of the session, at every event of the tracker.
  public mutating func follow(_ state: LiveMetrics.State, at now: Duration) -> [Metronome.Effect] {
    self.state = state
    if state != .running {
      watch.forget()
      lastLook = nil
    }
    return update(at: now)
  }

  /// Follows the metrics of a second.
  public mutating func follow(_ metrics: LiveMetrics, at now: Duration) -> [Metronome.Effect] {
    if metrics.state == .running {
      watch.follow(metrics.cadence, around: metronome.tempo, at: now)
      count(at: now)
      if case .on(let since) = wish, watch.hasBeenBack(since: since, at: now) { wish = .byPlan }
    }
    return metronome.handle(.tick, at: now) + follow(metrics.state, at: now)
  }

  /// Takes what the runner, the system or the sound engine says.
  public mutating func handle(
    _ event: Metronome.Event,
    at now: Duration
  ) -> [Metronome.Effect] {
    switch event {
    case .start: wish = .on(since: now)
    case .stop: wish = .off
    case .interruptionBegan: isInterrupted = true
    case .interruptionEnded: isInterrupted = false
    case .tick:
      // A tracker that is not heard any more says nothing of the cadence either.
      if let lastLook, now - lastLook > Self.memory { watch.forget() }
      return metronome.handle(event, at: now) + update(at: now)
    case .tempo, .step, .volume, .timbre, .tap, .failed, .ready:
      return metronome.handle(event, at: now) + update(at: now)
    }
    return update(at: now)
  }

  private var wantsSound: Bool {
    guard state == .running, !isInterrupted else { return false }
    switch (wish, plan.mode) {
    case (.on, _): return true
    case (.byPlan, _) where followsSteps && step == nil: return false
    case (.byPlan, .steady): return true
    case (.byPlan, .onDemand): return watch.isNeeded
    case (.off, _): return false
    }
  }

  private mutating func update(at now: Duration) -> [Metronome.Effect] {
    guard wantsSound != metronome.isPlaying else { return [] }
    return metronome.handle(wantsSound ? .start : .stop, at: now)
  }

  /// Counts the seconds since the last look, at most as many as a reading holds.
  private mutating func count(at now: Duration) {
    defer { lastLook = now }
    guard let lastLook, let isInside = watch.isInside else { return }
    let passed = min(now - lastLook, Self.memory)
    measured += passed
    if isInside { kept += passed }
  }
}
