import Training

/// A clock in progress: handles events and gives its display at any moment.
///
/// It keeps moments and counts no ticks: after a gap of any length it shows what it would have
/// shown without it. Rebuilding it from its events gives the same clock.
public struct BlockClock: Hashable, Sendable {
  /// What happens to a clock.
  public enum Event: Hashable, Sendable {
    /// Begin, with the time to get ready.
    case start
    case pause
    case resume
    /// Go to the beginning of the next phase, or to the end.
    case skip
    /// Go to the beginning of this phase, or of the one before if this one has just begun.
    case back
    /// All is done, or the person stopped.
    case stop
    /// It was stopped by mistake, and continues as if it had not been.
    case unstop
    /// A round is full, or a window was completed.
    case roundDone
    /// The last round was reported by mistake.
    case undoRound
    /// So many repetitions of the round that is not full.
    case reps(Int)
  }

  /// What it does.
  public private(set) var program: TimerProgram

  /// When each round was reported full, since the first phase began.
  public private(set) var roundTimes: [Duration] = []

  /// Repetitions of the round that is not full.
  public private(set) var reps = 0

  // The moment at which the get-ready began, moved by pauses and skips so that the time since then
  // is always the time on the clock.
  private var startedAt: Duration?
  private var pausedAt: Duration?
  private var stoppedAt: Duration?

  // Going back within this much of a phase's beginning means the phase before.
  private static let justBegun: Duration = .seconds(2)

  /// Creates a clock that has not been started.
  public init(_ program: TimerProgram) { self.program = program }

  /// Whether it has been started.
  public var isStarted: Bool { startedAt != nil }

  /// Takes one event; what makes no sense at its moment changes nothing.
  public mutating func handle(_ event: Event, at now: Duration) {
    switch event {
    case .start:
      if startedAt == nil { startedAt = now }
    case .pause:
      if isRunning(at: now) { pausedAt = now }
    case .resume:
      guard let start = startedAt, let pause = pausedAt else { return }
      startedAt = start + max(.zero, now - pause)
      pausedAt = nil
    case .skip: move(to: nextBoundary(at: now), at: now)
    case .back: move(to: previousBoundary(at: now), at: now)
    case .stop:
      guard startedAt != nil, stoppedAt == nil, !isOver(at: now) else { return }
      stoppedAt = clockTime(at: now)
    case .unstop:
      stoppedAt = nil
    case .roundDone:
      guard startedAt != nil, clockTime(at: now) >= program.getReady else { return }
      roundTimes.append(elapsed(at: now))
      reps = 0
    case .undoRound:
      if !roundTimes.isEmpty { roundTimes.removeLast() }
    case .reps(let count):
      reps = max(0, count)
    }
  }

  // MARK: Time

  /// The time since the first phase began, without pauses and never past the end.
  public func elapsed(at now: Duration) -> Duration {
    let elapsed = max(.zero, clockTime(at: now) - program.getReady)
    return program.isOpen ? elapsed : min(elapsed, program.duration)
  }

  /// The time on the clock since its get-ready began; pauses stop it and skips move it.
  public func clockTime(at now: Duration) -> Duration {
    guard let startedAt else { return .zero }
    if let stoppedAt { return stoppedAt }
    return max(.zero, (pausedAt ?? now) - startedAt)
  }

  /// When the clock will show a time, if nothing comes between; nothing while it stands still.
  public func moment(of time: Duration) -> Duration? {
    guard let startedAt, pausedAt == nil, stoppedAt == nil else { return nil }
    return startedAt + time
  }

  /// When what runs now will be over, if nothing comes between.
  public func nextTurn(after now: Duration) -> Duration? {
    nextBoundary(at: now).flatMap { moment(of: $0) }
  }

  /// The current phase: -1 while getting ready, the count of all after the last.
  public func phaseIndex(at now: Duration) -> Int {
    let time = clockTime(at: now) - program.getReady
    guard startedAt != nil, time >= .zero else { return -1 }
    return program.phaseIndex(at: time) ?? program.phases.count
  }

  /// Goes on with another program from where it is, as when somebody wants a longer rest.
  public mutating func change(to program: TimerProgram) { self.program = program }

  /// Whether it has run out or was stopped.
  public func isOver(at now: Duration) -> Bool {
    guard startedAt != nil else { return false }
    if stoppedAt != nil { return true }
    return !program.isOpen && clockTime(at: now) >= program.getReady + program.duration
  }

  private func isRunning(at now: Duration) -> Bool {
    startedAt != nil && pausedAt == nil && !isOver(at: now)
  }

  // MARK: Moving

  private mutating func move(to time: Duration?, at now: Duration) {
    guard let time, startedAt != nil, stoppedAt == nil else { return }
    startedAt = (pausedAt ?? now) - time
  }

  // The time on the clock at which what runs now is over.
  private func nextBoundary(at now: Duration) -> Duration? {
    let time = clockTime(at: now)
    guard startedAt != nil, !isOver(at: now) else { return nil }
    if time < program.getReady { return program.getReady }
    guard let index = program.phaseIndex(at: time - program.getReady) else { return nil }
    return program.getReady + program.ends[index]
  }

  private func previousBoundary(at now: Duration) -> Duration? {
    guard startedAt != nil else { return nil }
    let time = clockTime(at: now) - program.getReady
    guard time >= .zero else { return .zero }
    let last = program.phases.count
    let index = program.phaseIndex(at: min(time, program.duration)) ?? last
    let start = program.start(ofPhase: index)
    if time - start > Self.justBegun || index == 0 { return program.getReady + start }
    return program.getReady + program.start(ofPhase: index - 1)
  }

  // MARK: What it shows

  /// The state of the clock at a moment: before its start, in it, or after its end.
  public func snapshot(at now: Duration) -> TimerSnapshot {
    var snapshot = TimerSnapshot(
      stage: .idle,
      isPaused: pausedAt != nil && !isOver(at: now),
      round: 0,
      rounds: program.rounds,
      elapsed: elapsed(at: now),
      phaseElapsed: .zero,
      phaseLeft: nil,
      totalLeft: program.isOpen ? nil : program.duration - elapsed(at: now),
      reading: .zero,
      roundsDone: roundTimes.count,
      reps: reps,
      isStopped: stoppedAt != nil
    )
    place(&snapshot, at: now)
    snapshot.reading = reading(of: snapshot)
    return snapshot
  }

  private func place(_ snapshot: inout TimerSnapshot, at now: Duration) {
    let time = clockTime(at: now)
    let elapsed = snapshot.elapsed
    if startedAt == nil {
      snapshot.phaseLeft = program.phases.first?.duration
    } else if isOver(at: now) {
      // Nothing is left of anything that is over, and nothing of it runs on.
      snapshot.stage = .finished
      snapshot.round =
        program.phaseIndex(at: elapsed).map { program.phases[$0].round }
        ?? program.rounds
      snapshot.phaseLeft = .zero
      snapshot.totalLeft = .zero
    } else if time < program.getReady {
      snapshot.stage = .getReady
      snapshot.phaseElapsed = time
      snapshot.phaseLeft = program.getReady - time
    } else if let index = program.phaseIndex(at: elapsed) {
      let phase = program.phases[index]
      snapshot.stage = phase.kind == .work ? .work : .rest
      snapshot.round = phase.round
      snapshot.phaseElapsed = elapsed - program.start(ofPhase: index)
      snapshot.phaseLeft = program.ends[index] - elapsed
    } else {
      // A stopwatch works from its start; a countdown that goes on is past its end.
      snapshot.stage = program.phases.isEmpty ? .work : .overtime
      snapshot.round = max(1, program.rounds)
      snapshot.phaseElapsed = elapsed - program.duration
    }
  }

  private func reading(of snapshot: TimerSnapshot) -> Duration {
    switch snapshot.stage {
    case .getReady: return snapshot.phaseLeft ?? .zero
    case .overtime: return snapshot.phaseElapsed
    case .idle, .work, .rest, .finished: break
    }
    switch program.reading {
    case .phaseLeft: return snapshot.phaseLeft ?? .zero
    case .totalLeft: return snapshot.totalLeft ?? snapshot.phaseLeft ?? .zero
    case .elapsed: return snapshot.elapsed
    }
  }
}
