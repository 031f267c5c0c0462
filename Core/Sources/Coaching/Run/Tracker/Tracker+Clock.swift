import Training

extension Tracker {
  mutating func start() -> [TrackerEffect] {
    guard phase == .preparing else { return [] }
    phase = .running
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
    odometer.restart()
    return []
  }

  /// Lets time pass: what moved, what the heart did meanwhile, and what it cost.
  mutating func advance(to now: Duration) {
    guard now > clock else { return }
    let passed = now - clock
    switch phase {
    case .preparing, .ended: break
    case .paused, .standing:
      tally.elapsed += passed
      counter.stood(for: passed)
    case .running:
      tally.elapsed += passed
      if standstill.suspectedSince == nil {
        tally.moving += passed
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
      tally.beats += heart.value.beatsPerMinute * heart.seconds
      tally.covered += heart.seconds
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
    tally.moving += heldBack
    heldBack = .zero
    metersWhileStanding = 0
    standstill = Standstill()
  }

  /// Changes between running and standing at an edge that lies a little back.
  mutating func turn(at edge: Duration) -> [TrackerEffect] {
    let late = clock - edge
    let since = tally.elapsed - late
    if phase == .running {
      tally.moving += max(.zero, heldBack - late)
      heldBack = .zero
      stopDoubting()
      phase = .standing
      return [.autoPause(true, since: since)]
    }
    tally.moving += late
    let meters = metersWhileStanding
    stopDoubting()
    phase = .running
    return [.autoPause(false, since: since)] + travel(to: tally.distance + meters)
  }
}
