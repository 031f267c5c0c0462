extension Schema {
  // Pages that workouts were read from, as they came, each time that they were.
  static let pages = """
    CREATE TABLE page (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      digest TEXT NOT NULL,
      address TEXT,
      read INTEGER NOT NULL,
      fidelity TEXT NOT NULL,
      draft TEXT NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    CREATE INDEX page_address ON page (address);
    """
}
