import Training

extension Tracker {
  mutating func take(_ fix: Fix) -> [TrackerEffect] {
    if source == .device {
      if odometer.believes(fix, at: clock.inSeconds) { show(fix) }
      return []
    }
    guard settings.place == .outdoor else { return [] }
    let isFirst = !odometer.hasAnchor
    let step = odometer.take(fix, at: clock.inSeconds)
    guard step != .dropped else { return [] }
    let gap = closeGap(bridged: .meters(max(0, step.bridged.meters - podCounted)))
    show(fix)
    guard phase == .running || phase == .standing else { return [] }
    if isFirst { forgetPod() }
    let effects = gap + count(step)
    guard let speed = credible(fix.speed) ?? (odometer.isRough ? nil : speedOverGround()) else {
      return effects
    }
    return effects + judge(speed)
  }

  private mutating func show(_ fix: Fix) {
    position.take(fix.coordinate, at: clock)
    missedSince = clock
    lastHidden = hiddenSince
    guard let altitude = fix.altitude else { return }
    barometer.level(by: altitude)
    self.altitude.take(barometer.altitude ?? altitude, at: clock)
  }

  private mutating func count(_ step: PositionOdometer.Step) -> [TrackerEffect] {
    switch step {
    case .dropped: return []
    case .unsure:
      distanceReading.take(progress.distance, at: clock)
      return []
    case .still:
      distanceReading.take(progress.distance, at: clock)
      window.take(distance: progress.distance, at: progress.moving)
      // Time that was stood does not belong to the next step, so no boundary may lie in it.
      if odometer.isStanding { counter.stand(at: progress) }
      return []
    case .advanced(let meters):
      source = .positions
      if podCounted == 0 { pod.compare(positions: meters, pod: podMeters) }
      return move(by: meters - forgetPod(upTo: meters))
    case .bridged(let meters):
      source = .bridged
      let rest = meters - forgetPod(upTo: meters)
      bridged = bridged + .meters(rest)
      return move(by: rest)
    }
  }

  mutating func take(_ reading: DeviceReading) -> [TrackerEffect] {
    var effects: [TrackerEffect] = []
    if let meters = reading.distance?.meters, meters >= 0, meters <= Self.farthest {
      source = .device
      if phase != .preparing {
        effects += travel(to: max(progress.distance, meters))
        groundMeters = progress.distance
        settledMeters = groundMeters
      }
    }
    if let speed = credible(reading.speed) {
      deviceSpeed.take(speed, at: clock)
      effects += judge(speed)
    } else if source == .device, let speed = speedOverGround() {
      effects += judge(speed)
    }
    return effects
  }

  /// The speed of the last seconds on the clock, for somebody who may be standing.
  private mutating func speedOverGround() -> Speed? {
    ground.take(distance: groundMeters, at: progress.elapsed)
    return ground.speed(over: 4, atLeast: 3)
  }

  /// A strap without contact says 0; nobody runs below 25 or above 250.
  mutating func take(_ heartRate: HeartRate) {
    guard (25...250).contains(heartRate.beatsPerMinute) else { return }
    self.heartRate.take(heartRate, at: clock)
    lock.take(heartRate, cadence.fresh(at: clock), at: clock.inSeconds)
    if phase == .running, !lock.isLocked { highest.take(heartRate, at: clock.inSeconds) }
  }

  mutating func take(pressure hectopascals: Double) {
    guard barometer.take(hectopascals, counts: phase == .running),
      let altitude = barometer.altitude
    else { return }
    self.altitude.take(altitude, at: clock)
  }

  mutating func take(_ cadence: Cadence) -> [TrackerEffect] {
    guard cadence.stepsPerMinute >= 0, cadence.stepsPerMinute < 400 else { return [] }
    self.cadence.take(cadence, at: clock)
    guard pausesByItself, phase == .running || phase == .standing else { return [] }
    let edge = standstill.take(cadence, isStanding: phase == .standing, at: clock)
    return judged(edge)
  }

  /// Counts a distance, and answers with the splits that it completes.
  mutating func travel(to meters: Double) -> [TrackerEffect] {
    progress.distance = meters
    distanceReading.take(meters, at: clock)
    window.take(distance: meters, at: progress.moving)
    let completed = counter.advance(to: progress)
    splits += completed
    return completed.map { .split($0) }
  }

  mutating func move(by meters: Double) -> [TrackerEffect] {
    groundMeters += meters
    guard phase == .running else { return [] }
    return travel(to: min(progress.distance + meters, Self.farthest))
  }

  func credible(_ speed: Speed?) -> Speed? {
    guard let speed, (0...settings.fastest.metersPerSecond).contains(speed.metersPerSecond) else {
      return nil
    }
    return speed
  }

  mutating func judge(_ speed: Speed) -> [TrackerEffect] {
    guard pausesByItself, phase == .running || phase == .standing else { return [] }
    let edge = standstill.take(
      speed,
      cadence: cadence.fresh(at: clock),
      isStanding: phase == .standing,
      at: clock
    )
    return judged(edge)
  }

  /// Nobody is paused in a race or in a hard interval (definition 10).
  private var pausesByItself: Bool { settings.pausesByItself && !isWorking }

  private mutating func judged(_ edge: Duration?) -> [TrackerEffect] {
    if let edge { return turn(at: edge) }
    if phase == .running, standstill.suspectedSince == nil {
      progress.moving += heldBack
      heldBack = .zero
    }
    if phase == .standing, standstill.leavingSince == nil { settledMeters = groundMeters }
    return []
  }
}
