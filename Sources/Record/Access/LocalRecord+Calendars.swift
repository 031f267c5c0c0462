public import Exchange
import Screens
public import Storage
public import Training

extension LocalRecord {
  static let calendarRequests: [any RecordRequest.Type] = [
    CalendarAPI.List.self, CalendarAPI.Add.self, CalendarAPI.Refresh.self, CalendarAPI.Change.self,
    CalendarAPI.Remove.self,
    CalendarAPI.Free.self, CalendarAPI.Publish.self, CalendarAPI.Withdraw.self,
  ]

  /// Reads the calendars again that are due; where somebody waits for it, every account.
  public func refreshCalendars(isAsked: Bool = false) async throws(StorageError) {
    guard let calendars = outside.calendars else { return }
    let store = CalendarStore(database)
    for calendar in try await store.due(now: seconds, isAsked: isAsked) {
      guard let source = calendar.source else {
        try await store.note(
          .failure(Refused(CalendarRefusal.noPassword)),
          of: calendar.id,
          now: seconds
        )
        continue
      }
      let result = await calendars.read(source, calendarDays, calendar.titles, calendar.known)
      try await store.note(result, of: calendar.id, now: seconds)
    }
  }

  /// How long there is before the next event of the calendars.
  public func freeTime() async throws(StorageError) -> RankingRequest.Gap? {
    let now = now
    let events = try await CalendarStore(database).events(
      between: now.instant,
      and: now.instant.advanced(bySeconds: 86_400)
    )
    return FreeTime.gap(among: events, at: now)
  }

  /// The race for which one rests now, if there is one.
  public func raceAhead() async throws(StorageError) -> RankingRequest.Race? {
    RaceSetup.ahead(try await library.races(), on: now.day)
  }

  /// The days that are read, from the beginning of today on.
  fileprivate var calendarDays: Range<Instant> {
    let today = now.instant.advanced(bySeconds: -86_400)
    return today..<today.advanced(bySeconds: Double((CalendarStore.days + 1) * 86_400))
  }

  var seconds: Int64 { Int64(now.instant.secondsSince1970) }
}

extension CalendarAPI.List: RecordRequest {
  /// The calendars as they were read last.
  public func answer(from record: LocalRecord) async throws -> CalendarList {
    let store = CalendarStore(record.database)
    let feed = try await store.feed()
    return CalendarList(
      try await store.calendars(in: record.reader.language),
      published: feed?.made,
      fetched: feed?.seen
    )
  }
}

extension CalendarAPI.Add: RecordRequest {
  /// The calendars with the new one, which was read.
  public func answer(from record: LocalRecord) async throws -> CalendarList {
    guard let calendars = record.outside.calendars else { throw RecordError.needsServer }
    switch await calendars.read(source, record.calendarDays, keepsTitles, nil) {
    case .failure(let failure): throw record.refused(failure)
    case .success(let reading):
      let store = CalendarStore(record.database)
      guard try await store.add(self, reading, now: record.seconds) else {
        throw record.conflict(DoorRefusal.fullOfCalendars(most: ReadCalendar.most))
      }
      if case .account = source { try await record.exchangePlans(isAsked: true) }
    }
    return try await record.ask(CalendarAPI.List())
  }
}

extension CalendarAPI.Refresh: RecordRequest {
  /// The calendars, read again where they were due.
  public func answer(from record: LocalRecord) async throws -> CalendarList {
    try await record.refreshCalendars(isAsked: true)
    try await record.exchangePlans(isAsked: true)
    return try await record.ask(CalendarAPI.List())
  }
}

extension CalendarAPI.Change: RecordRequest {
  /// The calendars, with the plan there or taken away from there.
  public func answer(from record: LocalRecord) async throws -> CalendarList {
    let store = CalendarStore(record.database)
    guard let calendar = try await store.calendars().first(where: { $0.id == id }) else {
      throw record.missing(DoorRefusal.noCalendar(id.inSentence))
    }
    guard calendar.user != nil else {
      throw record.conflict(DoorRefusal.isReadOnly)
    }
    if keepsPlan, !calendar.keepsPlan {
      try await store.keepPlan(true, in: id)
      try await record.exchangePlans(isAsked: true)
    } else if !keepsPlan, calendar.keepsPlan, let words = try await record.takePlanAway(from: id) {
      throw RecordError.refused(words)
    }
    return try await record.ask(CalendarAPI.List())
  }
}

extension CalendarAPI.Remove: RecordRequest {
  /// The calendars that are left.
  public func answer(from record: LocalRecord) async throws -> CalendarList {
    guard try await CalendarStore(record.database).remove(id) else {
      throw record.missing(DoorRefusal.noCalendar(id.inSentence))
    }
    return try await record.ask(CalendarAPI.List())
  }
}

extension CalendarAPI.Free: RecordRequest {
  /// The gap that this moment is in.
  public func answer(from record: LocalRecord) async throws -> FreeReport {
    FreeReport(try await record.freeTime(), race: try await record.raceAhead())
  }
}

extension CalendarAPI.Publish: RecordRequest {
  /// The address of the plan.
  public func answer(from record: LocalRecord) async throws -> PlanFeed {
    PlanFeed(secret: try await CalendarStore(record.database).publish(now: record.seconds))
  }
}

extension CalendarAPI.Withdraw: RecordRequest {
  /// Done, once the address opens nothing more.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await CalendarStore(record.database).withdraw() else {
      throw record.missing(DoorRefusal.noFeed)
    }
    return Done()
  }
}

extension LocalRecord {
  /// The plan of the last four weeks and of the next half year, for calendars that subscribe to it.
  public func planFile() async throws -> [UInt8] {
    let today = reader.today
    let days = today - 28..<today + 183
    let sessions = try await book.plan().sessions.filter { days.contains($0.day) }
    return PlanFile.bytes(
      sessions.sorted { ($0.day, $0.id) < ($1.day, $1.id) },
      server: database.identity,
      at: now.instant
    )
  }
}
