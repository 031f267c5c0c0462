import Formats
public import Training

/// What can be asked about the plan: the workouts and runs that somebody means to do, by day.
public enum PlanAPI {
  static let endpoints = [List.endpoint, Agenda.endpoint, Change.endpoint]

  /// The most sessions on one day.
  public static let mostPerDay = 20

  /// Lists what is planned from a day on.
  public struct List: APIRequest {
    public typealias Answer = PlanReport
    public static let endpoint = Endpoint.get("showPlan", "/api/v1/plan")
      .asks(.day("from"), .days).gives("Plan").needs(.read)
      .does("Show what is planned, and what of it was done; four weeks from this Monday on.")

    /// The first day; this Monday where none is named.
    public let first: Day?
    /// How many days; four weeks where nothing is said.
    public let days: Int?

    /// Asks for some days.
    public init(from first: Day? = nil, days: Int? = nil) {
      self.first = first
      self.days = days
    }

    public init(_ call: APICall) throws(APICallError) {
      first = try call.day("from")
      days = try call.number(.days).map { Int($0) }
    }

    public var call: APICall {
      var values: [String: String] = [:]
      values["from"] = first.map { $0.text }
      values["days"] = days.map { "\($0)" }
      return APICall(values)
    }

    /// The days that are meant, seen from a day.
    public func range(seenFrom today: Day) -> Range<Day> {
      let start = first ?? today.monday
      return start..<start + (days ?? 28)
    }
  }

  /// Shows the coming days of the plan beside the calendars that are read.
  public struct Agenda: PlainAPIRequest {
    public typealias Answer = PlanAgenda

    /// How many days are shown, today being the first: those that calendars are read for.
    public static let days = 28

    public static let endpoint = Endpoint.get("showAgenda", "/api/v1/plan/agenda")
      .gives("PlanAgenda").needs(.read)
      .does(
        "Show the events of the calendars beside the plan, and the free times that a session fits into."
      )

    /// Asks for the coming days.
    public init() {}
  }

  /// Plans, moves, skips or takes out a session, or undoes the last of these.
  public struct Change: APIRequest {
    public typealias Answer = PlanReport

    /// What is to be done.
    public enum Wish: Hashable, Sendable {
      /// Plan a session.
      case put(PlannedSession)
      /// Move the session of a name to a day and a time, or to no time of that day.
      case move(String, Day, ClockTime?)
      /// Skip the session of a name, or mean to do it after all.
      case skip(String, Bool)
      /// Take the session of a name out.
      case remove(String)
      /// Undo the last change.
      case undo
    }

    public static let endpoint = Endpoint.post("changePlan", "/api/v1/plan")
      .takes("PlanChange").gives("Plan").needs(.log)
      .does("Plan a workout or a run, move, skip or take out one, or undo the last change.")

    /// What is to be done.
    public let wish: Wish
    /// When somebody said so; a server goes by its own clock.
    public let moment: Instant

    /// Asks for a change.
    public init(_ wish: Wish, at moment: Instant) {
      self.wish = wish
      self.moment = moment
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      moment = call.now
      do throws(ShapeError) { wish = try Wish(fields) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall { json in wish.write(to: &json) } }
  }
}

extension PlanAPI.Change.Wish {
  fileprivate init(_ fields: Fields) throws(ShapeError) {
    let planned = try fields.fields(ifPresent: "put").map { fields throws(ShapeError) in
      try PlannedSession(fields)
    }
    let moved = try fields.string(ifPresent: "move")
    let day = try fields["day"].map { _ throws(ShapeError) in try fields.plannedDay("day") }
    let time = try fields.clockTime(ifPresent: "time")
    let skipped = try fields.string(ifPresent: "skip")
    let meant = try fields.string(ifPresent: "unskip")
    let removed = try fields.string(ifPresent: "remove")
    let undoes = try fields.bool("undo", default: false)
    if let planned {
      self = .put(planned)
    } else if let moved {
      guard let day else { throw fields.error("day", nil, "a day like 2026-06-01") }
      self = .move(moved, day, time)
    } else if let skipped {
      self = .skip(skipped, true)
    } else if let meant {
      self = .skip(meant, false)
    } else if let removed {
      self = .remove(removed)
    } else if undoes {
      self = .undo
    } else {
      throw fields.error("put", nil, "put, move, skip, unskip, remove or undo")
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .put(let session): json.object("put") { json in session.writeMembers(to: &json) }
      case .move(let id, let day, let time):
        json.field("move", id)
        json.field("day", day.text)
        json.field("time", time?.text)
      case .skip(let id, let isSkipped): json.field(isSkipped ? "skip" : "unskip", id)
      case .remove(let id): json.field("remove", id)
      case .undo: json.field("undo", true)
      }
    }
  }
}
