import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// A workout in the gym.
extension PageSession {
  @inline(never) mutating func openGym(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (setup, name, reading) = try Self.shaped { () throws(ShapeError) in
      (try GymSetup(fields), try Self.name(fields), try Self.reading(fields))
    }
    let (gym, outcome) = WorkoutSession.open(WorkoutOpening(setup), as: name, at: reading)
    self.gym = gym
    return answer(outcome, of: gym) { _ in }
  }

  @inline(never) mutating func tellGym(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard var gym else { throw .noWorkout }
    let (events, reading, sleep, seq) = try Self.shaped {
      () throws(ShapeError) -> ([GymEvent], SessionClock.Reading, Bool?, Int64?) in
      var events: [GymEvent] = []
      var sleep: Bool?
      for json in fields["events"]?.array ?? [] {
        if json["suspended"] != nil {
          sleep = true
        } else if let isHidden = json["hidden"]?.bool {
          sleep = isHidden || sleep == true
        } else {
          events.append(try GymEvent(json))
        }
      }
      return (
        events, try Self.reading(fields), sleep, try fields.integer(ifPresent: "seq")
      )
    }
    if let seq { gym.number(from: seq) }
    let outcome = gym.take(events, at: reading, mayHaveSlept: gymIsHidden || sleep == true)
    if let sleep { gymIsHidden = sleep && fields["events"]?.array?.last?["hidden"]?.bool == true }
    self.gym = gym
    return answer(outcome, of: gym) { _ in }
  }

  @inline(never) mutating func resumeGym(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (lines, reading, take) = try Self.shaped {
      () throws(ShapeError) -> ([[UInt8]], SessionClock.Reading, GymTake) in
      let lines = (fields["journal"]?.array ?? []).map { Array(($0.string ?? "").utf8) }
      return (
        lines, try Self.reading(fields), try fields.choice(GymTake.self, ifPresent: "take") ?? .on
      )
    }
    let resumption = try Self.journal { () throws(JournalError) in
      try WorkoutSession.resume(lines)
    }
    let gap = max(0, reading.wall - resumption.lastWall) / 1000
    let gym: WorkoutSession
    let outcome: WorkoutSession.Outcome
    switch take {
    case .look: (gym, outcome) = (resumption.session, WorkoutSession.Outcome())
    case .on: (gym, outcome) = WorkoutSession.go(on: resumption, at: reading)
    case .end: (gym, outcome) = WorkoutSession.end(resumption)
    }
    self.gym = take == .look ? nil : gym
    gymIsHidden = false
    let isTwelveHours = fields["hours"]?.integer == 12
    return answer(outcome, of: gym) { json in
      json.object("resumed") { json in
        json.field("session", gym.id)
        json.field("at", resumption.lastHeard.inSeconds)
        json.field("gapSeconds", gap)
        json.field("entries", resumption.entries)
        json.field("damage", resumption.damage)
        let offset = gym.setup.utcOffsetMinutes
        let now = ClockMoment(
          reading.wall / 1000,
          utcOffsetMinutes: offset,
          isTwelveHours: isTwelveHours
        )
        let screen = GymScreen(of: gym.workout, at: gym.workout.now)
        json.field(
          "words",
          screen.standing(since: now.words(of: resumption.zero / 1000, utcOffsetMinutes: offset))
        )
      }
    }
  }

  @inline(never) mutating func gymSummary() throws(PageError) -> [UInt8] {
    guard let gym else { throw .noWorkout }
    return Self.object { json in
      json.key("summary")
      GymSummary(of: gym.workout, at: gym.workout.now).write(to: &json)
      let logged = LoggedSession(of: gym)
      json.key("logged")
      logged.write(to: &json)
      json.field("kept", logged.isWorthKeeping)
    }
  }

  /// Everything that a workout will say, before anybody starts it.
  @inline(never) mutating func gymCues(_ fields: Fields) throws(PageError) -> [UInt8] {
    let setup = try Self.shaped { () throws(ShapeError) in try GymSetup(fields) }
    let timeline = GymTimeline(of: setup.session())
    return Self.object { json in
      json.array("cues") { json in
        for row in timeline.rows { row.write(to: &json, language: setup.language) }
      }
    }
  }

  /// How far a journal is to be taken.
  private enum GymTake: String, CaseIterable {
    case look, on, end
  }

  private func answer(
    _ outcome: WorkoutSession.Outcome,
    of gym: WorkoutSession,
    _ more: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    let session = gym.workout
    return Self.object { json in
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
      GymScreen(of: session, at: session.now).write(to: &json)
      json.field("at", session.now.inSeconds)
      json.field("finished", session.isEnded)
      more(&json)
    }
  }
}
