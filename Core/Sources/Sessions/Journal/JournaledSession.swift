public import Coaching
public import Exchange
import Formats
import Training

/// A session with its clock and its journal: what every shell drives, and what it keeps on disk.
///
/// ```
///  events ─▶ clock ─▶ fold ─▶ effects
///                └──▶ lines ─▶ disk, then the link
/// ```
/// Every change is one line, made here and nowhere else, and the session is the fold of its lines: the
/// first says how it was opened, each other what happened up to a moment. ``RunSession`` and
/// ``WorkoutSession`` say how to open one and what to tell it.
/// ```swift
/// var (session, outcome) = RunSession.open(RunOpening(setup), as: name, at: reading)
/// try disk.append(outcome.lines)                       // first on disk,
/// outcome = session.handle([.run(.tracker(.start))], at: later)
/// try disk.append(outcome.lines)
/// for effect in outcome.effects { carryOut(effect) }   // then carried out
/// ```
public struct JournaledSession<State: JournaledState>: Sendable {
  /// What came of a change.
  public struct Outcome: Sendable {
    /// The journal's new lines, in order.
    public var lines: [EventLine] = []

    /// What is to be carried out, in order.
    public var effects: [State.Effect] = []

    /// Whether the lines must be on disk before the effects count.
    public var isDurable = false

    /// Creates the outcome of nothing.
    public init() {}
  }

  /// How the session was opened.
  public let opening: State.Opening

  /// The name of the session.
  public let id: String

  /// The state of the session.
  public private(set) var state: State

  /// The session's time.
  public internal(set) var clock: SessionClock

  /// When the journal's last line was written, as time of the session.
  private(set) var lastWritten: Duration = .zero

  private let device: String
  private var offset: UTCOffset
  private var nextNumber: Int64
  private var nextEntry: Int64 = 0

  /// Opens a session now.
  static func opened(
    _ opening: State.Opening,
    as name: SessionName,
    at reading: SessionClock.Reading
  ) -> (session: Self, outcome: Outcome) {
    var session = Self(opening, as: name, SessionClock(reading))
    var outcome = Outcome()
    outcome.lines = [session.line(State.Opening.type) { opening.writeMembers(to: &$0) }]
    outcome.isDurable = true
    return (session, outcome)
  }

  init(_ opening: State.Opening, as name: SessionName, _ clock: SessionClock) {
    self.opening = opening
    self.clock = clock
    id = name.id
    device = name.device
    nextNumber = name.nextNumber
    offset = opening.offset
    state = State(opening)
  }

  /// Reserves the numbers that other events of the device have used.
  public mutating func number(from next: Int64) { nextNumber = max(nextNumber, next) }

  /// Lets events happen now and writes them down; `zero` where the wall clock was set or read anew.
  mutating func write(_ events: [State.Event], zero: Double?) -> Outcome {
    var outcome = Outcome()
    outcome.effects = state.happen(events, at: clock.time)
    outcome.lines = [
      line(State.lineType) { json in
        json.array("events") { json in for event in events { event.write(to: &json) } }
        json.field("zero", zero)
      }
    ]
    for message in state.messages(after: outcome.effects) {
      guard let payload = message.payload.object else { continue }
      outcome.lines.append(
        line(message.type) { json in
          for member in payload { json.field(member.key, member.value) }
        }
      )
    }
    outcome.isDurable = State.mustLast(events, outcome.effects)
    return outcome
  }

  /// Lets time pass without a line: it can be computed again.
  mutating func pass() -> Outcome {
    var outcome = Outcome()
    outcome.effects = state.happen([], at: clock.time)
    return outcome
  }

  private mutating func line(
    _ type: String,
    _ writeMembers: (inout JSONWriter) -> Void
  ) -> EventLine {
    defer {
      nextNumber += 1
      nextEntry += 1
      lastWritten = clock.time
    }
    return EventLine(
      LinkEvent(
        device: device,
        number: nextNumber,
        session: id,
        type: type,
        at: Int64(clock.now),
        time: LocalTime(
          Instant(millisecondsSince1970: (clock.zero + clock.now).rounded(.towardZero)),
          offset: offset
        )
      ) { json in
        json.object { json in
          json.field("n", nextEntry)
          writeMembers(&json)
        }
      }
    )
  }
}

extension JournaledSession {
  /// Restores what was already sent, from the journal.
  mutating func heard(_ message: LinkMessage) { state.note(message) }

  /// Lets events of the journal happen.
  mutating func happen(_ events: [State.Event], at time: Duration) -> [State.Effect] {
    state.happen(events, at: time)
  }

  /// Continues after a line that was read back.
  mutating func follow(_ event: LinkEvent, entry: Int64) {
    nextNumber = max(nextNumber, event.number + 1)
    nextEntry = entry + 1
    offset = event.time.offset ?? .zero
    lastWritten = max(lastWritten, .milliseconds(event.at))
  }
}
