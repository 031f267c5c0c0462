public import Formats
public import Screens
public import Training

/// What the pages of the gym's log show: the week, the workouts a part at a time, records, what stalls.
///
/// It is written from a digest, so that a page of a thousand workouts costs what a page of ten costs.
public struct LogReport: Sendable {
  /// So many records are shown.
  public static let records = 12

  /// What the log comes to.
  public let digest: LogDigest
  /// When and where it is read.
  public let now: ClockMoment
  /// What the exercises are done with.
  public let catalogue: ExerciseCatalogue
  /// Workouts a week that somebody aims at.
  public var weeklyGoal: Int?
  /// How somebody felt.
  public var checkIns: [Plateau.CheckIn] = []
  /// How many of the newest workouts are passed over.
  public var skipped = 0
  /// How many workouts are shown.
  public var limit = Int.max
  /// The exercise that is looked at, instead of the log.
  public var exercise: String?
  /// The workout whose records are wanted, instead of the newest.
  public var session: String?

  /// The language of the words.
  public var language = Language.english

  /// Prepares for a moment.
  public init(_ digest: LogDigest, at now: ClockMoment, knowing catalogue: ExerciseCatalogue) {
    self.digest = digest
    self.now = now
    self.catalogue = catalogue
  }

  /// Adds what the owner has said on any of the pages: the goal of a week, and how they felt.
  public mutating func add(_ library: OwnLibrary) {
    // What an older page left may be of no use; then nothing was said.
    let said = { (key: String) in library.preferences.first { $0.key == key }?.value }
    weeklyGoal = said("wish").flatMap { try? Fields($0).whole("weeklyGoal", 1...50) }
    checkIns = (said("checkIns")?.array ?? []).compactMap { try? Plateau.CheckIn(Fields($0)) }
  }

  /// Writes the report as members of an object.
  public func writeMembers(to json: inout JSONWriter) {
    let day = now.time.day
    writeRecords(to: &json)
    writeWeek(on: day, to: &json)
    json.array("standstill") { json in
      for finding in digest.stalled(on: day) {
        json.value(finding.words(seenFrom: day, in: language))
      }
    }
    let deload = Plateau.deload(of: digest, checkIns: checkIns, on: day)
    json.field("deload", deload?.words(in: language))
    if let exercise {
      json.array("history") { json in
        for part in digest.log.history(of: exercise) { write(part, to: &json) }
      }
    } else {
      json.key("log")
      LogScreen(of: digest, at: now, skipping: skipped, limit: limit, in: language)
        .write(to: &json)
    }
  }

  private func writeRecords(to json: inout JSONWriter) {
    let key = exercise.map { NameKey($0) }
    let wanted = digest.records.filter { record in
      (key.map { NameKey(record.subject) == $0 } ?? true)
        && (session.map { record.session == $0 } ?? true)
    }
    let isAll = key != nil || session != nil
    json.array("records") { json in
      for record in isAll ? wanted[...] : wanted.prefix(Self.records) {
        json.object { json in
          json.field("words", record.words(in: language))
          json.field("session", record.session)
          json.field("day", record.day.daysSince1970)
          json.field("date", DayWords.date(record.day, in: language))
        }
      }
    }
  }

  private func writeWeek(on day: Day, to json: inout JSONWriter) {
    let week = MuscleLoad(of: digest.log, from: day - 6, to: day, knowing: catalogue)
    let streak = Streak(of: digest.log, on: day, target: weeklyGoal)
    json.array("week") { json in
      for muscle in Muscle.allCases {
        json.object { json in
          json.field("muscle", muscle.words(in: language))
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
      json.field("words", streak.words(in: language))
    }
  }

  private func write(_ part: ExerciseSession, to json: inout JSONWriter) {
    json.object { json in
      json.field("session", part.session.id)
      json.field("day", part.session.day.daysSince1970)
      json.field("date", DayWords.date(part.session.day, in: language))
      json.array("sets") { json in
        for set in part.sets { json.value(GymWords.result(set.result, in: language)) }
      }
      json.field("kilograms", part.volume)
      if let best = RepMax.best(of: part.sets) {
        json.object("best") { json in
          json.field("value", (best.value * 100).rounded() / 100)
          json.field("unit", best.unit.rawValue)
          json.field("words", best.words(in: language))
        }
      }
    }
  }
}

extension Plateau.CheckIn {
  /// Reads what somebody said of how they felt: when, and from 1 to 5.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      day: try fields.localTime("at").day,
      rating: Int(min(max(try fields.integer(ifPresent: "rating") ?? 3, 1), 5))
    )
  }
}

extension LogScreen {
  /// Writes the screen.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("week", week)
      json.array("sessions") { json in for session in sessions { session.write(to: &json) } }
      json.field("older", older)
      json.array("exercises") { json in for name in exercises { json.value(name) } }
    }
  }
}

extension LogScreen.Session {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("title", title)
      json.field("facts", facts)
      json.array("exercises") { json in
        for row in exercises {
          json.object { json in
            json.field("name", row.name)
            json.field("value", row.sets)
          }
        }
      }
      json.array("notes") { json in for note in notes { json.value(note) } }
    }
  }
}

extension Progression.Advice {
  /// Writes the advice as members: its kind, the fact that it follows from, and its sets.
  public func write(
    to json: inout JSONWriter,
    seenFrom day: Day,
    in language: Language = .english
  ) {
    json.field("kind", kind.rawValue)
    json.field("why", reasons(seenFrom: day, in: language))
    json.field("words", words(in: language))
    json.array("sets") { json in
      for set in sets {
        json.object { json in
          if let load = set.load {
            json.key("load")
            load.write(to: &json)
          }
          json.field("reps", set.reps)
          json.field("open", set.isOpen)
        }
      }
    }
  }
}
