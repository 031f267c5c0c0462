import Coaching
import Exchange
import Formats
import Sessions
import Testing

/// A device that leads through a workout: it keeps the journal and two clocks, as every shell does.
struct WorkoutDevice {
  var session: WorkoutSession?
  var lines: [[UInt8]] = []
  var last = WorkoutSession.Outcome()
  var monotonic = 1000.0
  var wall = 1_767_254_400_000.0

  static let text = """
    ---
    units: kg
    ---
    # Test

    ## Push
    - Squat — 2 x 5 @ 80 kg, rest 60s
    - Plank — 1 x 20s
    """

  var reading: SessionClock.Reading { SessionClock.Reading(monotonic: monotonic, wall: wall) }

  mutating func open(_ text: String = WorkoutDevice.text) {
    let opening = WorkoutOpening(GymSetup(name: "test", text: text))
    let name = SessionName(id: "gym-1", device: "9f3c2a17b0d4e6f8", nextNumber: 3)
    let (session, outcome) = WorkoutSession.open(opening, as: name, at: reading)
    self.session = session
    take(outcome)
  }

  /// Tells what somebody did some seconds later, as a journal keeps it.
  mutating func tell(_ events: [JSON] = [], after seconds: Double = 1) throws {
    monotonic += seconds * 1000
    wall += seconds * 1000
    var done: [GymEvent] = []
    for json in events { done.append(try GymEvent(json)) }
    let now = reading
    if let outcome = session?.handle(done, at: now) { take(outcome) }
  }

  /// Dies, and comes back some seconds later with what it has on disk.
  mutating func die(for seconds: Double) throws {
    monotonic = 50
    wall += seconds * 1000
    let (session, outcome) = WorkoutSession.go(on: try WorkoutSession.resume(lines), at: reading)
    self.session = session
    take(outcome)
  }

  private mutating func take(_ outcome: WorkoutSession.Outcome) {
    last = outcome
    lines += outcome.lines.map { $0.bytes }
  }
}
