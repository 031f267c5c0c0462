/// Everything that was done, in the order in which it began.
public struct TrainingLog: Hashable, Sendable {
  /// The workouts, the oldest first.
  public let sessions: [StrengthSession]

  /// The runs, the oldest first.
  public let runs: [LoggedRun]

  /// A log of nothing.
  public static let empty = TrainingLog()

  /// Creates a log; the order does not matter.
  public init(_ sessions: [StrengthSession] = [], runs: [LoggedRun] = []) {
    self.sessions = sessions.sorted {
      ($0.startedAt.instant, $0.id) < ($1.startedAt.instant, $1.id)
    }
    self.runs = runs.sorted { ($0.startedAt.instant, $0.id) < ($1.startedAt.instant, $1.id) }
  }

  /// The sessions in which an exercise was done, the oldest first, each with its sets of it.
  public func history(of exercise: String) -> [ExerciseSession] {
    var keys = NameKeys()
    let key = keys.key(of: exercise)
    return sessions.compactMap { session in
      let sets = session.sets.filter { keys.key(of: $0.exercise) == key }
      return sets.isEmpty ? nil : ExerciseSession(session: session, sets: sets)
    }
  }

  /// Every exercise that was done, by the name under which it was done last, in alphabetical order.
  public var exercises: [String] {
    var names: [String: String] = [:]
    var keys = NameKeys()
    for session in sessions {
      for set in session.sets { names[keys.key(of: set.exercise)] = set.exercise }
    }
    return names.keys.sorted().compactMap { names[$0] }
  }
}
