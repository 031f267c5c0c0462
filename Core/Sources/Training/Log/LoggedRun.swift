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
