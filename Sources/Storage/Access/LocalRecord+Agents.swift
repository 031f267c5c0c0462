public import Exchange
import GRDB
import Training

extension LocalRecord {
  static let agentRequests: [any RecordRequest.Type] = [AgentAPI.List.self, AgentAPI.Note.self]
}

extension AgentAPI.List: RecordRequest {
  /// The newest five hundred.
  public func answer(from record: LocalRecord) async throws -> AgentLedger {
    AgentLedger(
      try await record.database.read { db in
        try Row.fetchAll(db, sql: "SELECT * FROM agent_call ORDER BY number DESC LIMIT 500").map {
          AgentCall(
            at: $0.instant("at"),
            tool: $0["tool"],
            arguments: $0["arguments"],
            bytes: $0["bytes"],
            isAnswered: $0["answered"]
          )
        }
      }
    )
  }
}

extension AgentAPI.Note: RecordRequest {
  // An agent's day is long: what is older than 90 days goes.
  private static let lifetime = Duration.seconds(90 * 86_400)
  // Arguments are short; a workout that was checked is not kept.
  private static let longestArguments = 2000

  /// Done, once it is kept.
  public func answer(from record: LocalRecord) async throws -> Done {
    let entry = entry
    try await record.database.write { db in
      try db.execute(
        sql: "DELETE FROM agent_call WHERE at < ?",
        arguments: [entry.at.advanced(by: .zero - Self.lifetime).millisecondsSince1970]
      )
      try db.execute(
        sql: """
          INSERT INTO agent_call (at, tool, arguments, bytes, answered) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          entry.at.millisecondsSince1970, String(entry.tool.prefix(64)),
          String(entry.arguments.prefix(Self.longestArguments)), entry.bytes, entry.isAnswered,
        ]
      )
    }
    return Done()
  }
}
