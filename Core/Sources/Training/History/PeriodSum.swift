/// What was done in a week or a month, added up.
public struct PeriodSum: Hashable, Sendable {
  /// How long a period is.
  public enum Length: String, CaseIterable, Hashable, Sendable {
    /// From a Monday to a Sunday.
    case week
    /// A month of the calendar.
    case month

    /// The first day of the period that a day is in, as days since 1970-01-01.
    public func start(of day: Int) -> Int {
      switch self {
      case .week: return LogDay.monday(of: day)
      case .month: return day - LogDay.civil(day).day + 1
      }
    }

    /// The first day of the next period.
    public func next(after start: Int) -> Int {
      switch self {
      case .week: start + 7
      case .month: self.start(of: start + 31)
      }
    }
  }

  /// The first day, as days since 1970-01-01.
  public var start: Int

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
  public init(start: Int) { self.start = start }
}
