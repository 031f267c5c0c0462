/// A set as the log keeps it.
public struct LoggedSet: Hashable, Sendable {
  /// The exercise, by the name under which it was done.
  public var exercise: String

  /// What came of it.
  public var result: SetResult

  /// Whether it was for warming up: then nothing counts it.
  public var isWarmUp: Bool

  /// Whether the count holds for each side.
  public var isPerSide: Bool

  /// Creates a set.
  public init(
    _ exercise: String,
    _ result: SetResult,
    isWarmUp: Bool = false,
    isPerSide: Bool = false
  ) {
    self.exercise = exercise
    self.result = result
    self.isWarmUp = isWarmUp
    self.isPerSide = isPerSide
  }
}

/// A workout that was done, as the log keeps it.
public struct LoggedSession: Hashable, Sendable {
  /// The name of the session, which reasons refer to.
  public var id: String

  /// The id of the workout.
  public var workout: String

  /// The title of the workout.
  public var title: String

  /// The name of the workout's content; scores are compared only where it is the same.
  public var contentHash: String

  /// Seconds since 1970 when it began.
  public var startedAt: Double

  /// Minutes east of UTC there and then.
  public var utcOffsetMinutes: Int

  /// How long it took, without pauses.
  public var duration: Duration

  /// The sets, in the order in which they were done.
  public var sets: [LoggedSet]

  /// What came of it against its clock.
  public var score: WorkoutScore?

  /// How hard it was as a whole, from 1 to 10.
  public var effort: Double?

  /// The remarks.
  public var notes: [String]

  /// Creates a session.
  public init(
    id: String,
    workout: String,
    title: String,
    contentHash: String = "",
    startedAt: Double,
    utcOffsetMinutes: Int = 0,
    duration: Duration = .zero,
    sets: [LoggedSet] = [],
    score: WorkoutScore? = nil,
    effort: Double? = nil,
    notes: [String] = []
  ) {
    self.id = id
    self.workout = workout
    self.title = title
    self.contentHash = contentHash
    self.startedAt = startedAt
    self.utcOffsetMinutes = utcOffsetMinutes
    self.duration = duration
    self.sets = sets
    self.score = score
    self.effort = effort
    self.notes = notes
  }

  /// The day on which it began, there, as days since 1970-01-01.
  public var day: Int { LogDay.of(startedAt, utcOffsetMinutes) }

  /// Whether the log keeps it: something was done, or it went on for a minute at least.
  public var isWorthKeeping: Bool { !sets.isEmpty || score != nil || duration >= .seconds(60) }
}

/// A run as the log keeps it.
public struct LoggedRun: Hashable, Sendable {
  /// The name of the run, which reasons refer to.
  public var id: String

  /// Seconds since 1970 when it began.
  public var startedAt: Double

  /// Minutes east of UTC there and then.
  public var utcOffsetMinutes: Int

  /// How far it was.
  public var distance: Distance

  /// How long it took.
  public var duration: Duration

  /// Creates a run.
  public init(
    id: String,
    startedAt: Double,
    utcOffsetMinutes: Int = 0,
    distance: Distance,
    duration: Duration = .zero
  ) {
    self.id = id
    self.startedAt = startedAt
    self.utcOffsetMinutes = utcOffsetMinutes
    self.distance = distance
    self.duration = duration
  }

  /// The day on which it began, there, as days since 1970-01-01.
  public var day: Int { LogDay.of(startedAt, utcOffsetMinutes) }
}

/// Everything that was done, in the order in which it began.
public struct TrainingLog: Hashable, Sendable {
  /// The workouts, the oldest first.
  public let sessions: [LoggedSession]

  /// The runs, the oldest first.
  public let runs: [LoggedRun]

  /// A log of nothing.
  public static let empty = TrainingLog()

  /// Creates a log; the order does not matter.
  public init(_ sessions: [LoggedSession] = [], runs: [LoggedRun] = []) {
    self.sessions = sessions.sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
    self.runs = runs.sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// The sessions in which an exercise was done, the oldest first, each with its sets of it.
  public func history(of exercise: String) -> [ExerciseSession] {
    let key = NameKey(exercise)
    return sessions.compactMap { session in
      let sets = session.sets.filter { NameKey($0.exercise) == key }
      return sets.isEmpty ? nil : ExerciseSession(session: session, sets: sets)
    }
  }

  /// Every exercise that was done, by the name under which it was done last, in alphabetical order.
  public var exercises: [String] {
    var names: [String: String] = [:]
    for session in sessions {
      for set in session.sets { names[NameKey(set.exercise).text] = set.exercise }
    }
    return names.keys.sorted().compactMap { names[$0] }
  }
}

/// What was done of one exercise in one session.
public struct ExerciseSession: Hashable, Sendable {
  /// The session.
  public var session: LoggedSession

  /// Its sets of the exercise.
  public var sets: [LoggedSet]

  /// The sets that count.
  public var working: [LoggedSet] { sets.filter { !$0.isWarmUp } }

  /// Creates a part of a session.
  public init(session: LoggedSession, sets: [LoggedSet]) {
    self.session = session
    self.sets = sets
  }
}
