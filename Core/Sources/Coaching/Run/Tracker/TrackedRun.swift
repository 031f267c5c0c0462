import Training

/// The run itself, which knows no sensor: where it stands, its clocks, its distance, splits and laps.
struct TrackedRun: Hashable, Sendable {
  /// Where the session stands; standing is a pause that the tracker found out by itself.
  enum Phase: Hashable, Sendable { case preparing, running, standing, paused, ended }

  /// Where the session stands.
  private(set) var phase = Phase.preparing

  /// The time since the session began.
  private(set) var now = Duration.zero

  /// How far the run has come.
  private(set) var progress = Progress()

  private var splitBook: SplitBook
  private var lapBook = LapBook()
  private let autoLap: Double?
  // What a device had counted before the clock began, in meters.
  private var metersBefore = 0.0
  private var stops: StopDetector
  private var speeds = SpeedMeter()
  private var standstill = Standstill()
  // When the pause began that the tracker found out by itself.
  private var pausedSince: Duration?
  // The course of steps, and the progress at which it was looked at last.
  private var walks: [CourseWalk] = []
  private var walked = Progress()

  /// Prepares a run.
  init(settings: Tracker.Settings) {
    splitBook = SplitBook(length: settings.splitDistance)
    stops = StopDetector(isEnabled: settings.pausesByItself)
    autoLap = settings.course == nil ? settings.autoLap?.meters : nil
    if let course = settings.course {
      walks = [CourseWalk(course, zones: settings.ownZones, usual: settings.usualPace)]
    }
  }

  /// The way through the course, on the heap: runs are copied on the small stack of a page.
  private(set) var walk: CourseWalk? {
    get { walks.first }
    set { walks = newValue.map { [$0] } ?? [] }
  }

  /// The splits completed so far; after the end with what was left over.
  var splits: [Split] { splitBook.splits }

  /// The last split of full length.
  var lastCompleteSplit: Split? { splitBook.lastComplete }

  /// The laps completed so far.
  var laps: [Split] { lapBook.laps }

  /// Whether it has begun, and the runner has neither paused nor ended it.
  var isUnderway: Bool { phase == .running || phase == .standing }

  /// The mean speed of the last seconds, while readings of the distance come.
  var speed: Speed? { speeds.speed(at: now) }

  /// The speed that a device last reported.
  var deviceSpeed: Speed? { speeds.deviceSpeed(at: now) }

  /// Since when the runner stands, as time since the start of the run; a pause of the runner's own is
  /// no standing.
  var standingSince: Duration? {
    switch phase {
    case .preparing, .paused, .ended: nil
    case .running: standstill.since(at: progress.elapsed)
    case .standing: pausedSince
    }
  }

  // MARK: What the runner does

  /// Starts the run.
  mutating func start() {
    phase = .running
    stops.work(walk?.step?.isTimed ?? false)
  }

  /// Pauses it.
  mutating func pause() {
    stopDoubting()
    standstill = Standstill()
    phase = .paused
    walk?.pause()
  }

  /// Resumes it.
  mutating func resume() {
    phase = .running
    stops.restart()
    let moving = progress.moving
    walk?.resume(at: moving)
  }

  /// Begins or ends a hard interval; who stands when it begins is taken to run.
  mutating func work(_ isOn: Bool) -> [TrackerEffect] {
    stops.work(isOn)
    guard isOn else { return [] }
    if phase == .standing { return turn(at: now) }
    stopDoubting()
    return []
  }

  /// Completes a lap, unless the run has not begun.
  mutating func lap(by device: Recording.Lap?) -> [TrackerEffect] {
    guard phase != .preparing else { return [] }
    if walk?.step != nil {
      // The laps of a course are its steps; pressing lap ends the one that is being run.
      // A device that laps by itself ends none, but those that wait for a button.
      return device == nil || walk?.waitsForLap == true ? obey(.next) : []
    }
    return [.lap(lapBook.complete(at: progress, by: device))]
  }

  /// Settles the run by a device's own totals, and completes the last split and lap.
  mutating func end(by totals: Recording.Totals?) -> [TrackerEffect] {
    stopDoubting()
    let counted = progress.distance
    if let totals { settle(by: totals) }
    phase = .ended
    let splits = splitBook.complete(at: progress, counted: counted)
    let effects: [TrackerEffect] = splits.map { .split($0) }
    guard let lap = lapBook.completeLast(at: progress) else { return effects }
    return effects + [.lap(lap)]
  }

  private mutating func settle(by totals: Recording.Totals) {
    let distance = TrackingLimits.credible(totals.distance)?.meters
    progress.distance = distance ?? progress.distance
    progress.moving = TrackingLimits.credible(totals.timer) ?? progress.moving
    let elapsed = TrackingLimits.credible(totals.elapsed) ?? progress.elapsed
    progress.elapsed = max(elapsed, progress.moving)
  }

  // MARK: Time

  /// Lets time pass.
  mutating func advance(to time: Duration) {
    guard time > now else { return }
    let passed = time - now
    switch phase {
    case .preparing, .ended: break
    case .paused, .standing:
      progress.elapsed += passed
      splitBook.pause(for: passed)
    case .running:
      progress.elapsed += passed
      progress.moving += stops.pass(passed)
    }
    now = time
  }

  /// Lets time pass in which nobody listened: the clocks go on, and nothing else is known.
  mutating func skip(to time: Duration) {
    guard time > now else { return }
    let passed = time - now
    now = time
    standstill = Standstill()
    guard phase != .preparing else { return }
    if phase == .running {
      stopDoubting()
      progress.moving += passed
    } else {
      splitBook.pause(for: passed)
    }
    progress.elapsed += passed
  }

  /// Adds what the heart did in time that has passed.
  mutating func beat(_ rate: HeartRate, for seconds: Double) {
    progress.beats += rate.beatsPerMinute * seconds
    progress.covered += seconds
  }

  // MARK: Distance

  /// Moves on by meters over the ground, which count while the runner runs.
  mutating func move(by meters: Double) -> [TrackerEffect] {
    stops.move(by: meters)
    guard phase == .running else { return [] }
    return travel(to: min(progress.distance + meters, TrackingLimits.farthest))
  }

  /// Moves on to the distance that a device has counted, which never decreases.
  mutating func follow(device meters: Double) -> [TrackerEffect] {
    guard phase != .preparing else {
      // A device that counts already while the runner waits: those meters are not of the run.
      metersBefore = meters
      return []
    }
    let effects = travel(to: max(progress.distance, meters - metersBefore))
    stops.settle(at: progress.distance)
    return effects
  }

  /// Stays where the runner is known to be; a stop does not belong to the next step, so that no
  /// boundary may lie in it.
  mutating func stay(isStanding: Bool) {
    speeds.ingest(progress, at: now)
    if isStanding { splitBook.stand(at: progress) }
    let here = progress
    walk?.touch(meters: here.distance, moving: here.moving)
  }

  /// Records that the distance is measured, though it is not known yet what the runner does.
  mutating func hold() {
    speeds.hold(progress, at: now)
    let here = progress
    walk?.touch(meters: here.distance, moving: here.moving)
  }

  private mutating func travel(to meters: Double) -> [TrackerEffect] {
    progress.distance = meters
    speeds.ingest(progress, at: now)
    let splits: [TrackerEffect] = splitBook.advance(to: progress).map { .split($0) }
    let moving = progress.moving
    guard isUnderway, let endings = walk?.advance(meters: meters, moving: moving) else {
      return splits + lapByItself()
    }
    return splits + close(endings)
  }

  /// Completes each lap whose length is run, on the straight line between two readings.
  private mutating func lapByItself() -> [TrackerEffect] {
    guard let autoLap else { return [] }
    var effects: [TrackerEffect] = []
    while let next = lapBook.boundary(after: autoLap), next <= progress.distance {
      let stretch = progress.distance - walked.distance
      let end = walked.toward(progress, stretch > 0 ? (next - walked.distance) / stretch : 1)
      effects.append(.lap(lapBook.complete(at: end)))
      walked = end
    }
    walked = progress
    return effects
  }

  // MARK: The course

  /// Looks at the course once a second.
  mutating func look(_ sensed: CourseWalk.Sensed) -> [TrackerEffect] {
    let moving = progress.moving
    guard isUnderway, let endings = walk?.look(moving: moving, sensed) else { return [] }
    return close(endings)
  }

  /// Does what the runner asks of the course.
  mutating func obey(_ command: StepCommand) -> [TrackerEffect] {
    let moving = progress.moving
    guard isUnderway, let endings = walk?.obey(command, moving: moving) else { return [] }
    return close(endings)
  }

  /// Completes a lap for each step that has ended, and begins the next.
  private mutating func close(_ endings: [CourseWalk.Ending]) -> [TrackerEffect] {
    var effects: [TrackerEffect] = []
    for ending in endings {
      var end = walked.toward(progress, ending.fraction)
      end.distance = ending.meters
      end.moving = ending.moving
      walked = end
      effects.append(.lap(lapBook.complete(at: end)))
    }
    walked = progress
    guard !endings.isEmpty else { return effects }
    return effects + work(walk?.step?.isTimed ?? false)
  }

  // MARK: Speed, and whether the runner stands

  /// The speed of the last seconds on the clock, stops included.
  mutating func speedOverGround() -> Speed? { stops.speedOverGround(at: progress.elapsed) }

  /// Ingests the speed that a device reports.
  mutating func ingest(device speed: Speed) { speeds.ingest(device: speed, at: now) }

  /// Judges by a speed whether the runner stands.
  mutating func judge(_ speed: Speed, cadence: Cadence?) -> [TrackerEffect] {
    guard isUnderway else { return [] }
    standstill.ingest(speed, cadence: cadence, at: progress.elapsed)
    let isStanding = phase == .standing
    return apply(stops.judge(speed, cadence: cadence, isStanding: isStanding, at: now))
  }

  /// Judges by a cadence whether the runner stands.
  mutating func judge(_ cadence: Cadence) -> [TrackerEffect] {
    guard isUnderway else { return [] }
    return apply(stops.judge(cadence, isStanding: phase == .standing, at: now))
  }

  private mutating func apply(_ finding: StopDetector.Finding) -> [TrackerEffect] {
    switch finding {
    case .turned(let edge): return turn(at: edge)
    case .unchanged(let moving):
      progress.moving += moving
      return []
    }
  }

  /// Changes between running and standing at an edge that lies a little back.
  private mutating func turn(at edge: Duration) -> [TrackerEffect] {
    let late = now - edge
    let since = progress.elapsed - late
    if phase == .running {
      progress.moving += stops.stand(late: late)
      phase = .standing
      pausedSince = since
      return [.autoPause(true, since: since)]
    }
    progress.moving += late
    let meters = stops.run()
    phase = .running
    return [.autoPause(false, since: since)] + travel(to: progress.distance + meters)
  }

  private mutating func stopDoubting() { progress.moving += stops.stopDoubting() }
}
