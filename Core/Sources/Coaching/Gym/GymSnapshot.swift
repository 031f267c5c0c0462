import Training

/// The state of a workout at a moment: the only truth that a screen may show.
public struct GymSnapshot: Hashable, Sendable {
  /// The current stage.
  public enum Stage: String, CaseIterable, Hashable, Sendable {
    /// It has not begun.
    case preparing
    /// The clock of a part waits to be started.
    case waiting
    /// A clock counts down to the beginning of work.
    case getReady
    /// A step to do; the person reports when it is done.
    case ready
    /// A clock runs while something is done.
    case work
    case rest
    /// A hold continues past its target.
    case overtime
    case ended
  }

  /// The current stage.
  public var stage: Stage

  /// Whether it stands still.
  public var isPaused: Bool

  /// The current step, or the one after the rest.
  public var place: GymPlace?

  /// The clock of the part, if it has one.
  public var block: TimerSnapshot?

  /// The clock of the step: a hold or a rest.
  public var step: TimerSnapshot?

  /// Which side is held, from 1; 0 without sides.
  public var side: Int

  /// How long the workout has gone on, without pauses.
  public var elapsed: Duration
}

extension GymSession {
  /// Where it stands at a moment, which is not before what has happened.
  public func snapshot(at time: Duration) -> GymSnapshot {
    var session = self
    _ = session.pass(to: max(time, now))
    return session.current
  }

  private var current: GymSnapshot {
    let own = place.flatMap { clocks[$0.block] }
    var side = 0
    if case .hold(let current)? = stepClock?.kind, let place, plan[place]?.dose?.perSide != nil {
      side = current.number
    }
    let block = own?.snapshot(at: now)
    let step = stepClock?.clock.snapshot(at: now)
    return GymSnapshot(
      stage: stage(block, step),
      isPaused: isPaused,
      place: place,
      block: block,
      step: step,
      side: side,
      elapsed: elapsed(at: now)
    )
  }

  private func stage(_ block: TimerSnapshot?, _ step: TimerSnapshot?) -> GymSnapshot.Stage {
    guard phase.hasBegun else { return .preparing }
    guard !isEnded else { return .ended }
    if let block {
      switch block.stage {
      case .idle: return .waiting
      case .getReady: return .getReady
      case .rest: return .rest
      case .work, .overtime, .finished: break
      }
    }
    if stepClock?.isRest == true { return .rest }
    switch step?.stage {
    case .getReady: return .getReady
    case .overtime: return .overtime
    case .work, .rest, .finished: return .work
    case .idle, nil: break
    }
    return block != nil && block?.stage != .finished ? .work : .ready
  }
}
