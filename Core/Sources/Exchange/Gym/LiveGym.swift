import Coaching
import Formats
import Training

/// A workout with its clock and its journal: what a page drives, and what it keeps on disk.
///
/// The session is the fold of its lines: the first says how it was opened, each other what somebody
/// did at a moment. Time that only passes makes no line, for it can be reckoned again.
struct LiveGym: Sendable {
  /// Everything that decides how the workout goes.
  let setup: GymSetup

  /// The name of the session.
  let id: String

  private(set) var session: GymSession
  private(set) var clock: SessionClock
  private let device: String
  private var offset: Int
  private var nextNumber: Int64
  private var nextEntry: Int64 = 0

  /// What came of a change.
  struct Outcome: Sendable {
    var lines: [[UInt8]] = []
    var effects: [GymSession.TimedEffect] = []
  }

  /// Opens a session now.
  static func open(
    _ setup: GymSetup,
    name: LiveSession.Name,
    at reading: SessionClock.Reading
  ) -> (LiveGym, Outcome) {
    var gym = LiveGym(setup, name: name, clock: SessionClock(reading))
    let head = gym.line(
      type: "gymOpened",
      members: [JSON.Member("setup", LiveSession.tree { setup.write(to: &$0) })]
    )
    return (gym, Outcome(lines: [head]))
  }

  init(_ setup: GymSetup, name: LiveSession.Name, clock: SessionClock) {
    self.setup = setup
    self.clock = clock
    id = name.id
    device = name.device
    nextNumber = name.nextNumber
    offset = setup.utcOffsetMinutes
    session = setup.session()
  }

  /// Takes what somebody did, at a reading of the clocks; a page that was hidden or frozen may have
  /// slept, and then the wall clock says for how long.
  mutating func take(
    _ events: [GymEvent],
    at reading: SessionClock.Reading,
    mayHaveSlept: Bool = false
  ) -> Outcome {
    let zero = clock.zero
    _ = clock.read(reading, mayHaveSlept: mayHaveSlept)
    var outcome = Outcome()
    outcome.effects = happen(events, at: clock.time)
    guard !events.isEmpty || clock.zero != zero else { return outcome }
    var members = [
      JSON.Member(
        "events",
        .array(events.map { event in LiveSession.tree { event.write(to: &$0) } })
      )
    ]
    if clock.zero != zero { members.append(JSON.Member("zero", .number(clock.zero))) }
    outcome.lines = [line(type: "did", members: members)]
    return outcome
  }

  /// Lets events happen, live or from a journal.
  mutating func happen(_ events: [GymEvent], at time: Duration) -> [GymSession.TimedEffect] {
    guard !events.isEmpty else { return session.handle(.pass, at: time) }
    var effects: [GymSession.TimedEffect] = []
    for event in events { effects += session.handle(event, at: time) }
    return effects
  }

  private mutating func line(type: String, members: [JSON.Member]) -> [UInt8] {
    defer {
      nextNumber += 1
      nextEntry += 1
    }
    return LinkEvent(
      device: device,
      number: nextNumber,
      session: id,
      type: type,
      at: Int64(clock.now),
      wall: Int64(clock.zero + clock.now),
      offset: offset,
      payload: .object([JSON.Member("n", .number(Double(nextEntry)))] + members)
    ).line
  }
}

extension LiveGym {
  /// Other events of the device have taken the numbers before this one.
  mutating func number(from next: Int64) { nextNumber = max(nextNumber, next) }

  /// Goes on behind a line that was read back.
  mutating func follow(_ event: LinkEvent, entry: Int64) {
    nextNumber = max(nextNumber, event.number + 1)
    nextEntry = entry + 1
    offset = event.offset
  }

  /// Goes on from now.
  mutating func wake(_ clock: SessionClock) { self.clock = clock }
}
