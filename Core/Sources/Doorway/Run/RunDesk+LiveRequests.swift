import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// A run from live sensors.
extension RunDesk {
  @inline(never) mutating func open(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (opening, name, reading) = try PageError.shaped { () throws(ShapeError) in
      (
        try Self.opening(fields), try fields.sessionName(), try fields.clockReading()
      )
    }
    try WantedWords.refuse(WantedWords(of: opening.setup, orOthers: true), fields)
    let (coached, outcome) = CoachedSession.open(opening, as: name, at: reading)
    begin(coached)
    return Self.answer(outcome, of: coached) { json in Self.writeHints(to: &json) }
  }

  // Never inlined, as little as what it calls: setups are large, and the stack of a page is not.
  @inline(never) private static func opening(_ fields: Fields) throws(ShapeError) -> RunOpening {
    var opening = try RunOpening(RunSetup(page: fields), in: fields)
    if fields["theirs"] != nil { readTheirPlan(fields, into: &opening.setup.plan) }
    return opening
  }

  @inline(never) private static func readTheirPlan(_ fields: Fields, into plan: inout RunPlan) {
    // Another device's line is its own to explain: unreadable, it changes no plan.
    guard let line = fields["theirs"]?.array?.first?.string,
      let event = try? LinkEvent(line: Array(line.utf8))
    else { return }
    plan = plan.following(event)
  }

  /// What a page needs to know of a live run before it hands anything over.
  private static func writeHints(to json: inout JSONWriter) {
    json.object("hints") { json in
      json.array("mayWait") { json in for name in SensedEvent.often { json.value(name) } }
    }
  }

  @inline(never) mutating func sense(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let role = live?.session.run.role else { throw .notStarted }
    var asked: [LinkMessage] = []
    let (events, reading, wasFrozen) = try PageError.shaped {
      () throws(ShapeError) -> ([LiveRun.Event], SessionClock.Reading, Bool) in
      let reading = try fields.clockReading()
      var events: [LiveRun.Event] = []
      var wasFrozen = false
      for json in fields["events"]?.array ?? [] {
        if json["suspended"] != nil {
          wasFrozen = true
        } else if role == .companion, let message = SensedEvent.request(json) {
          asked.append(message)
        } else {
          events += try SensedEvent.events(json, wall: reading.wall)
        }
      }
      return (events, reading, wasFrozen)
    }
    let seq = try PageError.shaped { () throws(ShapeError) in try fields.integer(ifPresent: "seq") }
    if let seq { live?.number(from: seq) }
    guard let outcome = live?.handle(events, at: reading, wasFrozen: wasFrozen) else {
      throw .notStarted
    }
    return answer(outcome, asking: asked)
  }

  @inline(never) mutating func resume(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (lines, reading, take) = try PageError.shaped {
      () throws(ShapeError) -> ([[UInt8]], SessionClock.Reading, Take) in
      (
        fields.lines("journal") ?? [], try fields.clockReading(),
        try fields.choice(Take.self, ifPresent: "take") ?? .on
      )
    }
    var resumption = try PageError.journaled { () throws(JournalError) in
      try RunSession.resume(lines)
    }
    if take != .look {
      // A run that was begun with other words of its coach goes on with those, or where they are lost with today's.
      let orOthers = fields["otherWords"]?.bool == true
      try WantedWords.refuse(WantedWords(of: resumption.session.setup, orOthers: orOthers), fields)
    }
    let seq = try PageError.shaped { () throws(ShapeError) in try fields.integer(ifPresent: "seq") }
    if let seq { resumption.session.number(from: seq) }
    let gap = max(0, reading.wall - resumption.lastWall) / 1000
    let opened = try PageError.shaped { () throws(ShapeError) -> String? in
      guard let offset = try fields.clampedOffset() else { return nil }
      func time(_ wall: Double) -> LocalTime {
        LocalTime(Instant(millisecondsSince1970: wall), offset: offset)
      }
      return ClockMoment(time(reading.wall)).words(of: time(resumption.zero))
    }
    let coached: CoachedSession
    let outcome: RunSession.Outcome
    switch take {
    case .look: (coached, outcome) = (CoachedSession(resumption), RunSession.Outcome())
    case .on: (coached, outcome) = CoachedSession.go(on: resumption, at: reading)
    case .end: (coached, outcome) = CoachedSession.end(resumption)
    }
    begin(coached)
    if take == .look { (live, said) = (nil, coached.history) }
    return Self.answer(outcome, of: coached) { json in
      Self.writeHints(to: &json)
      json.object("resumed") { json in
        json.field("session", coached.session.id)
        json.field("role", coached.session.run.role.rawValue)
        json.field("language", coached.session.setup.speech)
        json.field("at", resumption.lastHeard.inSeconds)
        json.field("gapSeconds", gap)
        // What was thrown away is over: there is nothing to go on with.
        if coached.session.run.phase == .discarded { json.field("isOver", true) }
        json.field("isFresh", gap < SensedEvent.longestLeft.inSeconds)
        json.field("entries", resumption.entries)
        json.field("since", opened)
        json.key("metrics")
        resumption.session.run.run.metrics.write(to: &json)
        json.field("damage", resumption.damage)
      }
    }
  }

  /// How far to resume a journal.
  private enum Take: String, CaseIterable {
    /// Report the state, and change nothing.
    case look
    /// Go on with the session now.
    case on
    /// End it where the journal ends.
    case end
  }

  private mutating func begin(_ coached: CoachedSession) {
    clear()
    live = coached
    setup = coached.session.setup
  }

  private func answer(
    _ outcome: RunSession.Outcome,
    asking messages: [LinkMessage]
  ) -> [UInt8] {
    guard let live else { return [] }
    return Self.answer(outcome, of: live) { json in
      guard !messages.isEmpty else { return }
      json.array("asks") { json in
        for message in messages {
          json.object { json in json.field(message.type, message.payload) }
        }
      }
    }
  }

  private static func answer(
    _ outcome: RunSession.Outcome,
    of coached: CoachedSession,
    _ more: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    let live = coached.session.run
    let language = coached.session.setup.speech
    return Reply.object { json in
      json.array("journal") { json in
        for line in outcome.lines { json.value(line.text) }
      }
      json.field("durable", outcome.isDurable)
      json.array("effects") { json in
        for timed in outcome.effects { timed.write(to: &json, language: language) }
      }
      json.key("screen")
      coached.screen(in: Language(tag: language) ?? .english).write(to: &json)
      json.key("phase")
      live.phase.write(to: &json)
      json.field("place", coached.session.setup.place.rawValue)
      json.field("at", live.now.inSeconds)
      json.field("finished", live.isFinished)
      more(&json)
    }
  }
}
