import Formats

/// A calendar that is read for somebody's free time, as its owner sees it.
public struct ReadCalendar: Shaped, Hashable {
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

  public static var blank: ReadCalendar {
    ReadCalendar(id: "", name: "", host: nil, keepsTitles: false, events: 0)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.text("name", &name)
    try it.text("host", &host)
    try it.flag("titles", &keepsTitles)
    try it.whole("events", &events, in: 0...1_000_000)
    try it.whole("broken", &broken, in: 0...1_000_000)
    try it.whole("read", &read)
    try it.text("problem", &problem)
    try it.text("user", &user)
    // Only an account can keep the plan.
    if !it.isWriting || user != nil { try it.flag("plan", &keepsPlan) }
    try it.whole("planned", &planned)
    try it.text("planProblem", &planProblem)
  }
}
