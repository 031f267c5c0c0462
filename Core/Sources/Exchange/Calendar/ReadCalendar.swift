public import Formats

/// A calendar that is read for somebody's free time, as its owner sees it.
public struct ReadCalendar: Hashable, Sendable {
  /// The most calendars.
  public static let most = 20
  /// The most bytes of a name.
  public static let longestName = 100

  /// Its name among them: 8 hexadecimal digits.
  public var id: String
  /// What it is called.
  public var name: String
  /// The server that it is read from; nothing for a file.
  public var host: String?
  /// Whether the titles of its events are kept.
  public var keepsTitles: Bool
  /// How many events of the next four weeks are known.
  public var events: Int
  /// How many could not be read.
  public var broken: Int
  /// When it was read last, in seconds since 1970.
  public var read: Int64?
  /// Why it could not be read the last time.
  public var problem: String?

  /// Describes a calendar.
  public init(
    id: String,
    name: String,
    host: String?,
    keepsTitles: Bool,
    events: Int,
    broken: Int = 0,
    read: Int64? = nil,
    problem: String? = nil
  ) {
    self.id = id
    self.name = name
    self.host = host
    self.keepsTitles = keepsTitles
    self.events = events
    self.broken = broken
    self.read = read
    self.problem = problem
  }

  /// Writes the calendar.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("name", name)
      json.field("host", host)
      json.field("titles", keepsTitles)
      json.field("events", events)
      json.field("broken", broken)
      json.field("read", read)
      json.field("problem", problem)
    }
  }

  /// Reads a calendar.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "calendars")
    self.init(
      id: try fields.string("id"),
      name: try fields.string("name"),
      host: try fields.string(ifPresent: "host"),
      keepsTitles: try fields.bool("titles", default: false),
      events: try fields.whole("events", 0...1_000_000) ?? 0,
      broken: try fields.whole("broken", 0...1_000_000) ?? 0,
      read: try fields.integer(ifPresent: "read"),
      problem: try fields.string(ifPresent: "problem")
    )
  }
}
