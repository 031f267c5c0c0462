package import Exchange
import GRDB
import Training

/// What agents have asked the record for.
package struct AgentBook: Sendable {
  // An agent's day is long: what is older than 90 days goes.
  private static let lifetime = Duration.seconds(90 * 86_400)
  // Arguments are short; a workout that was checked is not kept.
  private static let longestArguments = 2000

  private let database: RecordDatabase

  /// Opens the book of a database.
  package init(_ database: RecordDatabase) { self.database = database }

  /// The newest five hundred calls.
  package func calls() async throws(StorageError) -> [AgentCall] {
    try await database.read { db in
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
  }

  /// Keeps a call.
  package func note(_ call: AgentCall) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "DELETE FROM agent_call WHERE at < ?",
        arguments: [call.at.advanced(by: .zero - Self.lifetime).millisecondsSince1970]
      )
      try db.execute(
        sql: """
          INSERT INTO agent_call (at, tool, arguments, bytes, answered) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          call.at.millisecondsSince1970, String(call.tool.prefix(64)),
          String(call.arguments.prefix(Self.longestArguments)), call.bytes, call.isAnswered,
        ]
      )
    }
  }
}
