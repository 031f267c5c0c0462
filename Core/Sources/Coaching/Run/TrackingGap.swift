public import Training

/// A stretch of a run that was not measured, and is said so instead of being guessed.
public struct TrackingGap: Hashable, Sendable {
  /// Why it was not measured.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// No position came that could be believed.
    case positions
    /// The page was hidden, and a browser gives a hidden page no positions.
    case hidden
    /// The session was killed or loaded again: nothing was heard.
    case restart
    /// The device slept: nothing was heard.
    case suspended
  }

  /// Why it was not measured.
  public var kind: Kind

  /// When it began, as time since the start of the run, pauses included.
  public var from: Duration

  /// When it ended, likewise.
  public var to: Duration

  /// What of the distance is a straight line across it.
  public var bridged: Distance

  /// How long the run had been paused before it ended; journals do not carry it.
  public var paused: Duration

  /// Creates a gap.
  public init(
    kind: Kind,
    from: Duration,
    to: Duration,
    bridged: Distance = .zero,
    paused: Duration = .zero
  ) {
    self.paused = paused
    self.kind = kind
    self.from = from
    self.to = to
    self.bridged = bridged
  }
}
