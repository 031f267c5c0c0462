import Training

/// Follows a run against its rival, and decides what is worth a word.
///
/// ```
///  ahead ──┐ 3 s          a change of the lead counts once it is three seconds,
///   level ─┼─────         so that two who run together are left in peace
///  behind ─┘ 3 s
/// ```
struct RivalWatch: Hashable, Sendable {
  /// A lead changes hands when it is so many seconds.
  static let margin = 3.0

  // Before this nobody is ahead of anybody.
  private static let firstMeters = 200.0

  private let rival: Rival
  private let mark: Double
  private var way: SharedWay
  private var leads: Bool?
  private var marks = 0

  private(set) var standing: RivalStanding?

  /// Prepares a race that has not begun.
  init(_ rival: Rival, units: UnitSystem) {
    self.rival = rival
    way = SharedWay(of: rival)
    mark = units.splitDistance.meters
  }

  /// Takes what the tracker says; answers with what is to be said of it.
  mutating func cues(in metrics: LiveMetrics) -> [CourseCue] {
    guard metrics.state == .running, standing?.isOver != true else { return [] }
    let meters = metrics.distance.meters
    let moving = metrics.moving.inSeconds
    guard meters >= 1 else { return [] }
    let along = way.distance(of: metrics.position, having: meters)
    guard let time = rival.time(at: along) else { return [finish(moving)] }
    let standing = RivalStanding(
      seconds: time - moving,
      meters: along - rival.distance(at: moving)
    )
    self.standing = standing
    guard meters >= Self.firstMeters else { return [] }
    let passed = Int(meters / mark)
    defer { marks = max(marks, passed) }
    if abs(standing.seconds) >= Self.margin, (standing.seconds > 0) != leads {
      let had = leads
      leads = standing.seconds > 0
      if had != nil { return [standing.seconds > 0 ? .rivalTaken : .rivalPassed] }
    }
    guard passed > marks, abs(standing.seconds) >= 1 else { return [] }
    return [standing.seconds > 0 ? .rivalAhead : .rivalBehind]
  }

  private mutating func finish(_ moving: Double) -> CourseCue {
    let seconds = rival.duration.inSeconds - moving
    let before = standing?.meters ?? 0
    standing = RivalStanding(seconds: seconds, meters: before, isOver: true)
    return seconds >= 0 ? .rivalBeaten : .rivalLost
  }
}
