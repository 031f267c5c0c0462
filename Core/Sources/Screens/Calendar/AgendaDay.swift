public import Training

/// A day of the plan beside what the calendars say of it.
public struct AgendaDay: Hashable, Sendable {
  /// An event of a calendar.
  public struct Event: Hashable, Sendable {
    /// When: "09:00–10:00", "All day".
    public var when: String
    /// What it is called: "Dinner"; "Busy" where only times are known.
    public var title: String

    /// Takes what was formatted elsewhere.
    public init(when: String, title: String) {
      self.when = when
      self.title = title
    }
  }

  /// A free time that a session fits into.
  public struct Slot: Hashable, Sendable {
    /// When the session would start.
    public var time: ClockTime
    /// The whole free time: "Free 17:20–18:40".
    public var words: String

    /// Takes what was formatted elsewhere.
    public init(time: ClockTime, words: String) {
      self.time = time
      self.words = words
    }
  }

  /// What a calendar has to do with a planned session.
  public struct Session: Hashable, Sendable {
    /// The session's name in the plan.
    public var id: String
    /// What it collides with: "At the same time as Dinner".
    public var clash: String?
    /// The free times for it, the earliest first; none where its time is settled.
    public var slots: [Slot]

    /// Takes what was formatted elsewhere.
    public init(id: String, clash: String? = nil, slots: [Slot]) {
      self.id = id
      self.clash = clash
      self.slots = slots
    }
  }

  /// How many events a day shows at once.
  public static let most = 3

  /// The day.
  public var day: Day
  /// What it is called: "Today", "Fri, 27 November".
  public var label: String
  /// Whether it is today.
  public var isToday: Bool
  /// The events that are seen at once: those of the whole day first, then the earliest.
  public var events: [Event]
  /// The events of a long day that are folded away, and those of a day without a session.
  public var more: [Event]
  /// What is written on the fold: "2 more events"; nothing where there is none.
  public var fold: String?
  /// The sessions that collide with an event or can be given a time.
  public var sessions: [Session]

  /// Takes what was formatted elsewhere.
  public init(
    day: Day,
    label: String,
    isToday: Bool = false,
    events: [Event] = [],
    more: [Event] = [],
    fold: String? = nil,
    sessions: [Session] = []
  ) {
    self.day = day
    self.label = label
    self.isToday = isToday
    self.events = events
    self.more = more
    self.fold = fold
    self.sessions = sessions
  }

  /// Every event of the day.
  public var allEvents: [Event] { events + more }
}
