/// A run as the log keeps it.
public struct LoggedRun: Hashable, Sendable {
  /// The name of the run, which reasons refer to.
  public var id: String

  /// When it began, where it was.
  public var startedAt: LocalTime

  /// How far it was.
  public var distance: Distance

  /// How long it took.
  public var duration: Duration

  /// Creates a run.
  public init(
    id: String,
    startedAt: LocalTime,
    distance: Distance,
    duration: Duration = .zero
  ) {
    self.id = id
    self.startedAt = startedAt
    self.distance = distance
    self.duration = duration
  }

  /// The day on which it began, there.
  public var day: Day { startedAt.day }
}
