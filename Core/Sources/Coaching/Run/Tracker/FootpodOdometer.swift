import Training

/// Turns what a foot pod says into a way, and learns from positions how long its metre is.
///
/// A pod that counts its own distance is believed before its speed, because it goes on counting while
/// the radio is silent. One whose count does not move while its speed does is not.
struct FootpodOdometer: Hashable, Sendable {
  // A speed says nothing of the time before it beyond this many seconds.
  private static let longestSilence = 3.0
  private static let shortestComparison = 400.0
  private static let believableFactors = 0.8...1.25

  private let fastest: Double
  private var lastTime: Double?
  private var lastCount: Double?
  private var uncounted = 0.0
  private var countsDistance = true
  private var comparedPod = 0.0
  private var comparedPositions = 0.0

  /// Creates an odometer for somebody who never moves faster than a speed.
  init(fastest: Speed) { self.fastest = fastest.metersPerSecond }

  /// How many true metres one metre of the pod is, 1 before positions have shown it.
  var factor: Double {
    guard comparedPod >= Self.shortestComparison, comparedPositions >= Self.shortestComparison
    else {
      return 1
    }
    let factor = comparedPositions / comparedPod
    return Self.believableFactors.contains(factor) ? factor : 1
  }

  /// Adds a reading; answers with the pod's metres since the one before.
  mutating func add(_ reading: FootpodReading, at now: Double) -> Double {
    let count = reading.distance?.meters
    defer {
      lastTime = now
      lastCount = count
    }
    guard let lastTime, now > lastTime else { return 0 }
    let speed = min(max(reading.speed.metersPerSecond, 0), fastest)
    let bySpeed = speed * min(now - lastTime, Self.longestSilence)
    guard countsDistance, let count, let lastCount else { return bySpeed }
    let counted = count - lastCount
    // A pod that was switched off begins again, and one that leaps is broken.
    guard counted >= 0, counted <= fastest * (now - lastTime) + 2 else { return bySpeed }
    if counted > 0 {
      uncounted = 0
      return counted
    }
    uncounted += bySpeed
    guard uncounted > 10 else { return 0 }
    countsDistance = false
    return uncounted
  }

  /// Learns from a stretch that positions and pod have both measured.
  mutating func compare(positions: Double, pod: Double) {
    guard positions > 0, pod > 0 else { return }
    comparedPositions += positions
    comparedPod += pod
  }
}
