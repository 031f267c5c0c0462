/// Everything that was ever done of one exercise, added up.
public struct ExerciseSum: Hashable, Sendable {
  /// The exercise, as it was written last.
  public var name: String
  /// In how many sessions it was done.
  public var sessions = 0
  /// How many sets that were no warm-up.
  public var sets = 0
  /// How many repetitions of these.
  public var reps = 0.0
  /// Weight times repetitions, in kilograms.
  public var volume = 0.0
  /// The heaviest weight, in kilograms.
  public var heaviest: Double?
  /// The best estimate of a single repetition, in kilograms, and the day of it.
  public var estimate: Double?
  /// The day of the best estimate.
  public var estimateDay: Day?
  /// The last day on which it was done.
  public var lastDay: Day

  /// Adds up every exercise of some sessions, in alphabetical order.
  public static func all(of sessions: [StrengthSession]) -> [ExerciseSum] {
    let log = TrainingLog(sessions)
    return log.exercises.compactMap { name in
      let history = log.history(of: name)
      guard let last = history.last else { return nil }
      var sum = ExerciseSum(name: name, lastDay: last.session.day)
      for part in history {
        sum.sessions += 1
        for set in part.working { sum.add(set, on: part.session.day) }
      }
      return sum
    }
  }

  private mutating func add(_ set: LiftedSet, on day: Day) {
    sets += 1
    let reps = set.result.reps ?? 0
    self.reps += reps
    volume += set.volume()
    guard let load = set.result.load, load.kilograms > 0 else { return }
    heaviest = max(heaviest ?? 0, load.kilograms)
    guard let single = RepMax(set), single.kilograms > estimate ?? 0 else { return }
    estimate = single.kilograms
    estimateDay = day
  }
}
