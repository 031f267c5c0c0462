import Exchange
import Screens
public import Storage
import Training

extension LocalRecord {
  /// Seconds after which the plan's own calendars are looked at again, and after a failure.
  private static let (pause, patience): (Int64, Int64) = (300, 900)

  /// Makes the plan and its own calendars the same where either may have changed; where somebody waits for
  /// it, everywhere.
  public func exchangePlans(isAsked: Bool = false) async throws(StorageError) {
    guard let calendars = outside.calendars,
      !(try await CalendarStore(database).planAccounts().isEmpty)
    else { return }
    await calendars.turn.take {
      // What cannot be read or kept now is looked at again the next time.
      do {
        for account in try await CalendarStore(database).planAccounts() {
          try await exchange(with: account, by: calendars, isAsked: isAsked)
        }
      } catch {}
    }
  }

  /// Takes the events of the plan away from an account, and keeps it there no more.
  ///
  /// Says in a sentence why that fails. What somebody has added there stays, and so does the
  /// calendar.
  func takePlanAway(from id: String) async throws(StorageError) -> String? {
    let language = reader.language
    guard let calendars = outside.calendars else {
      return CalendarRefusal.planStays.words(in: language)
    }
    return await calendars.turn.take {
      do {
        let store = CalendarStore(database)
        guard let known = try await store.planAccounts().first(where: { $0.id == id }) else {
          return nil
        }
        // What was changed there meanwhile comes here first.
        try await exchange(with: known, by: calendars, isAsked: true)
        guard let now = try await store.planAccounts().first(where: { $0.id == id }) else {
          return nil
        }
        if now.hasFailed {
          return try await store.calendars(in: language).first { $0.id == id }?.planProblem
        }
        guard let account = now.account else {
          return CalendarRefusal.noPassword.words(in: language)
        }
        let calendar = try calendars.open(account)
        // A defer cannot wait, and nobody needs to: the calendar has answered by then.
        defer { Task { await calendar.close() } }
        if let place = now.place, let etags = try await calendar.entries(of: place) {
          for session in now.pairs.keys.sorted() {
            let name = PlanExchange.name(session)
            guard let etag = etags[name] else { continue }
            guard try await calendar.remove(name, of: place, etag) else {
              return CalendarRefusal.planStays.words(in: language)
            }
            try await store.keepPair(nil, session, of: id)
          }
        }
        try await store.keepPlan(false, in: id)
        return nil
      } catch let error as Refused {
        return error.words(in: language)
      } catch {
        return CalendarRefusal.notKept.words(in: language)
      }
    }
  }

  private func exchange(
    with known: PlanAccount,
    by calendars: CalendarAccess,
    isAsked: Bool
  ) async throws {
    let store = CalendarStore(database)
    let (sessions, _) = try await book.plan()
    let byName = Dictionary(sessions.map { ($0.id, $0) }) { $1 }
    let since = seconds - (known.tried ?? 0)
    let isNews = PlanExchange.isNews(byName, for: known.pairs, on: reader.today)
    let isDue = since >= (known.hasFailed ? Self.patience : isNews ? 0 : Self.pause)
    guard isAsked || isDue else { return }
    guard let account = known.account else {
      return try await store.notePlan(
        CalendarRefusal.noPassword,
        of: known.id,
        now: seconds
      )
    }
    do {
      let calendar = try calendars.open(account)
      // A defer cannot wait, and nobody needs to: the calendar has answered by then.
      defer { Task { await calendar.close() } }
      var place = known.place
      if place == nil {
        let made = try await calendar.make(
          "pacesetter-" + database.identity.prefix(8).lowercased(),
          called: "Pacesetter"
        )
        try await store.keepPlace(made, of: known.id)
        place = made
      }
      guard let place, let etags = try await calendar.entries(of: place) else {
        return try await store.notePlan(
          CalendarRefusal.planIsGone,
          of: known.id,
          isGone: true,
          now: seconds
        )
      }
      let changed = try await library.preferences().filter { $0.isPlanned }
      try await PlanExchange(
        book: book,
        now: { now },
        today: reader.today,
        calendar: calendar,
        store: store,
        id: known.id,
        place: place,
        server: database.identity,
        sessions: byName,
        changed: Dictionary(changed.map { ($0.key, $0.changedAt) }) { $1 },
        etags: etags
      ).run(known.pairs)
      try await store.notePlan(nil, of: known.id, now: seconds)
    } catch let error as Refused {
      try await store.notePlan(error, of: known.id, now: seconds)
    }
  }
}
