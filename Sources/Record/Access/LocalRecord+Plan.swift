public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let planRequests: [any RecordRequest.Type] = [
    PlanAPI.List.self, PlanAPI.Agenda.self, PlanAPI.Change.self,
  ]

  /// The plan of some days with what was done on them.
  func plan(over days: Range<Day>) async throws -> (plan: WeekPlan, canUndo: Bool) {
    let (sessions, canUndo) = try await book.plan()
    let done = try await library.entries(on: days)
    let plan = WeekPlan(
      sessions.filter { days.contains($0.day) },
      among: done,
      on: reader.today
    )
    return (plan, canUndo)
  }
}

extension PlanAPI.List: RecordRequest {
  /// The plan of the days asked for.
  public func answer(from record: LocalRecord) async throws -> PlanReport {
    let today = record.reader.today
    let days = range(seenFrom: today)
    let (plan, canUndo) = try await record.plan(over: days)
    return PlanReport(
      plan,
      over: days,
      canUndo: canUndo,
      on: today,
      in: record.reader.language
    )
  }
}

extension PlanAPI.Agenda: RecordRequest {
  /// The coming days of the plan beside the calendars, by the clocks of this machine's zone.
  public func answer(from record: LocalRecord) async throws -> PlanAgenda {
    let (now, today) = (record.now, record.reader.today)
    let days = today..<today + Self.days
    let store = CalendarStore(record.database)
    // A day more on both sides: midnight here is another moment at Greenwich.
    let events = try await store.events(
      between: (days.lowerBound - 1).midnight,
      and: (days.upperBound + 1).midnight
    )
    return PlanAgenda(
      try await record.plan(over: days).plan,
      beside: CalendarDay.all(of: events, over: days) { UTCOffset(hereAt: $0) },
      of: try await store.calendars().count,
      on: today,
      at: today == now.day ? now.minuteOfDay : 0,
      in: record.reader.language
    )
  }
}

extension PlanAPI.Change: RecordRequest {
  /// The plan after the change, which is an event of the library like every other preference.
  public func answer(from record: LocalRecord) async throws -> PlanReport {
    let time = LocalTime(moment, offset: record.now.offset)
    let sessions = try await record.book.plan().sessions
    func found(_ id: String) throws -> PlannedSession {
      guard let session = sessions.first(where: { $0.id == id }) else {
        throw record.missing(PlanRefusal.unknown(id.inSentence))
      }
      return session
    }
    func checkRoom(on day: Day) throws {
      guard sessions.count(where: { $0.day == day }) < PlanAPI.mostPerDay else {
        throw record.conflict(PlanRefusal.fullDay(day, most: PlanAPI.mostPerDay))
      }
    }
    var shown: Day?
    switch wish {
    case .put(var session):
      try checkRoom(on: session.day)
      session.id = Secret.hexadecimal(bytes: 8)
      try await record.book.keep(session, at: time)
      shown = session.day
    case .move(let id, let day, let clock):
      var session = try found(id)
      if day != session.day { try checkRoom(on: day) }
      (session.day, session.time) = (day, clock)
      try await record.book.keep(session, at: time)
      shown = day
    case .skip(let id, let isSkipped):
      var session = try found(id)
      session.isSkipped = isSkipped
      try await record.book.keep(session, at: time)
      shown = session.day
    case .remove(let id): try await record.book.keep(try found(id), isRemoved: true, at: time)
    case .undo:
      guard try await record.book.undoPlan(at: time) else {
        throw record.missing(PlanRefusal.noChange)
      }
    }
    return try await record.ask(Self.list(showing: shown, from: record.reader.today))
  }

  // The four weeks that are shown without a wish, or longer, so that what was changed is among them.
  private static func list(showing day: Day?, from today: Day) -> PlanAPI.List {
    guard let day, !PlanAPI.List().range(seenFrom: today).contains(day) else {
      return PlanAPI.List()
    }
    return PlanAPI.List(from: day, days: 1)
  }
}
