import Training

/// Keeps the facts of a run second by second; each second costs the same, however long the run is.
struct FactsBuilder: Equatable, Sendable {
  /// A pace this much slower than usual eases.
  private static let easing = 1.04

  /// Nobody runs three minutes at so many seconds a kilometer on a run; wheels do.
  private static let riding = 145.0

  private(set) var facts = RunFacts()
  private let highest: Double?
  private var stand = StandWatch()
  private var slope = RecentSlope()
  private var usual = UsualPace()
  private var cost = HeartCost()
  private var peak = RecentPeak()
  private var moving = 0.0
  private var distance = 0.0
  private var piece = 0.0
  // How long the runner had stood when the last split ended.
  private var stoodAtSplit = 0.0

  /// Starts at the beginning of a run.
  init(zones: HeartRateZones?) {
    highest = zones.flatMap { zones in
      zones.maximumSource == .assumed ? nil : zones.maximum.beatsPerMinute
    }
  }

  /// Takes the metrics of a second, with what was derived of them.
  mutating func ingest(
    _ metrics: LiveMetrics,
    plan: RunPlan,
    recent: RecentDistance,
    heartRate: Double?
  ) {
    stand.ingest(metrics)
    facts.stood = stand.stood
    facts.hasHalted = stand.hasHalted || crawls(metrics)
    facts.stoodInAll = stand.stoodInAll
    facts.movedFor = stand.movedFor
    facts.heartShare = highest.flatMap { highest in
      metrics.trustedHeartRate == nil ? nil : heartRate.map { $0 / highest }
    }
    facts.heartShareNow = highest.flatMap { highest in
      metrics.trustedHeartRate.map { $0 / highest }
    }
    peak.add(facts.heartShare, at: metrics.elapsed.inSeconds)
    facts.heartPeak = peak.peak
    if let split = metrics.lastSplit, split != facts.splits.last { add(split, metrics) }
    let clock = metrics.moving.inSeconds
    if metrics.state == .running {
      slope.ingest(
        metrics.isDistanceTrusted ? metrics.altitude : nil,
        distance: metrics.distance.meters
      )
      facts.gradient = slope.gradient
      facts.newerGradient = slope.newerGradient
      cost.ingest(metrics)
    }
    pass(to: clock, recent)
    noteHalf(metrics, plan)
    noteResult(metrics, plan)
    moving = clock
    distance = metrics.distance.meters
  }

  /// Whether the pace of the last seconds is less than half of what this runner runs: walking to a halt.
  private func crawls(_ metrics: LiveMetrics) -> Bool {
    guard let usual = facts.usualPace else { return false }
    // Too slow for a pace is slower than any walk.
    guard let pace = metrics.currentPace ?? facts.minutePace else {
      return metrics.isDistanceTrusted
    }
    return pace.secondsPerKilometer > max(720, 2 * usual.secondsPerKilometer)
  }

  private mutating func pass(to clock: Double, _ recent: RecentDistance) {
    let pace = recent.pace
    if usual.ingest(pace, moving: clock) {
      cost.endBlock()
      facts.drift = cost.drift
      facts.usualPace = usual.pace
    }
    if let pace, pace.secondsPerKilometer < Self.riding { facts.isRide = true }
    if let pace, let usual = usual.pace,
      pace.secondsPerKilometer >= usual.secondsPerKilometer * Self.easing
    {
      facts.easingSeconds += max(0, clock - moving)
    } else {
      facts.easingSeconds = 0
    }
    facts.minutePace = recent.pace(over: 60)
    // Half minutes do not change much in five seconds.
    guard abs(clock - piece) >= 5 else { return }
    piece = clock
    facts.unsteadiness = pace == nil ? nil : recent.unsteadiness
  }

  /// Takes a new split; a device's totals may take back the last ones.
  private mutating func add(_ split: Split, _ metrics: LiveMetrics) {
    facts.splits.removeAll { $0.number >= split.number }
    facts.splits.append(split)
    let start = metrics.elapsed.inSeconds - split.elapsed.inSeconds
    let paused = (split.elapsed - split.moving).inSeconds
    let stood = stand.stoodInAll.inSeconds
    facts.isSplitBeforeHeld = facts.isSplitHeld
    facts.isSplitHeld = stood - stoodAtSplit - paused > 5
    stoodAtSplit = stood
    facts.isSplitBroken =
      paused >= 1 || stand.lastStop.map { $0 > start } ?? false
  }

  /// Notes the second, between two looks, at which half of the goal was done.
  private mutating func noteHalf(_ metrics: LiveMetrics, _ plan: RunPlan) {
    let (meters, seconds) = (metrics.distance.meters, metrics.moving.inSeconds)
    switch plan.goal {
    case .distance(let goal):
      let half = goal.meters / 2
      guard half > 0, meters >= half else { return facts.half = nil }
      guard facts.half == nil else { return }
      let share = meters > distance ? (half - distance) / (meters - distance) : 1
      facts.half = moving + (seconds - moving) * min(max(share, 0), 1)
    case .time(let goal):
      let half = goal.inSeconds / 2
      facts.half = half > 0 && seconds >= half ? half : nil
    case nil: facts.half = nil
    }
  }

  /// Notes the second, between two looks, at which the goal was reached.
  private mutating func noteResult(_ metrics: LiveMetrics, _ plan: RunPlan) {
    let (meters, seconds) = (metrics.distance.meters, metrics.moving.inSeconds)
    switch plan.goal {
    case .distance(let goal):
      guard goal.meters > 0, meters >= goal.meters else { return facts.result = nil }
      guard facts.result == nil else { return }
      let share = meters > distance ? (goal.meters - distance) / (meters - distance) : 1
      facts.result = moving + (seconds - moving) * min(max(share, 0), 1)
    case .time(let goal):
      guard goal > .zero, seconds >= goal.inSeconds else { return facts.result = nil }
      guard facts.result == nil else { return }
      let share = seconds > moving ? (goal.inSeconds - moving) / (seconds - moving) : 1
      facts.result = distance + (meters - distance) * min(max(share, 0), 1)
    case nil: facts.result = nil
    }
  }
}
