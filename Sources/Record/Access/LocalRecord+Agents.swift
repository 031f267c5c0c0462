public import Exchange
import Storage

extension LocalRecord {
  static let agentRequests: [any RecordRequest.Type] = [AgentAPI.List.self, AgentAPI.Note.self]
}

extension AgentAPI.List: RecordRequest {
  /// The newest five hundred.
  public func answer(from record: LocalRecord) async throws -> AgentLedger {
    AgentLedger(try await AgentBook(record.database).calls())
  }
}

extension AgentAPI.Note: RecordRequest {
  /// Done, once it is kept.
  public func answer(from record: LocalRecord) async throws -> Done {
    try await AgentBook(record.database).note(entry)
    return Done()
  }
}
