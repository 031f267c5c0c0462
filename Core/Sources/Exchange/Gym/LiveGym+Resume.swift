import Coaching
import Formats
import Training

extension LiveGym {
  /// What a journal gave.
  struct Resumption: Sendable {
    var gym: LiveGym
    /// Every effect since the session was opened, in order.
    var past: [GymSession.TimedEffect] = []
    /// When the journal ends.
    var lastHeard: Duration = .zero
    /// How many lines could be read.
    var entries = 1
    /// What is wrong with the rest, if there is a rest.
    var damage: String?
    /// What the wall clock says at the session's beginning, in milliseconds since 1970.
    var zero: Double
  }

  /// Whether a journal is that of a workout.
  static func wrote(_ lines: [[UInt8]]) -> Bool {
    guard let first = lines.first else { return false }
    // What is wrong with the line is said by whoever reads it as something else.
    return (try? LinkEvent(line: first))?.type == "gymOpened"
  }

  /// Reads a journal back: the state of the session at its last whole line.
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
        // Said of the session beside its journal.
        resumption?.gym.number(from: event.number + 1)
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
    guard head.type == "gymOpened", let id = head.session else {
      throw .journal("the journal does not begin with the opening of a workout")
    }
    let setup = try PageSession.shaped { () throws(ShapeError) in
      try GymSetup(Fields(head.payload["setup"] ?? .null, at: "setup"))
    }
    let zero = Double(head.wall)
    var gym = LiveGym(
      setup,
      name: LiveSession.Name(id: id, device: head.device, nextNumber: head.number + 1),
      clock: SessionClock(SessionClock.Reading(monotonic: 0, wall: zero))
    )
    gym.follow(head, entry: 0)
    return Resumption(gym: gym, zero: zero)
  }

  /// Goes on with a session now: its clocks have gone on by wall time.
  static func go(on resumption: Resumption, at reading: SessionClock.Reading) -> (LiveGym, Outcome)
  {
    var gym = resumption.gym
    gym.wake(SessionClock(resumedAt: resumption.lastHeard, zero: resumption.zero, reading))
    return (gym, gym.take([], at: reading))
  }

  /// Ends a session where its journal ends.
  static func end(_ resumption: Resumption) -> (LiveGym, Outcome) {
    var gym = resumption.gym
    let milliseconds = (resumption.lastHeard.inSeconds * 1000).rounded()
    let reading = SessionClock.Reading(monotonic: 0, wall: resumption.zero + milliseconds)
    gym.wake(SessionClock(resumedAt: resumption.lastHeard, zero: resumption.zero, reading))
    return (gym, gym.take([.end], at: reading))
  }
}

extension LiveGym.Resumption {
  fileprivate mutating func take(_ event: LinkEvent) {
    var events: [GymEvent] = []
    for json in event.payload["events"]?.array ?? [] {
      do {
        events.append(try GymEvent(json))
      } catch {
        damage = "entry \(entries): \(error.description)"
        return
      }
    }
    let time = Duration.milliseconds(event.at)
    past += gym.happen(events, at: time)
    gym.follow(event, entry: Int64(entries))
    if let zero = event.payload["zero"]?.number { self.zero = zero }
    lastHeard = max(lastHeard, time)
    entries += 1
  }
}
