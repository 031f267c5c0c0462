extension Schema {
  // What was measured lies apart from what the companion said: `run` is the only link, and it is a
  // session's name, not its row, so that neither needs the other.
  //
  // `covered` names the richer record of the same activity. A covered one is in no list; when the
  // import that covers it is undone it is there again.
  static let record = """
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

  // How many entries of a file have been taken so far; nothing once the whole file is.
  static let portions = "ALTER TABLE import ADD COLUMN reached INTEGER;"

  // What an exercise of a diary is called here; `old` is folded, as names are compared.
  static let names = "CREATE TABLE naming (old TEXT PRIMARY KEY, new TEXT NOT NULL) STRICT;"

  // What the weight of a set means: lifted, added to one's own, or taken from it.
  static let loadModes = """
    ALTER TABLE lift ADD COLUMN mode TEXT NOT NULL DEFAULT 'external';
    """

  // A name that came with an export goes with it; nothing for one that somebody gave himself.
  static let broughtNames = """
    ALTER TABLE naming ADD COLUMN import INTEGER REFERENCES import (id) ON DELETE CASCADE;
    CREATE INDEX naming_import ON naming (import);
    """

  // What is missing of an activity that was saved from a damaged file, as JSON with its sentence.
  static let damage = "ALTER TABLE activity ADD COLUMN damage TEXT;"
}
