public import Exchange
public import Screens
public import Storage
public import Training

/// How calendars are reached from here.
public struct CalendarAccess: Sendable {
  /// Reads a calendar for some days, with or without its titles, or says in a sentence why it cannot.
  public typealias Reading =
    @Sendable (CalendarSource, _ days: Range<Instant>, _ keepsTitles: Bool, KnownCalendar?) async
    -> Result<CalendarReading, Refused>

  /// Opens the calendars of an account for the plan.
  public typealias Opening =
    @Sendable (CalendarAccount) throws(Refused) -> any PlanCalendar

  let read: Reading
  let open: Opening
  let turn = PlanTurn()

  /// Takes how they are read, and how those of an account are opened for the plan.
  public init(read: @escaping Reading, open: @escaping Opening) {
    self.read = read
    self.open = open
  }
}
