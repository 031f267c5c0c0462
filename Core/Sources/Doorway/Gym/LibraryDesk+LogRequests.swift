import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What the log says: records, the week, what stands still, what is next.
extension LibraryDesk {
  @inline(never) mutating func progress(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (log, now, day, exercise, goal, checkIns) = try PageError.shaped {
      () throws(ShapeError) -> (TrainingLog, ClockMoment, Day, String?, Int?, [Plateau.CheckIn])
      in
      (
        try fields.log(), try fields.clockMoment(), try fields.day(),
        try fields.string(ifPresent: "exercise"),
        try fields.whole("weeklyGoal", 1...50), try Self.checkIns(fields)
      )
    }
    let catalogue = library?.catalogue ?? .empty
    let week = MuscleLoad(of: log, from: day - 6, to: day, knowing: catalogue)
    let streak = Streak(of: log, on: day, target: goal)
    return Reply.object { json in
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
          if let finding = Plateau.finding(name, in: log) {
            json.value(finding.words(seenFrom: day))
          }
        }
      }
      json.field("deload", Plateau.deload(in: log, checkIns: checkIns, on: day)?.words)
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

  // MARK: Parts

  private static func checkIns(_ fields: Fields) throws(ShapeError) -> [Plateau.CheckIn] {
    var checkIns: [Plateau.CheckIn] = []
    for json in fields["checkIns"]?.array ?? [] {
      let checkIn = try Fields(json, at: "checkIns")
      checkIns.append(
        Plateau.CheckIn(
          day: try checkIn.localTime("at").day,
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
      json.field("day", record.day.daysSince1970)
      json.field("date", DayWords.date(record.day))
    }
  }

  private static func write(_ part: ExerciseSession, to json: inout JSONWriter) {
    json.object { json in
      json.field("session", part.session.id)
      json.field("day", part.session.day.daysSince1970)
      json.field("date", DayWords.date(part.session.day))
      json.array("sets") { json in
        for set in part.sets { json.value(GymWords.result(set.result)) }
      }
      json.field("kilograms", part.volume)
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
