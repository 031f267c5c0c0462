import Training

/// What the rules see of a run: the metrics of every second, cleaned and summed up.
///
/// Metrics arrive once a second, but a device may move its distance only every few seconds; so a
/// segment is closed when the distance has moved and five seconds have passed, or when fifteen have
/// passed without it.
struct RunHistory: Equatable, Sendable {
  private static let shortest = 5.0
  private static let longest = 15.0
  private static let fastest = 10.0

  /// Slower than this nobody runs or walks.
  private static let standing = 0.5

  private(set) var paces = PaceHistory()
  private(set) var slope = Slope()
  private(set) var gait = Gait()
  private(set) var heart = HeartWatch()

  /// Moving time when each tenth of the goal was done, from none to all.
  private(set) var tenths: [Double] = [0]

  /// Moving time since when the distance is known to grow as the runner does.
  private var trustedSince = 0.0
  private var moving = 0.0
  private var distance = 0.0
  private var open = Fragment()

  private struct Fragment: Equatable, Sendable {
    var seconds = 0.0
    var meters = 0.0
    var isTrusted = true
    var beats = 0.0
    var heartSeconds = 0.0
    var steps = 0.0
    var stepSeconds = 0.0
  }

  /// Whether the distance has been believable for the last half minute.
  func isInSight(at clock: Double) -> Bool { clock - trustedSince >= 30 }

  /// Takes a second of a running session; true when a new mark was set in the paces.
  mutating func ingest(_ metrics: LiveMetrics, plan: RunPlan, limits: HeartLimits?) -> Bool {
    let clock = metrics.moving.inSeconds
    let seconds = clock - moving
    guard seconds > 0 else { return false }
    let meters = max(0, metrics.distance.meters - distance)
    moving = clock
    distance = max(distance, metrics.distance.meters)
    heart.ingest(
      metrics.trustedHeartRate,
      cadence: metrics.cadence?.stepsPerMinute,
      limits: limits,
      seconds: seconds
    )
    if !metrics.isDistanceTrusted {
      open.isTrusted = false
      trustedSince = clock
    }
    open.seconds += seconds
    open.meters += meters
    // After a gap between two moments nobody knows what the heart did in between.
    if seconds <= Self.shortest {
      if let rate = metrics.trustedHeartRate {
        open.beats += rate * seconds
        open.heartSeconds += seconds
      }
      if let cadence = metrics.cadence {
        open.steps += cadence.stepsPerMinute * seconds
        open.stepSeconds += seconds
      }
    }
    noteTenths(clock: clock, plan: plan)
    guard open.seconds >= (meters > 0 ? Self.shortest : Self.longest) else { return false }
    return close(altitude: metrics.altitude)
  }

  private mutating func close(altitude: Double?) -> Bool {
    let fragment = open
    open = Fragment()
    let speed = fragment.meters / fragment.seconds
    let isBelieved = fragment.isTrusted && speed < Self.fastest
    slope.ingest(isBelieved ? altitude : nil, distance: distance)
    var segment = Segment()
    if isBelieved {
      gait.ingest(
        speed: speed,
        cadence: fragment.stepSeconds > 0 ? fragment.steps / fragment.stepSeconds : nil,
        seconds: fragment.seconds,
        clock: paces.clock + fragment.seconds
      )
    }
    if isBelieved, speed >= Self.standing {
      let covered = fragment.heartSeconds / fragment.seconds
      let cost = slope.cost
      segment.meters = fragment.meters
      segment.flatMeters = fragment.meters * cost
      segment.seconds = fragment.seconds
      segment.beats = fragment.beats
      segment.heartSeconds = fragment.heartSeconds
      segment.heartMeters = fragment.meters * covered
      segment.heartFlatMeters = fragment.meters * cost * covered
      segment.climb = fragment.meters * abs(slope.gradient ?? 0)
      segment.steps = fragment.steps
      segment.stepSeconds = fragment.stepSeconds
    }
    return paces.add(segment, lasting: fragment.seconds)
  }

  private mutating func noteTenths(clock: Double, plan: RunPlan) {
    let progress: Double
    switch plan.goal {
    case .distance(let goal): progress = distance / goal.meters
    case .time(let goal): progress = clock / goal.inSeconds
    case nil: return
    }
    while tenths.count <= 10, progress * 10 >= Double(tenths.count) { tenths.append(clock) }
  }
}

extension LiveMetrics {
  /// The heart rate where it can be trusted and a human heart can beat so.
  var trustedHeartRate: Double? {
    guard heartRateSignal == .good, let rate = heartRate?.beatsPerMinute, rate >= 40, rate <= 230
    else { return nil }
    return rate
  }

  /// Whether the distance grows as the runner does: not across a gap without positions.
  var isDistanceTrusted: Bool {
    switch distanceSource {
    case .device: true
    case .footpod: footpodSignal == .good
    case .belt: true
    case .positions: positionSignal == .good
    case .bridged, .none: false
    }
  }
}
