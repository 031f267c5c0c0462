import GRDB

/// The tables, as numbered steps that are never changed once released.
///
/// ```
/// source ─< event >─ session ─< session_source      device, token: who may ask
///            │                                       file: complete files of the file lane
///            └ number: order of arrival              mark: single values
///
/// import ─< activity ─ series     import ─< strength ─< lift     import ─< daily, naming
///              ├< split, lap, pause
///              └< effort, pulse            import ─< run ─ script ─< message
///                                                   └< played
///                                       import ─< voice_note ─ reply   import ─< memory, race ─< cue
///                                       import ─< own_workout, preference     own_script
/// ```
enum Schema {
  /// Every step from an empty file to today's tables.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 journals") { try $0.execute(sql: journals) }
    migrator.registerMigration("2 record") { try $0.execute(sql: record) }
    migrator.registerMigration("3 portions") { try $0.execute(sql: portions) }
    migrator.registerMigration("4 names") { try $0.execute(sql: names) }
    migrator.registerMigration("5 load modes") { try $0.execute(sql: loadModes) }
    migrator.registerMigration("6 brought names") { try $0.execute(sql: broughtNames) }
    migrator.registerMigration("7 companion") { try $0.execute(sql: companion) }
    migrator.registerMigration("8 voice notes") { try $0.execute(sql: voiceNotes) }
    migrator.registerMigration("9 races") { try $0.execute(sql: races) }
    migrator.registerMigration("10 memory") { try $0.execute(sql: memory) }
    migrator.registerMigration("11 replies") { try $0.execute(sql: replies) }
    migrator.registerMigration("12 damage") { try $0.execute(sql: damage) }
    migrator.registerMigration("13 sets") { try $0.execute(sql: sets) }
    migrator.registerMigration("14 library") { try $0.execute(sql: library) }
    migrator.registerMigration("15 claims") { try $0.execute(sql: claims) }
    migrator.registerMigration("16 scripts") { try $0.execute(sql: scripts) }
    migrator.registerMigration("20 planned runs") { try $0.execute(sql: plannedRuns) }
    migrator.registerMigration("23 agents") { try $0.execute(sql: agents) }
    migrator.registerMigration("24 mind") { try $0.execute(sql: mind) }
    migrator.registerMigration("25 recorded sport") { try $0.execute(sql: recordedSport) }
    migrator.registerMigration("26 tokens") { try $0.execute(sql: tokens) }
    migrator.registerMigration("27 webhooks") { try $0.execute(sql: webhooks) }
    migrator.registerMigration("28 mind queue") { try $0.execute(sql: mindQueue) }
    migrator.registerMigration("29 calendars") { try $0.execute(sql: calendars) }
    migrator.registerMigration("30 race plans") { try $0.execute(sql: racePlans) }
    migrator.registerMigration("31 pages") { try $0.execute(sql: pages) }
    migrator.registerMigration("33 edits") { try $0.execute(sql: edits) }
    migrator.registerMigration("34 marks") { try $0.execute(sql: marks) }
    migrator.registerMigration("35 race parts") { try $0.execute(sql: raceParts) }
    migrator.registerMigration("37 calendar accounts") { try $0.execute(sql: calendarAccounts) }
    migrator.registerMigration("38 exports") { try $0.execute(sql: exports) }
    migrator.registerMigration("39 assumed clocks") { try $0.execute(sql: assumedClocks) }
    migrator.registerMigration("40 gear") { try $0.execute(sql: gear) }
    return migrator
  }

  // `chain` is the CRC-32C of the chain before it and the line: it notices a line that is missing
  // or exchanged within a session, which the line's own checksum cannot.
  private static let journals = """
    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      acked INTEGER NOT NULL,
      jumps INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE session (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      began INTEGER NOT NULL,
      offset INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      events INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      chain INTEGER NOT NULL,
      damaged INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX session_began ON session (began, id);
    CREATE TABLE session_source (
      session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
      source INTEGER NOT NULL REFERENCES source (id),
      PRIMARY KEY (session, source)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE event (
      number INTEGER PRIMARY KEY,
      source INTEGER NOT NULL REFERENCES source (id),
      seq INTEGER NOT NULL,
      session INTEGER REFERENCES session (id) ON DELETE CASCADE,
      place INTEGER,
      chain INTEGER NOT NULL,
      line BLOB NOT NULL,
      UNIQUE (source, seq)
    ) STRICT;
    CREATE UNIQUE INDEX event_place ON event (session, place) WHERE session IS NOT NULL;
    CREATE TABLE file (
      id TEXT PRIMARY KEY,
      digest TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      chunks INTEGER NOT NULL,
      session TEXT,
      made INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX file_digest ON file (digest);
    CREATE INDEX file_session ON file (session);
    CREATE TABLE device (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      token BLOB NOT NULL UNIQUE,
      paired INTEGER NOT NULL,
      seen INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE mark (
      name TEXT PRIMARY KEY,
      value ANY NOT NULL
    ) STRICT;
    """
}
