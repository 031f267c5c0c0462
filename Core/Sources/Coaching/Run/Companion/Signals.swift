/// How the sensors stood last, to notice when one is lost or found.
struct Signals: Equatable, Sendable {
  private var position = LiveMetrics.Signal.absent
  private var heartRate = LiveMetrics.Signal.absent

  /// What has changed since the last look; a first reading is no news, and a pause is no loss.
  mutating func changes(in metrics: LiveMetrics) -> [SensorNotice] {
    guard metrics.state == .running else { return [] }
    var changes: [SensorNotice] = []
    switch (position, metrics.positionSignal) {
    case (.good, .lost): changes.append(.positionLost)
    case (.lost, .good): changes.append(.positionFound)
    default: break
    }
    switch (heartRate, metrics.heartRateSignal) {
    case (.good, .lost): changes.append(.heartRateLost)
    case (.lost, .good): changes.append(.heartRateFound)
    default: break
    }
    position = metrics.positionSignal
    heartRate = metrics.heartRateSignal
    return changes
  }
}
