import Coaching
import Exchange
import Formats
import Training

extension JournaledSession {
  /// What a journal gave.
  public struct Resumption: Sendable {
    /// The session at its last whole line.
    public var session: JournaledSession

    /// Every effect since the session was opened, in order.
    public var past: [State.Effect] = []

    /// When the journal ends.
    public var lastHeard: Duration = .zero

    /// How many lines could be read.
    public var entries = 1

    /// What is wrong with the rest, if there is a rest.
    public var damage: String?

    /// What the wall clock says at the session's beginning, in milliseconds since 1970.
    public var zero: Double

    /// What the wall clock said when the journal was last written, in milliseconds since 1970.
    public var lastWall: Double { zero + (lastHeard.inSeconds * 1000).rounded() }
  }

  /// Reads a journal back: the state of the session at its last whole line.
  ///
  /// A line that is damaged or missing ends it, for what comes after would meet another state.
  public static func resume(_ lines: [[UInt8]]) throws(JournalError) -> Resumption {
    var resumption: Resumption?
    for (index, bytes) in lines.enumerated() {
      let event: LinkEvent
      do {
        event = try LinkEvent(line: bytes)
      } catch {
        guard resumption != nil else { throw .line(error) }
        resumption?.damage = "line \(index + 1): \(error.description)"
        break
      }
      guard event.payload["n"] != nil else {
        // Said of the session beside its journal, such as a voice note.
        resumption?.session.number(from: event.number + 1)
        continue
      }
      guard var read = resumption else {
        resumption = try begin(event)
        continue
      }
      if event.payload["n"]?.integer == Int64(read.entries) {
        read.add(event)
      } else {
        read.damage = "line \(index + 1): a line is missing before it"
      }
      resumption = read
      if read.damage != nil { break }
    }
    guard let resumption else { throw .empty }
    return resumption
  }

  private static func begin(_ head: LinkEvent) throws(JournalError) -> Resumption {
    guard head.type == State.Opening.type, let id = head.session else {
      throw .opening(State.Opening.noun)
    }
    let opening: State.Opening
    do { opening = try State.Opening(Fields(head.payload)) } catch { throw .shape(error) }
    let zero = Double(head.time.instant.millisecondsSince1970)
    var session = Self(
      opening,
      as: SessionName(id: id, device: head.device, nextNumber: head.number + 1),
      SessionClock(SessionClock.Reading(monotonic: 0, wall: zero))
    )
    session.follow(head, entry: 0)
    return Resumption(session: session, zero: zero)
  }
}

extension JournaledSession.Resumption {
  /// The session with its clock resumed now: the wall clock measures the gap.
  func woken(at reading: SessionClock.Reading) -> JournaledSession<State> {
    var session = session
    session.clock = SessionClock(resumedAt: lastHeard, zero: zero, reading)
    return session
  }

  /// What the two clocks said where the journal ends.
  var lastReading: SessionClock.Reading {
    SessionClock.Reading(monotonic: 0, wall: lastWall)
  }

  fileprivate mutating func add(_ event: LinkEvent) {
    if let message = event.message {
      session.heard(message)
      session.follow(event, entry: Int64(entries))
      entries += 1
      return
    }
    var events: [State.Event] = []
    for json in event.payload["events"]?.array ?? [] {
      do {
        events.append(try State.Event(json))
      } catch {
        damage = "entry \(entries): \(error.description)"
        return
      }
    }
    let time = Duration.milliseconds(event.at)
    past += session.happen(events, at: time)
    session.follow(event, entry: Int64(entries))
    if let zero = event.payload["zero"]?.number { self.zero = zero }
    lastHeard = max(lastHeard, time)
    entries += 1
  }
}
