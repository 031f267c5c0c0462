extension Schema {
  // What the companion keeps of a run; `id` is the session's name, as in `activity.run`. What its owner
  // says of it and its totals are columns of its activity.
  //
  // Sessions that ended before there were these tables are taken in again, journal by journal: what the
  // record has of them already stays as it is.
  static let companion = """
    CREATE TABLE run (
      id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      ended INTEGER,
      offset INTEGER,
      type TEXT NOT NULL,
      mode TEXT NOT NULL,
      personality TEXT
    ) STRICT;
    CREATE INDEX run_import ON run (import);
    CREATE TABLE script (
      run TEXT PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      run_id TEXT,
      personality TEXT,
      generated TEXT,
      model TEXT,
      digest TEXT,
      policy TEXT NOT NULL,
      branches TEXT,
      plan TEXT
    ) STRICT;
    CREATE TABLE message (
      run TEXT NOT NULL REFERENCES script (run) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      id TEXT NOT NULL,
      trigger TEXT NOT NULL,
      text TEXT NOT NULL,
      branch TEXT,
      audio TEXT,
      priority INTEGER NOT NULL,
      rank TEXT,
      once INTEGER NOT NULL,
      expires REAL,
      PRIMARY KEY (run, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE played (
      run TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      author TEXT NOT NULL,
      message TEXT NOT NULL,
      at INTEGER NOT NULL,
      text TEXT NOT NULL,
      interrupted INTEGER NOT NULL,
      PRIMARY KEY (run, number)
    ) STRICT, WITHOUT ROWID;
    DELETE FROM mark WHERE name LIKE 'folded %';
    """
}
