import Exchange
import Storage
import Training

/// Makes the plan and its own calendar in an account the same, session by session.
///
/// Cut off at any place, it finds out the next time what was done: every change of the calendar is tied to
/// the version that is known.
struct PlanExchange: Sendable {
  /// The days around today whose sessions go out.
  private static let (before, after) = (28, 183)

  let book: Logbook
  let now: @Sendable () -> LocalTime
  let today: Day
  let calendar: any PlanCalendar
  let store: CalendarStore
  let id: String
  let place: String
  let server: String
  /// The sessions of the plan by their names, and when each key of the plan was changed last.
  let sessions: [String: PlannedSession]
  let changed: [String: Instant]
  /// The versions of the entries that the calendar has.
  let etags: [String: String]

  /// Whether the plan has something that its calendar may not have.
  static func isNews(
    _ sessions: [String: PlannedSession],
    for pairs: [String: PlanAccount.Pair],
    on today: Day
  ) -> Bool {
    for session in sessions.values where !session.isSkipped {
      let known = pairs[session.id].map { PlanEvent($0.session).sameness }
      if known == nil, days(around: today).contains(session.day) { return true }
      if let known, known != PlanEvent(session).sameness { return true }
    }
    return pairs.keys.contains { sessions[$0]?.isSkipped ?? true }
  }

  private static func days(around today: Day) -> Range<Day> { today - before..<today + after }

  /// Looks at every session that either side has.
  func run(_ pairs: [String: PlanAccount.Pair]) async throws {
    let days = Self.days(around: today)
    for (id, pair) in pairs.sorted(by: { $0.key < $1.key }) {
      // A calendar may forget what is long past; the plan does not.
      let isPast = pair.session.day < days.lowerBound && etags[Self.name(id)] == nil
      if isPast { try await store.keepPair(nil, id, of: self.id) } else { try await meet(id, pair) }
    }
    for id in sessions.keys.sorted() where pairs[id] == nil {
      guard let session = sessions[id], !session.isSkipped, days.contains(session.day) else {
        continue
      }
      try await meet(id, nil)
    }
  }

  /// What the entry of a session is called.
  static func name(_ id: String) -> String { id + ".ics" }

  private func meet(_ id: String, _ pair: PlanAccount.Pair?) async throws {
    let own = sessions[id].flatMap { $0.isSkipped ? nil : $0 }
    let base = pair.map { PlanEvent($0.session).sameness }
    let moment = changed[PlannedSession.keyPrefix + id]
    let here: PlanMerge.Change =
      if let own { PlanEvent(own).sameness == base ? .none : .changed(moment) } else {
        .gone(moment)
      }

    var entry: PlanCalendarEntry?
    var there = PlanMerge.Change.gone(nil)
    if let etag = etags[Self.name(id)] {
      there = .none
      if etag != pair?.etag || etag == "?" {
        entry = try await calendar.entry(Self.name(id), of: place)
        // What is no event any more is left to whoever made it so.
        guard let entry, let event = entry.event else { return }
        if let own, event.sameness == PlanEvent(own).sameness {
          return try await agree(on: own, entry.etag)
        }
        if event.sameness != base { there = .changed(event.changedAt) }
      }
    } else if pair == nil {
      there = .none
    }
    guard let session = own ?? sessions[id] ?? pair?.session else { return }
    for step in PlanMerge.steps(here: here, there: there) {
      guard try await apply(step, session, isGone: own == nil, entry) else { return }
    }
  }

  /// Applies a step; says whether the next one may follow.
  private func apply(
    _ step: PlanMerge.Step,
    _ session: PlannedSession,
    isGone: Bool,
    _ entry: PlanCalendarEntry?
  ) async throws -> Bool {
    switch step {
    case .write: return try await write(session, entry)
    case .delete:
      let name = Self.name(session.id)
      let etag = entry?.etag ?? etags[name] ?? "?"
      guard try await calendar.remove(name, of: place, etag) else { return false }
      try await store.keepPair(nil, session.id, of: id)
    case .follow:
      guard let entry, let event = entry.event else { return false }
      let followed = event.applied(to: session)
      try await book.keep(followed, at: now())
      try await agree(on: followed, entry.etag)
    case .remove:
      try await book.keep(session, isRemoved: true, at: now())
      try await store.keepPair(nil, session.id, of: id)
    case .note:
      guard let event = entry?.event else { return false }
      try await book.keep(event.applied(to: session), at: now())
      try await book.keep(session, isRemoved: isGone && !session.isSkipped, at: now())
    case .forget: try await store.keepPair(nil, session.id, of: id)
    }
    return true
  }

  private func write(_ session: PlannedSession, _ entry: PlanCalendarEntry?) async throws -> Bool {
    let name = Self.name(session.id)
    var old = entry
    if old == nil, etags[name] != nil { old = try await calendar.entry(name, of: place) }
    let bytes = PlanFile.event(session, server: server, over: old?.bytes, at: now().instant)
    // Who was there in between is met the next time.
    guard try await calendar.write(bytes, name, of: place, over: old?.etag),
      let written = try await calendar.entry(name, of: place)
    else { return false }
    let isOurs = written.event?.sameness == PlanEvent(session).sameness
    try await agree(on: session, isOurs ? written.etag : "")
    return true
  }

  private func agree(on session: PlannedSession, _ etag: String) async throws {
    try await store.keepPair(PlanAccount.Pair(session: session, etag: etag), session.id, of: id)
  }
}
