import Training

extension Tracker {
  /// Completes a lap; what the device says of it is taken as it is.
  mutating func lap(_ device: Recording.Lap?) -> [TrackerEffect] {
    guard phase != .preparing else { return [] }
    var lap = tally.stretch(number: laps.count + 1, since: lapStart)
    lap.distance = device?.distance ?? lap.distance
    lap.moving = device?.timer ?? lap.moving
    lapStart = tally
    laps.append(lap)
    return [.lap(lap)]
  }

  /// Settles the run by the device's own totals and completes the last split.
  mutating func end() -> [TrackerEffect] {
    stopDoubting()
    if let totals {
      tally.distance = totals.distance?.meters ?? tally.distance
      tally.moving = totals.timer ?? tally.moving
      tally.elapsed = max(totals.elapsed ?? tally.elapsed, tally.moving)
    }
    phase = .ended
    var effects: [TrackerEffect] = []
    if let last = counter.rest(at: tally) {
      splits.append(last)
      effects.append(.split(last))
    }
    return effects + [.publish(metrics)]
  }
}
