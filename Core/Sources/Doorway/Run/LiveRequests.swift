import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// A run from live sensors.
extension PageSession {
  @inline(never) mutating func open(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (opening, name, reading) = try Self.shaped { () throws(ShapeError) in
      (
        try RunOpening(RunSetup(page: fields), in: fields), try Self.name(fields),
        try Self.reading(fields)
      )
    }
    let (session, outcome) = RunSession.open(opening, as: name, at: reading)
    begin(session)
    return answer(outcome)
  }

  @inline(never) mutating func sense(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard live != nil else { throw .notStarted }
    let (events, reading, wasFrozen) = try Self.shaped {
      () throws(ShapeError) -> ([LiveRun.Event], SessionClock.Reading, Bool) in
      var events: [LiveRun.Event] = []
      var wasFrozen = false
      for json in fields["events"]?.array ?? [] {
        if json["suspended"] != nil {
          wasFrozen = true
        } else {
          events += try SensedEvent.events(json)
        }
      }
      return (events, try Self.reading(fields), wasFrozen)
    }
    let seq = try Self.shaped { () throws(ShapeError) in try fields.integer(ifPresent: "seq") }
    if let seq { live?.number(from: seq) }
    guard let outcome = live?.take(events, at: reading, wasFrozen: wasFrozen) else {
      throw .notStarted
    }
    return answer(outcome)
  }

  @inline(never) mutating func resume(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (lines, reading, take) = try Self.shaped {
      () throws(ShapeError) -> ([[UInt8]], SessionClock.Reading, Take) in
      let lines = (fields["journal"]?.array ?? []).map { Array(($0.string ?? "").utf8) }
      return (
        lines, try Self.reading(fields), try fields.choice(Take.self, ifPresent: "take") ?? .on
      )
    }
    var resumption = try Self.journal { () throws(JournalError) in try RunSession.resume(lines) }
    let seq = try Self.shaped { () throws(ShapeError) in try fields.integer(ifPresent: "seq") }
    if let seq { resumption.session.number(from: seq) }
    let gap = max(0, reading.wall - resumption.lastWall) / 1000
    let session: RunSession
    let outcome: RunSession.Outcome
    switch take {
    case .look: (session, outcome) = (resumption.session, RunSession.Outcome())
    case .on: (session, outcome) = RunSession.go(on: resumption, at: reading)
    case .end: (session, outcome) = RunSession.end(resumption)
    }
    begin(session)
    for timed in resumption.past { remember(timed) }
    if take == .look { live = nil }
    return answer(outcome, of: session) { json in
      json.object("resumed") { json in
        json.field("session", session.id)
        json.field("role", session.run.role.rawValue)
        json.field("at", resumption.lastHeard.inSeconds)
        json.field("gapSeconds", gap)
        json.field("entries", resumption.entries)
        json.key("metrics")
        resumption.session.run.run.metrics.write(to: &json)
        json.field("damage", resumption.damage)
      }
    }
  }

  /// How far a journal is to be taken.
  private enum Take: String, CaseIterable {
    /// Say how it stands, and change nothing.
    case look
    /// Go on with the session now.
    case on
    /// End it where the journal ends.
    case end
  }

  private mutating func begin(_ session: RunSession) {
    live = session
    playback = nil
    setup = session.setup
    history = LedgerHistory()
    count = LineCount()
  }

  private mutating func answer(_ outcome: RunSession.Outcome) -> [UInt8] {
    guard let live else { return [] }
    return answer(outcome, of: live) { _ in }
  }

  private mutating func answer(
    _ outcome: RunSession.Outcome,
    of session: RunSession,
    _ more: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    for timed in outcome.effects { remember(timed) }
    let live = session.run
    let language = session.setup.language
    return Self.object { json in
      json.array("journal") { json in
        for line in outcome.lines { json.value(line.text) }
      }
      json.field("durable", outcome.isDurable)
      json.array("effects") { json in
        for timed in outcome.effects { timed.write(to: &json, language: language) }
      }
      json.key("screen")
      RunScreen(of: live.run, at: live.now).write(to: &json)
      json.key("phase")
      live.phase.write(to: &json)
      json.field("place", session.setup.place.rawValue)
      json.field("at", live.now.inSeconds)
      json.field("finished", live.isFinished)
      more(&json)
    }
  }

  private mutating func remember(_ timed: LiveRun.TimedEffect) {
    guard case .run(.companion(let effect)) = timed.effect else { return }
    history.take(effect, in: timed.moment)
    if case .ledger(let row) = effect { count.count(row) }
  }

  static func name(_ fields: Fields) throws(ShapeError) -> SessionName {
    let id = try fields.string("id")
    guard LinkEvent.canName(session: id) else {
      throw fields.error("id", fields["id"], "1 to 64 of a-z, 0-9 and '-'")
    }
    let device = try fields.string(ifPresent: "device") ?? "0000000000000000"
    guard LinkEvent.canName(device: device) else {
      throw fields.error("device", fields["device"], "16 lower-case hexadecimal digits")
    }
    return SessionName(
      id: id,
      device: device,
      nextNumber: max(1, try fields.integer(ifPresent: "seq") ?? 1)
    )
  }

  static func reading(_ fields: Fields) throws(ShapeError) -> SessionClock.Reading {
    guard let clock = try fields.fields(ifPresent: "clock") else {
      throw fields.error("clock", nil, "the two clocks")
    }
    let range = -9e15...9e15
    let reading = SessionClock.Reading(
      monotonic: try clock.number("mono"),
      wall: try clock.number("wall")
    )
    guard range.contains(reading.monotonic), (0...9e15).contains(reading.wall) else {
      throw fields.error("clock", fields["clock"], "milliseconds of two clocks")
    }
    return reading
  }
}
