public import Training

/// The log of the gym as a person reads it: the last seven days, the workouts, the exercises.
public struct LogScreen: Hashable, Sendable {
  /// An exercise with what was done of it.
  public struct Exercise: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its sets: "2 sets of 5 × 80 kg, 3 × 80 kg".
    public var sets: String
  }

  /// A workout of the log.
  public struct Session: Hashable, Sendable {
    /// The name of the session.
    public var id: String
    /// What it was called.
    public var title: String
    /// When it was, how long it took, how many sets, how hard.
    public var facts: String
    /// Its exercises in the order in which they were begun, each with its sets.
    public var exercises: [Exercise]
    /// The remarks.
    public var notes: [String]
  }

  /// The last seven days in a sentence.
  public var week: String

  /// The workouts, the newest first.
  public var sessions: [Session]

  /// How many workouts there are behind these; nothing behind the last.
  public var older: Int?

  /// The exercises that were done for more than warming up, in alphabetical order.
  public var exercises: [String]

  /// Puts a log into words at a moment.
  ///
  /// - Parameters:
  ///   - digest: What the log comes to.
  ///   - now: The moment.
  ///   - skipped: How many of the newest workouts are passed over.
  ///   - limit: How many workouts are shown.
  ///   - language: The language of the words.
  public init(
    of digest: LogDigest,
    at now: ClockMoment,
    skipping skipped: Int = 0,
    limit: Int = .max,
    in language: Language = .english
  ) {
    let log = digest.log
    let weekAgo = now.time.instant.advanced(bySeconds: -7 * 86_400)
    week = Self.week(
      Array(log.sessions.reversed().prefix { $0.startedAt.instant > weekAgo }),
      language
    )
    let shown = log.sessions.reversed().dropFirst(skipped).prefix(limit)
    sessions = shown.map { Session($0, at: now, in: language) }
    let left = log.sessions.count - skipped - shown.count
    older = left > 0 ? left : nil
    exercises = digest.exercises.map { $0.name }
  }

  private static func week(_ recent: [StrengthSession], _ language: Language) -> String {
    let sets = recent.reduce(0) { $0 + $1.sets.filter { !$0.isWarmUp }.count }
    let seconds = recent.reduce(0.0) { $0 + ($1.elapsed ?? .zero).inSeconds }
    let workouts =
      "\(recent.count) "
      + language.pick(
        recent.count == 1 ? "workout" : "workouts",
        recent.count == 1 ? "Workout" : "Workouts"
      )
    return workouts + ", \(Written.whole(seconds / 60)) " + language.pick("min", "Min.") + ", "
      + GymWords.count(ofSets: sets, language) + "."
  }
}

extension LogScreen.Session {
  fileprivate init(
    _ session: StrengthSession,
    at now: ClockMoment,
    in language: Language
  ) {
    id = session.id
    title =
      session.name == GymWords.handLog
      ? language.pick(GymWords.handLog, "Einzelne Sätze") : session.name
    notes = session.remarks
    let sets = session.sets.filter { !$0.isWarmUp }
    var facts = [now.words(of: session.startedAt, in: language)]
    let elapsed = session.elapsed ?? .zero
    let minutes = Written.whole(elapsed.inSeconds / 60)
    if elapsed > .zero {
      facts.append("\(max(1, minutes)) " + language.pick("min", "Min."))
    }
    facts.append(GymWords.count(ofSets: sets.count, language))
    if let effort = session.effort {
      let number = GymWords.number(effort, in: language)
      facts.append(language.pick("effort \(number) of 10", "Anstrengung \(number) von 10"))
    }
    self.facts = facts.joined(separator: " · ")
    var names: [String] = []
    for set in sets where !names.contains(set.exercise) { names.append(set.exercise) }
    exercises = names.map { name in
      let results = sets.filter { $0.exercise == name }.map { $0.result }
      return LogScreen.Exercise(name: name, sets: GymWords.results(results, in: language))
    }
  }
}
