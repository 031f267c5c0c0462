import Foundation
import GRDB
import Testing

/// A database as an earlier release left it, with something of everything in it.
///
/// Its tables are those of that release, and never to be changed. A release that changes tables gets a
/// further case here.
enum EarlierRelease: Int, CaseIterable {
  case journals = 1
  case record
  case portions
  case broughtNames = 6
  case companion
  case voiceNotes
  case races
  case memory
  case replies

  /// What its migrations were called.
  var steps: [String] {
    let all = [
      "1 journals", "2 record", "3 portions", "4 names", "5 load modes", "6 brought names",
      "7 companion", "8 voice notes", "9 races", "10 memory", "11 replies",
    ]
    return Array(all.prefix(rawValue))
  }

  /// Makes the database in a folder.
  func make(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: folder.appendingPathComponent("pacesetter.sqlite").path)
    try queue.write { db in
      try db.execute(sql: Self.journalTables + Self.journalRows)
      if rawValue >= 2 { try db.execute(sql: Self.recordTables + Self.recordRows) }
      if rawValue >= 3 { try db.execute(sql: Self.portionTables + Self.portionRows) }
      if rawValue >= 6 { try db.execute(sql: Self.nameTables + Self.nameRows) }
      if rawValue >= 7 { try db.execute(sql: Self.companionTables + Self.companionRows) }
      if rawValue >= 8 { try db.execute(sql: Self.noteTables + Self.noteRows) }
      if rawValue >= 9 { try db.execute(sql: Self.raceTables + Self.raceRows) }
      if rawValue >= 10 { try db.execute(sql: Self.memoryTables + Self.memoryRows) }
      if rawValue >= 11 { try db.execute(sql: Self.replyTables + Self.replyRows) }
      for step in steps {
        try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [step])
      }
    }
    // As a program leaves it that was killed: the log of a live database lies beside it.
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    try queue.close()
  }

  /// Everything in the tables of the release, as text, column by column.
  func rows(of database: String) throws -> [String] {
    let model = try DatabaseQueue()
    try model.write { db in
      try db.execute(sql: Self.journalTables)
      if rawValue >= 2 { try db.execute(sql: Self.recordTables) }
      if rawValue >= 3 { try db.execute(sql: Self.portionTables) }
      if rawValue >= 6 { try db.execute(sql: Self.nameTables) }
      if rawValue >= 7 { try db.execute(sql: Self.companionTables) }
      if rawValue >= 8 { try db.execute(sql: Self.noteTables) }
      if rawValue >= 9 { try db.execute(sql: Self.raceTables) }
      if rawValue >= 10 { try db.execute(sql: Self.memoryTables) }
      if rawValue >= 11 { try db.execute(sql: Self.replyTables) }
    }
    let tables = try model.read { db in
      try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
          + " AND name NOT LIKE 'grdb_%'"
      ).map { table in (table, try db.columns(in: table).map { "\"\($0.name)\"" }) }
    }
    let queue = try DatabaseQueue(path: database)
    defer { try? queue.close() }
    return try queue.read { db in
      try tables.flatMap { table, columns in
        try Row.fetchAll(
          db,
          sql: "SELECT \(columns.joined(separator: ", ")) FROM \"\(table)\" ORDER BY 1, 2"
        ).map { "\(table) \(Array($0.databaseValues))" }
      }
    }
  }

  // Of each row so many that tables have several pages.
  private static let numbers =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) "

  private static let journalRows = """
    INSERT INTO mark VALUES ('identity', 'abc');
    INSERT INTO source (name, acked) VALUES ('00000000000000aa', 300);
    \(numbers)
    INSERT INTO session (name, began, offset, ended, events, bytes, chain)
      SELECT 'run-' || i, i * 1000, 120, i * 1000 + 500, 0, 0, 0 FROM n;
    INSERT INTO session_source SELECT id, 1 FROM session;
    \(numbers)
    INSERT INTO event (source, seq, session, place, chain, line)
      SELECT 1, i, NULL, NULL, 0, zeroblob(90) FROM n;
    INSERT INTO file VALUES ('f', 'd', 'audio/mp4', 9, 1, 'run-1', 5);
    INSERT INTO device VALUES ('d', 'phone', x'00ff', 1, 2);

    """

  private static let recordRows = """
    INSERT INTO import (batch, at, name, kind, digest) VALUES (1, 5, 'a.fit', 'fit', 'd1');
    \(numbers)
    INSERT INTO activity (id, import, sport, kind, started, source, source_name, richness, meters)
      SELECT 'a' || i, 1, 'running', 'running', i * 100000, 'fit', 'watch', 3, i * 1.5 FROM n;
    INSERT INTO series SELECT id, 1, zeroblob(200) FROM activity;
    INSERT INTO split SELECT id, 1, 1000, 300000, 300000, 150 FROM activity;
    INSERT INTO lap SELECT id, 1, 0, 1000, 300000 FROM activity;
    INSERT INTO pause SELECT id, 1, 1, 2 FROM activity;
    INSERT INTO effort SELECT id, 400, 90000 FROM activity;
    INSERT INTO pulse SELECT id, 150, 300000 FROM activity;
    INSERT INTO strength (id, import, name, started, program, sets, volume)
      VALUES ('s', 1, 'Legs', 1000, 'strong', 1, 500);
    INSERT INTO lift (strength, number, exercise, kind, weight, unit, reps)
      VALUES ('s', 1, 'Squat', 'working', 100, 'kg', 5);
    INSERT INTO daily VALUES (20000, 'steps', 1, 9000);

    """

  private static let portionRows = """
    INSERT INTO import (batch, at, name, kind, digest, reached)
      VALUES (2, 6, 'export.xml', 'apple_health', 'd2', 100);

    """

  private static let nameRows = """
    INSERT INTO naming VALUES ('kneebender', 'Goblet Squat', 2);
    UPDATE lift SET mode = 'bodyweight';

    """

  private static let companionRows = """
    INSERT INTO run
      SELECT 'r' || id, 1, started, started + 500, 120, 'outdoor', 'free', 'zen_coach' FROM activity;
    INSERT INTO script SELECT id, 's', id, NULL, NULL, NULL, NULL, 'linear', NULL, NULL FROM run;
    INSERT INTO message
      SELECT id, 1, 'm', '{"type":"halfway"}', 'Half.', NULL, NULL, 50, NULL, 1, NULL FROM run;
    INSERT INTO played SELECT id, 1, 'script', 'm', 250, 'Half.', 0 FROM run;

    """

  private static let replyRows = """
    INSERT INTO reply
      SELECT id, 'q' || id, 5, 6, 'Ease off.', NULL, 'model', 0.001 FROM voice_note;
    UPDATE race SET script = 's';

    """

  private static let replyTables = """
    CREATE TABLE reply (note TEXT PRIMARY KEY REFERENCES voice_note (id) ON DELETE CASCADE,
      id TEXT NOT NULL, requested INTEGER NOT NULL, responded INTEGER, text TEXT, played INTEGER,
      model TEXT NOT NULL, cost REAL, CHECK ((responded IS NULL) = (text IS NULL))) STRICT;
    ALTER TABLE race ADD COLUMN script TEXT;
    ALTER TABLE file ADD COLUMN import INTEGER REFERENCES import (id) ON DELETE CASCADE;
    CREATE INDEX file_import ON file (import);
    ALTER TABLE memory ADD COLUMN removed INTEGER;

    """

  private static let memoryRows = """
    INSERT INTO memory
      SELECT 'goal.' || id, 1, 'goal', '"' || id || '"', 1, 'user', started FROM activity;

    """

  private static let memoryTables = """
    CREATE TABLE memory (key TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE, kind TEXT NOT NULL,
      value TEXT NOT NULL, confidence REAL NOT NULL, source TEXT NOT NULL,
      updated INTEGER NOT NULL) STRICT;
    CREATE INDEX memory_import ON memory (import);

    """

  private static let raceRows = """
    INSERT INTO race SELECT 'c' || id, 1, 'Race ' || id, 20000, meters + 5000, 1500000, 'even',
      'Wind.', NULL, NULL FROM activity;
    INSERT INTO cue SELECT id, 1, 'fuel', 800.0, NULL, 'gel', '25 g' FROM race;

    """

  private static let raceTables = """
    CREATE TABLE race (id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE, name TEXT NOT NULL,
      day INTEGER NOT NULL, meters REAL NOT NULL, target INTEGER NOT NULL, pacing TEXT NOT NULL,
      notes TEXT, activity TEXT REFERENCES activity (id) ON DELETE SET NULL, removed INTEGER
    ) STRICT;
    CREATE INDEX race_import ON race (import);
    CREATE INDEX race_activity ON race (activity);
    CREATE TABLE cue (race TEXT NOT NULL REFERENCES race (id) ON DELETE CASCADE,
      number INTEGER NOT NULL, kind TEXT NOT NULL, meters REAL, time INTEGER, what TEXT NOT NULL,
      amount TEXT, PRIMARY KEY (race, number)) STRICT, WITHOUT ROWID;

    """

  private static let noteRows = """
    INSERT INTO voice_note
      SELECT 'n' || id, 1, id, started, 12500, 90.5, 'done', 'Knee.' FROM run;

    """

  private static let noteTables = """
    CREATE TABLE voice_note (id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE, run TEXT NOT NULL,
      recorded INTEGER, length INTEGER NOT NULL, meters REAL, status TEXT NOT NULL,
      transcript TEXT) STRICT;
    CREATE INDEX voice_note_run ON voice_note (run);
    CREATE INDEX voice_note_import ON voice_note (import);

    """

  private static let companionTables = """
    CREATE TABLE run (id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE, started INTEGER NOT NULL,
      ended INTEGER, offset INTEGER, type TEXT NOT NULL, mode TEXT NOT NULL, personality TEXT
    ) STRICT;
    CREATE INDEX run_import ON run (import);
    CREATE TABLE script (run TEXT PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
      id TEXT NOT NULL, run_id TEXT, personality TEXT, generated TEXT, model TEXT, digest TEXT,
      policy TEXT NOT NULL, branches TEXT, plan TEXT) STRICT;
    CREATE TABLE message (run TEXT NOT NULL REFERENCES script (run) ON DELETE CASCADE,
      number INTEGER NOT NULL, id TEXT NOT NULL, trigger TEXT NOT NULL, text TEXT NOT NULL,
      branch TEXT, audio TEXT, priority INTEGER NOT NULL, rank TEXT, once INTEGER NOT NULL,
      expires REAL, PRIMARY KEY (run, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE played (run TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
      number INTEGER NOT NULL, author TEXT NOT NULL, message TEXT NOT NULL, at INTEGER NOT NULL,
      text TEXT NOT NULL, interrupted INTEGER NOT NULL, PRIMARY KEY (run, number)
    ) STRICT, WITHOUT ROWID;

    """

  private static let nameTables = """
    CREATE TABLE naming (old TEXT PRIMARY KEY, new TEXT NOT NULL) STRICT;
    ALTER TABLE lift ADD COLUMN mode TEXT NOT NULL DEFAULT 'external';
    ALTER TABLE naming ADD COLUMN import INTEGER REFERENCES import (id) ON DELETE CASCADE;
    CREATE INDEX naming_import ON naming (import);

    """

  private static let portionTables = "ALTER TABLE import ADD COLUMN reached INTEGER;"

  private static let journalTables = """
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, acked INTEGER NOT NULL,
      jumps INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE session (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, began INTEGER NOT NULL,
      offset INTEGER NOT NULL, ended INTEGER NOT NULL, events INTEGER NOT NULL,
      bytes INTEGER NOT NULL, chain INTEGER NOT NULL, damaged INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE INDEX session_began ON session (began, id);
    CREATE TABLE session_source (
      session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
      source INTEGER NOT NULL REFERENCES source (id), PRIMARY KEY (session, source)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE event (number INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES source (id),
      seq INTEGER NOT NULL, session INTEGER REFERENCES session (id) ON DELETE CASCADE,
      place INTEGER, chain INTEGER NOT NULL, line BLOB NOT NULL, UNIQUE (source, seq)) STRICT;
    CREATE UNIQUE INDEX event_place ON event (session, place) WHERE session IS NOT NULL;
    CREATE TABLE file (id TEXT PRIMARY KEY, digest TEXT NOT NULL, type TEXT NOT NULL,
      bytes INTEGER NOT NULL, chunks INTEGER NOT NULL, session TEXT, made INTEGER NOT NULL) STRICT;
    CREATE INDEX file_digest ON file (digest);
    CREATE INDEX file_session ON file (session);
    CREATE TABLE device (id TEXT PRIMARY KEY, name TEXT NOT NULL, token BLOB NOT NULL UNIQUE,
      paired INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT;
    CREATE TABLE mark (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;

    """

  private static let recordTables = """
    CREATE TABLE import (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      batch INTEGER NOT NULL,
      at INTEGER NOT NULL,
      name TEXT NOT NULL,
      kind TEXT NOT NULL,
      digest TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE INDEX import_batch ON import (batch);
    CREATE TABLE activity (
      id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      covered TEXT REFERENCES activity (id) ON DELETE SET NULL,
      sport TEXT NOT NULL,
      kind TEXT NOT NULL,
      started INTEGER NOT NULL,
      offset INTEGER,
      elapsed INTEGER,
      moving INTEGER,
      meters REAL,
      kilocalories REAL,
      mean_heart_rate REAL,
      top_heart_rate REAL,
      ascent REAL,
      indoor INTEGER,
      source TEXT NOT NULL,
      source_name TEXT NOT NULL,
      run TEXT,
      label TEXT,
      notes TEXT,
      effort INTEGER,
      richness INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX activity_started ON activity (started, id);
    CREATE INDEX activity_import ON activity (import);
    CREATE INDEX activity_covered ON activity (covered) WHERE covered IS NOT NULL;
    CREATE UNIQUE INDEX activity_run ON activity (run) WHERE run IS NOT NULL AND covered IS NULL;
    CREATE TABLE series (
      activity TEXT PRIMARY KEY REFERENCES activity (id) ON DELETE CASCADE,
      rows INTEGER NOT NULL,
      columns BLOB NOT NULL
    ) STRICT;
    CREATE TABLE split (
      activity TEXT NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      meters REAL NOT NULL,
      moving INTEGER NOT NULL,
      elapsed INTEGER NOT NULL,
      heart_rate REAL,
      PRIMARY KEY (activity, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lap (
      activity TEXT NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      start REAL NOT NULL,
      meters REAL,
      moving INTEGER,
      PRIMARY KEY (activity, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pause (
      activity TEXT NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      start REAL NOT NULL,
      "end" REAL NOT NULL,
      PRIMARY KEY (activity, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE effort (
      activity TEXT NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
      meters REAL NOT NULL,
      taken INTEGER NOT NULL,
      PRIMARY KEY (activity, meters)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pulse (
      activity TEXT NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
      beats INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      PRIMARY KEY (activity, beats)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE strength (
      id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      covered TEXT REFERENCES strength (id) ON DELETE SET NULL,
      name TEXT NOT NULL,
      started INTEGER NOT NULL,
      offset INTEGER,
      elapsed INTEGER,
      body REAL,
      program TEXT NOT NULL,
      note TEXT,
      sets INTEGER NOT NULL,
      volume REAL NOT NULL
    ) STRICT;
    CREATE INDEX strength_started ON strength (started, id);
    CREATE INDEX strength_import ON strength (import);
    CREATE INDEX strength_covered ON strength (covered) WHERE covered IS NOT NULL;
    CREATE TABLE lift (
      strength TEXT NOT NULL REFERENCES strength (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      exercise TEXT NOT NULL,
      together TEXT,
      kind TEXT NOT NULL,
      weight REAL,
      unit TEXT NOT NULL,
      reps INTEGER,
      meters REAL,
      seconds REAL,
      effort REAL,
      rest REAL,
      note TEXT,
      PRIMARY KEY (strength, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX lift_exercise ON lift (exercise);
    CREATE TABLE daily (
      day INTEGER NOT NULL,
      kind TEXT NOT NULL,
      import INTEGER NOT NULL REFERENCES import (id) ON DELETE CASCADE,
      value REAL NOT NULL,
      PRIMARY KEY (day, kind, import)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX daily_import ON daily (import);

    """
}
