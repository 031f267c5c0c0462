import Formats

/// The calendars that are read, and whether the plan can be subscribed to.
public struct CalendarList: APIAnswer, Shaped, Hashable {
  /// The calendars, the oldest first.
  public private(set) var calendars: [ReadCalendar]
  /// When the address of the plan was made, in seconds since 1970; nothing where there is none.
  public private(set) var published: Int64?
  /// When somebody last read the plan under it.
  public private(set) var fetched: Int64?

  /// Gathers what there is.
  public init(_ calendars: [ReadCalendar], published: Int64? = nil, fetched: Int64? = nil) {
    self.calendars = calendars
    self.published = published
    self.fetched = fetched
  }

  public static var blank: CalendarList { CalendarList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("calendars", &calendars)
    try it.whole("published", &published)
    try it.whole("fetched", &fetched)
  }
}
