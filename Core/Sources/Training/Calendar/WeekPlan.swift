/// What somebody means to do, in its order, with what became of it.
public struct WeekPlan: Hashable, Sendable {
  /// What became of a session.
  public enum Outcome: Hashable, Sendable {
    /// It is still to come, or its day is not over.
    case planned
    /// It was done; the name of the entry in the record.
    case done(String)
    /// It is not to be done.
    case skipped
    /// Its day is over, and nothing was recorded that fits.
    case missed
  }

  /// A session and what became of it.
  public struct Entry: Hashable, Sendable {
    /// The session.
    public var session: PlannedSession
    /// What became of it.
    public var outcome: Outcome

    /// Puts both together.
    public init(_ session: PlannedSession, _ outcome: Outcome) {
      self.session = session
      self.outcome = outcome
    }
  }

  /// The sessions, the earliest first.
  public let entries: [Entry]

  /// Finds for each session what was recorded of it; an entry of the record counts for one session only.
  public init(_ sessions: [PlannedSession], among done: [HistoryEntry], on today: Day) {
    var left = done.sorted { Self.began($0) < Self.began($1) }
    entries = sessions.sorted(by: PlannedSession.isBefore).map { session in
      guard !session.isSkipped else { return Entry(session, .skipped) }
      if let place = left.firstIndex(where: { session.isMet(by: $0) }) {
        return Entry(session, .done(left.remove(at: place).id))
      }
      return Entry(session, session.day < today ? .missed : .planned)
    }
  }

  /// The entries of a day.
  public func entries(on day: Day) -> [Entry] { entries.filter { $0.session.day == day } }

  private static func began(_ entry: HistoryEntry) -> Double {
    switch entry {
    case .activity(let summary): summary.startedAt.instant.secondsSince1970
    case .strength(let session): session.startedAt.instant.secondsSince1970
    }
  }
}
