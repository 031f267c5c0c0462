/// Exercises that no longer get better, and what follows from that.
public enum Plateau {
  /// So many sessions without gain are a plateau.
  public static let sessions = 3

  /// Who has not done a lift for so many days does not train it any more.
  public static let currentDays = 42

  /// So many lifts are named at most: more is a list that nobody reads.
  public static let mostShown = 3

  /// An exercise that stands still, with the facts.
  public struct Finding: Hashable, Sendable {
    /// The exercise.
    public var exercise: String
    /// The best estimate before, in kilograms.
    public var best: Double
    /// The session that the best estimate comes from.
    public var session: String
    /// The day of that session.
    public var day: Day
    /// How many sessions have gone by without more than half a percent above it.
    public var count: Int
  }

  /// Whether an easier week is due, and why.
  public enum Advice: Hashable, Sendable {
    /// Two exercises or more stand still.
    case plateau([String])
    /// The last check-ins were low: their mean, and how many.
    case tired(mean: Double, checkIns: Int)
  }

  /// A check-in: how ready somebody felt, from 1 to 5.
  public struct CheckIn: Hashable, Sendable {
    /// The day.
    public var day: Day
    /// From 1 to 5.
    public var rating: Int

    /// Creates a check-in.
    public init(day: Day, rating: Int) {
      self.day = day
      self.rating = min(max(rating, 1), 5)
    }
  }

  /// An exercise's plateau, if it is on one: three sessions without more than 0.5 % of gain.
  public static func finding(_ exercise: String, in log: TrainingLog) -> Finding? {
    var watch = PlateauWatch()
    for part in log.history(of: exercise) {
      guard let estimate = RepMax.best(of: part.sets)?.kilograms else { continue }
      watch.add(estimate, part.session.id, part.session.day)
    }
    return watch.finding(exercise)
  }

  /// Whether a week at a tenth less is due on a day: at two plateaus of lifts that are trained, or where
  /// at least three of the last five check-ins within 14 days have a mean of 2 at most.
  public static func deload(of digest: LogDigest, checkIns: [CheckIn], on day: Day) -> Advice? {
    let recent = checkIns.filter { $0.day <= day && $0.day > day - 14 }
      .sorted { $0.day < $1.day }.suffix(5)
    if recent.count >= 3 {
      let mean = Double(recent.reduce(0) { $0 + $1.rating }) / Double(recent.count)
      if mean <= 2 { return .tired(mean: mean, checkIns: recent.count) }
    }
    let still = digest.stalled(on: day).map { $0.exercise }
    return still.count >= 2 ? .plateau(still) : nil
  }
}
