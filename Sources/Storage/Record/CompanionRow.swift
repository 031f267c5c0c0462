import Coaching
import Exchange
import Formats
import Foundation
import GRDB
import Training

/// Carries the companion's record of a run to its rows and back.
///
/// A script is taken apart into the members that its own file has, and put together from them again.
enum CompanionRow {
  // MARK: Writing

  static func replace(_ record: CompanionRecord, import number: Int64?, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM run WHERE id = ?", arguments: [record.run])
    try db.execute(
      sql: """
        INSERT INTO run (id, import, started, ended, offset, type, mode, personality, course, steps)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        record.run, number, record.startedAt.instant.millisecondsSince1970,
        record.endedAt?.millisecondsSince1970, record.startedAt.offset?.minutes,
        record.place.rawValue, record.mode.rawValue, record.personality,
        record.course.map { course in text { course.write(to: &$0) } },
        record.course.map { _ in
          text { json in json.array { json in for step in record.steps { step.write(to: &json) } } }
        },
      ]
    )
    if let script = record.script { try insert(script, of: record.run, db) }
    let insert = try db.cachedStatement(sql: "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (place, message) in record.played.enumerated() {
      try insert.execute(
        arguments: [
          record.run, place + 1, message.author.rawValue, message.message,
          ActivityRow.milliseconds(message.at.inSeconds), message.text, message.wasInterrupted,
        ]
      )
    }
  }

  private static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }

  private static func insert(_ script: Script, of run: String, _ db: Database) throws {
    var writer = JSONWriter()
    script.write(to: &writer)
    let json = try JSON.parse(writer.bytes)
    try db.execute(
      sql: "INSERT INTO script VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        run, script.id, script.runId, script.personality, script.generatedAt, script.model,
        script.inputDigest, script.branchPolicy.rawValue, json["branches"]?.text(),
        json["plan"]?.text(),
      ]
    )
    let insert = try db.cachedStatement(
      sql: "INSERT INTO message VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    for (place, message) in script.messages.enumerated() {
      var trigger = JSONWriter()
      message.trigger.write(to: &trigger)
      let names = message.claims.map { $0.rawValue }.joined(separator: " ")
      let claims: String? = names.isEmpty ? nil : names
      try insert.execute(
        arguments: [
          run, place + 1, message.id, trigger.text, message.text, message.branchKey,
          message.prerenderedAudioPath, message.priority, message.declaredRank?.rawValue,
          message.playOnce, message.expiresAfterSeconds, message.topic?.name, claims,
        ]
      )
    }
  }

  // MARK: Reading

  static func record(_ row: Row, _ db: Database) throws -> CompanionRecord {
    let run: String = row["id"]
    return CompanionRecord(
      run: run,
      startedAt: row.start,
      endedAt: row.instant(ifPresent: "ended"),
      place: RunPlace(rawValue: row["type"]) ?? .outdoor,
      mode: RunPlan.Mode(rawValue: row["mode"]) ?? .free,
      personality: row["personality"],
      script: try script(of: run, db),
      played: try played(in: run, db),
      course: try (row["course"] as String?).map { try RunCourse(Fields(JSON.parse($0))) },
      steps: try (row["steps"] as String?).map { text in
        try (JSON.parse(text).array ?? []).map { try StepResult(Fields($0)) }
      } ?? []
    )
  }

  static func played(in run: String, _ db: Database) throws -> [PlayedMessage] {
    try Row.fetchAll(
      db,
      sql: "SELECT * FROM played WHERE run = ? ORDER BY number",
      arguments: [run]
    ).map { row in
      PlayedMessage(
        author: PlayedMessage.Author(rawValue: row["author"]) ?? .script,
        message: row["message"],
        at: .milliseconds(row["at"] as Int64),
        text: row["text"],
        wasInterrupted: row["interrupted"]
      )
    }
  }

  private static func script(of run: String, _ db: Database) throws -> Script? {
    let row = try Row.fetchOne(db, sql: "SELECT * FROM script WHERE run = ?", arguments: [run])
    guard let row else { return nil }
    let messages = try Row.fetchAll(
      db,
      sql: "SELECT * FROM message WHERE run = ? ORDER BY number",
      arguments: [run]
    ).map { row in
      object([
        ("id", text(row["id"])), ("triggerSpec", try JSON.parse(row["trigger"] as String)),
        ("text", text(row["text"])), ("branchKey", text(row["branch"])),
        ("prerenderedAudioPath", text(row["audio"])), ("priority", number(row["priority"])),
        ("rank", text(row["rank"])), ("playOnce", .bool(row["once"])),
        ("expiresAfterSeconds", number(row["expires"])), ("topic", text(row["topic"])),
        ("claims", list(row["claims"])),
      ])
    }
    let json = object([
      ("id", text(row["id"])), ("runId", text(row["run_id"])),
      ("personality", text(row["personality"])), ("generatedAt", text(row["generated"])),
      ("model", text(row["model"])), ("inputDigest", text(row["digest"])),
      ("branchPolicy", text(row["policy"])),
      ("branches", try (row["branches"] as String?).map { try JSON.parse($0) }),
      ("plan", try (row["plan"] as String?).map { try JSON.parse($0) }),
      ("messages", .array(messages)),
    ])
    // It was a script when it was taken apart.
    return Script.read(json.utf8()).script
  }

  private static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { JSON.Member(key, $0) } })
  }

  private static func text(_ value: String?) -> JSON? { value.map { .string($0) } }

  /// Names with a space between them.
  private static func list(_ value: String?) -> JSON? {
    value.map { names in .array(names.split(separator: " ").map { .string(String($0)) }) }
  }

  private static func number(_ value: Double?) -> JSON? { value.map { .number($0) } }
}
