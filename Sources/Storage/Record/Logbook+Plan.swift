import Exchange
public import Training

extension Logbook {
  /// What is planned, and whether a change of it can be undone.
  public func plan() async throws(StorageError) -> (sessions: [PlannedSession], canUndo: Bool) {
    try await SessionFolding(events.database).fold()
    let preferences = try await RecordLibrary(events.database).preferences()
    let log = LibraryLog(try await SessionLibrary(events.database).lines(of: LibraryLog.session))
    return (PlannedSession.all(of: preferences), log.lastPlanned != nil)
  }

  /// Keeps a session of the plan as it is now, or takes it out.
  public func keep(
    _ session: PlannedSession,
    isRemoved: Bool = false,
    at time: LocalTime
  ) async throws {
    let library = RecordLibrary(events.database)
    let known = try await library.preferences().first { $0.key == session.key }
    let log = LibraryLog(try await SessionLibrary(events.database).lines(of: LibraryLog.session))
    if let known, !log.knows(session.key) {
      // It came with an import; with its first change taken back, it is to be there again.
      try await prefer(try LibraryLog.adoption(of: known), offset: time.offset ?? .zero)
    }
    let value = isRemoved ? PlannedSession.absence : session.value
    // A device whose clock is behind changes what it sees.
    let moment = max(time.instant, known?.changedAt ?? time.instant)
    let preference = try Preference(key: session.key, value: value, changedAt: moment)
    try await prefer(preference, offset: time.offset ?? .zero)
  }

  /// Takes back the last change of the plan; says whether there was one.
  public func undoPlan(at time: LocalTime) async throws(StorageError) -> Bool {
    let lines = try await SessionLibrary(events.database).lines(of: LibraryLog.session)
    guard let last = LibraryLog(lines).lastPlanned else { return false }
    _ = try await events.write(LibraryLog.undone, in: LibraryLog.session, at: time, last.reversal)
    return true
  }
}
