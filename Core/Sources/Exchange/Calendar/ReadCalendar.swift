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
  /// The user of an account; nothing for a feed and a file.
  public var user: String?
  /// Whether the plan is kept there too.
  public var keepsPlan: Bool
  /// When the plan was last the same on both sides, in seconds since 1970.
  public var planned: Int64?
  /// Why the plan could not be kept there the last time.
  public var planProblem: String?

  /// Describes a calendar.
  public init(
    id: String,
    name: String,
    host: String?,
    keepsTitles: Bool,
    events: Int,
    broken: Int = 0,
    read: Int64? = nil,
    problem: String? = nil,
    user: String? = nil,
    keepsPlan: Bool = false,
    planned: Int64? = nil,
    planProblem: String? = nil
  ) {
    self.id = id
    self.name = name
    self.host = host
    self.keepsTitles = keepsTitles
    self.events = events
    self.broken = broken
    self.read = read
    self.problem = problem
    self.user = user
    self.keepsPlan = keepsPlan
    self.planned = planned
    self.planProblem = planProblem
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
      json.field("user", user)
      json.field("plan", user == nil ? nil : keepsPlan)
      json.field("planned", planned)
      json.field("planProblem", planProblem)
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
      problem: try fields.string(ifPresent: "problem"),
      user: try fields.string(ifPresent: "user"),
      keepsPlan: try fields.bool("plan", default: false),
      planned: try fields.integer(ifPresent: "planned"),
      planProblem: try fields.string(ifPresent: "planProblem")
    )
  }
}
