import Formats
public import Screens
public import Training

/// The coming days of the plan beside the calendars, with the words for a page.
public struct PlanAgenda: APIAnswer, Shaped, Hashable {
  /// How many calendars are read.
  public private(set) var calendars: Int
  /// Today, the days that have something planned, and those of the next week that have events.
  public private(set) var days: [AgendaDay]

  /// Puts the coming days into words, at a minute of today.
  public init(
    _ plan: WeekPlan,
    beside days: [CalendarDay],
    of calendars: Int,
    on today: Day,
    at minute: Int,
    in language: Language = .english
  ) {
    self.calendars = calendars
    self.days = AgendaDay.all(of: plan, beside: days, on: today, at: minute, in: language)
  }

  private init(calendars: Int, days: [AgendaDay]) {
    self.calendars = calendars
    self.days = days
  }

  public static var blank: PlanAgenda { PlanAgenda(calendars: 0, days: []) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.whole("calendars", &calendars, in: 0...1000)
    let blank = AgendaDay(day: Day(daysSince1970: 0), label: "")
    try it.rows("days", &days, from: blank) { it, day throws(ShapeError) in
      try it.day("day", &day.day)
      try it.text("label", &day.label)
      try it.flag("isToday", &day.isToday)
      try Self.shape("events", &day.events, &it)
      try Self.shape("more", &day.more, &it)
      try it.text("fold", &day.fold)
      let session = AgendaDay.Session(id: "", slots: [])
      try it.rows("sessions", &day.sessions, from: session) { it, session throws(ShapeError) in
        try it.text("id", &session.id)
        try it.text("clash", &session.clash)
        try Self.shape(&session.slots, &it)
      }
    }
  }

  private static func shape(
    _ key: String,
    _ events: inout [AgendaDay.Event],
    _ it: inout Shaper
  ) throws(ShapeError) {
    let blank = AgendaDay.Event(when: "", title: "")
    try it.rows(key, &events, from: blank) { it, event throws(ShapeError) in
      try it.text("when", &event.when)
      try it.text("title", &event.title)
    }
  }

  private static func shape(
    _ slots: inout [AgendaDay.Slot],
    _ it: inout Shaper
  ) throws(ShapeError) {
    // No time of the day is a blank one.
    var rows = slots.map { (time: Optional($0.time), words: $0.words) }
    try it.rows("slots", &rows, from: (time: nil, words: "")) { it, row throws(ShapeError) in
      try it.clockTime("time", &row.time)
      try it.expect(row.time != nil, "time", "a time like 18:00")
      try it.text("words", &row.words)
    }
    slots = rows.compactMap { row in
      row.time.map { AgendaDay.Slot(time: $0, words: row.words) }
    }
  }
}
