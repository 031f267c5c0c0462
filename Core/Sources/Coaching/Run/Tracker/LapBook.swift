import Training

/// The laps of a run: those that the runner marks, and those that a device reports.
struct LapBook: Hashable, Sendable {
  /// The laps completed so far.
  private(set) var laps: [Split] = []

  private var start = Progress()
  private var hasDeviceLaps = false

  /// Completes a lap; what a device reports of it is taken as it is.
  mutating func complete(at end: Progress, by device: Recording.Lap? = nil) -> Split {
    var lap = end.stretch(number: laps.count + 1, since: start)
    if let device {
      hasDeviceLaps = true
      lap.distance = TrackingLimits.credible(device.distance) ?? lap.distance
      lap.moving = TrackingLimits.credible(device.timer) ?? lap.moving
      lap.elapsed = max(lap.elapsed, lap.moving)
    }
    start = end
    laps.append(lap)
    return lap
  }

  /// Where a lap of a length ends; nowhere where a device marks the laps.
  func boundary(after length: Double) -> Double? {
    hasDeviceLaps || length < 1 ? nil : start.distance + length
  }

  /// Completes the last lap of a runner who has marked others.
  mutating func completeLast(at end: Progress) -> Split? {
    guard !laps.isEmpty, !hasDeviceLaps, end.elapsed > start.elapsed else { return nil }
    return complete(at: end)
  }
}
