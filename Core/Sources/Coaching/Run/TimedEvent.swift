/// Something that a tracker is told, with the time since the session's start.
public struct TimedEvent: Hashable, Sendable {
  /// The time since the session's start.
  public var at: Duration

  /// What the tracker is told.
  public var event: TrackerEvent
}
