extension Schema {
  // `activity` is the run of the race, found again whenever activities come or go. A race that was
  // taken out stays until the next one is, with the moment of it in `removed`, so that it can be
  // brought back.
  static let races = """
    CREATE TABLE race (
      id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      day INTEGER NOT NULL,
      meters REAL NOT NULL,
      target INTEGER NOT NULL,
      pacing TEXT NOT NULL,
      notes TEXT,
      activity TEXT REFERENCES activity (id) ON DELETE SET NULL,
      removed INTEGER
    ) STRICT;
    CREATE INDEX race_import ON race (import);
    CREATE INDEX race_activity ON race (activity);
    CREATE TABLE cue (
      race TEXT NOT NULL REFERENCES race (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      kind TEXT NOT NULL,
      meters REAL,
      time INTEGER,
      what TEXT NOT NULL,
      amount TEXT,
      PRIMARY KEY (race, number)
    ) STRICT, WITHOUT ROWID;
    """

  // `goals` has the slower goals of a race in milliseconds, the fastest first, with spaces between them;
  // `carried` a thing a line, "5 gel"; `course` the heights of the course as JSON.
  static let racePlans = """
    ALTER TABLE race ADD COLUMN goals TEXT;
    ALTER TABLE race ADD COLUMN carried TEXT;
    ALTER TABLE race ADD COLUMN course TEXT;
    """

  // `parts` has those of a custom pacing, meters and milliseconds of each on a line: "10000.0 3000000";
  // `crowded` is 1 where the first 400 m are free.
  static let raceParts = """
    ALTER TABLE race ADD COLUMN parts TEXT;
    ALTER TABLE race ADD COLUMN crowded INTEGER NOT NULL DEFAULT 0;
    """
}
