/// Something in somebody's calendar, at one moment.
public struct CalendarEvent: Hashable, Sendable {
  /// When it begins.
  public var start: Instant
  /// When it ends.
  public var end: Instant
  /// Whether it is of whole days: it takes no time of them.
  public var isAllDay: Bool
  /// What it is called, where that may be known.
  public var title: String?

  /// Creates an event.
  public init(start: Instant, end: Instant, isAllDay: Bool = false, title: String? = nil) {
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.title = title
  }
}
