import Training

/// Finds a heart rate sensor that counts steps instead of beats.
///
/// An optical sensor may lock on to the rhythm of the arm. The same number alone proves nothing: many
/// hearts beat as often as their feet step. It is a lock when the heart rate has leapt there faster
/// than a heart can, or follows the feet when they change.
struct CadenceLock: Hashable, Sendable {
  private struct Pair: Hashable, Sendable {
    var time: Double
    var beats: Double
    var steps: Double
  }

  private static let slowestRun = 140.0
  private static let near = 3.0
  private static let memory = 12.0
  // A heart that begins to work gains about one beat a second.
  private static let leap = 15.0
  private static let leapTime = 10.0
  private static let change = 8.0
  // So much of a change of the feet the heart must show at once, in the same direction.
  private static let likeness = 0.7

  /// Whether the heart rate is that of the feet.
  private(set) var isLocked = false

  private var recent: [Pair] = []
  private var nearSince: Double?
  private var farSince: Double?
  private var hasLeapt = false
  private var hasFollowed = false

  /// Compares a heart rate with the cadence of the same moment, where there is one.
  mutating func compare(_ heartRate: HeartRate, _ cadence: Cadence?, at now: Double) {
    let pair = Pair(
      time: now,
      beats: heartRate.beatsPerMinute,
      steps: cadence?.stepsPerMinute ?? 0
    )
    recent.removeAll { now - $0.time > Self.memory }
    if pair.steps >= Self.slowestRun, (pair.beats - pair.steps).magnitude <= Self.near {
      agree(pair)
    } else {
      disagree(pair)
    }
    recent.append(pair)
  }

  private mutating func agree(_ pair: Pair) {
    farSince = nil
    if nearSince == nil {
      nearSince = pair.time
      hasLeapt = recent.contains {
        pair.time - $0.time <= Self.leapTime && (pair.beats - $0.beats).magnitude >= Self.leap
      }
      hasFollowed = false
    }
    if let nearSince {
      // Heart and feet changed together, and stayed together all the while. A flat heart that the feet
      // pass by has followed nothing.
      if recent.contains(where: {
        $0.time >= nearSince && pair.time - $0.time <= Self.leapTime
          && (pair.steps - $0.steps).magnitude >= Self.change
          && (pair.beats - $0.beats) / (pair.steps - $0.steps) >= Self.likeness
      }) {
        hasFollowed = true
      }
      let lasted = pair.time - nearSince
      if hasLeapt && lasted >= 20 || hasFollowed && lasted >= 30 { isLocked = true }
    }
  }

  private mutating func disagree(_ pair: Pair) {
    // One wild reading does not end what has lasted.
    let since = farSince ?? pair.time
    farSince = since
    guard pair.time - since >= 3 else { return }
    nearSince = nil
    hasLeapt = false
    hasFollowed = false
    if pair.time - since >= 10 { isLocked = false }
  }
}
