extension Schema {
  // What a language model answers to a voice note; `responded` and `text` come together, and are
  // nothing while it waits. A race names the script that was made ahead of it. A sound that came with an
  // export goes with it. What was forgotten stays until something else is, with the moment of it in
  // `removed`, so that it can be brought back.
  static let replies = """
    CREATE TABLE reply (
      note TEXT PRIMARY KEY REFERENCES voice_note (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      requested INTEGER NOT NULL,
      responded INTEGER,
      text TEXT,
      played INTEGER,
      model TEXT NOT NULL,
      cost REAL,
      CHECK ((responded IS NULL) = (text IS NULL))
    ) STRICT;
    ALTER TABLE race ADD COLUMN script TEXT;
    ALTER TABLE file ADD COLUMN import INTEGER REFERENCES import (id) ON DELETE CASCADE;
    CREATE INDEX file_import ON file (import);
    ALTER TABLE memory ADD COLUMN removed INTEGER;
    """
}
