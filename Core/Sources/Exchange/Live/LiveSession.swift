import Coaching
import Formats
import Screens
import Training

/// A live run with its clock and its journal: what a page drives, and what it keeps on disk.
///
/// Every change is one line (``LinkEvent``), made here and nowhere else, and the run is the fold of its
/// lines: the first says how it was opened, each other what was heard up to a moment.
struct LiveSession: Sendable {
  /// Everything that decides how the run is coached.
  let setup: RunSetup

  /// The name of the session.
  let id: String

  private(set) var run: LiveRun
  private(set) var clock: SessionClock
  private let device: String
  private var offset: Int
  private var nextNumber: Int64
  private var nextEntry: Int64 = 0
  private var isOutOfSight = false
  private let kind: TrackerKind
  private var announcement = Announcement()

  /// What came of a change.
  struct Outcome: Sendable {
    var lines: [[UInt8]] = []
    var effects: [LiveRun.TimedEffect] = []
    /// Whether the lines must be on disk before the effects count.
    var isDurable = false
  }

  /// What this device is in the workout.
  struct Part: Sendable {
    /// Who owns the truth of the run.
    var role: LiveRun.Role
    /// What kind of device this is.
    var kind: TrackerKind

    /// Reads a part; what is absent is a phone that tracks.
    init(_ fields: Fields) throws(ShapeError) {
      role = try fields.choice(LiveRun.Role.self, ifPresent: "role") ?? .tracker
      kind = try fields.choice(TrackerKind.self, ifPresent: "kind") ?? .phone
    }
  }

  /// What names the lines of a session.
  struct Name: Sendable {
    var id: String
    var device: String
    var nextNumber: Int64
  }

  /// Opens a session now.
  static func open(
    _ setup: RunSetup,
    part: Part,
    name: Name,
    at reading: SessionClock.Reading
  ) -> (session: LiveSession, outcome: Outcome) {
    var setup = setup
    setup.startedAt = reading.wall / 1000
    var session = LiveSession(setup, part: part, name: name, clock: SessionClock(reading))
    let head = session.line(
      type: "opened",
      members: [
        JSON.Member("role", .string(part.role.rawValue)),
        JSON.Member("kind", .string(part.kind.rawValue)),
        JSON.Member("setup", tree { setup.write(to: &$0) }),
      ]
    )
    return (session, Outcome(lines: [head], isDurable: true))
  }

  init(_ setup: RunSetup, part: Part, name: Name, clock: SessionClock) {
    self.setup = setup
    self.clock = clock
    id = name.id
    device = name.device
    nextNumber = name.nextNumber
    offset = setup.utcOffsetMinutes ?? 0
    kind = part.kind
    run = LiveRun(role: part.role, tracker: setup.tracker, companion: setup.companion)
  }

  /// Takes what was sensed up to a reading of the clocks.
  mutating func take(_ events: [LiveRun.Event], at reading: SessionClock.Reading, wasFrozen: Bool)
    -> Outcome
  {
    let before = run.now.components.seconds
    let finding = clock.read(reading, mayHaveSlept: wasFrozen || isOutOfSight)
    var heard = events
    if case .unheard(let kind) = finding {
      heard.insert(.run(.tracker(.unheard(kind))), at: 0)
    }
    for event in events {
      if case .run(.tracker(.hidden(let isHidden))) = event { isOutOfSight = isHidden }
    }
    let isSecond = clock.time.components.seconds > before
    guard !heard.isEmpty || isSecond || finding != nil else { return Outcome() }
    return write(heard, finding)
  }

  /// Writes down what was heard, and lets it happen.
  mutating func write(_ events: [LiveRun.Event], _ finding: SessionClock.Finding? = nil) -> Outcome
  {
    var outcome = Outcome()
    outcome.effects = happen(events, at: clock.time)
    var members = [
      JSON.Member("events", .array(events.map { event in Self.tree { event.write(to: &$0) } }))
    ]
    if finding != nil { members.append(JSON.Member("zero", .number(clock.zero))) }
    outcome.lines = [line(type: "sensed", members: members)]
    for message in announcement.messages(to: run, as: kind) + outcome.effects.messages {
      guard let payload = message.payload.object else { continue }
      outcome.lines.append(line(type: message.type, members: payload))
    }
    outcome.isDurable =
      events.contains { $0.isByPerson } || outcome.effects.contains { $0.effect.mustLast }
    return outcome
  }

  /// Lets events happen, live or from a journal.
  mutating func happen(_ events: [LiveRun.Event], at time: Duration) -> [LiveRun.TimedEffect] {
    guard !events.isEmpty else { return run.handle(.pass, at: time) }
    var effects: [LiveRun.TimedEffect] = []
    for event in events { effects += run.handle(event, at: time) }
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

  static func tree(_ body: (inout JSONWriter) -> Void) -> JSON {
    var writer = JSONWriter()
    body(&writer)
    // What the writer wrote is JSON.
    return (try? JSON.parse(writer.bytes)) ?? .null
  }
}

extension LiveSession {
  /// Takes what was announced before, from the journal.
  mutating func heard(_ message: LinkMessage) { announcement.note(message) }

  /// Other events of the device have taken the numbers before this one.
  mutating func number(from next: Int64) { nextNumber = max(nextNumber, next) }

  /// Goes on behind a line that was read back.
  mutating func follow(_ event: LinkEvent, entry: Int64) {
    nextNumber = max(nextNumber, event.number + 1)
    nextEntry = entry + 1
    offset = event.offset
  }

  /// Goes on from now, or from where the journal ends.
  mutating func wake(_ clock: SessionClock) {
    self.clock = clock
    isOutOfSight = false
  }
}

extension [LiveRun.TimedEffect] {
  /// What of them another device shows or feels.
  fileprivate var messages: [LinkMessage] {
    compactMap { timed in
      switch timed.effect {
      case .run(.companion(.haptic(let haptic))): .hapticCue(haptic)
      case .run(.companion(.badge(let id))): .companionMessageDispatched(id)
      case .run, .countdown, .phase: nil
      }
    }
  }
}

extension LiveRun.Effect {
  /// Whether it must not happen twice or be forgotten: a line that was said, a split, a lap, the start.
  fileprivate var mustLast: Bool {
    switch self {
    case .run(.tracker(.split)), .run(.tracker(.lap)), .run(.companion(.speak)), .phase: true
    case .run, .countdown: false
    }
  }
}
