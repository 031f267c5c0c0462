/// What was done in a week or a month, added up.
public struct PeriodSum: Hashable, Sendable {
  /// How long a period is.
  public enum Length: String, CaseIterable, Hashable, Sendable {
    /// From a Monday to a Sunday.
    case week
    /// A month of the calendar.
    case month

    /// The first day of the period that a day is in.
    public func start(of day: Day) -> Day {
      switch self {
      case .week: day.monday
      case .month: day.firstOfMonth
      }
    }

    /// The first day of the next period.
    public func next(after start: Day) -> Day {
      switch self {
      case .week: start + 7
      case .month: self.start(of: start + 31)
      }
    }
  }

  /// The first day.
  public var start: Day

  /// How many activities.
  public var count = 0

  /// How far, runs only.
  public var runDistance = Distance.zero

  /// How many of them were runs.
  public var runs = 0

  /// How long, all of them.
  public var duration = Duration.zero

  /// The load of those with a heart rate.
  public var load = 0.0

  /// Weight times repetitions of the diaries, in kilograms.
  public var lifted = 0.0

  /// Whether nothing was done in it.
  public var isEmpty: Bool { count == 0 && lifted == 0 }

  /// Creates an empty period.
  public init(start: Day) { self.start = start }
}
