import Training

extension Tracker {
  mutating func start() -> [TrackerEffect] {
    guard phase == .preparing else { return [] }
    phase = .running
    startedAt = clock
    barometer.begin()
    beginMeasuring()
    return []
  }

  mutating func pause() -> [TrackerEffect] {
    guard phase == .running || phase == .standing else { return [] }
    stopDoubting()
    let gap = position.takenAt == nil ? [] : closeGap(bridged: .zero)
    phase = .paused
    return gap
  }

  mutating func resume() -> [TrackerEffect] {
    guard phase == .paused else { return [] }
    phase = .running
    beginMeasuring()
    ground = PaceWindow()
    return []
  }

  /// Begins or ends a hard interval; who stands when it begins is taken to run.
  mutating func work(_ isOn: Bool) -> [TrackerEffect] {
    isWorking = isOn
    guard isOn else { return [] }
    if phase == .standing { return turn(at: clock) }
    stopDoubting()
    return []
  }

  private mutating func beginMeasuring() {
    odometer.restart(at: clock.inSeconds)
    missedSince = clock
    podMeters = 0
    podCounted = 0
    beltCounted = progress.moving
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

  /// What the heart did and what it cost; a sensor that counts steps is not the heart.
  private mutating func work(until now: Duration) {
    let heart = lock.isLocked ? nil : heartRate.coverage(from: clock, to: now)
    if let heart {
      progress.beats += heart.value.beatsPerMinute * heart.seconds
      progress.covered += heart.seconds
      timeInZones[zones.zone(of: heart.value)] += Duration(roundedSeconds: heart.seconds)
    }
    energy.add(
      seconds: (now - clock).inSeconds,
      speed: currentSpeed,
      heartRate: heart?.value,
      cadence: cadence.fresh(at: clock)
    )
  }

  /// Lets time pass in which nobody listened: the clocks go on, and nothing else is known.
  mutating func skip(_ kind: TrackingGap.Kind, to now: Duration) -> [TrackerEffect] {
    guard now > clock, phase != .preparing else {
      clock = max(clock, now)
      return []
    }
    let passed = now - clock
    let from = progress.elapsed
    if phase == .running {
      stopDoubting()
      progress.moving += passed
      beltCounted += passed
    } else {
      counter.pause(for: passed)
    }
    progress.elapsed += passed
    clock = now
    guard phase != .paused else { return [] }
    let gap = TrackingGap(kind: kind, from: from, to: progress.elapsed)
    gaps.append(gap)
    return [.gap(gap)]
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
