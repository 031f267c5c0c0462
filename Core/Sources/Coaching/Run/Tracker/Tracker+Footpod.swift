import Training

// What measures where no position does: a foot pod, and on a treadmill the speed of the belt.
extension Tracker {
  mutating func take(_ reading: FootpodReading) -> [TrackerEffect] {
    guard let speed = credible(reading.speed) else { return [] }
    footpod.take(speed, at: clock)
    let meters = pod.take(reading, at: clock.inSeconds)
    var effects: [TrackerEffect] = []
    if let cadence = footCadence.take(reading) { effects += take(cadence) }
    guard phase == .running || phase == .standing, source != .device else { return effects }
    podMeters += meters
    guard measuresByPod else { return effects }
    let due = podMeters * pod.factor - podCounted
    if due > 0 {
      podCounted += due
      source = .footpod
      effects += move(by: due)
    } else {
      distanceReading.take(progress.distance, at: clock)
    }
    return effects + judge(speed)
  }

  /// On a treadmill always; elsewhere as long as no position comes.
  private var measuresByPod: Bool {
    settings.place == .treadmill || position.fresh(at: clock) == nil
  }

  /// Forgets what the pod has measured since positions last counted, and answers how much of a way
  /// that positions now count as well has been counted already.
  @discardableResult
  mutating func forgetPod(upTo meters: Double = 0) -> Double {
    defer {
      podMeters = 0
      podCounted = 0
    }
    return min(max(meters, 0), podCounted)
  }

  /// Counts what the belt has moved since it was last asked.
  mutating func roll() -> [TrackerEffect] {
    let passed = progress.moving - beltCounted
    beltCounted = progress.moving
    guard settings.place == .treadmill, phase == .running, source != .device, passed > .zero,
      let belt, footpod.fresh(at: clock) == nil
    else { return [] }
    source = .belt
    return move(by: belt.metersPerSecond * passed.inSeconds)
  }
}
