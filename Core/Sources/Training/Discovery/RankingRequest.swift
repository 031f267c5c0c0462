/// What somebody has and wants when a workout is to be found.
public struct RankingRequest: Hashable, Sendable {
  /// A gap in the calendar.
  public struct Gap: Hashable, Sendable {
    /// How many minutes it lasts.
    public var minutes: Int
    /// When what follows begins, as minutes of the day.
    public var before: Int
    /// What follows, where it may be named.
    public var title: String?

    /// Creates a gap.
    public init(minutes: Int, before: Int, title: String? = nil) {
      self.minutes = minutes
      self.before = before
      self.title = title
    }
  }

  /// A race that is so near that rest matters.
  public struct Race: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// How many days it is away; none on its day.
    public var days: Int

    /// Creates a race.
    public init(_ name: String, days: Int) {
      self.name = name
      self.days = days
    }
  }

  /// When a workout is asked for, where the lifter is.
  public var now: LocalTime
  /// The minutes that there are, if that was said.
  public var minutes: Int?
  /// The kinds of training that are asked for.
  public var categories: Set<WorkoutCategory> = []
  /// What it is to be for: "hinge", "threshold".
  public var focus: Set<String> = []
  /// What there is at the chosen place; nothing said is no limit.
  public var equipment: Set<String>?
  /// What the chosen place is called, if it is one of one's own.
  public var placeName: String?
  /// The chosen place.
  public var location: WorkoutLocation?
  /// Tags that are never wanted.
  public var excludedTags: Set<String> = []
  /// Exercises that are never wanted.
  public var excludedExercises: Set<String> = []
  /// Days that must lie between two workouts of a kind.
  public var restDays: [WorkoutCategory: Int] = [:]
  /// Sessions that a week is meant to have.
  public var weeklyGoal: Int?
  /// How ready somebody feels today, from 1 to 5.
  public var readiness: Int?
  /// A gap in the calendar.
  public var gap: Gap?
  /// A race that is near.
  public var race: Race?
  /// Muscles that are fine, whatever the model says.
  public var fine: Set<Muscle> = []
  /// Muscles that are sore, whatever the model says.
  public var sore: Set<Muscle> = []
  /// How much each signal counts.
  public var weights = RankingWeights.usual

  /// Creates a request that asks for nothing.
  public init(now: LocalTime) { self.now = now }

  /// Today, there.
  public var day: Day { now.day }
}
