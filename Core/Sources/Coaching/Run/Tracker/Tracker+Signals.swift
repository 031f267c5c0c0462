import Training

// What is known of the sensors themselves, and of the stretches that they missed.
extension Tracker {
  /// Longer than this without a position is a gap (definition 9 of the running definitions).
  private static let longestSilence: Duration = .seconds(15)

  mutating func lose(_ sensor: Sensor) {
    switch sensor {
    case .position: position.lose()
    case .heartRate: heartRate.lose()
    case .footpod:
      footpod.lose()
      cadence.lose()
    }
  }

  mutating func hide(_ isHidden: Bool) {
    hiddenSince = isHidden ? hiddenSince ?? clock : nil
    if isHidden { lastHidden = clock }
  }

  /// Ends a stretch without positions, if there was one and if it was long enough.
  mutating func closeGap(bridged: Distance) -> [TrackerEffect] {
    guard phase == .running || phase == .standing, settings.place == .outdoor,
      source != .device, let startedAt
    else { return [] }
    guard clock - missedSince > Self.longestSilence else { return [] }
    let gap = TrackingGap(
      kind: lastHidden == nil ? .positions : .hidden,
      from: missedSince - startedAt,
      to: clock - startedAt,
      bridged: bridged
    )
    missedSince = clock
    lastHidden = hiddenSince
    gaps.append(gap)
    return [.gap(gap)]
  }
}
