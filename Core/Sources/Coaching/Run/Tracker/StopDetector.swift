import Training

/// Finds out from speed and steps that a runner stands or runs again, and keeps what is not decided
/// yet (definition 10 of the running definitions).
///
/// It decides only when a reading comes: silence is a lost signal, never a stop. Both edges are dated
/// back to the first reading that showed them. Until one is sure, moving time is held back while the
/// runner may stand, and meters are held back while they may run again.
struct StopDetector: Hashable, Sendable {
  /// What a reading has shown.
  enum Finding: Hashable, Sendable {
    /// The runner has stood, or has run, since a moment.
    case turned(at: Duration)
    /// Nothing new; so much of the moving time that was held back counts after all.
    case unchanged(moving: Duration)
  }

  /// Step counts further apart than this say nothing about the time between them.
  private static let longestSilence: Duration = .seconds(5)

  /// Speeds may lie further apart: each is measured over the whole time since the position before.
  private static let longestStep: Duration = .seconds(15)

  /// A condition that must hold for a while, by readings that come often enough.
  private struct Streak: Hashable, Sendable {
    private(set) var since: Duration?
    private var last: Duration?
    private let longestSilence: Duration

    init(longestSilence: Duration) { self.longestSilence = longestSilence }

    /// Ingests a reading; answers with the streak's beginning once it has lasted.
    mutating func ingest(_ holds: Bool, lasting needed: Duration, at now: Duration) -> Duration? {
      if let last, now - last > longestSilence { since = nil }
      last = now
      since = holds ? since ?? now : nil
      guard let since, now - since >= needed else { return nil }
      return since
    }
  }

  private struct Streaks: Hashable, Sendable {
    var slow = Streak(longestSilence: StopDetector.longestStep)
    var fast = Streak(longestSilence: StopDetector.longestStep)
    var feetStill = Streak(longestSilence: StopDetector.longestSilence)
    var feetQuick = Streak(longestSilence: StopDetector.longestSilence)
  }

  private let isEnabled: Bool
  private var isWorking = false
  private var streaks = Streaks()
  // Moving time that is not counted before it is sure that the runner did not stand.
  private var heldBack = Duration.zero
  // All meters over the ground, those of somebody who seems to stand included.
  private var groundMeters = 0.0
  // What of them is counted or was noise: the rest counts once it is sure that the runner runs.
  private var settledMeters = 0.0
  // The meters over the clock, stops included.
  private var ground = PaceWindow()

  /// Creates a detector; one that is not enabled finds nothing.
  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  // MARK: What is measured

  /// Counts meters over the ground, whether or not the runner seems to stand.
  mutating func move(by meters: Double) { groundMeters += meters }

  /// Takes over the distance that a device has counted.
  mutating func settle(at meters: Double) {
    groundMeters = meters
    settledMeters = meters
  }

  /// Lets time pass in which the runner runs; answers with what of it is sure to be moving time.
  mutating func pass(_ time: Duration) -> Duration {
    guard suspectedSince != nil else { return time }
    heldBack += time
    return .zero
  }

  /// The speed of the last seconds on the clock, for somebody who may be standing.
  mutating func speedOverGround(at elapsed: Duration) -> Speed? {
    ground.append(distance: groundMeters, at: elapsed)
    return ground.speed(over: 4, atLeast: 3)
  }

  // MARK: What is decided

  /// Begins or ends a hard interval, in which nobody is paused.
  mutating func work(_ isOn: Bool) { isWorking = isOn }

  /// Measures speeds anew, after a pause.
  mutating func restart() { ground = PaceWindow() }

  /// Judges a speed.
  mutating func judge(
    _ speed: Speed,
    cadence: Cadence?,
    isStanding: Bool,
    at now: Duration
  ) -> Finding {
    guard isEnabled, !isWorking else { return .unchanged(moving: .zero) }
    // Feet that run on a treadmill or under a roof outvote a position that does not move.
    let feetRun = (cadence?.stepsPerMinute ?? 0) >= 120
    let stands = streaks.slow.ingest(
      !isStanding && !feetRun && speed.metersPerSecond < 0.6,
      lasting: .seconds(4),
      at: now
    )
    let runs = streaks.fast.ingest(
      isStanding && speed.metersPerSecond > 1,
      lasting: .milliseconds(1500),
      at: now
    )
    return finding(isStanding ? runs : stands, isStanding: isStanding)
  }

  /// Judges a cadence.
  mutating func judge(_ cadence: Cadence, isStanding: Bool, at now: Duration) -> Finding {
    guard isEnabled, !isWorking else { return .unchanged(moving: .zero) }
    let steps = cadence.stepsPerMinute
    let stands = streaks.feetStill.ingest(
      !isStanding && steps == 0,
      lasting: .seconds(2),
      at: now
    )
    let runs = streaks.feetQuick.ingest(isStanding && steps >= 120, lasting: .seconds(2), at: now)
    return finding(isStanding ? runs : stands, isStanding: isStanding)
  }

  /// Lets the runner run, whatever was doubted; answers with the moving time that was held back.
  mutating func stopDoubting() -> Duration {
    defer {
      heldBack = .zero
      settledMeters = groundMeters
      streaks = Streaks()
    }
    return heldBack
  }

  /// Lets the runner stand since an edge that lies a little back; answers with the moving time before
  /// it that was held back.
  mutating func stand(late: Duration) -> Duration {
    max(.zero, stopDoubting() - late)
  }

  /// Lets the runner run since an edge that lies a little back; answers with the meters since then.
  mutating func run() -> Double {
    let meters = groundMeters - settledMeters
    _ = stopDoubting()
    return meters
  }

  private mutating func finding(_ edge: Duration?, isStanding: Bool) -> Finding {
    if let edge { return .turned(at: edge) }
    if isStanding {
      if leavingSince == nil { settledMeters = groundMeters }
      return .unchanged(moving: .zero)
    }
    guard suspectedSince == nil else { return .unchanged(moving: .zero) }
    defer { heldBack = .zero }
    return .unchanged(moving: heldBack)
  }

  // Since when the runner may be standing, before that is sure.
  private var suspectedSince: Duration? {
    guard let slow = streaks.slow.since else { return streaks.feetStill.since }
    guard let feet = streaks.feetStill.since else { return slow }
    return min(slow, feet)
  }

  // Since when the runner may be running again, before that is sure.
  private var leavingSince: Duration? {
    guard let fast = streaks.fast.since else { return streaks.feetQuick.since }
    guard let feet = streaks.feetQuick.since else { return fast }
    return min(fast, feet)
  }
}
