import Training

/// Follows a run through its course of steps: which step it is, what is left of it, and what each was.
///
/// ```
///  readings of distance ──▶ take ──┐                          ┌─▶ ends: a lap each, interpolated
///  whole seconds ─────────▶ look ──┴─▶ step, left, band ──────┴─▶ results: target, mean, drift, heart
/// ```
/// It counts in meters and moving time alone, so that a pause lies in no step. A step by distance ends
/// on the straight line between two readings; a step by time ends on its second, with the distance that
/// the last speed makes of it.
struct CourseWalk: Hashable, Sendable {
  /// Nobody is judged before this: a band needs time to be found.
  static let grace: Duration = .seconds(20)

  /// A heart needs longer to answer.
  static let graceOfHeart: Duration = .seconds(60)

  /// After so long without a reading a step by distance goes on by the plan's pace.
  static let patience: Duration = .seconds(15)

  /// For so long a speed goes on unseen.
  private static let longestCoast: Duration = .seconds(10)

  // Somebody of whom no pace is known runs easily.
  private static let usualPace = Pace.secondsPerKilometer(360)

  /// What the sensors say at a whole second.
  struct Sensed: Hashable, Sendable {
    var speed: Speed?
    var heartRate: HeartRate?
    var cadence: Cadence?
  }

  /// The end of a step.
  struct Ending: Hashable, Sendable {
    /// Where it lies between the look before and this one, 0 to 1.
    var fraction: Double
    /// Meters of the run at it.
    var meters: Double
    /// Moving time at it.
    var moving: Duration
  }

  /// A place along the run.
  struct Place: Hashable, Sendable {
    var meters = 0.0
    var moving = Duration.zero
  }

  /// The course.
  let course: RunCourse

  /// Where the run stands in it.
  private(set) var progress = CourseProgress()

  /// What the completed steps were, in order.
  private(set) var results: [StepResult] = []

  private let zones: HeartRateZones?
  private let fallback: Pace
  private var start = Place()
  private var reading = Place()
  private var lastLook = Place()
  // Up to here the heart and the cadence are in a mean; readings of the distance come in between.
  private var sensedUntil = Duration.zero
  // Meters since the last reading that nobody has measured.
  private var guessed = 0.0
  private var startedOnGuess = false
  private var half: Place?
  private var mean = StepMean()
  private var watch = BandWatch()
  private var settledFrom = Duration.zero
  private var hasBlindStretch = false
  // The heart at the end of a step, and the moving time at which it is compared; a rest of a minute ends
  // with the second in which that is due.
  private var recovering: [Recovering] = []

  private struct Recovering: Hashable, Sendable {
    var result: Int
    var heartRate: Double
    var due: Duration
  }

  /// Prepares a course.
  init(_ course: RunCourse, zones: HeartRateZones?, usual: Pace?) {
    self.course = course
    self.zones = zones
    fallback = usual ?? Self.usualPace
  }

  /// The step that is being run; nothing after the last.
  var step: RunStep? { course.step(at: progress.step) }

  /// Whether the lap of a device is the button that the step waits for; one that has only begun waits longer.
  var waitsForLap: Bool {
    switch step?.end {
    case .button, .heartRate: progress.time >= .seconds(5)
    case .distance, .time, nil: false
    }
  }

  // MARK: What happens

  /// Advances to a reading of the distance; answers with the steps that end up to it.
  mutating func advance(meters: Double, moving: Duration) -> [Ending] {
    see(meters: meters, moving: moving)
    return advance(to: reading, seesDistance: true)
  }

  /// Takes note that the distance is measured, though it has not grown.
  mutating func touch(meters: Double, moving: Duration) {
    see(meters: meters, moving: moving)
  }

  /// Takes what a whole second shows; answers with the steps that end at it.
  mutating func look(moving: Duration, _ sensed: Sensed) -> [Ending] {
    recover(sensed.heartRate, at: moving)
    let isSeen = guess(sensed.speed, at: moving)
    let place = Place(meters: reading.meters + guessed, moving: moving)
    mean.add(sensed, for: moving - max(sensedUntil, start.moving))
    sensedUntil = moving
    var endings = advance(to: place, seesDistance: isSeen)
    if case .heartRate(let limit)? = step?.end, let rate = sensed.heartRate, rate < limit {
      endings.append(end(at: place, fraction: 1, isCut: false))
    }
    judge(sensed, at: moving)
    progress.distance = .meters(max(0, place.meters - start.meters))
    progress.time = max(.zero, moving - start.moving)
    return endings
  }

  /// Does what the runner asks; answers with the steps that end by it.
  mutating func obey(_ command: StepCommand, moving: Duration) -> [Ending] {
    guard let step else { return [] }
    let place = Place(meters: max(reading.meters + guessed, start.meters), moving: moving)
    switch command {
    case .next: return [end(at: place, fraction: 1, isCut: !isOpen(step))]
    case .skipRest:
      guard step.intensity == .rest || step.intensity == .recovery else { return [] }
      return [end(at: place, fraction: 1, isCut: true)]
    case .more:
      if case .time = step.end { progress.extra += .seconds(30) }
      return []
    case .again:
      guard let work = course.workStep(upTo: progress.step) else { return [] }
      let ending = end(at: place, fraction: 1, isCut: true)
      progress.step = work
      return [ending]
    }
  }

  /// Forgets the heart that a pause calms down.
  mutating func pause() { recovering = [] }

  /// Begins to judge anew, after a pause.
  mutating func resume(at moving: Duration) {
    watch.forget()
    progress.band = nil
    settledFrom = moving
    reading.moving = max(reading.moving, moving)
  }

  // MARK: Distance

  /// A reading replaces what was guessed; a step that began on a guess keeps the distance it has.
  private mutating func see(meters: Double, moving: Duration) {
    if startedOnGuess, progress.isByPlan { start.meters += meters - reading.meters - guessed }
    if progress.isByPlan { lastLook.meters = min(lastLook.meters, meters) }
    guessed = 0
    startedOnGuess = false
    progress.isByPlan = false
    reading = Place(meters: meters, moving: moving)
  }

  /// Guesses the meters since the last reading: by the last speed, then by the plan's pace.
  ///
  /// Answers whether a step by distance goes by them.
  private mutating func guess(_ speed: Speed?, at moving: Duration) -> Bool {
    let age = moving - reading.moving
    let passed = max(0, (moving - max(lastLook.moving, reading.moving)).inSeconds)
    if age <= Self.longestCoast, let speed {
      guessed += speed.metersPerSecond * passed
    } else if age > Self.longestCoast || reading.meters == 0 {
      guessed += plannedSpeed * passed
    }
    guard age >= Self.patience else { return false }
    progress.isByPlan = true
    guard case .distance? = step?.end else { return false }
    hasBlindStretch = true
    return true
  }

  // MARK: Ends

  private func isOpen(_ step: RunStep) -> Bool { step.end == .button }

  /// Goes on to a place, and ends every step on the way.
  private mutating func advance(to place: Place, seesDistance: Bool) -> [Ending] {
    var endings: [Ending] = []
    while let step, let fraction = crossing(of: step, at: place, seesDistance) {
      let before = lastLook
      let here = Place(
        meters: before.meters + (place.meters - before.meters) * fraction,
        moving: before.moving
          + Duration(roundedSeconds: (place.moving - before.moving).inSeconds * fraction)
      )
      noteHalf(upTo: here, of: step)
      endings.append(end(at: exact(here, step), fraction: fraction, isCut: false))
    }
    if let step { noteHalf(upTo: place, of: step) }
    if seesDistance || place.meters > lastLook.meters { lastLook.meters = place.meters }
    lastLook.moving = max(lastLook.moving, place.moving)
    return endings
  }

  /// How far on the way to a place a step ends, 0 to 1; nothing where it goes on.
  private func crossing(of step: RunStep, at place: Place, _ seesDistance: Bool) -> Double? {
    switch step.end {
    case .distance(let length):
      let target = start.meters + length.meters
      guard seesDistance, place.meters >= target else { return nil }
      let way = place.meters - lastLook.meters
      return way > 0 ? min(1, max(0, (target - lastLook.meters) / way)) : 1
    case .time(let time):
      let target = start.moving + time + progress.extra
      guard place.moving >= target else { return nil }
      let passed = (place.moving - lastLook.moving).inSeconds
      return passed > 0
        ? min(1, max(0, (target - lastLook.moving).inSeconds / passed)) : 1
    case .button, .heartRate: return nil
    }
  }

  /// The end as the step says it, so that no rounding adds up.
  private func exact(_ place: Place, _ step: RunStep) -> Place {
    switch step.end {
    case .distance(let length): Place(meters: start.meters + length.meters, moving: place.moving)
    case .time(let time):
      Place(meters: place.meters, moving: start.moving + time + progress.extra)
    case .button, .heartRate: place
    }
  }

  private mutating func end(at place: Place, fraction: Double, isCut: Bool) -> Ending {
    let result = result(at: place, isCut: isCut)
    results.append(result)
    progress.last = result
    if let heart = mean.lastHeartRate {
      recovering.append(
        Recovering(
          result: results.count - 1,
          heartRate: heart,
          due: place.moving + .seconds(60)
        )
      )
    }
    progress = CourseProgress(
      step: progress.step + 1,
      entry: progress.entry + 1,
      last: result
    )
    start = place
    lastLook = Place(meters: place.meters, moving: place.moving)
    half = nil
    mean = StepMean()
    watch.forget()
    settledFrom = place.moving
    hasBlindStretch = false
    startedOnGuess = age(at: place) >= Self.patience
    progress.isByPlan = startedOnGuess
    return Ending(fraction: fraction, meters: place.meters, moving: place.moving)
  }

  /// How old the last reading is at a place.
  private func age(at place: Place) -> Duration { place.moving - reading.moving }

  // MARK: What a step was

  private func result(at place: Place, isCut: Bool) -> StepResult {
    var result = StepResult(
      step: progress.step,
      distance: .meters(max(0, place.meters - start.meters)),
      moving: max(.zero, place.moving - start.moving),
      heartRate: mean.heartRate,
      endHeartRate: mean.lastHeartRate.map { .beatsPerMinute($0) },
      isCut: isCut,
      isByPlan: hasBlindStretch
    )
    if !isCut { result.drift = drift(to: place) }
    guard let step, let limits = step.target.limits(zones: zones) else { return result }
    let value: Double?
    switch step.target {
    case .pace: value = result.pace?.speed.metersPerSecond
    case .heartRate, .zones: value = mean.heartRate?.beatsPerMinute
    case .cadence: value = mean.cadence
    case .none, .effort, .words: value = nil
    }
    guard let value, !hasBlindStretch || step.target.isOfHeart else { return result }
    result.band = BandWatch.band(of: value, limits)
    if case .pace = step.target {
      result.mean = result.pace?.secondsPerKilometer
    } else {
      result.mean = value
    }
    return result
  }

  private mutating func noteHalf(upTo place: Place, of step: RunStep) {
    guard half == nil else { return }
    let fraction: Double
    switch step.end {
    case .distance(let length):
      let middle = start.meters + length.meters / 2
      let way = place.meters - lastLook.meters
      guard place.meters >= middle, way > 0 else { return }
      fraction = (middle - lastLook.meters) / way
    case .time(let time):
      let middle = start.moving.inSeconds + (time + progress.extra).inSeconds / 2
      let passed = (place.moving - lastLook.moving).inSeconds
      guard place.moving.inSeconds >= middle, passed > 0 else { return }
      fraction = (middle - lastLook.moving.inSeconds) / passed
    case .button, .heartRate: return
    }
    let share = min(1, max(0, fraction))
    half = Place(
      meters: lastLook.meters + (place.meters - lastLook.meters) * share,
      moving: lastLook.moving
        + Duration(roundedSeconds: (place.moving - lastLook.moving).inSeconds * share)
    )
  }

  private func drift(to place: Place) -> Double? {
    guard let half,
      let first = Pace(
        covering: .meters(half.meters - start.meters),
        in: half.moving - start.moving
      ),
      let second = Pace(
        covering: .meters(place.meters - half.meters),
        in: place.moving - half.moving
      )
    else { return nil }
    return second.secondsPerKilometer / first.secondsPerKilometer - 1
  }

  /// Compares the heart with what it was at the end of a step, a minute later.
  private mutating func recover(_ heartRate: HeartRate?, at moving: Duration) {
    while let waiting = recovering.first, moving >= waiting.due {
      recovering.removeFirst()
      guard moving - waiting.due < .seconds(5), let heartRate else { continue }
      results[waiting.result].recovery = waiting.heartRate - heartRate.beatsPerMinute
      if progress.last?.step == results[waiting.result].step {
        progress.last = results[waiting.result]
      }
    }
  }

  // MARK: Now

  private mutating func judge(_ sensed: Sensed, at moving: Duration) {
    progress.needle = nil
    guard let step, let limits = step.target.limits(zones: zones),
      let value = value(of: step.target, sensed)
    else {
      watch.forget()
      progress.band = nil
      return
    }
    progress.needle = limits.needle(at: value)
    let grace = step.target.isOfHeart ? Self.graceOfHeart : Self.grace
    guard moving - max(start.moving, settledFrom) >= grace else { return }
    watch.place(value, limits)
    progress.band = watch.band
  }

  /// What a target compares itself with, in a unit that grows with the effort.
  private func value(of target: RunStep.Target, _ sensed: Sensed) -> Double? {
    switch target {
    case .pace: progress.isByPlan ? nil : sensed.speed?.metersPerSecond
    case .heartRate, .zones: sensed.heartRate?.beatsPerMinute
    case .cadence: sensed.cadence?.stepsPerMinute
    case .none, .effort, .words: nil
    }
  }

  /// The pace that a step goes on with unseen: what it asks for, else that of it so far, else an easy one.
  private var plannedSpeed: Double {
    if let planned = step?.plannedPace { return planned.speed.metersPerSecond }
    let so = Pace(
      covering: .meters(reading.meters - start.meters),
      in: reading.moving - start.moving
    )
    if let so, reading.meters - start.meters >= 50 { return so.speed.metersPerSecond }
    if step?.intensity == .rest { return 0 }
    return fallback.speed.metersPerSecond
  }
}
