/// A workout or a run that somebody means to do on a day.
public struct PlannedSession: Hashable, Sendable {
  /// What is meant.
  public enum Kind: Hashable, Sendable {
    /// A workout of the library, by its id.
    case workout(String)
    /// A run, by the id of a running workout if it is one.
    case run(workout: String?)
  }

  /// How long a session is taken to last where nobody says so, in minutes.
  public static let usualMinutes = 60
  // How long a session can last, in seconds; what is said beyond that is no help to a calendar.
  private static let durations = 60.0...86_400.0

  /// The most bytes of a title and of a workout's id.
  public static let longestTitle = 100

  /// Its name in the record, never shown for its own sake.
  public var id: String

  /// What it is called: "Easy Thirty".
  public var title: String

  /// What is meant.
  public var kind: Kind

  /// The day.
  public var day: Day

  /// When on that day, if that was said.
  public var time: ClockTime?

  /// How long it takes, if that is known: a minute to a day.
  public let duration: Duration?

  /// Whether it is not to be done after all.
  public var isSkipped = false

  /// Plans a session.
  public init(
    id: String = "",
    title: String,
    kind: Kind,
    day: Day,
    time: ClockTime? = nil,
    duration: Duration? = nil
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.day = day
    self.time = time
    self.duration = duration.flatMap { Self.durations.contains($0.inSeconds) ? $0 : nil }
  }

  /// How many minutes of a calendar it takes.
  public var minutes: Int {
    duration.map { Int(($0.inSeconds / 60).rounded(.up)) } ?? Self.usualMinutes
  }

  /// The minutes of its day that it takes, if its time is known; what lasts past midnight ends there.
  public var minutesOfDay: Range<Int>? {
    time.map { $0.minuteOfDay..<min($0.minuteOfDay + minutes, 1440) }
  }

  /// Whether it is a run.
  public var isRun: Bool {
    switch kind {
    case .workout: false
    case .run: true
    }
  }

  /// The id of the workout of the library, if it is one.
  public var workout: String? {
    switch kind {
    case .workout(let id): id
    case .run(let workout): workout
    }
  }

  /// Whether something that was done on its day is this: the same workout, or any run for a run.
  public func isMet(by entry: HistoryEntry) -> Bool {
    guard entry.day == day else { return false }
    switch entry {
    case .activity(let summary): return isRun && summary.sport == .running
    case .strength(let session):
      if let workout, session.workout == workout { return true }
      return NameKey(session.name) == NameKey(title)
    }
  }

  /// Whether it comes before another one; those of a day without a time come last.
  static func isBefore(_ left: PlannedSession, _ right: PlannedSession) -> Bool {
    if left.day != right.day { return left.day < right.day }
    let (first, second) = (left.time?.minuteOfDay ?? 1440, right.time?.minuteOfDay ?? 1440)
    if first != second { return first < second }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}
