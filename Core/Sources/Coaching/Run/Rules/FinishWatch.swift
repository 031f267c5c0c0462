import Training

/// Notices that the goal is reached, and what comes after it.
struct FinishWatch: Equatable, Sendable {
  /// What the watch has found.
  enum Finding: Equatable {
    case reached
    /// A minute after the goal: one word of the way home.
    case after
    /// From here on the way is the runner's own.
    case silence
    /// The run has become a longer one, and another split of it is complete.
    case homeward(split: Int)
  }

  // When, after the goal, the way home is spoken of: neither into the joy nor too late.
  private static let after = 75.0
  private static let latest = 120.0
  // A run that still goes on so long after its goal is more than the way home.
  private static let longer = 480.0

  /// When the goal was reached, on the session's clock.
  private(set) var reachedAt: Double?

  private var hasSpokenOfHome = false
  private var isSilent = false
  private var split = 0

  /// Takes a second of the run with the share of the goal that is done.
  mutating func ingest(_ metrics: LiveMetrics, progress: Double?, at now: Double) -> Finding? {
    guard let reachedAt else {
      guard let progress, progress >= 1 else { return nil }
      self.reachedAt = now
      split = metrics.lastSplit?.number ?? 0
      return .reached
    }
    guard metrics.state != .ended else { return nil }
    let passed = now - reachedAt
    if !hasSpokenOfHome, passed >= Self.after {
      hasSpokenOfHome = true
      if passed <= Self.latest { return .after }
    }
    if hasSpokenOfHome, !isSilent, passed >= Self.latest {
      isSilent = true
      return .silence
    }
    guard metrics.state == .running, metrics.standingSince == nil,
      let last = metrics.lastSplit?.number, last > split
    else { return nil }
    split = last
    return passed >= Self.longer ? .homeward(split: last) : nil
  }
}
