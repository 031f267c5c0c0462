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

  // Accounts on CalDAV servers; their passwords are in a file of their own. `tag` is the version that was
  // read, `place` the address of the plan's own calendar there. `calendar_session` has each session as it
  // was when both sides were last the same, and the version that the server gave it.
  static let calendarAccounts = """
    ALTER TABLE calendar ADD COLUMN user TEXT;
    ALTER TABLE calendar ADD COLUMN tag TEXT;
    ALTER TABLE calendar ADD COLUMN keeps_plan INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE calendar ADD COLUMN place TEXT;
    ALTER TABLE calendar ADD COLUMN planned INTEGER;
    ALTER TABLE calendar ADD COLUMN plan_tried INTEGER;
    ALTER TABLE calendar ADD COLUMN plan_problem TEXT;
    CREATE TABLE calendar_session (
      calendar TEXT NOT NULL REFERENCES calendar (id) ON DELETE CASCADE,
      session TEXT NOT NULL,
      etag TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (calendar, session)
    ) STRICT, WITHOUT ROWID;
    """
}
