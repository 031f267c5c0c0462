extension Recording {
  // Over a longer silence nobody knows how somebody went on, in seconds.
  private static let longestSilence = 60.0

  /// Counts meters from the speed, where a device tells nothing else: that of a treadmill, or a wheel.
  public mutating func countSpeed() {
    guard samples.speed.count == samples.count, samples.speed.contains(where: { $0 > 0 }),
      !samples.distance.contains(where: { $0.isFinite }),
      !samples.latitude.contains(where: { $0.isFinite })
    else { return }
    var meters = 0.0
    var last: Int?
    var clock = 0
    samples.distance = samples.time.indices.map { row in
      guard samples.speed[row].isFinite else { return .nan }
      defer { last = row }
      if let last {
        let (start, end) = (samples.time[last], samples.time[row])
        while clock < pauses.count, pauses[clock].upperBound <= start { clock += 1 }
        let paused = pauses[clock...].prefix { $0.lowerBound < end }
          .reduce(0) { $0 + min($1.upperBound, end) - max($1.lowerBound, start) }
        let seconds = end - start - paused
        if seconds <= Self.longestSilence {
          meters += seconds * max(0, samples.speed[last] + samples.speed[row]) / 2
        }
      }
      // To the centimeter, as devices count.
      return (meters * 100).rounded() / 100
    }
  }
}
