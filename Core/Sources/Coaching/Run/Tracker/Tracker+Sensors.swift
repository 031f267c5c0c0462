import Training

extension Tracker {
  /// Farther than any run; a device that says so is broken, and counting its splits would not end.
  private static let farthest = 10_000_000.0

  mutating func take(_ fix: Fix) -> [TrackerEffect] {
    let step = odometer.take(fix, at: clock.inSeconds)
    guard step != .dropped else { return [] }
    position.take(fix.coordinate, at: clock)
    guard source != .device, phase == .running || phase == .standing else { return [] }
    var effects: [TrackerEffect] = []
    switch step {
    case .dropped, .held:
      effects += travel(to: tally.distance)
    case .advanced(let meters):
      source = .positions
      effects += move(by: meters)
    case .bridged(let meters):
      source = .bridged
      bridged = bridged + .meters(meters)
      effects += move(by: meters)
    }
    if let speed = fix.speed ?? window.speed(over: 4, atLeast: 3) {
      effects += judge(speed)
    }
    return effects
  }

  mutating func take(_ reading: DeviceReading) -> [TrackerEffect] {
    var effects: [TrackerEffect] = []
    if let meters = reading.distance?.meters, meters >= 0, meters <= Self.farthest {
      source = .device
      if phase != .preparing {
        effects += travel(to: max(tally.distance, meters))
      }
    }
    if let speed = reading.speed, speed.metersPerSecond >= 0, speed.metersPerSecond.isFinite {
      deviceSpeed.take(speed, at: clock)
      effects += judge(speed)
    } else if source == .device, let speed = window.speed(over: 4, atLeast: 3) {
      effects += judge(speed)
    }
    return effects
  }

  mutating func take(_ cadence: Cadence) -> [TrackerEffect] {
    guard cadence.stepsPerMinute >= 0, cadence.stepsPerMinute < 400 else { return [] }
    self.cadence.take(cadence, at: clock)
    guard settings.pausesByItself, phase == .running || phase == .standing else { return [] }
    let edge = standstill.take(cadence, isStanding: phase == .standing, at: clock)
    return judged(edge)
  }

  /// Counts a distance, and answers with the splits that it completes.
  mutating func travel(to meters: Double) -> [TrackerEffect] {
    tally.distance = meters
    distanceReading.take(meters, at: clock)
    window.take(distance: meters, at: tally.moving)
    let completed = counter.advance(to: tally)
    splits += completed
    return completed.map { .split($0) }
  }

  private mutating func move(by meters: Double) -> [TrackerEffect] {
    guard phase == .standing else {
      return travel(to: min(tally.distance + meters, Self.farthest))
    }
    metersWhileStanding += meters
    return []
  }

  private mutating func judge(_ speed: Speed) -> [TrackerEffect] {
    guard settings.pausesByItself, phase == .running || phase == .standing else { return [] }
    let edge = standstill.take(
      speed,
      cadence: cadence.fresh(at: clock),
      isStanding: phase == .standing,
      at: clock
    )
    return judged(edge)
  }

  private mutating func judged(_ edge: Duration?) -> [TrackerEffect] {
    if let edge { return turn(at: edge) }
    if phase == .running, standstill.suspectedSince == nil {
      tally.moving += heldBack
      heldBack = .zero
    }
    if phase == .standing, standstill.leavingSince == nil { metersWhileStanding = 0 }
    return []
  }
}
