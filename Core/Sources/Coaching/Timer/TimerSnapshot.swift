import Training

/// Everything about a clock at one moment: the only truth that a screen or a voice may use.
public struct TimerSnapshot: Hashable, Sendable {
  /// Where the clock is.
  public enum Stage: String, CaseIterable, Hashable, Sendable {
    /// It has not been started.
    case idle
    case getReady
    case work
    case rest
    /// Behind the last phase of a clock that goes on.
    case overtime
    case finished
  }

  /// Where the clock is.
  public var stage: Stage

  /// Whether it stands still.
  public var isPaused: Bool

  /// The round or window, from 1; 0 before the first.
  public var round: Int

  /// How many there are; 0 if not counted.
  public var rounds: Int

  /// What has passed since the first phase began, without pauses.
  public var elapsed: Duration

  /// What has passed of the phase.
  public var phaseElapsed: Duration

  /// What is left of the phase, if it has an end.
  public var phaseLeft: Duration?

  /// What is left of the whole, if it has an end.
  public var totalLeft: Duration?

  /// What the large figure shows.
  public var reading: Duration

  /// Full rounds or windows that were reported done.
  public var roundsDone: Int

  /// Repetitions of the round that is not full.
  public var reps: Int

  /// Whether the person ended it before the clock did.
  public var isStopped: Bool
}
