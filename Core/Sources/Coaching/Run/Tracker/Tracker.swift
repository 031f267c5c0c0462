import Training

/// The one authority on a run: takes what sensors, a recording and the runner say, and answers with
/// metrics once a second, splits and laps.
///
/// Every metre has one source and none is counted twice: what a device computed itself is taken as it
/// is; only without such a device do positions count, and where there are none a foot pod does. The
/// distance never decreases, except that a device's own total settles the end. What nobody measured
/// is marked as a gap. Cost is constant per event.
public struct Tracker: Hashable, Sendable {
  /// What the run is tracked with.
  public let settings: Settings

  /// The run itself: its clocks, its distance, its splits and laps.
  private(set) var run: TrackedRun

  /// Who measures the distance.
  private(set) var sources: DistanceSources

  /// Where the runner was seen, and where not.
  private(set) var coverage = PositionCoverage()

  private(set) var heart: HeartRateMeter
  private(set) var heights = HeightMeter()
  private(set) var feet = FootSensors()
  private(set) var energy: EnergyMeter

  /// What a device says of the whole, which settles the end.
  private(set) var totals: Recording.Totals?

  /// Creates a tracker of a run that has not begun.
  public init(settings: Settings = Settings()) {
    self.settings = settings
    run = TrackedRun(settings: settings)
    sources = DistanceSources(place: settings.place, fastest: settings.fastest)
    heart = HeartRateMeter(runner: settings.runner)
    energy = EnergyMeter(runner: settings.runner)
  }

  /// Takes one event and returns the effects it asks for, in order.
  ///
  /// Time never runs backwards: an earlier time than the last one counts as the last one.
  public mutating func handle(_ event: TrackerEvent, at now: Duration) -> [TrackerEffect] {
    guard run.phase != .ended else { return [] }
    let now = Duration(roundedSeconds: min(now, TrackingLimits.longest).inSeconds)
    if case .unheard(let kind) = event { return skip(kind, to: now) }
    advance(to: now)
    return roll() + react(to: event)
  }

  private mutating func react(to event: TrackerEvent) -> [TrackerEffect] {
    switch event {
    case .start:
      start()
      return []
    case .pause: return pause()
    case .resume:
      resume()
      return []
    case .lap: return run.lap(by: nil)
    case .end: return end()
    case .work(let isOn): return run.work(isOn)
    case .step(let command): return run.obey(command)
    case .position(let fix): return apply(fix)
    case .heartRate(let heartRate):
      let cadence = feet.cadence(at: run.now)
      heart.ingest(heartRate, cadence: cadence, isRunning: isRunning, at: run.now)
      return []
    case .cadence(let cadence): return apply(cadence)
    // Power and beats are kept by the journal; no metric is made of them.
    case .power, .heartbeats: return []
    case .footpod(let reading): return apply(reading)
    case .pressure(let hectopascals):
      heights.ingest(pressure: hectopascals, isRunning: isRunning, at: run.now)
      return []
    case .belt(let speed):
      sources.setBelt(credible(speed))
      return []
    case .disconnected(let sensor):
      lose(sensor)
      return []
    case .hidden(let isHidden):
      coverage.hide(isHidden, at: run.now)
      return []
    case .device(let reading): return apply(reading)
    case .deviceTotals(let totals):
      self.totals = totals
      return []
    case .deviceLap(let lap): return run.lap(by: lap)
    case .unheard: return []
    case .tick: return walk() + [.publish(metrics)]
    }
  }

  private var isRunning: Bool { run.phase == .running }

  /// Lets a second pass in the course of steps, where there is one.
  private mutating func walk() -> [TrackerEffect] {
    guard run.walk != nil else { return [] }
    let sensed = CourseWalk.Sensed(
      speed: currentSpeed,
      heartRate: heart.signal(at: run.now) == .doubtful ? nil : heart.rate(at: run.now),
      cadence: feet.cadence(at: run.now)
    )
    return run.look(sensed)
  }

  // MARK: What the runner does

  private mutating func start() {
    guard run.phase == .preparing else { return }
    run.start()
    heights.begin()
    beginMeasuring()
  }

  private mutating func pause() -> [TrackerEffect] {
    guard run.isUnderway else { return [] }
    let gap = coverage.hasBegun ? closeGap(bridged: .zero) : []
    run.pause()
    return gap
  }

  private mutating func resume() {
    guard run.phase == .paused else { return }
    run.resume()
    beginMeasuring()
  }

  private mutating func end() -> [TrackerEffect] {
    let gap = coverage.hasBegun ? closeGap(bridged: .zero) : []
    return gap + run.end(by: totals) + [.publish(metrics)]
  }

  private mutating func beginMeasuring() {
    sources.begin(at: run.now, moving: run.progress.moving)
    coverage.begin(at: run.now)
  }

  // MARK: Time

  /// Lets time pass: what moved, what the heart did meanwhile, and what it cost.
  private mutating func advance(to now: Duration) {
    guard now > run.now else { return }
    if isRunning {
      let beat = heart.work(from: run.now, to: now)
      energy.add(
        seconds: (now - run.now).inSeconds,
        speed: currentSpeed,
        heartRate: beat?.rate,
        cadence: feet.cadence(at: run.now)
      )
      if let beat { run.beat(beat.rate, for: beat.seconds) }
    }
    run.advance(to: now)
  }

  /// Lets time pass in which nobody listened, and marks it where the runner may have moved in it.
  private mutating func skip(_ kind: TrackingGap.Kind, to now: Duration) -> [TrackerEffect] {
    let (before, from) = (run.now, run.progress.elapsed)
    run.skip(to: now)
    guard run.now > before, run.phase != .preparing else { return [] }
    if isRunning { sources.skip(run.now - before) }
    guard run.phase != .paused else { return [] }
    let gap = TrackingGap(kind: kind, from: from, to: run.progress.elapsed, paused: paused)
    coverage.append(gap)
    return [.gap(gap)]
  }

  private var paused: Duration { run.progress.elapsed - run.progress.moving }

  /// Counts what the belt has moved since it was last asked.
  private mutating func roll() -> [TrackerEffect] {
    let counts = isRunning && !feet.hasPod(at: run.now)
    guard let meters = sources.roll(to: run.progress.moving, counts: counts) else { return [] }
    return run.move(by: meters)
  }

  // MARK: Sensors

  private mutating func apply(_ fix: Fix) -> [TrackerEffect] {
    if sources.isDevice {
      if sources.believes(fix, at: run.now) { show(fix) }
      return []
    }
    let step = sources.measure(fix, at: run.now)
    guard step != .dropped else { return [] }
    let gap = closeGap(bridged: sources.unmeasured(by: step))
    show(fix)
    guard run.isUnderway else { return [] }
    let effects = gap + count(step)
    let speed = credible(fix.speed) ?? credible(sources.positionSpeed)
    return effects + judge(speed)
  }

  private mutating func show(_ fix: Fix) {
    coverage.see(fix.coordinate, at: run.now)
    if let altitude = fix.altitude { heights.ingest(altitude: altitude, at: run.now) }
  }

  private mutating func count(_ step: PositionOdometer.Step) -> [TrackerEffect] {
    switch step {
    case .dropped: return []
    case .unsure:
      run.hold()
      return []
    case .still:
      run.stay(isStanding: sources.isStanding)
      return []
    case .advanced(let meters): return run.move(by: sources.advance(by: meters))
    case .bridged(let meters): return run.move(by: sources.bridge(meters))
    }
  }

  /// Ends a stretch without positions, where positions would have measured.
  private mutating func closeGap(bridged: Distance) -> [TrackerEffect] {
    guard run.isUnderway, settings.place == .outdoor, !sources.isDevice,
      let gap = coverage.closeGap(at: run.now, bridged: bridged, paused: paused)
    else { return [] }
    return [.gap(gap)]
  }

  private mutating func apply(_ reading: DeviceReading) -> [TrackerEffect] {
    var effects: [TrackerEffect] = []
    if let distance = TrackingLimits.credible(reading.distance) {
      sources.giveWayToDevice()
      effects += run.follow(device: distance.meters)
    }
    if let speed = credible(reading.speed) {
      run.ingest(device: speed)
      return effects + judge(speed)
    }
    return effects + judge(sources.isDevice ? run.speedOverGround() : nil)
  }

  private mutating func apply(_ cadence: Cadence) -> [TrackerEffect] {
    feet.ingest(cadence, at: run.now) ? run.judge(cadence) : []
  }

  private mutating func apply(_ reading: FootpodReading) -> [TrackerEffect] {
    guard let speed = credible(reading.speed) else { return [] }
    let cadence = feet.ingest(reading, speed: speed, at: run.now)
    let effects = cadence.map { apply($0) } ?? []
    let meters = sources.count(
      reading,
      isUnderway: run.isUnderway,
      hasPosition: coverage.isFresh(at: run.now),
      at: run.now
    )
    guard let meters else { return effects }
    guard meters > 0 else {
      run.hold()
      return effects + judge(speed)
    }
    return effects + run.move(by: meters) + judge(speed)
  }

  private mutating func lose(_ sensor: Sensor) {
    switch sensor {
    case .position: coverage.lose()
    case .heartRate: heart.lose()
    case .footpod: feet.lose()
    }
  }

  private mutating func judge(_ speed: Speed?) -> [TrackerEffect] {
    guard let speed else { return [] }
    return run.judge(speed, cadence: feet.cadence(at: run.now))
  }

  private func credible(_ speed: Speed?) -> Speed? {
    guard let speed, (0...settings.fastest.metersPerSecond).contains(speed.metersPerSecond) else {
      return nil
    }
    return speed
  }
}
