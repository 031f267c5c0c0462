import Training

/// Finds out from the distance alone since when a runner stands, with or without a pause.
///
/// A device may move its distance only every few seconds; nobody stands before two such steps have
/// passed without one.
struct StandWatch: Equatable, Sendable {
  private struct Place: Equatable, Sendable {
    var at: Double
    var meters: Double
  }

  /// Slower than this over a few seconds nobody walks.
  private static let slowest = 0.5
  private static let span = 3.0
  private static let halt = 3.0
  // Longer nobody is told of their pace while they stand, however rarely the device measures.
  private static let longestHalt = 5.0
  private static let shortestStop = 5.0
  private static let shortestStand = 10.0
  /// A longer time without a step is a stop and no habit of the device.
  private static let longestStep = 30.0

  /// How long the runner has stood; zero for one who moves, nothing where the distance is a guess.
  private(set) var stood: Duration?

  /// Seconds of all stops that are over.
  private var stops = 0.0
  private var recent: [Place] = []
  private var movedAt: Double?
  private var steppedAt = 0.0
  private var step = 1.0
  private var now = 0.0
  private var isStopped = false
  private var pausedAt: Double?

  /// Whether the last step is so long ago that the next tip can wait until it is clear.
  var hasHalted: Bool {
    let halt = min(max(Self.halt, 2 * step), Self.longestHalt)
    return stood != nil && now - (movedAt ?? now) > halt
  }

  /// When the last stop of more than five seconds ended, or now during one.
  private(set) var lastStop: Double?
  private var startedAt: Double?

  /// How long the runner has stood in the whole run.
  var stoodInAll: Duration { .seconds(stops + (isStopped ? now - (movedAt ?? now) : 0)) }

  /// For how long the runner has moved without a stop.
  var movedFor: Duration? {
    guard stood != nil, let startedAt else { return nil }
    return .seconds(now - max(startedAt, lastStop ?? startedAt))
  }

  /// Takes the metrics of one second.
  mutating func ingest(_ metrics: LiveMetrics) {
    let time = metrics.elapsed.inSeconds
    let meters = metrics.distance.meters
    guard metrics.distanceSource != .none else { return }
    if startedAt == nil { startedAt = time }
    noteStep(at: time, meters)
    now = time
    guard metrics.isDistanceTrusted || metrics.state == .paused else {
      end(at: time)
      stood = nil
      return
    }
    recent.append(Place(at: time, meters: meters))
    while recent.count > 2, recent[1].at <= time - Self.span { recent.removeFirst() }
    let seconds = time - recent[0].at
    if movedAt == nil || meters - recent[0].meters >= Self.slowest * max(1, seconds) {
      end(at: time)
    }
    let still = time - (movedAt ?? time)
    isStopped = still > max(Self.shortestStop, 2 * step)
    if isStopped { lastStop = time }
    let stand = still >= max(Self.shortestStand, 2 * step) ? still : 0
    stood = .seconds(max(stand, paused(metrics)))
  }

  /// How long the run has been paused; who ends a paused run stands to the end.
  private mutating func paused(_ metrics: LiveMetrics) -> Double {
    switch metrics.state {
    case .paused: pausedAt = pausedAt ?? now
    case .preparing, .running: pausedAt = nil
    case .ended: break
    }
    return pausedAt.map { now - $0 } ?? 0
  }

  private mutating func end(at time: Double) {
    if isStopped, let movedAt { stops += time - movedAt }
    isStopped = false
    movedAt = time
  }

  /// Learns how often the device moves its distance, from the steps of somebody who runs.
  private mutating func noteStep(at time: Double, _ meters: Double) {
    guard let last = recent.last else {
      steppedAt = time
      return
    }
    guard meters > last.meters else { return }
    let lasted = time - steppedAt
    steppedAt = time
    // Who stands and shifts a little makes no steps to learn from.
    guard meters - last.meters >= Self.slowest * lasted else { return }
    step = max(1, lasted > Self.longestStep ? step : max(step * 0.9, lasted))
  }
}
