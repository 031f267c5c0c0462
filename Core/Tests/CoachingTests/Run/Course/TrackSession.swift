import Coaching
import Training

/// A runner on a track of 400 m who does what the coach's course asks for, seen by a receiver with noise.
///
/// The truth is known to the millimeter: what the runner has really run at each second.
struct TrackSession {
  /// Twelve times 400 m at 4:00 to 4:10 a kilometer with a minute of jogging.
  static let twelve = RunCourse(
    "12 x 400",
    steps: [RunStep("Easy Run", until: .time(.seconds(300)), intensity: .warmUp)]
      + (1...12).flatMap { number in
        [
          RunStep(
            "Run",
            until: .distance(.meters(400)),
            target: .pace(fastest: .secondsPerKilometer(240), slowest: .secondsPerKilometer(250)),
            cadence: Tempo(clamping: 184),
            rep: RunStep.Rep(number, of: 12)
          ),
          RunStep("Jog", until: .time(.seconds(60)), intensity: .recovery),
        ]
      } + [RunStep("Easy Run", until: .time(.seconds(120)), intensity: .coolDown)]
  )

  private(set) var run: CoachedRun
  private(set) var spoken: [(at: Int, utterance: Utterance)] = []
  private(set) var laps: [Split] = []
  private(set) var metronome: [Metronome.Effect] = []
  /// True meters at the end of each second.
  private(set) var truth = [0.0]
  private(set) var second = 0
  private var seed = Seed(7)
  private var noise = (east: 0.0, north: 0.0)

  init(_ course: RunCourse = Self.twelve, autoPause: Bool = true) {
    let plan = RunPlan(mode: .training, course: course)
    let phrases = Phrasebook(
      Dictionary(
        uniqueKeysWithValues: CourseCue.spoken.map { (Topic.course($0), [Phrase("\($0)")]) }
      )
    )
    run = CoachedRun(
      tracker: Tracker.Settings(plan: plan, autoPause: autoPause),
      companion: Companion.Setup(script: Script(id: "none"), phrasebook: phrases, plan: plan)
    )
    send(.start)
  }

  /// The cue of each line, with its second.
  var cues: [(at: Int, cue: CourseCue)] {
    spoken.compactMap { line in
      if case .course(let cue) = line.utterance.line.source { (line.at, cue) } else { nil }
    }
  }

  /// Runs on for some seconds at the speed that the step asks for, or at another.
  mutating func live(
    _ seconds: Int,
    hidden: Bool = false,
    speed: (RunStep?, Int) -> Double = Self.asAsked
  ) {
    for _ in 0..<seconds {
      second += 1
      let step = run.companion.moment.plan.course?.step(at: run.metrics.course?.step ?? 0)
      let meters = (truth.last ?? 0) + speed(step, run.metrics.course?.step ?? 0)
      truth.append(meters)
      if !hidden { send(.position(fix(at: meters))) }
      send(.heartRate(.beatsPerMinute(step?.intensity == .work ? 172 : 140)))
      send(.tick)
    }
  }

  /// Everybody's speed: the middle of the band, and a jog.
  static func asAsked(_ step: RunStep?, _ place: Int) -> Double {
    step?.intensity == .work ? 1000.0 / 245 : 2.4
  }

  mutating func send(_ event: TrackerEvent) {
    for effect in run.handle(.tracker(event), at: .seconds(second)) {
      switch effect {
      case .companion(.speak(let utterance, _)): spoken.append((second, utterance))
      case .tracker(.lap(let lap)): laps.append(lap)
      case .metronome(let effect): metronome.append(effect)
      case .companion, .tracker: break
      }
    }
  }

  // MARK: The receiver

  /// A position on the oval: two straights of 100 m, two bends of 100 m, a correlated error of a meter.
  private mutating func fix(at meters: Double) -> Fix {
    let radius = 100 / Double.pi
    let lap = meters.truncatingRemainder(dividingBy: 400)
    let place: (east: Double, north: Double)
    switch lap {
    case ..<100: place = (lap, 0)
    case ..<200:
      let angle = (lap - 100) / radius
      place = (100 + radius * Portable.sin(angle), radius - radius * Portable.cos(angle))
    case ..<300: place = (100 - (lap - 200), 2 * radius)
    default:
      let angle = (lap - 300) / radius
      place = (-radius * Portable.sin(angle), radius + radius * Portable.cos(angle))
    }
    noise.east = noise.east * 0.95 + wobble() * 0.25
    noise.north = noise.north * 0.95 + wobble() * 0.25
    return Fix(
      coordinate: Coordinate(
        latitude: 48 + (place.north + noise.north) / 111_194.93,
        longitude: 11 + (place.east + noise.east) / (111_194.93 * Portable.cos(48 * .pi / 180))
      ),
      accuracy: 5
    )
  }

  private mutating func wobble() -> Double { Double(seed.below(2001)) / 1000 - 1 }
}
