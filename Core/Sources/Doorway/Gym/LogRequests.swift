import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What the log says: records, the week, what stands still, what is next.
extension PageSession {
  @inline(never) mutating func progress(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (log, now, day, exercise, goal, checkIns) = try Self.shaped {
      () throws(ShapeError) -> (TrainingLog, ClockMoment, Int, String?, Int?, [Standstill.CheckIn])
      in
      (
        try Self.log(fields), try Self.moment(fields), try Self.day(fields),
        try fields.string(ifPresent: "exercise"),
        try fields.whole("weeklyGoal", 1...50), try Self.checkIns(fields)
      )
    }
    let catalogue = library?.catalogue ?? .empty
    let week = MuscleLoad(of: log, from: day - 6, to: day, knowing: catalogue)
    let streak = Streak(of: log, on: day, target: goal)
    return Self.object { json in
      json.array("records") { json in
        for record in log.records.reversed() { Self.write(record, to: &json) }
      }
      json.array("week") { json in
        for muscle in Muscle.allCases {
          json.object { json in
            json.field("muscle", muscle.rawValue)
            json.field("sets", (week[muscle] * 10).rounded() / 10)
            json.field("low", MuscleLoad.weeklyTarget)
            json.field("high", MuscleLoad.weeklyMost)
          }
        }
      }
      json.object("streak") { json in
        json.field("weeks", streak.weeks)
        json.field("thisWeek", streak.thisWeek)
        json.field("target", streak.target)
        json.field("words", streak.words)
      }
      json.array("standstill") { json in
        for name in log.exercises {
          if let finding = Standstill.finding(name, in: log) {
            json.value(finding.words(seenFrom: day))
          }
        }
      }
      json.field("deload", Standstill.deload(in: log, checkIns: checkIns, on: day)?.words)
      if exercise == nil {
        json.key("log")
        LogScreen(of: log, at: now).write(to: &json)
      }
      if let exercise {
        json.array("history") { json in
          for part in log.history(of: exercise) { Self.write(part, to: &json) }
        }
      }
    }
  }

  /// What to do next of an exercise, by a rule.
  @inline(never) mutating func next(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (advice, day) = try Self.shaped {
      () throws(ShapeError) -> (Progression.Advice, Int) in
      let text = try fields.string("rule")
      guard let rule = Progression(text) else {
        throw fields.error("rule", fields["rule"], "a rule such as \"linear +2.5kg\"")
      }
      let history = try Self.log(fields).history(of: try fields.string("exercise"))
      let start = try fields.fields(ifPresent: "start").map { fields throws(ShapeError) in
        try LoadEntry(fields)
      }
      let advice = rule.advice(
        after: history,
        sets: try fields.whole("sets", 1...20) ?? 3,
        reps: try fields.whole("reps", 1...100) ?? 5,
        start: start
      )
      let readiness = try fields.whole("readiness", 1...5)
      return (
        readiness.map { advice.adjusted(forReadiness: $0, after: history.last?.load) } ?? advice,
        try Self.day(fields)
      )
    }
    return Self.object { json in
      advice.write(to: &json, seenFrom: day)
    }
  }

  /// The plates of a weight and the sets before it.
  @inline(never) mutating func plates(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (rack, load, before) = try Self.shaped {
      () throws(ShapeError) -> (PlateRack, LoadEntry, [Double]) in
      let load = try LoadEntry(fields)
      let usual = PlateRack.usual(load.unit)
      var plates: [PlateRack.Plate] = []
      for json in (fields["plates"]?.array ?? []).prefix(40) {
        let plate = try Fields(json, at: "plates")
        guard let weight = try plate.positive(ifPresent: "weight"), weight <= 100 else {
          throw plate.error("weight", plate["weight"], "a weight from 0 to 100")
        }
        let pairs = try plate.whole("pairs", 0...50) ?? 8
        plates.append(PlateRack.Plate(weight, pairs: pairs))
      }
      if let text = try fields.string(ifPresent: "rack"), !text.isEmpty {
        guard let typed = PlateRack.plates(typed: text) else {
          throw fields.error("rack", fields["rack"], "weights such as 20x2 10x2 5")
        }
        plates = typed
      }
      let bar = try fields.number(ifPresent: "bar") ?? usual.bar
      return (
        PlateRack(bar: bar, plates.isEmpty ? usual.plates : plates, load.unit), load,
        (fields["before"]?.array ?? []).compactMap { $0.number }
      )
    }
    let loading = rack.loading(for: load.value, after: before)
    return Self.object { json in
      json.array("side") { json in for plate in loading.side { json.value(plate) } }
      json.field("total", loading.total)
      json.field("remainder", loading.remainder)
      json.field("changes", loading.changes)
      json.field("words", PlateWords.side(loading, rack.unit))
      json.array("warmUp") { json in
        for rung in WarmUp.ramp(to: load, bar: rack.bar) {
          json.object { json in
            json.key("load")
            rung.load.write(to: &json)
            json.field("reps", rung.reps)
            json.field("words", PlateWords.rung(rung))
          }
        }
      }
    }
  }

  /// The daily challenge on a day.
  @inline(never) mutating func challenge(_ fields: Fields) throws(PageError) -> [UInt8] {
    let challenge = try Self.shaped { () throws(ShapeError) -> DailyChallenge in
      var entries: [DailyChallenge.Entry] = []
      for json in fields["entries"]?.array ?? [] {
        entries.append(try DailyChallenge.Entry(Fields(json, at: "entries")))
      }
      return DailyChallenge(
        try fields.string("exercise"),
        goal: try fields.whole("goal", 1...100_000) ?? DailyChallenge.usualGoal,
        entries: entries,
        on: try Self.day(fields)
      )
    }
    return Self.object { json in
      json.field("exercise", challenge.exercise)
      json.field("done", challenge.done)
      json.field("goal", challenge.goal)
      json.field("left", challenge.left)
      json.field("days", challenge.days)
      json.field("words", challenge.words)
    }
  }

  // MARK: Parts

  static func log(_ fields: Fields) throws(ShapeError) -> TrainingLog {
    try fields.fields(ifPresent: "log").map { fields throws(ShapeError) in
      try TrainingLog(fields)
    } ?? .empty
  }

  static func day(_ fields: Fields) throws(ShapeError) -> Int {
    LogDay.of(try fields.number("now"), try LoggedSession.offset(fields))
  }

  private static func moment(_ fields: Fields) throws(ShapeError) -> ClockMoment {
    ClockMoment(
      try fields.number("now"),
      utcOffsetMinutes: try LoggedSession.offset(fields),
      isTwelveHours: fields["hours"]?.integer == 12
    )
  }

  private static func checkIns(_ fields: Fields) throws(ShapeError) -> [Standstill.CheckIn] {
    var checkIns: [Standstill.CheckIn] = []
    for json in fields["checkIns"]?.array ?? [] {
      let checkIn = try Fields(json, at: "checkIns")
      checkIns.append(
        Standstill.CheckIn(
          day: LogDay.of(try checkIn.number("at"), try LoggedSession.offset(checkIn)),
          rating: try checkIn.whole("rating", 1...5) ?? 3
        )
      )
    }
    return checkIns
  }

  private static func write(_ record: PersonalRecord, to json: inout JSONWriter) {
    json.object { json in
      json.field("words", record.words)
      json.field("session", record.session)
      json.field("day", record.day)
      json.field("date", DayWords.date(record.day))
    }
  }

  private static func write(_ part: ExerciseSession, to json: inout JSONWriter) {
    json.object { json in
      json.field("session", part.session.id)
      json.field("day", part.session.day)
      json.field("date", DayWords.date(part.session.day))
      json.array("sets") { json in
        for set in part.sets { json.value(GymWords.result(set.result)) }
      }
      json.field("kilograms", VolumeLoad.kilograms(of: part.sets))
      if let best = RepMax.best(of: part.sets) {
        json.object("best") { json in
          json.field("value", (best.value * 100).rounded() / 100)
          json.field("unit", best.unit.rawValue)
          json.field("words", best.words)
        }
      }
    }
  }
}

extension LogScreen {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("week", week)
      json.array("sessions") { json in
        for session in sessions {
          json.object { json in
            json.field("id", session.id)
            json.field("title", session.title)
            json.field("facts", session.facts)
            json.array("exercises") { json in
              for row in session.exercises {
                json.object { json in
                  json.field("name", row.name)
                  json.field("value", row.sets)
                }
              }
            }
            json.array("notes") { json in for note in session.notes { json.value(note) } }
          }
        }
      }
      json.array("exercises") { json in for name in exercises { json.value(name) } }
    }
  }
}
