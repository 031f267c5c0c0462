extension Schema {
  // Calendars that are read for free time, with what is known of the next weeks, and the digest of the
  // secret under which the plan can be subscribed to.
  static let calendars = """
    CREATE TABLE calendar (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      is_named INTEGER NOT NULL,
      address TEXT,
      home INTEGER NOT NULL,
      file BLOB,
      titles INTEGER NOT NULL,
      made INTEGER NOT NULL,
      tried INTEGER,
      read INTEGER,
      problem TEXT,
      broken INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE calendar_event (
      calendar TEXT NOT NULL REFERENCES calendar (id) ON DELETE CASCADE,
      started INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      all_day INTEGER NOT NULL,
      title TEXT
    ) STRICT;
    CREATE INDEX calendar_event_calendar ON calendar_event (calendar);
    CREATE INDEX calendar_event_started ON calendar_event (started);
    CREATE TABLE plan_feed (
      digest BLOB PRIMARY KEY,
      made INTEGER NOT NULL,
      seen INTEGER
    ) STRICT;
    """
}
