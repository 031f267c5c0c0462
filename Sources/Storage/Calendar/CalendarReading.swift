public import Training

/// What was read of a calendar.
public struct CalendarReading: Hashable, Sendable {
  /// What the calendar calls itself.
  public var name: String?
  /// Its events of the days asked for.
  public var events: [CalendarEvent]
  /// How many could not be read.
  public var broken: Int
  /// Of a file and of an account what is needed to read it again later.
  public var kept: [UInt8]?
  /// Of an account which version that is.
  public var tag: String?

  /// Gathers what was read.
  public init(
    name: String?,
    events: [CalendarEvent],
    broken: Int,
    kept: [UInt8]? = nil,
    tag: String? = nil
  ) {
    self.name = name
    self.events = events
    self.broken = broken
    self.kept = kept
    self.tag = tag
  }
}
