public import Training

extension Tracker {
  /// The run as it stands now.
  public var metrics: LiveMetrics {
    let now = run.now
    let progress = run.progress
    return LiveMetrics(
      elapsed: progress.elapsed,
      moving: progress.moving,
      distance: .meters(progress.distance),
      distanceSource: sources.current,
      currentPace: run.phase == .running ? currentSpeed.flatMap(pace) : nil,
      averagePace: averagePace,
      heartRate: heart.rate(at: now),
      cadence: feet.cadence(at: now),
      kilocalories: totalKilocalories,
      lastSplit: run.lastCompleteSplit,
      state: state,
      position: coverage.place,
      positionSignal: coverage.signal(at: now),
      heartRateSignal: heart.signal(at: now),
      altitude: heights.altitude(at: now),
      footpodSignal: feet.podSignal(at: now),
      ascent: heights.ascent.map { .meters($0) },
      standingSince: run.standingSince,
      course: run.walk?.progress
    )
  }

  /// The splits completed so far; after the end with what was left over, so that they add up.
  public var splits: [Split] { run.splits }

  /// The laps completed so far.
  public var laps: [Split] { run.laps }

  /// What the completed steps of the course were, in order.
  public var stepResults: [StepResult] { run.walk?.results ?? [] }

  /// How many metres of the distance were bridged in a straight line across gaps in the positions.
  public var bridged: Distance { sources.bridged }

  /// What was not measured, in order.
  public var gaps: [TrackingGap] { coverage.gaps }

  /// Moving time in each heart rate zone, from below the first to the fifth.
  public var timeInZones: [Duration] { heart.timeInZones }

  /// The highest heart rate that was held for ten seconds and is above the known maximum, for asking
  /// the runner whether it is their own (definition 1).
  public var newMaximum: HeartRate? { heart.newMaximum }

  /// What the foot pod's cadence was found to count (definition 7).
  public var cadenceOrigin: Recording.CadenceOrigin? { feet.cadenceOrigin }

  /// Whether the tracker itself has found that the runner stands.
  public var isStanding: Bool { run.phase == .standing }

  /// Where the session stands now, also between two seconds.
  public var state: LiveMetrics.State {
    switch run.phase {
    case .preparing: .preparing
    case .running: .running
    case .standing, .paused: .paused
    case .ended: .ended
    }
  }

  /// The mean speed of the last seconds, while readings come; without any distance the device's.
  var currentSpeed: Speed? { sources.current == .none ? run.deviceSpeed : run.speed }

  /// Within the first meter a pace would say nothing.
  private var averagePace: Pace? {
    let progress = run.progress
    return progress.distance < 1
      ? nil : Pace(covering: .meters(progress.distance), in: progress.moving)
  }

  private var totalKilocalories: Double? {
    guard run.phase == .ended, let reported = totals?.kilocalories, reported >= 0,
      reported.isFinite
    else { return energy.kilocalories }
    return reported
  }

  /// Below 0.5 m/s somebody stands or shuffles, and a pace would be noise.
  private func pace(of speed: Speed) -> Pace? {
    speed.metersPerSecond < 0.5 ? nil : Pace(speed)
  }
}
