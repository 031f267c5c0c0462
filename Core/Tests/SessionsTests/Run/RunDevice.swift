import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Testing
import Training

/// A device that runs live: it keeps the journal and two clocks, as every shell does.
struct RunDevice {
  var session: RunSession?
  var lines: [[UInt8]] = []
  var effects: [LiveRun.TimedEffect] = []
  var last = RunSession.Outcome()
  var monotonic = 1000.0
  var wall = 1_767_254_400_000.0

  var reading: SessionClock.Reading { SessionClock.Reading(monotonic: monotonic, wall: wall) }
  var run: LiveRun? { session?.run }

  mutating func open(
    role: LiveRun.Role = .tracker,
    kind: TrackerKind = .phone,
    plan: RunPlan = RunPlan()
  ) {
    let opening = RunOpening(RunSetup(coach: .dataAnalyst, plan: plan), role: role, kind: kind)
    let name = SessionName(id: "run-1", device: "9f3c2a17b0d4e6f8", nextNumber: 5)
    let (session, outcome) = RunSession.open(opening, as: name, at: reading)
    self.session = session
    take(outcome)
  }

  /// Hands over what was sensed some seconds later, each as a journal keeps it.
  mutating func live(_ events: [JSON] = [], after seconds: Double = 1) throws {
    monotonic += seconds * 1000
    wall += seconds * 1000
    var sensed: [LiveRun.Event] = []
    for json in events { sensed.append(try LiveRun.Event(json)) }
    let now = reading
    if let outcome = session?.handle(sensed, at: now) { take(outcome) }
  }

  /// Runs straight to the north at 3 m/s.
  mutating func run(seconds: Int, from start: Int = 0) throws {
    for second in start..<(start + seconds) {
      try live([position(second), ["heartRate": 150]])
    }
  }

  func position(_ second: Int) -> JSON {
    let latitude = 48 + Double(second) * 3 / 111_194.9266
    return ["position": ["latitude": .number(latitude), "longitude": 11, "accuracy": 5]]
  }

  /// Dies, and comes back some seconds later with what it has on disk.
  mutating func die(for seconds: Double) throws {
    monotonic = 50
    wall += seconds * 1000
    let (session, outcome) = RunSession.go(on: try RunSession.resume(lines), at: reading)
    self.session = session
    take(outcome)
  }

  private mutating func take(_ outcome: RunSession.Outcome) {
    last = outcome
    lines += outcome.lines.map { $0.bytes }
    effects += outcome.effects
  }
}
