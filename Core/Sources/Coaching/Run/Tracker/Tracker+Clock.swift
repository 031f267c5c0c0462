import Training

extension Tracker {
  mutating func start() -> [TrackerEffect] {
    guard phase == .preparing else { return [] }
    phase = .running
    odometer.restart(at: clock.inSeconds)
    return []
  }

  mutating func pause() -> [TrackerEffect] {
    guard phase == .running || phase == .standing else { return [] }
    stopDoubting()
    phase = .paused
    return []
  }

  mutating func resume() -> [TrackerEffect] {
    guard phase == .paused else { return [] }
    phase = .running
    odometer.restart(at: clock.inSeconds)
    ground = PaceWindow()
    return []
  }

  /// Lets time pass: what moved, what the heart did meanwhile, and what it cost.
  mutating func advance(to now: Duration) {
    guard now > clock else { return }
    let passed = now - clock
    switch phase {
    case .preparing, .ended: break
    case .paused, .standing:
      progress.elapsed += passed
      counter.pause(for: passed)
    case .running:
      progress.elapsed += passed
      if standstill.suspectedSince == nil {
        progress.moving += passed
      } else {
        heldBack += passed
      }
      work(until: now)
    }
    clock = now
  }

  private mutating func work(until now: Duration) {
    let heart = heartRate.coverage(from: clock, to: now)
    if let heart {
      progress.beats += heart.value.beatsPerMinute * heart.seconds
      progress.covered += heart.seconds
    }
    energy.add(
      seconds: (now - clock).inSeconds,
      speed: currentSpeed,
      heartRate: heart?.value,
      cadence: cadence.fresh(at: clock)
    )
  }

  /// Counts the moving time that was held back, because the runner did not stand after all.
  mutating func stopDoubting() {
    progress.moving += heldBack
    heldBack = .zero
    settledMeters = groundMeters
    standstill = Standstill()
  }

  /// Changes between running and standing at an edge that lies a little back.
  mutating func turn(at edge: Duration) -> [TrackerEffect] {
    let late = clock - edge
    let since = progress.elapsed - late
    if phase == .running {
      progress.moving += max(.zero, heldBack - late)
      heldBack = .zero
      stopDoubting()
      phase = .standing
      return [.autoPause(true, since: since)]
    }
    progress.moving += late
    let meters = groundMeters - settledMeters
    stopDoubting()
    phase = .running
    return [.autoPause(false, since: since)] + travel(to: progress.distance + meters)
  }
}
