/// The daily challenge: a number of repetitions that grows through the day, one tap at a time.
public struct DailyChallenge: Hashable, Sendable {
  /// Something that was added.
  public struct Entry: Hashable, Sendable {
    /// Its name, so that adding it twice counts once.
    public var id: String
    /// When it was added, where it was.
    public var at: LocalTime
    /// How many; below zero takes back.
    public var count: Int

    /// Creates an entry.
    public init(id: String, at: LocalTime, count: Int) {
      self.id = id
      self.at = at
      self.count = min(max(count, -10_000), 10_000)
    }
  }

  /// What is counted where nobody has chosen.
  public static let usualExercise = "Push-Up"

  /// How many a day are meant where nobody has chosen.
  public static let usualGoal = 100

  /// What is done: "Push-Up".
  public let exercise: String

  /// How many a day are meant.
  public let goal: Int

  /// How many were done on the day, never less than none.
  public let done: Int

  /// Days in a row that reached the goal, this one only if it has.
  public let days: Int

  /// Counts at a day.
  public init(_ exercise: String, goal: Int, entries: [Entry], on day: Day) {
    self.exercise = exercise
    self.goal = max(1, goal)
    var seen: Set<String> = []
    var sums: [Day: Int] = [:]
    for entry in entries.sorted(by: { ($0.at.instant, $0.id) < ($1.at.instant, $1.id) })
    where seen.insert(entry.id).inserted {
      let day = entry.at.day
      sums[day] = max(0, min(1_000_000, sums[day, default: 0] + entry.count))
    }
    done = sums[day] ?? 0
    var days = done >= self.goal ? 1 : 0
    var before = day - 1
    while sums[before] ?? 0 >= self.goal {
      days += 1
      before = before - 1
    }
    self.days = days
  }

  /// How many are left.
  public var left: Int { max(0, goal - done) }
}
