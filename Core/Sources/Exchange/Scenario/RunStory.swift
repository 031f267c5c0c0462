import Coaching
import Screens
import Training

/// A run in a few words: how the runner moves, what the sensors say, and what the runner presses.
struct RunStory {
  /// What a scenario of a run can show.
  static let everything = [
    "lines", "phases", "beeps", "splits", "pauses", "haptics", "metronome", "watch",
  ]

  /// Everything that came and is shown.
  private(set) var effects: [ScenarioOutcome.Effect] = []

  private var run: LiveRun
  private let usesPositions: Bool
  private let shown: [String]

  // What holds until something else is said of it.
  private var pace: Double?
  private var heartRate: Double?
  private var cadence: Double?
  private var isHeard = true
  private var isPaused = false
  private var isEnded = false
  private var meters = 0.0

  // Where and when the present way of moving began, so that no rounding adds up.
  private var base = (meters: 0.0, at: Duration.zero)

  // Meters of a degree of latitude.
  private static let degree = 111_195.0

  /// Prepares a run.
  init(_ setup: RunSetup, measuredByPositions: Bool, _ shown: [String]) {
    run = LiveRun(tracker: setup.tracker, companion: setup.companion)
    usesPositions = measuredByPositions
    self.shown = shown
  }

  /// Plays what happens at a moment.
  mutating func play(_ event: Scenario.Event, at time: Duration) throws(ScenarioError) {
    if try !change(event, at: time) { try press(event, at: time) }
  }

  /// Lets the runner press something.
  mutating func press(_ event: Scenario.Event, at time: Duration) throws(ScenarioError) {
    guard let told = try Self.event(event) else { throw event.unknown }
    turn(at: time)
    switch told {
    case .run(.tracker(.pause)): isPaused = true
    case .run(.tracker(.resume)): isPaused = false
    case .run(.tracker(.end)): isEnded = true
    case .run, .startWhen, .cancelStart, .discard, .undo, .pass: break
    }
    tell(told, at: time)
  }

  /// Lets a second pass.
  mutating func pass(to time: Duration) { tell(.pass, at: time) }

  /// Lets the sensors report a second, just before it is over.
  mutating func sense(at time: Duration) {
    move(to: time)
    guard isHeard, !isEnded else { return }
    let time = max(.zero, time - .milliseconds(1))
    measure(at: time)
    if let heartRate { tell(.run(.tracker(.heartRate(.beatsPerMinute(heartRate)))), at: time) }
    if let cadence { tell(.run(.tracker(.cadence(.stepsPerMinute(cadence)))), at: time) }
  }

  private mutating func move(to time: Duration) {
    guard let pace, !isPaused, time > base.at else { return }
    meters = base.meters + (time - base.at).inSeconds * 1000 / pace
  }

  /// Begins another way of moving.
  private mutating func turn(at time: Duration) {
    move(to: time)
    base = (meters, max(time, base.at))
  }

  private mutating func measure(at time: Duration) {
    let speed = Speed.metersPerSecond(isPaused ? 0 : pace.map { 1000 / $0 } ?? 0)
    guard usesPositions else {
      let reading = DeviceReading(distance: .meters(meters), speed: speed)
      tell(.run(.tracker(.device(reading))), at: time)
      return
    }
    let place = Coordinate(latitude: 48 + meters / Self.degree, longitude: 11)
    tell(.run(.tracker(.position(Fix(coordinate: place, accuracy: 5)))), at: time)
  }

  // MARK: Happening

  /// Takes what holds from now on; false where the event is none of these.
  mutating func change(
    _ event: Scenario.Event,
    at time: Duration
  ) throws(ScenarioError) -> Bool {
    turn(at: time)
    switch event.words[0] {
    case "pace":
      guard event.words.count == 2, let time = ScenarioReader.time(event.words[1]), time > .zero
      else { throw event.unknown }
      pace = time.inSeconds
    case "stand": pace = nil
    case "silent": isHeard = false
    case "heard": isHeard = true
    case "jump":
      meters += try event.number(1)
      base.meters = meters
    case "hr": heartRate = event.words.last == "lost" ? nil : try event.number(1)
    case "cadence": cadence = event.words.last == "lost" ? nil : try event.number(1)
    default: return false
    }
    return true
  }

  private static func event(_ event: Scenario.Event) throws(ScenarioError) -> LiveRun.Event? {
    switch event.words.joined(separator: " ") {
    case "start": return .run(.tracker(.start))
    case "start with a fix": return .startWhen(fix: true, countdown: 0)
    case "start on movement": return .startWhen(fix: false, countdown: 0, movement: true)
    case "cancel": return .cancelStart
    case "pause": return .run(.tracker(.pause))
    case "resume": return .run(.tracker(.resume))
    case "lap": return .run(.tracker(.lap))
    case "end": return .run(.tracker(.end))
    case "discard": return .discard
    case "undo": return .undo
    case "mute": return .run(.companion(.mute(true)))
    case "unmute": return .run(.companion(.mute(false)))
    case "interrupted": return .run(.companion(.interruption(true)))
    case "uninterrupted": return .run(.companion(.interruption(false)))
    case "metronome start": return .run(.metronome(.start))
    case "metronome stop": return .run(.metronome(.stop))
    default: break
    }
    switch event.words[0] {
    case "countdown": return .startWhen(fix: false, countdown: try event.whole(1))
    case "metronome" where event.words.count == 3 && event.words[1] == "step":
      return .run(.metronome(.step(try event.whole(2))))
    default: return nil
    }
  }

  // MARK: Showing

  private mutating func tell(_ event: LiveRun.Event, at time: Duration) {
    for timed in run.handle(event, at: time) {
      guard let (kind, words) = Self.words(timed), shown.contains(kind) else { continue }
      effects.append(ScenarioOutcome.Effect(at: timed.at, words: words))
    }
  }

  private static func words(_ timed: LiveRun.TimedEffect) -> (kind: String, words: String)? {
    switch timed.effect {
    case .countdown(let left): return ("beeps", "beep \(left)")
    case .phase(let phase): return ("phases", words(phase))
    case .run(.metronome(let effect)): return ("metronome", "metronome " + effect.words)
    case .run(.tracker(let effect)):
      switch effect {
      case .split(let split): return ("splits", "split \(split.number) " + words(split))
      case .lap(let lap): return ("splits", "lap \(lap.number) " + words(lap))
      case .autoPause(let isOn, _): return ("pauses", isOn ? "stands" : "runs on")
      case .gap(let gap): return ("pauses", "gap " + gap.kind.rawValue)
      case .publish: return nil
      }
    case .run(.companion(let effect)):
      switch effect {
      case .speak(let line, _):
        let text = line.line.text
        let units = line.moment.plan.units
        return ("lines", "says " + LineText.written(text, in: line.moment, units: units))
      case .stop(_, let outcome): return ("lines", "stops: " + outcome.rawValue)
      case .haptic(let haptic): return ("haptics", "haptic " + haptic.rawValue)
      case .connection(let isOn): return ("watch", isOn ? "watch is back" : "watch is lost")
      case .heard(let words): return ("lines", "hears " + words.meaning.rawValue)
      case .duck, .badge, .ledger: return nil
      }
    }
  }

  private static func words(_ split: Split) -> String {
    Written.duration(split.moving)
  }

  private static func words(_ phase: LiveRun.Phase) -> String {
    switch phase {
    case .preparing: "preparing"
    case .waitingForFix: "waits for a fix"
    case .waitingForMovement: "waits for movement"
    case .countdown(let left): "countdown \(left)"
    case .running: "running"
    case .paused: "paused"
    case .standing: "standing"
    case .ended: "ended"
    case .discarding(let left): "discarding \(left)"
    case .discarded: "discarded"
    }
  }
}
