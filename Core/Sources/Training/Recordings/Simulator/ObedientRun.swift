/// Somebody who runs a plan exactly as it asks: what a rehearsal is coached on.
///
/// ```swift
/// let recording = ObedientRun(plan).recording()
/// ```
public struct ObedientRun: Sendable {
  /// No rehearsal lasts longer, whatever the plan asks for.
  public static let longest: Duration = .seconds(12 * 3600)

  // What a step that nobody can measure takes: drills, a heart that will not calm down.
  private static let patience = 60.0
  private static let walking = 1.5
  private static let seconds = 30.0

  private let course: RunCourse
  private let usual: Pace
  // A race without steps, whose pace changes over the way.
  private let race: RunPlan?

  /// Somebody who runs a plan; where it names no pace, at the usual one.
  public init(_ plan: RunPlan, usual: Pace = .secondsPerKilometer(360)) {
    self.usual = plan.targetPace ?? usual
    race = plan.course == nil && plan.race != nil ? plan : nil
    course = plan.course ?? RunCourse("", steps: [Self.whole(plan)])
  }

  /// A run without steps is one step, up to its goal; without a goal it lasts half an hour.
  private static func whole(_ plan: RunPlan) -> RunStep {
    switch plan.goal {
    case .distance(let distance): RunStep("", until: .distance(distance), intensity: .other)
    case .time(let time): RunStep("", until: .time(time), intensity: .other)
    case nil: RunStep("", until: .time(.seconds(1800)), intensity: .other)
    }
  }

  /// The recording that a device would make of it, a row a second; where a step ends by a button, a lap
  /// says that it was pressed.
  public func recording() -> Recording {
    var tape = Tape()
    var place = 0
    var start = (meters: 0.0, time: 0.0)
    while let step = course.step(at: place), tape.time < Self.longest.inSeconds {
      let speed = racing(at: tape.meters) ?? speed(in: step)
      tape.live(speed: speed, beats: beats(in: step), cadence: cadence(in: step))
      guard let end = end(of: step, since: start, tape) else { continue }
      start = end
      place += 1
      if case .button = step.end { tape.press() }
      if case .heartRate(let limit) = step.end, tape.beats >= limit.beatsPerMinute { tape.press() }
    }
    if course.steps.count > 1 {
      // The last words are heard on the way home.
      for _ in 0..<Int(Self.seconds) {
        tape.live(speed: usual.speed.metersPerSecond, beats: 130, cadence: 168)
      }
    }
    return tape.recording
  }

  /// Where a step ended, if this second was its last.
  private func end(
    of step: RunStep,
    since start: (meters: Double, time: Double),
    _ tape: Tape
  ) -> (meters: Double, time: Double)? {
    switch step.end {
    case .distance(let length):
      let end = start.meters + length.meters
      return tape.meters >= end - 1e-6 ? (end, tape.time) : nil
    case .time(let time):
      let end = start.time + time.inSeconds
      return tape.time >= end ? (tape.meters, end) : nil
    case .button:
      return tape.time - start.time >= Self.patience ? (tape.meters, tape.time.rounded()) : nil
    case .heartRate(let limit):
      let isCalm = tape.beats < limit.beatsPerMinute
      let isLong = tape.time - start.time >= 3 * Self.patience
      return isCalm || isLong ? (tape.meters, tape.time) : nil
    }
  }

  // MARK: What a step asks for

  private func racing(at meters: Double) -> Double? {
    race?.plannedPace(at: .meters(meters))?.speed.metersPerSecond
  }

  private func speed(in step: RunStep) -> Double {
    if let pace = step.plannedPace { return pace.speed.metersPerSecond }
    let easy = usual.speed.metersPerSecond
    switch step.intensity {
    case .work: return course.steps.count == 1 ? easy : easy * 1.2
    case .warmUp, .coolDown, .other: return easy
    case .recovery: return step.name.hasPrefix("Walk") ? Self.walking : easy * 0.8
    case .rest:
      // Who rests over a distance walks it.
      if case .distance = step.end { return Self.walking }
      return 0
    }
  }

  private func beats(in step: RunStep) -> Double {
    switch step.target {
    case .heartRate(let low, let high): return (low.beatsPerMinute + high.beatsPerMinute) / 2
    case .none, .pace, .zones, .cadence, .effort, .words: break
    }
    switch step.intensity {
    case .work: return 168
    case .warmUp, .other: return 142
    case .coolDown: return 134
    case .recovery: return 128
    case .rest: return 112
    }
  }

  private func cadence(in step: RunStep) -> Double {
    let speed = speed(in: step)
    if speed == 0 { return 0 }
    if case .cadence(let low, let high) = step.target {
      return ((low.stepsPerMinute + high.stepsPerMinute) / 2).rounded()
    }
    if let cadence = step.cadence { return Double(cadence.beatsPerMinute) }
    return speed <= Self.walking ? 112 : 172
  }

  // MARK: The device

  /// What a device writes down, second by second.
  private struct Tape {
    var time = 0.0
    var meters = 0.0
    var beats = 92.0
    var samples = Samples()
    var laps = [Recording.Lap(start: 0)]

    init() { write(speed: 0, cadence: 0) }

    mutating func live(speed: Double, beats wanted: Double, cadence: Double) {
      time += 1
      meters += speed
      beats += (wanted - beats) / 22
      write(speed: speed, cadence: cadence)
    }

    mutating func press() { laps.append(Recording.Lap(start: time)) }

    private mutating func write(speed: Double, cadence: Double) {
      samples.time.append(time)
      samples.distance.append((meters * 100).rounded() / 100)
      samples.speed.append((speed * 1000).rounded() / 1000)
      samples.heartRate.append(beats.rounded())
      samples.cadence.append(cadence)
    }

    var recording: Recording {
      let time = Duration(roundedSeconds: time)
      return Recording(
        source: .simulator,
        sport: .running,
        // Eight in the morning of a Sunday.
        startedAt: LocalTime(secondsSince1970: 1_780_214_400),
        samples: samples,
        laps: laps.count > 1 ? laps : [],
        totals: Recording.Totals(distance: .meters(meters), timer: time, elapsed: time)
      )
    }
  }
}
