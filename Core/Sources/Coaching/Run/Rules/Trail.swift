/// The last few meters behind a runner, and when they were left: tells walking from shifting about.
///
/// Positions wander around somebody who stands, and distance grows by it; nobody walks so slowly.
struct Trail: Equatable, Sendable {
  private struct Place: Equatable, Sendable {
    var meters: Double
    var leftAt: Double
  }

  /// So many meters somebody covers who runs on, and does not shift from foot to foot.
  static let length = 15.0
  // Whoever takes longer for them does not walk.
  private static let longestWalk = 25.0
  private static let grain = 1.0

  // From the last place that is the trail's length behind to here.
  private var places: [Place] = []
  private var walkedAt: Double?
  private var now = 0.0

  /// Whether the runner walks or runs now.
  var isWalked: Bool { walkedAt == now }

  /// The second since which the runner has not gone anywhere; nothing before they first did.
  var stayedSince: Double? {
    guard !isWalked, let walkedAt, let first = places.first else { return nil }
    return min(walkedAt, first.leftAt)
  }

  /// Takes how far the runner has come, in meters, at a second of the run.
  mutating func ingest(_ meters: Double, at second: Double) {
    now = second
    if let last = places.last, meters < last.meters + Self.grain {
      places[places.count - 1].leftAt = second
    } else {
      places.append(Place(meters: meters, leftAt: second))
    }
    while places.count > 1, meters - places[1].meters >= Self.length { places.removeFirst() }
    guard let first = places.first, meters - first.meters >= Self.length else { return }
    if second - first.leftAt <= Self.longestWalk { walkedAt = second }
  }
}
