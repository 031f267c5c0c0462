import Training

extension Tracker {
  /// Completes a lap; what the device says of it is taken as it is.
  mutating func lap(_ device: Recording.Lap?) -> [TrackerEffect] {
    guard phase != .preparing else { return [] }
    var lap = progress.stretch(number: laps.count + 1, since: lapStart)
    if let device {
      hasDeviceLaps = true
      lap.distance = credible(device.distance) ?? lap.distance
      lap.moving = credible(device.timer) ?? lap.moving
      lap.elapsed = max(lap.elapsed, lap.moving)
    }
    lapStart = progress
    laps.append(lap)
    return [.lap(lap)]
  }

  /// Settles the run by the device's own totals, and completes the last split and lap.
  mutating func end() -> [TrackerEffect] {
    stopDoubting()
    let gap = position.takenAt == nil ? [] : closeGap(bridged: .zero)
    let counted = progress.distance
    settle()
    phase = .ended
    var effects = gap + completeSplits(counted: counted)
    if !laps.isEmpty, !hasDeviceLaps, progress.elapsed > lapStart.elapsed {
      effects += lap(nil)
    }
    return effects + [.publish(metrics)]
  }

  private mutating func settle() {
    guard let totals else { return }
    progress.distance = credible(totals.distance)?.meters ?? progress.distance
    progress.moving = credible(totals.timer) ?? progress.moving
    progress.elapsed = max(credible(totals.elapsed) ?? progress.elapsed, progress.moving)
  }

  /// Adds what is left as the last split, so that the splits add up to the totals.
  ///
  /// Where the device's totals are less than what was counted, the last splits give way; a split
  /// that is told again under the same number replaces the first.
  private mutating func completeSplits(counted: Double) -> [TrackerEffect] {
    let before = splits
    // Without readings along the way, nobody knows when the boundaries were passed.
    if progress.distance - counted < settings.splitDistance.meters {
      splits += counter.advance(to: progress)
    }
    var rest = counter.rest(at: progress)
    while rest.isNegative, let previous = splits.popLast() { rest = previous.extended(by: rest) }
    if rest.distance > .zero || rest.moving > .zero {
      rest.number = splits.count + 1
      rest.elapsed = max(rest.elapsed, rest.moving)
      splits.append(rest)
    }
    let unchanged = zip(before, splits).prefix { $0 == $1 }.count
    return splits.dropFirst(unchanged).map { .split($0) }
  }

  private func credible(_ distance: Distance?) -> Distance? {
    guard let distance, distance.meters >= 0, distance.meters <= Self.farthest else { return nil }
    return distance
  }

  private func credible(_ duration: Duration?) -> Duration? {
    guard let duration, duration >= .zero, duration <= Self.longest else { return nil }
    return Duration(roundedSeconds: duration.inSeconds)
  }
}

extension Split {
  fileprivate var isNegative: Bool {
    distance < .zero || moving < .zero || elapsed < .zero
  }

  fileprivate func extended(by rest: Split) -> Split {
    Split(
      number: number,
      distance: distance + rest.distance,
      moving: moving + rest.moving,
      elapsed: elapsed + rest.elapsed,
      heartRate: heartRate
    )
  }
}
