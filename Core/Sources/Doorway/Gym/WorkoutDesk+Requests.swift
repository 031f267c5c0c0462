import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// A workout in the gym.
extension WorkoutDesk {
  @inline(never) mutating func openGym(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (setup, name, reading) = try PageError.shaped { () throws(ShapeError) in
      (try GymSetup(fields), try fields.sessionName(), try fields.clockReading())
    }
    try WantedWords.refuse(WantedWords(of: setup), fields)
    let (gym, outcome) = WorkoutSession.open(WorkoutOpening(setup), as: name, at: reading)
    session = gym
    return answer(outcome, of: gym) { _ in }
  }

  @inline(never) mutating func tellGym(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard var gym = session else { throw .noWorkout }
    var refusal = Refusal()
    let (events, reading, sleep, seq) = try PageError.shaped {
      () throws(ShapeError) -> ([GymEvent], SessionClock.Reading, Bool?, Int64?) in
      var events: [GymEvent] = []
      var sleep: Bool?
      for json in fields["events"]?.array ?? [] {
        if json["suspended"] != nil {
          sleep = true
        } else if let isHidden = json["hidden"]?.bool {
          sleep = isHidden || sleep == true
        } else if let text = json["said"]?["text"]?.string {
          events += GymGrammar.events(for: text, in: gym.workout)
        } else if let event = try Self.event(json, in: gym.workout, refusing: &refusal) {
          events.append(event)
        }
      }
      return (
        events, try fields.clockReading(), sleep, try fields.integer(ifPresent: "seq")
      )
    }
    if let seq { gym.number(from: seq) }
    let outcome = gym.handle(events, at: reading, mayHaveSlept: isHidden || sleep == true)
    if let sleep { isHidden = sleep && fields["events"]?.array?.last?["hidden"]?.bool == true }
    session = gym
    return answer(outcome, of: gym) { json in
      guard !refusal.isEmpty else { return }
      json.key("refused")
      refusal.write(to: &json)
    }
  }

  @inline(never) mutating func resumeGym(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (lines, reading, take) = try PageError.shaped {
      () throws(ShapeError) -> ([[UInt8]], SessionClock.Reading, GymTake) in
      let lines = (fields["journal"]?.array ?? []).map { Array(($0.string ?? "").utf8) }
      return (
        lines, try fields.clockReading(), try fields.choice(GymTake.self, ifPresent: "take") ?? .on
      )
    }
    let resumption = try PageError.journaled { () throws(JournalError) in
      try WorkoutSession.resume(lines)
    }
    if take != .look { try WantedWords.refuse(WantedWords(of: resumption.session.setup), fields) }
    let gap = max(0, reading.wall - resumption.lastWall) / 1000
    let gym: WorkoutSession
    let outcome: WorkoutSession.Outcome
    switch take {
    case .look: (gym, outcome) = (resumption.session, WorkoutSession.Outcome())
    case .on: (gym, outcome) = WorkoutSession.go(on: resumption, at: reading)
    case .end: (gym, outcome) = WorkoutSession.end(resumption)
    }
    session = take == .look ? nil : gym
    isHidden = false
    return answer(outcome, of: gym) { json in
      json.object("resumed") { json in
        json.field("session", gym.id)
        json.field("language", gym.setup.language)
        json.field("at", resumption.lastHeard.inSeconds)
        json.field("gapSeconds", gap)
        json.field("entries", resumption.entries)
        json.field("damage", resumption.damage)
        func time(_ wall: Double) -> LocalTime {
          LocalTime(Instant(millisecondsSince1970: wall), offset: gym.setup.offset)
        }
        let now = ClockMoment(time(reading.wall))
        let screen = GymScreen(of: gym.workout, at: gym.workout.now)
        let since = now.words(of: time(resumption.zero), in: screen.language)
        json.field("words", screen.standing(since: since))
      }
    }
  }

  @inline(never) mutating func gymSummary() throws(PageError) -> [UInt8] {
    guard let gym = session else { throw .noWorkout }
    return Reply.object { json in
      json.key("summary")
      GymSummary(of: gym.workout, at: gym.workout.now).write(to: &json)
      let logged = StrengthSession(of: gym)
      json.key("logged")
      logged.writeLogged(to: &json)
      json.field("kept", logged.isWorthKeeping)
    }
  }

  /// How far to resume a journal.
  private enum GymTake: String, CaseIterable {
    case look, on, end
  }

  private func answer(
    _ outcome: WorkoutSession.Outcome,
    of gym: WorkoutSession,
    _ more: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    let session = gym.workout
    return Reply.object { json in
      json.array("journal") { json in
        for line in outcome.lines { json.value(line.text) }
      }
      json.field("durable", outcome.isDurable)
      json.array("effects") { json in
        for timed in outcome.effects {
          timed.write(to: &json, in: session, language: gym.setup.language)
        }
      }
      json.key("screen")
      GymScreen(of: session, at: session.now).write(to: &json, withEntry: true)
      json.field("at", session.now.inSeconds)
      json.field("nextCueAt", session.nextCueAt?.inSeconds)
      json.field("finished", session.isEnded)
      more(&json)
    }
  }
}

// Asked of nobody in particular.
extension WorkoutDesk {
  /// Everything that a workout will say, before anybody starts it.
  @inline(never) static func gymCues(_ fields: Fields) throws(PageError) -> [UInt8] {
    let setup = try PageError.shaped { () throws(ShapeError) in try GymSetup(fields) }
    try WantedWords.refuse(WantedWords(of: setup), fields)
    let timeline = GymTimeline(of: setup.session())
    return Reply.object { json in
      json.array("cues") { json in
        for row in timeline.rows { row.write(to: &json, language: setup.language) }
      }
    }
  }
}
