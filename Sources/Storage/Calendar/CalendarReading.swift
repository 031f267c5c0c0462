public import Exchange
public import Training

/// What was read of a calendar.
public struct CalendarReading: Hashable, Sendable {
  /// What the calendar calls itself.
  public var name: String?
  /// Its events of the days asked for.
  public var events: [CalendarEvent]
  /// How many could not be read.
  public var broken: Int
  /// Of a file what is needed to read it again later.
  public var kept: [UInt8]?

  /// Gathers what was read.
  public init(name: String?, events: [CalendarEvent], broken: Int, kept: [UInt8]? = nil) {
    self.name = name
    self.events = events
    self.broken = broken
    self.kept = kept
  }

  /// Reads a calendar for some days, with or without its titles, or says in a sentence why it cannot.
  public typealias Way =
    @Sendable (CalendarSource, _ days: Range<Instant>, _ keepsTitles: Bool) async
    -> Result<CalendarReading, CalendarFailure>
}
