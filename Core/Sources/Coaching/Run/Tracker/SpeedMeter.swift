import Training

/// Follows the speed that a runner sees: that of the distance over the last seconds of moving time.
struct SpeedMeter: Hashable, Sendable {
  private var distance = LastReading<Double>(staleAfter: .seconds(15))
  private var device = LastReading<Speed>(staleAfter: .seconds(15))
  private var window = PaceWindow()

  /// The mean speed of the last seconds, while readings of the distance come.
  func speed(at now: Duration) -> Speed? {
    distance.fresh(at: now) == nil ? nil : window.speed()
  }

  /// The speed that a device last reported.
  func deviceSpeed(at now: Duration) -> Speed? { device.fresh(at: now) }

  /// Ingests how far the runner has come.
  mutating func ingest(_ progress: Progress, at now: Duration) {
    hold(progress, at: now)
    window.append(distance: progress.distance, at: progress.moving)
  }

  /// Records that the distance is measured, though it is not known yet what the runner does.
  mutating func hold(_ progress: Progress, at now: Duration) {
    distance.update(progress.distance, at: now)
  }

  /// Ingests the speed that a device reports.
  mutating func ingest(device speed: Speed, at now: Duration) { device.update(speed, at: now) }
}
