extension Schema {
  // `model_request` is written before anything is sent: `cost` is then the most that it can cost, in
  // millionths of a US dollar, and afterwards what it did. Texts go after thirty days.
  //
  // `corrected` is what somebody wrote in the place of what a recognizer had heard.
  static let mind = """
    CREATE TABLE model_request (
      number INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      task TEXT NOT NULL,
      provider TEXT NOT NULL,
      model TEXT NOT NULL,
      categories TEXT NOT NULL,
      digest TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      place TEXT NOT NULL,
      body TEXT,
      answer TEXT,
      input INTEGER NOT NULL DEFAULT 0,
      output INTEGER NOT NULL DEFAULT 0,
      cost INTEGER NOT NULL,
      outcome TEXT NOT NULL
    ) STRICT;
    CREATE INDEX model_request_at ON model_request (at);
    CREATE INDEX model_request_digest ON model_request (digest);
    CREATE TABLE summary (
      activity TEXT PRIMARY KEY,
      text TEXT NOT NULL,
      model TEXT NOT NULL,
      made INTEGER NOT NULL
    ) STRICT;
    ALTER TABLE voice_note ADD COLUMN corrected TEXT;
    """
}
