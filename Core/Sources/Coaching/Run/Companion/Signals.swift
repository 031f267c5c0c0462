import Training

/// How the sensors stood last, to notice when one is lost or found.
///
/// ```
///  good ──lost──▶ told ──good──▶ told found
///    │ three losses in ten minutes
///    ▼
///  comes and goes: told once, and again every twenty minutes, until ten minutes without a loss
/// ```
struct Signals: Equatable, Sendable {
  private var position = Watch()
  private var heartRate = Watch()
  private var footpod = Watch()
  // The last split that was complete when the positions went.
  private var splitAtLoss: Int?

  /// What has changed since the last look.
  ///
  /// A first reading is no news, and a pause is no loss: devices write nothing while it lasts.
  mutating func changes(in metrics: LiveMetrics) -> [SensorNotice] {
    guard metrics.state == .running else {
      position.last = .absent
      heartRate.last = .absent
      footpod.last = .absent
      return []
    }
    let now = metrics.elapsed.inSeconds
    var changes: [SensorNotice] = []
    switch position.change(to: metrics.positionSignal, at: now) {
    case .lost: changes.append(.positionLost)
    case .hidden: changes.append(.pageHidden)
    case .found: changes += [.positionFound] + splitPassed(in: metrics)
    case .flapping: changes.append(.positionFlapping)
    case .doubtful, nil: break
    }
    if metrics.positionSignal == .good { splitAtLoss = metrics.lastSplit?.number ?? 0 }
    switch heartRate.change(to: metrics.heartRateSignal, at: now) {
    case .lost: changes.append(.heartRateLost)
    case .doubtful: changes.append(.heartRateDoubtful)
    case .found: changes.append(.heartRateFound)
    case .flapping: changes.append(.heartRateFlapping)
    case .hidden, nil: break
    }
    switch footpod.change(to: metrics.footpodSignal, at: now) {
    case .lost: changes.append(.footpodLost)
    case .found: changes.append(.footpodFound)
    case .doubtful, .hidden, .flapping, nil: break
    }
    return changes
  }

  /// A split that nobody heard of, because it lies where no position came.
  private func splitPassed(in metrics: LiveMetrics) -> [SensorNotice] {
    guard let splitAtLoss, let split = metrics.lastSplit?.number, split > splitAtLoss else {
      return []
    }
    return [.splitPassed]
  }

  private enum Change { case lost, doubtful, hidden, found, flapping }

  private struct Watch: Equatable, Sendable {
    private static let memory = 600.0
    private static let reminder = 1200.0
    private static let many = 3

    var last = LiveMetrics.Signal.absent
    // Found again is only news to somebody who was told of the loss.
    private var isMissed = false
    private var losses: [Double] = []
    private var flappingToldAt: Double?

    mutating func change(to signal: LiveMetrics.Signal, at now: Double) -> Change? {
      defer { last = signal }
      losses.removeAll { now - $0 > Self.memory }
      if losses.isEmpty { flappingToldAt = nil }
      switch (last, signal) {
      case (.good, .lost): return lose(.lost, at: now)
      case (.good, .hidden): return lose(.hidden, at: now)
      case (.good, .doubtful):
        isMissed = true
        return .doubtful
      case (_, .good) where isMissed:
        isMissed = false
        return .found
      default:
        return nil
      }
    }

    /// Takes a loss; one of many is only told as such.
    private mutating func lose(_ change: Change, at now: Double) -> Change? {
      losses.append(now)
      guard losses.count >= Self.many else {
        isMissed = true
        return change
      }
      if let flappingToldAt, now - flappingToldAt < Self.reminder { return nil }
      flappingToldAt = now
      return .flapping
    }
  }
}
