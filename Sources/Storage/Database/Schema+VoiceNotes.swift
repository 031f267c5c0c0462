extension Schema {
  // `id` is what the sound is called on the lane of files, `run` the session's name: a note may come
  // before the run that it belongs to, and neither needs the other.
  //
  // Until now notes were read from the journals; these are taken in again.
  static let voiceNotes = """
    CREATE TABLE voice_note (
      id TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      run TEXT NOT NULL,
      recorded INTEGER,
      length INTEGER NOT NULL,
      meters REAL,
      status TEXT NOT NULL,
      transcript TEXT
    ) STRICT;
    CREATE INDEX voice_note_run ON voice_note (run);
    CREATE INDEX voice_note_import ON voice_note (import);
    DELETE FROM mark WHERE name LIKE 'folded %';
    """
}
