import Training

/// Whether what opened an episode is over.
extension RuleContext {
  /// Whether an episode is over, as far as anybody can tell.
  func isWell(after episode: Episode) -> Bool? {
    switch episode {
    case .heartRateHigh:
      guard let limits, let rate = metrics.trustedHeartRate else { return nil }
      return rate < 0.88 * limits.highest
    case .bonk:
      guard let baseline, let recent = paces.last(180) else { return nil }
      return recent.slowness(against: baseline.segment) <= 0.05
    case .fade:
      guard let usual, let recent = paces.last(180) else { return nil }
      return usual.slowness(of: recent) <= 0.06
    case .stopped: return nil
    }
  }
}
