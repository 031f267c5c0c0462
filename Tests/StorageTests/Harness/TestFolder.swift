import Foundation
import GRDB
import Storage

/// A data folder among the temporary files, which is removed in the end.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-storage-\(UUID().uuidString)")

  var folder: DataFolder { DataFolder(path: url.path) }
  var database: String { url.appendingPathComponent("pacesetter.sqlite").path }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a copy of some files into a folder of its own.
  static func holding(_ files: [String: Data]) throws -> TestFolder {
    let copy = TestFolder()
    try FileManager.default.createDirectory(at: copy.url, withIntermediateDirectories: true)
    for (name, bytes) in files { try bytes.write(to: copy.url.appendingPathComponent(name)) }
    return copy
  }

  /// The bytes of the files that make up the database.
  func databaseFiles() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in ["pacesetter.sqlite", "pacesetter.sqlite-wal"] {
      let place = url.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: place.path) {
        files[name] = try Data(contentsOf: place)
      }
    }
    return files
  }

  /// Takes the closed database back to before a migration, 7 or later.
  func goBack(before number: Int) throws {
    let queue = try DatabaseQueue(path: database)
    try queue.writeWithoutTransaction { db in
      let steps = [
        40: "ALTER TABLE activity DROP COLUMN gear;",
        39: "ALTER TABLE activity DROP COLUMN assumed;",
        38: "DROP TABLE export_place;",
        37: """
        DROP TABLE calendar_session;
        ALTER TABLE calendar DROP COLUMN user;
        ALTER TABLE calendar DROP COLUMN tag;
        ALTER TABLE calendar DROP COLUMN keeps_plan;
        ALTER TABLE calendar DROP COLUMN place;
        ALTER TABLE calendar DROP COLUMN planned;
        ALTER TABLE calendar DROP COLUMN plan_tried;
        ALTER TABLE calendar DROP COLUMN plan_problem;
        """,
        35: "ALTER TABLE race DROP COLUMN parts; ALTER TABLE race DROP COLUMN crowded;",
        34: "ALTER TABLE voice_note DROP COLUMN mark; ALTER TABLE voice_note DROP COLUMN deleted;",
        33: """
        DROP INDEX activity_edit;
        DROP INDEX activity_edited;
        ALTER TABLE activity DROP COLUMN edit;
        ALTER TABLE activity DROP COLUMN edited;
        ALTER TABLE activity DROP COLUMN lead;
        DROP TABLE edit;
        """,
        31: "DROP TABLE page;",
        30: """
        ALTER TABLE race DROP COLUMN goals;
        ALTER TABLE race DROP COLUMN carried;
        ALTER TABLE race DROP COLUMN course;
        """,
        29: "DROP TABLE calendar_event; DROP TABLE calendar; DROP TABLE plan_feed;",
        28: "DROP TABLE mind_ask; DROP TABLE forgotten;",
        27: "DROP TABLE telling; DROP TABLE webhook;",
        26: "DROP TABLE token;",
        25: "ALTER TABLE activity DROP COLUMN recorded;",
        24: """
        DROP TABLE model_request;
        DROP TABLE summary;
        ALTER TABLE voice_note DROP COLUMN corrected;
        """,
        23: "DROP TABLE agent_call;",
        20: "ALTER TABLE run DROP COLUMN course; ALTER TABLE run DROP COLUMN steps;",
        16: "DROP TABLE own_script;",
        15: "ALTER TABLE message DROP COLUMN topic; ALTER TABLE message DROP COLUMN claims;",
        14: "DROP TABLE own_workout; DROP TABLE preference;",
        13: """
        ALTER TABLE strength DROP COLUMN workout;
        ALTER TABLE strength DROP COLUMN hash;
        ALTER TABLE strength DROP COLUMN score;
        ALTER TABLE strength DROP COLUMN effort;
        ALTER TABLE lift DROP COLUMN pair;
        ALTER TABLE lift DROP COLUMN per_side;
        ALTER TABLE lift DROP COLUMN reserve;
        ALTER TABLE lift DROP COLUMN count;
        ALTER TABLE lift DROP COLUMN counted;
        """,
        12: "ALTER TABLE activity DROP COLUMN damage;",
        11: """
        DROP TABLE reply;
        ALTER TABLE race DROP COLUMN script;
        DROP INDEX file_import;
        ALTER TABLE file DROP COLUMN import;
        ALTER TABLE memory DROP COLUMN removed;
        """,
        10: "DROP TABLE memory;",
        9: "DROP TABLE cue; DROP TABLE race;",
        8: "DROP TABLE voice_note;",
        7: "DROP TABLE played; DROP TABLE message; DROP TABLE script; DROP TABLE run;",
      ]
      for (step, sql) in steps.sorted(by: { $0.key > $1.key }) where step >= number {
        try db.execute(sql: sql)
      }
      try db.execute(
        sql: "DELETE FROM grdb_migrations WHERE CAST(identifier AS INTEGER) >= ?",
        arguments: [number]
      )
    }
    try queue.close()
  }
}
