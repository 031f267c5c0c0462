import Training

extension Tracker {
  /// The run as it stands now.
  public var metrics: LiveMetrics {
    let isMoving = phase == .running
    return LiveMetrics(
      elapsed: progress.elapsed,
      moving: progress.moving,
      distance: .meters(progress.distance),
      distanceSource: source,
      currentPace: isMoving ? currentSpeed.flatMap(pace) : nil,
      averagePace: averagePace,
      heartRate: heartRate.fresh(at: clock),
      cadence: cadence.fresh(at: clock),
      kilocalories: totalKilocalories,
      lastSplit: lastCompleteSplit,
      state: state,
      position: position.value,
      positionSignal: positionSignal,
      heartRateSignal: heartRateSignal,
      altitude: altitude.fresh(at: clock),
      footpodSignal: footpod.signal(at: clock),
      ascent: barometer.ascent.map { .meters($0) }
    )
  }

  /// The mean speed of the last seconds, while readings come; without any distance the device's.
  var currentSpeed: Speed? {
    if source == .none { return deviceSpeed.fresh(at: clock) }
    guard distanceReading.fresh(at: clock) != nil else { return nil }
    return window.speed()
  }

  /// Who looks away for a moment is not told that nothing comes.
  private var positionSignal: LiveMetrics.Signal {
    let signal = position.signal(at: clock)
    guard let hiddenSince, signal != .absent, clock - hiddenSince >= .seconds(5),
      (position.takenAt ?? .zero) < clock - .seconds(5)
    else { return signal }
    return .hidden
  }

  private var heartRateSignal: LiveMetrics.Signal {
    let signal = heartRate.signal(at: clock)
    return signal == .good && lock.isLocked ? .doubtful : signal
  }

  /// Within the first metre a pace would say nothing.
  private var averagePace: Pace? {
    progress.distance < 1 ? nil : Pace(covering: .meters(progress.distance), in: progress.moving)
  }

  /// Where the session stands now, also between two seconds.
  public var state: LiveMetrics.State {
    switch phase {
    case .preparing: .preparing
    case .running: .running
    case .standing, .paused: .paused
    case .ended: .ended
    }
  }

  private var totalKilocalories: Double? {
    guard phase == .ended, let told = totals?.kilocalories, told >= 0, told.isFinite else {
      return energy.kilocalories
    }
    return told
  }

  private var lastCompleteSplit: Split? {
    splits.last { $0.distance >= settings.splitDistance }
  }

  /// Below 0.5 m/s somebody stands or shuffles, and a pace would be noise.
  private func pace(of speed: Speed) -> Pace? {
    speed.metersPerSecond < 0.5 ? nil : Pace(speed)
  }
}
