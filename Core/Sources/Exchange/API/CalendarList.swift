public import Formats

/// The calendars that are read, and whether the plan can be subscribed to.
public struct CalendarList: APIAnswer, Hashable {
  /// The calendars, the oldest first.
  public let calendars: [ReadCalendar]
  /// When the address of the plan was made, in seconds since 1970; nothing where there is none.
  public let published: Int64?
  /// When somebody last read the plan under it.
  public let fetched: Int64?

  /// Gathers what there is.
  public init(_ calendars: [ReadCalendar], published: Int64? = nil, fetched: Int64? = nil) {
    self.calendars = calendars
    self.published = published
    self.fetched = fetched
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("calendars") { json in for calendar in calendars { calendar.write(to: &json) } }
      json.field("published", published)
      json.field("fetched", fetched)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var calendars: [ReadCalendar] = []
    for calendar in try fields.list("calendars") { calendars.append(try ReadCalendar(calendar)) }
    self.calendars = calendars
    published = try fields.integer(ifPresent: "published")
    fetched = try fields.integer(ifPresent: "fetched")
  }
}
