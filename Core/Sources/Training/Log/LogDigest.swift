/// What a log comes to, exercise by exercise, found in one pass over it.
///
/// A page of a log is written from this, so that it costs no more with a thousand sessions than with ten.
public struct LogDigest: Sendable {
  /// An exercise that was done for more than warming up.
  public struct Exercise: Hashable, Sendable {
    /// The name under which it was done last.
    public var name: String
    /// The day on which it was done last.
    public var lastDay: Day
    /// Where it stands still, if it does.
    public var stall: Plateau.Finding?
  }

  /// The log.
  public let log: TrainingLog

  /// The exercises in alphabetical order.
  public let exercises: [Exercise]

  /// Every record, the newest first.
  public let records: [PersonalRecord]

  /// Looks through a log.
  public init(of log: TrainingLog) {
    self.log = log
    records = log.records.reversed()
    var keys = NameKeys()
    var found: [String: Exercise] = [:]
    var watches: [String: PlateauWatch] = [:]
    for session in log.sessions {
      let day = session.day
      // The best of each exercise in this session; a session has few of them.
      var bests: [(key: String, kilograms: Double)] = []
      // By their places: a log has tens of thousands of sets, and a set is dear to copy.
      var last = ""
      for place in session.sets.indices where !session.sets[place].isWarmUp {
        let name = session.sets[place].exercise
        let key = keys.key(of: name)
        if name != last { found[key] = Exercise(name: name, lastDay: day) }
        last = name
        guard let estimate = RepMax.kilograms(of: session.sets[place]) else { continue }
        if let place = bests.firstIndex(where: { $0.key == key }) {
          bests[place].kilograms = max(bests[place].kilograms, estimate)
        } else {
          bests.append((key, estimate))
        }
      }
      for best in bests {
        watches[best.key, default: PlateauWatch()].add(best.kilograms, session.id, day)
      }
    }
    exercises = found.keys.sorted().compactMap { key in
      guard var exercise = found[key] else { return nil }
      exercise.stall = watches[key]?.finding(exercise.name)
      return exercise
    }
  }

  /// The lifts that stand still and are still trained on a day, the longest without gain first.
  public func stalled(on day: Day) -> [Plateau.Finding] {
    let current = exercises.filter { (0...Plateau.currentDays).contains(day - $0.lastDay) }
    return Array(
      current.compactMap { $0.stall }
        .sorted { ($1.count, $0.exercise) < ($0.count, $1.exercise) }
        .prefix(Plateau.mostShown)
    )
  }
}
