public import Formats
public import Screens
public import Training

/// The coming days of the plan beside the calendars, with the words for a page.
public struct PlanAgenda: APIAnswer, Hashable {
  /// How many calendars are read.
  public let calendars: Int
  /// Today, the days that have something planned, and those of the next week that have events.
  public let days: [AgendaDay]

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

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("calendars", calendars)
      json.array("days") { json in
        for day in days {
          json.object { json in
            json.field("day", day.day.text)
            json.field("label", day.label)
            json.field("isToday", day.isToday)
            Self.write(day.events, "events", to: &json)
            Self.write(day.more, "more", to: &json)
            json.field("fold", day.fold)
            json.array("sessions") { json in
              for session in day.sessions {
                json.object { json in
                  json.field("id", session.id)
                  json.field("clash", session.clash)
                  json.array("slots") { json in
                    for slot in session.slots {
                      json.object { json in
                        json.field("time", slot.time.text)
                        json.field("words", slot.words)
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func write(
    _ events: [AgendaDay.Event],
    _ key: String,
    to json: inout JSONWriter
  ) {
    json.array(key) { json in
      for event in events {
        json.object { json in
          json.field("when", event.when)
          json.field("title", event.title)
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    calendars = try fields.whole("calendars", 0...1000) ?? 0
    var days: [AgendaDay] = []
    for day in try fields.list("days") {
      let day = try Fields(day, at: "days")
      days.append(
        AgendaDay(
          day: try day.plannedDay("day"),
          label: try day.string("label"),
          isToday: try day.bool("isToday", default: false),
          events: try Self.events(day, "events"),
          more: try Self.events(day, "more"),
          fold: try day.string(ifPresent: "fold"),
          sessions: try Self.sessions(day)
        )
      )
    }
    self.days = days
  }

  private static func events(_ day: Fields, _ key: String) throws(ShapeError) -> [AgendaDay.Event] {
    var events: [AgendaDay.Event] = []
    for event in try day.list(key) {
      let event = try Fields(event, at: key)
      events.append(
        AgendaDay.Event(when: try event.string("when"), title: try event.string("title"))
      )
    }
    return events
  }

  private static func sessions(_ day: Fields) throws(ShapeError) -> [AgendaDay.Session] {
    var sessions: [AgendaDay.Session] = []
    for session in try day.list("sessions") {
      let session = try Fields(session, at: "sessions")
      var slots: [AgendaDay.Slot] = []
      for slot in try session.list("slots") {
        let slot = try Fields(slot, at: "slots")
        guard let time = try slot.clockTime(ifPresent: "time") else {
          throw slot.error("time", nil, "a time like 18:00")
        }
        slots.append(AgendaDay.Slot(time: time, words: try slot.string("words")))
      }
      sessions.append(
        AgendaDay.Session(
          id: try session.string("id"),
          clash: try session.string(ifPresent: "clash"),
          slots: slots
        )
      )
    }
    return sessions
  }
}
