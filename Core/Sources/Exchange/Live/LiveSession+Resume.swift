import Coaching
import Formats
import Training

extension LiveSession {
  /// What a journal gave.
  struct Resumption: Sendable {
    var session: LiveSession
    /// Every effect since the session was opened, in order.
    var past: [LiveRun.TimedEffect]
    /// When the journal ends.
    var lastHeard: Duration
    /// How many lines could be read.
    var entries: Int
    /// What is wrong with the rest, if there is a rest.
    var damage: String?
    /// What the wall clock says at the session's beginning, in milliseconds since 1970.
    var zero: Double
  }

  /// The lines of a live run's journal, nothing where the bytes are another journal's.
  static func lines(of bytes: [UInt8]) -> [[UInt8]]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard let first = lines.first, (try? LinkEvent(line: first)) != nil else {
      // What is wrong with the line is said by whoever reads it as something else.
      return nil
    }
    return lines
  }

  /// Reads a journal back: the state of the session at its last whole line.
  ///
  /// A line that is damaged or missing ends it, for what comes after would meet another state.
  static func resume(_ lines: [[UInt8]]) throws(PageError) -> Resumption {
    var resumption: Resumption?
    for (index, bytes) in lines.enumerated() {
      let event: LinkEvent
      do {
        event = try LinkEvent(line: bytes)
      } catch {
        guard resumption != nil else { throw .journal(error.description) }
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
        read.take(event)
      } else {
        read.damage = "line \(index + 1): a line is missing before it"
      }
      resumption = read
      if read.damage != nil { break }
    }
    guard let resumption else { throw .journal("the journal has no line") }
    return resumption
  }

  private static func begin(_ head: LinkEvent) throws(PageError) -> Resumption {
    guard head.type == "opened", let id = head.session else {
      throw .journal("the journal does not begin with the opening of a session")
    }
    let (setup, part) = try PageSession.shaped { () throws(ShapeError) -> (RunSetup, Part) in
      let fields = try Fields(head.payload)
      return (try RunSetup(Fields(fields["setup"] ?? .null, at: "setup")), try Part(fields))
    }
    let zero = Double(head.wall)
    let reading = SessionClock.Reading(monotonic: 0, wall: zero)
    var session = LiveSession(
      setup,
      part: part,
      name: Name(id: id, device: head.device, nextNumber: head.number + 1),
      clock: SessionClock(reading)
    )
    session.follow(head, entry: 0)
    return Resumption(
      session: session,
      past: [],
      lastHeard: .zero,
      entries: 1,
      damage: nil,
      zero: zero
    )
  }

  /// Goes on with a session now: what lies between is marked, and a line that was being said is over.
  static func go(on resumption: Resumption, at reading: SessionClock.Reading) -> (
    LiveSession, Outcome
  ) {
    var session = resumption.session
    session.wake(SessionClock(resumedAt: resumption.lastHeard, zero: resumption.zero, reading))
    var events: [LiveRun.Event] = [.run(.tracker(.unheard(.restart)))]
    if let speaking = session.run.run.companion.speaking {
      events.append(.run(.companion(.lineFailed(speaking.id))))
    }
    // The page is seen when it is loaded.
    events.append(.run(.tracker(.hidden(false))))
    var outcome = session.write(events, .stepped(zero: session.clock.zero))
    outcome.isDurable = true
    return (session, outcome)
  }

  /// Ends a session where its journal ends.
  static func end(_ resumption: Resumption) -> (LiveSession, Outcome) {
    var session = resumption.session
    let milliseconds = (resumption.lastHeard.inSeconds * 1000).rounded()
    let reading = SessionClock.Reading(monotonic: 0, wall: resumption.zero + milliseconds)
    session.wake(SessionClock(resumedAt: resumption.lastHeard, zero: resumption.zero, reading))
    var outcome = session.write([.run(.tracker(.end))])
    outcome.isDurable = true
    return (session, outcome)
  }
}

extension LiveSession.Resumption {
  fileprivate mutating func take(_ event: LinkEvent) {
    if let message = event.message {
      session.heard(message)
      session.follow(event, entry: Int64(entries))
      entries += 1
      return
    }
    var events: [LiveRun.Event] = []
    for json in event.payload["events"]?.array ?? [] {
      do {
        events.append(try LiveRun.Event(json))
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
