/// How the sensors stood last, to notice when one is lost or found.
struct Signals: Equatable, Sendable {
  private var position = Watch()
  private var heartRate = Watch()
  private var footpod = Watch()

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
    var changes: [SensorNotice] = []
    switch position.change(to: metrics.positionSignal) {
    case .lost: changes.append(.positionLost)
    case .hidden: changes.append(.pageHidden)
    case .found: changes.append(.positionFound)
    case .doubtful, nil: break
    }
    switch heartRate.change(to: metrics.heartRateSignal) {
    case .lost: changes.append(.heartRateLost)
    case .doubtful: changes.append(.heartRateDoubtful)
    case .found: changes.append(.heartRateFound)
    case .hidden, nil: break
    }
    switch footpod.change(to: metrics.footpodSignal) {
    case .lost: changes.append(.footpodLost)
    case .found: changes.append(.footpodFound)
    case .doubtful, .hidden, nil: break
    }
    return changes
  }

  private enum Change { case lost, doubtful, hidden, found }

  private struct Watch: Equatable, Sendable {
    var last = LiveMetrics.Signal.absent
    // Found again is only news to somebody who was told of the loss.
    private var isMissed = false

    mutating func change(to signal: LiveMetrics.Signal) -> Change? {
      defer { last = signal }
      switch (last, signal) {
      case (.good, .lost):
        isMissed = true
        return .lost
      case (.good, .hidden):
        isMissed = true
        return .hidden
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
  }
}
