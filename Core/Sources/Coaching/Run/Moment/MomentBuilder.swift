public import Training

/// Derives from the tracker's metrics what conditions, rules and placeholders look at.
///
/// Takes the metrics once a second and remembers just enough of them: three minutes of distance over
/// moving time, ten seconds of heart rate, and the ``RunFacts``.
public struct MomentBuilder: Equatable, Sendable {
  /// What the runner means to do; it may be changed in the middle of a run.
  public var plan: RunPlan

  private let zones: HeartRateZones?
  // Seconds since 1970 on the clock of the place, at the start.
  private let startsAt: Double?
  private var recent = RecentDistance()
  private var heart = RecentHeartRate()
  private var facts: FactsBuilder

  /// Starts at the beginning of a run.
  ///
  /// - Parameters:
  ///   - plan: What the runner means to do.
  ///   - zones: The runner's heart rate zones, where they are known.
  ///   - startedAt: When the run starts; without an offset the clock of UTC is taken.
  public init(
    plan: RunPlan,
    zones: HeartRateZones? = nil,
    startedAt: LocalTime? = nil
  ) {
    self.plan = plan
    self.zones = zones
    facts = FactsBuilder(zones: zones)
    startsAt = startedAt?.localSeconds
  }

  /// Takes the metrics of one moment and says all that is known then.
  ///
  /// A heart rate that may be something else is unknown to conditions and lines.
  public mutating func moment(of metrics: LiveMetrics, at now: Duration) -> Moment {
    var metrics = metrics
    if metrics.heartRateSignal == .doubtful { metrics.heartRate = nil }
    let seconds = now.inSeconds
    if metrics.isBridging {
      recent.omit()
    } else {
      recent.add(
        moving: metrics.moving.inSeconds,
        distance: metrics.distance.meters,
        isSilent: metrics.mayBeSilent
      )
    }
    heart.add(metrics.heartRate?.beatsPerMinute, at: seconds)
    let pace = recent.pace
    facts.ingest(metrics, plan: plan, recent: recent, heartRate: heart.median)
    return Moment(
      at: now,
      metrics: metrics,
      plan: plan,
      threeMinutePace: pace,
      paceRatio: ratio(of: pace, metrics),
      heartRateZone: zone(),
      hourOfDay: hour(at: seconds),
      facts: facts.facts
    )
  }

  /// Definition 5: the target pace, else the mean pace so far, through the pace of three minutes.
  private func ratio(of pace: Pace?, _ metrics: LiveMetrics) -> Double? {
    guard let pace, !plan.isCrowded(within: pace, before: metrics.distance),
      let reference = plan.plannedPace(at: metrics.distance) ?? metrics.averagePace
    else { return nil }
    return reference.secondsPerKilometer / pace.secondsPerKilometer
  }

  /// Definitions 2 and 3: the zone of the median of ten seconds.
  private func zone() -> Int? {
    guard let zones, let median = heart.median else { return nil }
    return zones.zone(of: .beatsPerMinute(median))
  }

  private func hour(at seconds: Double) -> Int? {
    guard let startsAt else { return nil }
    let hours = ((startsAt + seconds) / 3600).rounded(.down)
    let hour = hours - (hours / 24).rounded(.down) * 24
    return 0..<24 ~= hour ? Int(hour) : nil
  }
}

extension LiveMetrics {
  /// Whether the distance stands still for want of positions, or has just come in a straight line.
  fileprivate var isBridging: Bool {
    switch distanceSource {
    case .bridged: true
    case .positions: positionSignal == .lost || positionSignal == .hidden
    case .none, .device, .footpod, .belt: false
    }
  }

  /// Whether a distance that does not grow may only wait for its next reading: no reading shows that
  /// the runner stands.
  fileprivate var mayBeSilent: Bool {
    switch distanceSource {
    case .device, .positions: standingSince == nil
    case .none, .bridged, .footpod, .belt: false
    }
  }
}
