public import Training

/// What is measured of a run beyond the metrics of one second: what rules judge and what phrases claim.
///
/// Whatever nobody can know is nothing here, never zero.
public struct RunFacts: Hashable, Sendable {
  /// The complete splits, in order; one that nobody published is missing.
  public var splits: [Split] = []

  /// Whether the runner stood in the newest split for more than five seconds.
  public var isSplitBroken = false

  /// Whether the time of the newest split has a stop in it: with the timer running, as in a race.
  public var isSplitHeld = false

  /// Whether that of the split before has.
  public var isSplitBeforeHeld = false

  /// The pace of the last minute of moving time.
  public var minutePace: Pace?

  /// The median of the three-minute paces so far: what this runner runs today.
  public var usualPace: Pace?

  /// How much the last three minutes swing: the coefficient of variation of their half minutes.
  public var unsteadiness: Double?

  /// Seconds for which the last three minutes have been at least 4 % slower than usual.
  public var easingSeconds = 0.0

  /// Whether the run was faster than anybody runs: on wheels.
  public var isRide = false

  /// How long the runner has stood, zero for one who moves.
  public var stood: Duration?

  /// Whether no step has been seen for some seconds: the runner may be about to stand.
  public var hasHalted = false

  /// How long the runner has stood in the whole run, stops of up to five seconds left out.
  public var stoodInAll = Duration.zero

  /// For how long the runner has moved without a stop of more than five seconds.
  public var movedFor: Duration?

  /// Meters climbed for each meter forward over the last 200 m, by measured altitude.
  public var gradient: Double?

  /// The same over the last 100 m: past a hilltop it is level or falls already.
  public var newerGradient: Double?

  /// The trusted heart rate as a share of the runner's highest, where that is not merely assumed.
  public var heartShare: Double?

  /// The same of the newest reading alone.
  public var heartShareNow: Double?

  /// The highest such share of the last three minutes.
  public var heartPeak: Double?

  /// By how much a meter costs more beats in the last nine minutes than early in the run.
  public var drift: Double?

  /// Seconds at which half of the goal was done, once it is.
  public var half: Double?

  /// What the goal came to once it was reached: seconds for a distance, meters for a time.
  public var result: Double?

  /// Creates the facts of a run of which nothing is known.
  public init() {}

  /// The split that has just ended.
  public var newestSplit: Split? { splits.last }

  /// The split before the newest, if it is known.
  public var splitBefore: Split? {
    guard let newest = splits.last, splits.count > 1 else { return nil }
    let before = splits[splits.count - 2]
    return before.number == newest.number - 1 ? before : nil
  }
}
