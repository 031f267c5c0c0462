import Training

/// Follows somebody who stands: looks, asks, asks again, and notices that they run on.
///
/// ```
///  running ──15 s──▶ looked at ──60 s──▶ asked ──180 s──▶ asked again, every three minutes
///     ▲                  │                 │                    │
///     └── a red light ◀──┴── runs again ───┴─── a word of it ◀──┘
/// ```
/// In a race and late in a long run nobody waits a minute before they ask. Who crawls up a hill while the
/// clock stands still, or is just leaving, is not asked: only who has not moved for some seconds.
struct StopWatch: Equatable, Sendable {
  /// What the watch has found.
  enum Finding: Equatable {
    case looked
    case ask(seconds: Double)
    case askAgain(seconds: Double)
    /// The runner runs again after a stop.
    case resumed(seconds: Double)
  }

  private static let look = 15.0
  private static let urgentAsk = 12.0
  private static let ask = 60.0
  private static let urgentAskAgain = 90.0
  private static let askAgain = 180.0
  // Whoever does not answer three questions is not listening.
  private static let mostQuestions = 3
  // Who waits for a start, or at the first corner, does not need a coach.
  private static let start = 300.0
  // Positions wander by so many meters a second around somebody who stands.
  private static let drift = 0.05
  // Who has covered a stride or two in so many seconds moves, however slowly.
  private static let (stride, still) = (3.0, 10.0)

  /// Seconds with the timer running that the runner stood.
  private(set) var stood = 0.0

  /// Whether the runner has been asked and has not run on yet.
  var isOpen: Bool { questions > 0 }

  /// How long the stop has lasted so far.
  var standing: Duration? { since.map { _ in .seconds(length) } }

  private var since: Double?
  private var length = 0.0
  private var questions = 0
  private var askedAt = 0.0
  private var wasLookedAt = false
  private var meters = 0.0
  private var moving = 0.0
  // Where the last stride ended, and when.
  private var stepped = 0.0
  private var steppedAt = 0.0
  private var trail = Trail()

  /// Takes the metrics of a second; `isUrgent` where a stop is unlikely to be a red light.
  mutating func ingest(_ metrics: LiveMetrics, isUrgent: Bool) -> Finding? {
    let elapsed = metrics.elapsed.inSeconds
    let clock = metrics.moving.inSeconds
    defer { moving = clock }
    trail.ingest(metrics.distance.meters, at: elapsed)
    if abs(metrics.distance.meters - stepped) >= Self.stride {
      stepped = metrics.distance.meters
      steppedAt = elapsed
    }
    guard let standingSince = metrics.standingSince?.inSeconds else {
      return leave(metrics)
    }
    if since != standingSince {
      // Fidgeting at one light is one stop; who creeps up a hill leaves it a little at a time.
      let crept = metrics.distance.meters - meters
      if since == nil || crept >= Trail.length + Self.drift * length {
        begin(at: standingSince, metrics)
      }
    }
    // Who walked a little and stands again is at another stop, whatever the clock did in between.
    if let stayed = trail.stayedSince, stayed > since ?? 0 { begin(at: stayed, metrics) }
    stood += max(0, clock - moving)
    length = elapsed - (since ?? standingSince)
    guard elapsed - steppedAt >= Self.still else { return nil }
    return question(isUrgent: isUrgent, distance: metrics.distance.meters)
  }

  private mutating func question(isUrgent: Bool, distance: Double) -> Finding? {
    guard distance >= Self.start, questions < Self.mostQuestions else { return nil }
    if questions == 0 {
      if length >= (isUrgent ? Self.urgentAsk : Self.ask) {
        questions = 1
        askedAt = length
        return .ask(seconds: length)
      }
      guard !wasLookedAt, length >= Self.look else { return nil }
      wasLookedAt = true
      return .looked
    }
    let next = questions == 1 && isUrgent ? Self.urgentAskAgain : Self.askAgain
    let due = questions == 1 ? next : askedAt + Self.askAgain
    guard length >= due else { return nil }
    questions += 1
    askedAt = length
    return .askAgain(seconds: length)
  }

  private mutating func leave(_ metrics: LiveMetrics) -> Finding? {
    guard since != nil, metrics.state == .running, trail.isWalked,
      metrics.distance.meters - meters >= Trail.length
    else { return nil }
    let isWorthAWord = length >= Self.ask
    let seconds = length
    let isFar = metrics.distance.meters >= Self.start
    forget()
    return isWorthAWord && isFar ? .resumed(seconds: seconds) : nil
  }

  private mutating func begin(at second: Double, _ metrics: LiveMetrics) {
    forget()
    since = second
    meters = metrics.distance.meters
  }

  private mutating func forget() {
    since = nil
    length = 0
    questions = 0
    askedAt = 0
    wasLookedAt = false
  }
}
