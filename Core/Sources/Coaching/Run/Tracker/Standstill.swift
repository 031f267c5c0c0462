import Training

/// Notices from readings that the runner stands, whether or not the run pauses by itself.
///
/// Silence is no stop: after ten seconds without a reading nobody knows.
struct Standstill: Hashable, Sendable {
  private static let longestSilence: Duration = .seconds(10)
  private static let surety: Duration = .seconds(4)
  private static let startingUp: Duration = .milliseconds(1500)
  private static let standing = 0.6
  private static let moving = 1.0

  private var slowSince: Duration?
  private var fastSince: Duration?
  private var last: Duration?
  private var isStanding = false

  /// Since when the runner stands, as far as recent readings show it.
  func since(at elapsed: Duration) -> Duration? {
    guard isStanding, let last, elapsed - last <= Self.longestSilence else { return nil }
    return slowSince
  }

  /// Ingests a speed over the ground, with the cadence of the same moment.
  mutating func ingest(_ speed: Speed, cadence: Cadence?, at elapsed: Duration) {
    if let last, elapsed - last > Self.longestSilence { self = Self() }
    last = elapsed
    // Feet that run on a treadmill or under a roof outvote a position that does not move.
    let feetRun = (cadence?.stepsPerMinute ?? 0) >= 120
    if isStanding {
      leave(speed.metersPerSecond > Self.moving || feetRun, at: elapsed)
    } else if speed.metersPerSecond < Self.standing, !feetRun {
      let since = slowSince ?? elapsed
      slowSince = since
      isStanding = elapsed - since >= Self.surety
    } else {
      slowSince = nil
    }
  }

  private mutating func leave(_ isMoving: Bool, at elapsed: Duration) {
    let since = isMoving ? fastSince ?? elapsed : nil
    fastSince = since
    guard let since, elapsed - since >= Self.startingUp else { return }
    isStanding = false
    slowSince = nil
    fastSince = nil
  }
}
