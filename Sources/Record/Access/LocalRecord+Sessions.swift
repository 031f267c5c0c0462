public import Exchange
import Screens
import Storage

extension LocalRecord {
  static let sessionRequests: [any RecordRequest.Type] = [
    SessionAPI.List.self, SessionAPI.Import.self, SessionAPI.Show.self, SessionAPI.Delete.self,
  ]

  /// Makes sure that a name can be one of a session.
  func check(_ session: String) throws(RecordError) {
    guard LinkEvent.canName(session: session) else { throw noSession(session) }
  }

  func noSession(_ name: String) -> RecordError { missing(EntryRefusal.noSession(name.inSentence)) }
}

extension SessionAPI.List: RecordRequest {
  /// A part of the list.
  public func answer(from record: LocalRecord) async throws -> SessionPage {
    try await SessionLibrary(record.database).sessions(before: before, limit: limit)
  }
}

extension SessionAPI.Show: RecordRequest {
  /// The session.
  public func answer(from record: LocalRecord) async throws -> SessionSummary {
    try record.check(id)
    guard let session = try await SessionLibrary(record.database).session(id) else {
      throw record.noSession(id)
    }
    return session
  }
}

extension SessionAPI.Delete: RecordRequest {
  /// Done, once it is gone with its voice notes.
  public func answer(from record: LocalRecord) async throws -> Done {
    try record.check(id)
    guard try await record.events.remove(session: id) else { throw record.noSession(id) }
    try await FileStore(record.database).remove(session: id)
    return Done()
  }
}

extension SessionAPI.Import: RecordRequest {
  /// What the lines brought.
  public func answer(from record: LocalRecord) async throws -> EventImport {
    try await record.events.add(exported: lines)
  }
}
